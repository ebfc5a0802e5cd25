import type * as z from 'zod/mini';
import { BRIDGE_VERSION, type FrameMessage, type HostMessage } from '../../contract/games/game-bridge.ts';

type WithoutVersion<Message> = Message extends unknown ? Omit<Message, 'v'> : never;
/** Kinds that say something by themselves. */
type PlainKind = Exclude<FrameMessage['kind'], 'wants-proof' | 'round-promised' | 'round-answered'>;
/** What the frame may say: a kind alone, or one with what belongs to it. */
export type FrameMessageBody = PlainKind | WithoutVersion<FrameMessage>;

/** The frame's line to the page around it; silent when there is no such page. */
export interface FrameBridge<Message = HostMessage> {
  post(said: FrameMessageBody): void;
  /** @returns the function that stops listening */
  listen(listener: (message: Message) => void): () => void;
}

/** The parts of a window that the bridge needs, so that a test can stand in for it. */
export interface BridgeWindow {
  readonly parent: { postMessage(message: unknown, targetOrigin: string): void };
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
  removeEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
}

/**
 * @param referrer the document's: the browser says who framed us, no parameter can forge it. Without one the
 * bridge stays silent rather than trust anybody.
 * @param schema of what the page may say; anything else is dropped
 */
export function makeFrameBridge<Message>(
  frame: BridgeWindow,
  referrer: string,
  schema: z.ZodMiniType<Message>,
): FrameBridge<Message> {
  const isFramed = (frame.parent as unknown) !== frame;
  const hostOrigin = isFramed ? originOf(referrer) : null;
  return {
    post(said) {
      const message = typeof said === 'string' ? { kind: said } : said;
      if (hostOrigin) frame.parent.postMessage({ v: BRIDGE_VERSION, ...message }, hostOrigin);
    },
    listen(listener) {
      const hear = (event: MessageEvent) => {
        if (!hostOrigin || event.origin !== hostOrigin || event.source !== frame.parent) return;
        const message = schema.safeParse(event.data);
        if (message.success) listener(message.data);
      };
      frame.addEventListener('message', hear);
      return () => frame.removeEventListener('message', hear);
    },
  };
}

function originOf(address: string): string | null {
  try {
    return new URL(address).origin;
  } catch {
    return null;
  }
}
