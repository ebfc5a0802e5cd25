import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { KENO_DRAWN, KENO_MAX_PICKS } from '../../../contract/games/keno-lights.ts';
import type { FollowedRound } from '../../../games/engine/frame-state.ts';
import { CALL_MS, callAt, calledAfter, DrawShow } from '../../../games/keno-lights/draw-show.ts';
import { lampsOf } from '../../../games/keno-lights/lamps.ts';
import { layOutBoard } from '../../../games/keno-lights/layout.ts';
import { quickPick } from '../../../games/keno-lights/number-choice.ts';
import { KENO_LIGHTS } from '../../../maths/keno-lights.ts';

describe('board of lamps', () => {
  it.each([
    [360, 420, 8],
    [412, 460, 8],
    [700, 250, 16],
    [960, 520, 10],
  ])('eighty lamps and their frame lie within %i × %i, %i beside each other', (width, height, columns) => {
    const layout = layOutBoard(width, height);
    expect(layout.columns).toBe(columns);
    expect(layout.lamps).toHaveLength(80);
    // The least size of a target.
    expect(layout.size).toBeGreaterThanOrEqual(24);
    const { frame, size, lamps } = layout;
    expect(frame.x).toBeGreaterThanOrEqual(0);
    expect(frame.y).toBeGreaterThanOrEqual(0);
    expect(frame.x + frame.width).toBeLessThanOrEqual(width);
    expect(frame.y + frame.height).toBeLessThanOrEqual(height);
    for (const { x, y } of lamps) {
      expect(x).toBeGreaterThan(frame.x);
      expect(y).toBeGreaterThan(frame.y);
      expect(x + size).toBeLessThan(frame.x + frame.width);
      expect(y + size).toBeLessThan(frame.y + frame.height);
    }
    const places = new Set(lamps.map(({ x, y }) => `${Math.round(x)}:${Math.round(y)}`));
    expect(places.size).toBe(80);
  });
});

describe('lamps', () => {
  it('number that was called is a hit only where it was chosen and bet on', () => {
    const bet = lampsOf({ chosen: [3, 80], called: [80, 5], isBet: true });
    expect([bet[2], bet[79], bet[4], bet[0]]).toEqual(['chosen', 'hit', 'called', 'off']);
    expect(lampsOf({ chosen: [3, 80], called: [80, 5], isBet: false })[79]).toBe('called');
  });

  it('quick pick chooses different numbers of the board, in order', () => {
    for (let count = 1; count <= KENO_MAX_PICKS; count += 1) {
      const picked = quickPick(count);
      expect(new Set(picked).size).toBe(count);
      expect(picked).toEqual([...picked].sort((one, other) => one - other));
      expect(Math.min(...picked)).toBeGreaterThanOrEqual(1);
      expect(Math.max(...picked)).toBeLessThanOrEqual(80);
    }
    expect(quickPick(3, () => 0)).toEqual([1, 2, 3]);
    expect(quickPick(2, () => 0.9999)).toEqual([79, 80]);
  });
});

describe('calls of a draw', () => {
  beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
  afterEach(() => void vi.useRealTimers());

  const DRAWN = Array.from({ length: KENO_DRAWN }, (_, index) => index * 4 + 1);
  const followed = (resultAt: number) =>
    ({
      round: { resultAt, result: { drawn: DRAWN } },
      past: [],
      serverNow: Date.now,
    }) as unknown as FollowedRound;
  function makeShow() {
    const heard: [count: number, isNew: boolean][] = [];
    const show = new DrawShow({ call: (called, isNew) => heard.push([called.length, isNew]) });
    return { show, heard };
  }

  it('all numbers are called, and looked at, before bets open again', () => {
    expect(calledAfter(0)).toBe(0);
    expect(calledAfter(callAt(1))).toBe(1);
    expect(calledAfter(callAt(20) - 1)).toBe(19);
    expect(calledAfter(callAt(20))).toBe(20);
    expect(calledAfter(60_000)).toBe(20);
    expect(callAt(20) + 1_400).toBeLessThan(KENO_LIGHTS.shared.restMs);
  });

  it('numbers are called one after the other by the server’s clock', async () => {
    const { show, heard } = makeShow();
    show.run(followed(Date.now()));
    expect(heard).toEqual([[0, false]]);
    await vi.advanceTimersByTimeAsync(callAt(1));
    expect(heard.at(-1)).toEqual([1, true]);
    await vi.advanceTimersByTimeAsync(CALL_MS * 3);
    expect(heard.at(-1)).toEqual([4, true]);
    await vi.advanceTimersByTimeAsync(CALL_MS * 16);
    await show.ended;
    expect(heard.at(-1)).toEqual([20, true]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('player who comes late sees what was called before at once, without its motion', async () => {
    const { show, heard } = makeShow();
    show.run(followed(Date.now() - callAt(7)));
    expect(heard).toEqual([[7, false]]);
    await vi.advanceTimersByTimeAsync(CALL_MS);
    expect(heard.at(-1)).toEqual([8, true]);
    show.stop();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('reduced motion shows the whole draw at once, also when it is chosen in the middle', async () => {
    const { show, heard } = makeShow();
    show.run(followed(Date.now() - callAt(2)));
    show.setStill(true);
    await show.ended;
    expect(heard).toEqual([
      [2, false],
      [20, false],
    ]);
    expect(show.isOf(DRAWN)).toBe(true);
    show.clear();
    expect(heard.at(-1)).toEqual([0, false]);
    expect(show.isOf(DRAWN)).toBe(false);
  });
});
