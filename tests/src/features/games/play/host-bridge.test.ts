import { expect, it } from 'vitest';
import { makeHostBridge } from '../../../../../src/features/games/play/host-bridge.ts';

const GAMES = 'http://localhost:8081';

function makePage() {
  const sent: unknown[] = [];
  const frame = {
    postMessage: (message: unknown, options: unknown) => void sent.push({ message, options }),
  } as unknown as MessageEventSource;
  const listeners = new Set<(event: MessageEvent) => void>();
  const host = {
    addEventListener: (_: 'message', listener: (event: MessageEvent) => void) => void listeners.add(listener),
    removeEventListener: (_: 'message', listener: (event: MessageEvent) => void) =>
      void listeners.delete(listener),
  };
  const receive = (data: unknown, origin = GAMES, source: unknown = frame) => {
    for (const listener of listeners) listener({ origin, data, source } as MessageEvent);
  };
  const heard: string[] = [];
  const bridge = makeHostBridge(
    host,
    () => frame,
    GAMES,
    ({ kind }) => heard.push(kind),
  );
  return { bridge, receive, heard, sent };
}

it('[R42] game host accepts messages of its own frame only: of no other origin, window, version or shape', () => {
  const { bridge, receive, heard } = makePage();
  receive({ v: 1, kind: 'ready' });
  receive({ v: 1, kind: 'round-ended' }, 'http://localhost:8080');
  receive({ v: 1, kind: 'round-ended' }, GAMES, {});
  receive({ v: 9, kind: 'round-ended' });
  receive({ v: 1, kind: 'give-me-the-token' });
  receive({ v: 1, kind: 'wants-proof', roundId: '/wallets?name=deposit' });
  bridge.stop();
  receive({ v: 1, kind: 'round-ended' });
  expect(heard).toEqual(['ready']);
});

it('[R42] game host posts to the games’ origin alone, and nothing before the frame’s first message', () => {
  const { bridge, receive, sent } = makePage();
  bridge.post({ kind: 'pause' });
  receive({ v: 1, kind: 'ready' });
  bridge.post({ kind: 'resume' });
  expect(sent).toEqual([{ message: { v: 1, kind: 'resume' }, options: { targetOrigin: GAMES } }]);
});
