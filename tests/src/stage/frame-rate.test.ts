import { describe, expect, it } from 'vitest';
import { FrameRate } from '../../../src/stage/frame-rate.ts';

function rate() {
  const set: number[] = [];
  return { rate: new FrameRate((fps) => set.push(fps)), now: () => set.at(-1) };
}

describe('frame rate', () => {
  it('frame rate is full while a show holds it, whatever the lobby requests, and the lobby’s again after', () => {
    const { rate: frames, now } = rate();
    frames.wish(30);
    const release = frames.hold();
    expect(now()).toBe(60);
    frames.wish(30);
    expect(now()).toBe(60);
    release();
    expect(now()).toBe(30);
  });

  it('frame rate stays full until the last show has released it, however often one releases it', () => {
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
