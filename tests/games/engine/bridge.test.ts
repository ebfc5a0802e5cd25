import { describe, expect, it } from 'vitest';
import { hostMessageSchema } from '../../../contract/games/game-bridge.ts';
import { makeFrameBridge } from '../../../games/engine/bridge.ts';

const HOST = 'https://play.example';

function makeFrame() {
  const sent: { message: unknown; origin: string }[] = [];
  const parent = {
    postMessage: (message: unknown, origin: string) => void sent.push({ message, origin }),
  };
  const listeners = new Set<(event: MessageEvent) => void>();
  const frame = {
    parent,
    addEventListener: (_: 'message', listener: (event: MessageEvent) => void) => void listeners.add(listener),
    removeEventListener: (_: 'message', listener: (event: MessageEvent) => void) =>
      void listeners.delete(listener),
  };
  const receive = (origin: string, data: unknown, source: unknown = parent) => {
    for (const listener of listeners) listener({ origin, data, source } as MessageEvent);
  };
  return { frame, sent, receive };
}

describe('bridge of the game frame', () => {
  it('[R42] bridge posts only to the page that the browser names as its referrer', () => {
    const { frame, sent } = makeFrame();
    makeFrameBridge(frame, `${HOST}/game/start?gameId=101`, hostMessageSchema).post('round-ended');
    expect(sent).toEqual([{ message: { v: 1, kind: 'round-ended' }, origin: HOST }]);
  });

  it('[R42] bridge names the round to verify outside, and nothing more', () => {
    const { frame, sent } = makeFrame();
    makeFrameBridge(frame, `${HOST}/`, hostMessageSchema).post({ kind: 'wants-proof', roundId: 'a-round' });
    expect(sent).toEqual([{ message: { v: 1, kind: 'wants-proof', roundId: 'a-round' }, origin: HOST }]);
  });

  it.each(['', 'not an address'])('[R42] tells nobody when the referrer is "%s"', (referrer) => {
    const { frame, sent } = makeFrame();
    makeFrameBridge(frame, referrer, hostMessageSchema).post('ready');
    expect(sent).toEqual([]);
  });

  it('[R42] bridge accepts settings of its page, and rejects every other origin, source, version and shape', () => {
    const { frame, receive } = makeFrame();
    const heard: string[] = [];
    const stop = makeFrameBridge(frame, `${HOST}/`, hostMessageSchema).listen(({ kind }) => heard.push(kind));
    receive(HOST, { v: 1, kind: 'pause' });
    receive('https://evil.example', { v: 1, kind: 'pause' });
    receive(HOST, { v: 1, kind: 'pause' }, {});
    receive(HOST, { v: 2, kind: 'pause' });
    receive(HOST, { v: 1, kind: 'spin' });
    receive(HOST, 'pause');
    stop();
    receive(HOST, { v: 1, kind: 'resume' });
    expect(heard).toEqual(['pause']);
  });

  it('music is off unless the page says that it may play', () => {
    const { frame, receive } = makeFrame();
    const heard: unknown[] = [];
    makeFrameBridge(frame, `${HOST}/`, hostMessageSchema).listen((message) => heard.push(message));
    const settings = {
      v: 1,
      kind: 'settings',
      locale: 'en',
      isSoundOn: true,
      volume: 1,
      isMotionReduced: false,
    };
    receive(HOST, { ...settings, isMusicOn: true });
    receive(HOST, settings);
    receive(HOST, { ...settings, isMusicOn: 'loud' });
    expect(heard).toEqual([
      { ...settings, isMusicOn: true },
      { ...settings, isMusicOn: false },
    ]);
  });
});
