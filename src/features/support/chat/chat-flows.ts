import type { Call, CallBody } from '../../../../contract/call.ts';
import {
  type Chat,
  type ChatThread,
  endChat,
  getChat,
  sendChatMessage,
} from '../../../../contract/support/chat-calls.ts';
import type { SupportMessage } from '../../../../contract/support/support-messages.ts';
import { CHAT_POLL_MS, type ChatDesk } from '../../../../contract/support/support-rules.ts';
import { after } from '../../../platform/clock.ts';
import { callServer } from '../../../platform/http/call-server.ts';
import { t } from '../../../platform/i18n.ts';
import { momentFormat } from '../../../platform/market-time.ts';
import { newRequestId } from '../../../platform/request-id.ts';
import { saveText } from '../../../platform/save-file.ts';
import { elapsedMs } from '../../../platform/time.ts';
import { tokenStore } from '../../../platform/token-store.ts';
import { isHidden, onVisibilityChange } from '../../../platform/visibility.ts';
import { withWithdrawalOnlyToken } from '../../../session/player/withdrawal-only.ts';
import { onSignedIn } from '../../../session/sign-in/sign-in.ts';
import { onSignedOut } from '../../../session/sign-in/sign-out.ts';
import { chatStore, clearChat, lastPlace, mergeChat, setPending } from './chat-store.ts';
import { ensureSenderCode, mayHaveChat, senderCode } from './guest-code.ts';

/** A key pressed within this time is typing. */
const TYPING_MS = 4_000;
let typedAt = Number.NEGATIVE_INFINITY;

export function noteTyping(): void {
  typedAt = elapsedMs();
}

/** Asks, and shows the answer unless another player is here by then. @throws CallFailure */
async function ask<C extends Call>(call: C, body: CallBody<C>): Promise<void> {
  const asked = tokenStore.read();
  const chat = (await callServer(call, body, { isSilent: true, ...withWithdrawalOnlyToken() })) as Chat;
  if (tokenStore.read() !== asked) return;
  const next = mergeChat(chatStore.getState(), chat);
  if (next) chatStore.setState(next, true);
  else await ask(getChat, { code: senderCode(), after: 0, isTyping: false, isWatching: true });
}

/** The latest chat; what a guest who has never written has is known without a question. */
export async function loadChat({ isWatching }: { isWatching: boolean }): Promise<void> {
  if (!mayHaveChat()) {
    chatStore.setState({ isLoaded: true, failure: null });
    return;
  }
  const state = chatStore.getState();
  const isTyping = isWatching && elapsedMs() - typedAt < TYPING_MS;
  try {
    await ask(getChat, { code: senderCode(), after: lastPlace(state), isTyping, isWatching });
  } catch (failure) {
    chatStore.setState({ failure });
  }
}

/** Polls while the chat is in view and the page is visible. @returns what stops it */
export function watchChat(): () => void {
  let isStopped = false;
  let isAsking = false;
  let cancel = () => {};
  const poll = async () => {
    if (isStopped || isAsking || isHidden()) return;
    isAsking = true;
    cancel();
    await loadChat({ isWatching: true });
    isAsking = false;
    if (!isStopped) cancel = after(CHAT_POLL_MS, () => void poll());
  };
  void poll();
  const stopListening = onVisibilityChange(() => void poll());
  return () => {
    isStopped = true;
    cancel();
    stopListening();
  };
}

export interface ChatDraft {
  readonly text: string;
  readonly images: SupportMessage['images'];
}

/** Shows a message at once, and sends it. One that does not arrive stays, to be sent again. */
export async function sendMessage(desk: ChatDesk, { text, images }: ChatDraft): Promise<void> {
  const requestId = newRequestId();
  const message = { requestId, desk, text, images, failure: null };
  typedAt = Number.NEGATIVE_INFINITY;
  chatStore.setState(({ pending }) => ({ pending: [...pending, message] }));
  await deliver(requestId);
}

/** Sends it once, however often an answer is lost: the request id stays the same. */
export async function deliver(requestId: string): Promise<void> {
  const state = chatStore.getState();
  const message = state.pending.find((pending) => pending.requestId === requestId);
  if (!message) return;
  setPending(requestId, { failure: null });
  const { desk, text, images } = message;
  try {
    await ask(sendChatMessage, {
      requestId,
      code: ensureSenderCode(),
      desk,
      text,
      images: images.map(({ id }) => id),
      after: lastPlace(state),
    });
    setPending(requestId, null);
  } catch (failure) {
    setPending(requestId, { failure });
  }
}

/** Gives up a message that did not arrive. */
export const dropMessage = (requestId: string): void => setPending(requestId, null);

/** @throws CallFailure */
export const finishChat = (): Promise<void> =>
  ask(endChat, { code: senderCode(), after: lastPlace(chatStore.getState()) });

/** Puts a chat that has ended away; the next message begins another one. */
export function startNewChat(): void {
  chatStore.setState(({ thread }) => ({ putAway: thread?.number ?? null, thread: null, messages: [] }));
}

// Nobody sees the chat of another.
onSignedOut(clearChat);
onSignedIn(clearChat);

/** A chat as a text to keep: who wrote what, and when. */
function transcriptOf(
  { number }: ChatThread,
  messages: readonly SupportMessage[],
  formatLocale: string,
): string {
  const format = momentFormat(formatLocale, { dateStyle: 'medium', timeStyle: 'medium' });
  const lines = messages.map(({ at, author, text, images }) => {
    const pictures = images.length > 0 ? [t('support.chat.pictures', { count: images.length })] : [];
    const said = [text, ...pictures].filter((part) => part !== '').join(' ');
    return `${format.format(at)} ${t(`support.author.${author}`)}: ${said}`;
  });
  return [t('support.chat.number', { number }), '', ...lines, ''].join('\n');
}

export function saveTranscript(
  thread: ChatThread,
  messages: readonly SupportMessage[],
  formatLocale: string,
): void {
  saveText(`chat-${thread.number}.txt`, transcriptOf(thread, messages, formatLocale));
}
