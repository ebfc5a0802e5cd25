import { describe, expect, it } from 'vitest';
import { FrameRate } from '../../../src/stage/frame-rate.ts';

function rate() {
  const set: number[] = [];
  return { rate: new FrameRate((fps) => set.push(fps)), now: () => set.at(-1) };
}

describe('the rate of frames', () => {
  it('is full while a show holds it, whatever the lobby wishes meanwhile, and the lobby’s again after', () => {
    const { rate: frames, now } = rate();
    frames.wish(30);
    const release = frames.hold();
    expect(now()).toBe(60);
    frames.wish(30);
    expect(now()).toBe(60);
    release();
    expect(now()).toBe(30);
  });

  it('stays full until the last show has let go, however often one lets go', () => {
    const { rate: frames, now } = rate();
    frames.wish(30);
    const first = frames.hold();
    const second = frames.hold();
    first();
    first();
    expect(now()).toBe(60);
    second();
    expect(now()).toBe(30);
  });
});
