import {
  BRIDGE_VERSION,
  type FrameMessage,
  frameMessageSchema,
  type HostMessage,
} from '../../../../contract/games/game-bridge.ts';
import type { ReplayMessage } from '../../../../contract/games/replay-bridge.ts';

type WithoutVersion<Message> = Message extends unknown ? Omit<Message, 'v'> : never;

export interface HostBridge {
  post(message: WithoutVersion<HostMessage | ReplayMessage>): void;
  stop(): void;
}

/** The parts of a window that the bridge needs, so that a test can stand in for it. */
export interface BridgeHost {
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
  removeEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
}

/**
 * The page's end of the line to a game's frame. Only messages of that very frame, from the games' origin, in
 * this version and a known shape are accepted; messages are posted to that origin alone.
 */
export function makeHostBridge(
  host: BridgeHost,
  frame: () => MessageEventSource | null,
  gamesOrigin: string,
  listener: (message: FrameMessage) => void,
): HostBridge {
  let isReady = false;
  const hear = (event: MessageEvent) => {
    if (event.origin !== gamesOrigin || event.source === null || event.source !== frame()) return;
    const message = frameMessageSchema.safeParse(event.data);
    if (!message.success) return;
    if (message.data.kind === 'ready') isReady = true;
    listener(message.data);
  };
  host.addEventListener('message', hear);
  return {
    post(message) {
      // Before its first message the frame is an empty page of our own origin.
      if (isReady) frame()?.postMessage({ v: BRIDGE_VERSION, ...message }, { targetOrigin: gamesOrigin });
    },
    stop: () => host.removeEventListener('message', hear),
  };
}
