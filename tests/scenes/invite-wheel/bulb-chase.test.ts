import { Sprite } from 'pixi.js';
import { describe, expect, it } from 'vitest';
import { BulbChase } from '../../../scenes/invite-wheel/bulb-chase.ts';

const REST = [1, 0.25];

/** A chase that only the test moves, and the light of the even and the odd bulbs after so many steps. */
function makeChase(isMoving: boolean) {
  const even = new Sprite();
  const odd = new Sprite();
  const chase = new BulbChase([even, odd], { isMoving, draw: () => {} });
  return { chase, light: () => [even.alpha, odd.alpha] };
}

describe('bulbs of the invite wheel', () => {
  it.each([
    [false, 0.26],
    [true, 0.1],
  ])('even and odd bulbs are bright in turn, and rest at the end (fast: %s)', (isFast, stepSeconds) => {
    const { chase, light } = makeChase(true);
    const run = chase.chase(4, isFast).pause();
    const seen = [0, 1, 2, 3].map((step) => {
      run.time((step + 0.5) * stepSeconds);
      return light();
    });
    expect(seen).toEqual([
      [0.2, 1],
      [1, 0.2],
      [0.2, 1],
      [1, 0.2],
    ]);
    run.time(5 * stepSeconds);
    expect(light()).toEqual(REST);
  });

  it('bulbs rest where nothing is to move', () => {
    const { chase, light } = makeChase(false);
    chase.darken();
    chase.chase(4, false).progress(1);
    expect(light()).toEqual(REST);
  });
});
