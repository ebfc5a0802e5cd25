import { createStore } from 'zustand/vanilla';
import type { Chat, ChatThread } from '../../../../contract/support/chat-calls.ts';
import type { SupportMessage } from '../../../../contract/support/support-messages.ts';
import type { ChatDesk } from '../../../../contract/support/support-rules.ts';

/** A message on its way, or one that did not arrive. */
export interface PendingMessage {
  readonly requestId: string;
  readonly desk: ChatDesk;
  readonly text: string;
  readonly images: SupportMessage['images'];
  /** Null while it is being sent. */
  readonly failure: unknown;
}

export interface ChatState {
  /** The first answer has come; before it nothing is known. */
  readonly isLoaded: boolean;
  /** Why the last question was not answered. */
  readonly failure: unknown;
  readonly thread: ChatThread | null;
  readonly messages: readonly SupportMessage[];
  readonly pending: readonly PendingMessage[];
  readonly unread: number;
  /** A chat that has ended and was put away for a new one. */
  readonly putAway: string | null;
}

const EMPTY_CHAT: ChatState = {
  isLoaded: false,
  failure: null,
  thread: null,
  messages: [],
  pending: [],
  unread: 0,
  putAway: null,
};

export const chatStore = createStore<ChatState>()(() => EMPTY_CHAT);

export const clearChat = (): void => chatStore.setState(EMPTY_CHAT, true);

/** The last message that is shown; 0: none. */
export const lastPlace = ({ messages }: Pick<ChatState, 'messages'>): number => messages.at(-1)?.place ?? 0;

/**
 * Lays an answer over what is shown: answers may cross, so that a message is added once, by its place. Of another chat only
 * a complete list replaces what is shown.
 * @returns null where the rest of another chat has to be asked for
 */
export function mergeChat(state: ChatState, { thread, messages, unread }: Chat): ChatState | null {
  const base = { ...state, isLoaded: true, failure: null };
  if (thread === null) return { ...base, thread, messages: [], unread: 0 };
  if (thread.state === 'closed' && thread.number === state.putAway)
    return { ...base, thread: null, messages: [], unread: 0 };
  const isSame = thread.number === state.thread?.number;
  if (!isSame && messages[0]?.place !== 1) return null;
  const shown = isSame ? state.messages : [];
  const last = lastPlace({ messages: shown });
  return { ...base, thread, unread, messages: [...shown, ...messages.filter(({ place }) => place > last)] };
}

export function setPending(requestId: string, change: Partial<PendingMessage> | null): void {
  chatStore.setState(({ pending }) => ({
    pending: pending.flatMap((message) => {
      if (message.requestId !== requestId) return [message];
      return change === null ? [] : [{ ...message, ...change }];
    }),
  }));
}
