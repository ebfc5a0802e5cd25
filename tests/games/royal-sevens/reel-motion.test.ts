import type { Sprite } from 'pixi.js';
import { describe, expect, it, vi } from 'vitest';
import { makeDrawLoop } from '../../../games/engine/draw-loop.ts';
import { Reel } from '../../../games/slot/reel.ts';
import { reducedMotion, turningMotion } from '../../../games/slot/reel-motion.ts';
import { planLandings, type ReelLanding } from '../../../games/slot/reel-plan.ts';
import { ROYAL_SEVENS } from '../../../maths/royal-sevens.ts';
import { plainArt, windowAt } from '../slot/support/open-machine.ts';
import { setUpGame } from '../slot/support/set-up-game.ts';

const stage = setUpGame();
const STOPS = [3, 9, 14, 20, 27];
const [STRIP = []] = ROYAL_SEVENS.baseStrips;

function makeReel() {
  const { art, read } = plainArt();
  const reel = new Reel(art, STRIP, 3);
  reel.resize(70, 80);
  const sprites = reel.view.children as Sprite[];
  const symbols = () => sprites.map(({ texture }) => read(texture).symbol);
  const tops = () => sprites.map(({ y }) => y);
  return { reel, sprites, symbols, tops, read };
}

const at = (index: number) => STRIP[((index % STRIP.length) + STRIP.length) % STRIP.length];

describe('reel', () => {
  it('reel at rest shows its window with one symbol above and one below', () => {
    const { reel, symbols, tops } = makeReel();
    reel.rest(5);
    expect(symbols()).toEqual([at(4), at(5), at(6), at(7), at(8)]);
    expect(tops()).toEqual([-80, 0, 80, 160, 240]);
    expect([0, 1, 2].map((row) => reel.symbolAt(row))).toEqual([at(5), at(6), at(7)]);
  });

  it('reel goes around the ends of its strip in both directions', () => {
    const { reel, symbols } = makeReel();
    reel.rest(0);
    expect(symbols()[0]).toBe(STRIP.at(-1));
    reel.rest(-2);
    expect([reel.symbolAt(0), reel.symbolAt(2)]).toEqual([at(-2), at(0)]);
    reel.rest(STRIP.length * 3 - 1);
    expect(reel.symbolAt(1)).toBe(STRIP[0]);
  });

  it('reel between two stops stands by the part that has passed', () => {
    const { reel, symbols, tops } = makeReel();
    reel.position = 4.25;
    reel.draw();
    expect(symbols()[1]).toBe(at(4));
    expect(tops()[1]).toBe(-20);
  });

  it('reel shows moving symbols only while it is blurred', () => {
    const { reel, sprites, read } = makeReel();
    reel.isBlurred = true;
    reel.draw();
    expect(sprites.every(({ texture }) => read(texture).isMoving)).toBe(true);
    reel.rest(2);
    expect(sprites.some(({ texture }) => read(texture).isMoving)).toBe(false);
  });

  it('reel hangs another strip with the next draw', () => {
    const { reel, symbols } = makeReel();
    reel.rest(1);
    const before = symbols();
    reel.hang([7, 7, 7]);
    expect(symbols()).toEqual(before);
    reel.draw();
    expect(symbols()).toEqual([7, 7, 7, 7, 7]);
  });

  it('reel shades one row of its window and clears all of them', () => {
    const { reel, sprites } = makeReel();
    reel.shade(0, 0.3);
    reel.setVisible(2, false);
    reel.shade(9, 0);
    expect(sprites.map(({ alpha }) => Number(alpha.toFixed(2)))).toEqual([1, 0.3, 1, 0, 1]);
    reel.clearShades();
    expect(sprites.map(({ alpha }) => alpha)).toEqual([1, 1, 1, 1, 1]);
  });
});

function makeReels(kind: typeof turningMotion) {
  const { art } = plainArt();
  const reels = ROYAL_SEVENS.baseStrips.map((strip) => new Reel(art, strip, 3));
  for (const reel of reels) reel.resize(70, 80);
  const draws = vi.fn();
  const loop = makeDrawLoop(draws);
  const motion = kind(reels, loop);
  const told: string[] = [];
  const events = {
    landed: (reel: number) => void told.push(`landed ${reel}`),
    anticipates: (reel: number) => void told.push(`waits ${reel}`),
  };
  const state = { isOver: false };
  const land = (landings: readonly ReelLanding[] = planLandings(ROYAL_SEVENS, windowAt(STOPS), 900)) => {
    void motion.land(STOPS, landings, events).then(() => {
      state.isOver = true;
    });
  };
  return { reels, loop, draws, motion, told, state, land };
}

describe('turning reels', () => {
  it('reels turn until they are told where to land', async () => {
    const { reels, motion } = makeReels(turningMotion);
    motion.start();
    await stage.time.step(1_000);
    expect(reels.every(({ isBlurred }) => isBlurred)).toBe(true);
    const before = reels.map(({ position }) => position);
    await stage.time.step(5_000);
    for (const [index, { position }] of reels.entries()) {
      // 26 symbols a second, against the count.
      expect((before[index] ?? 0) - position).toBeCloseTo(26 * 5, 0);
    }
    motion.halt();
  });

  it('reels land from left to right and rest exactly on their stops', async () => {
    const { reels, motion, told, state, land } = makeReels(turningMotion);
    motion.start();
    await stage.time.step(200);
    land();
    await stage.time.step(960);
    expect(told).toEqual(['landed 0']);
    expect(reels[0]?.isBlurred).toBe(false);
    expect(reels[4]?.isBlurred).toBe(true);
    await stage.time.step(1_700);
    expect(told).toEqual(['landed 0', 'landed 1', 'landed 2', 'landed 3', 'landed 4']);
    expect(state.isOver).toBe(true);
    expect(reels.map(({ position }) => position)).toEqual(STOPS);
  });

  it('reels whose answer came late land without another wait', async () => {
    const { motion, told, state, land } = makeReels(turningMotion);
    motion.start();
    await stage.time.step(8_000);
    land();
    await stage.time.step(260);
    expect(told).toHaveLength(5);
    await stage.time.step(700);
    expect(state.isOver).toBe(true);
  });

  it('reel that may bring the third star is announced before it lands', async () => {
    const { motion, told, land } = makeReels(turningMotion);
    motion.start();
    land([
      { reel: 0, atMs: 900, isAnticipated: false },
      { reel: 1, atMs: 1_700, isAnticipated: true },
    ]);
    await stage.time.step(3_000);
    expect(told).toEqual(['waits 1', 'landed 0', 'landed 1']);
  });

  it('reels that are halted rest on whole symbols and draw once more', async () => {
    const { reels, motion, draws } = makeReels(turningMotion);
    motion.start();
    await stage.time.step(777);
    motion.halt();
    const stood = reels.map(({ position }) => position);
    expect(stood.every(Number.isInteger)).toBe(true);
    await stage.time.step(100);
    const { length } = draws.mock.calls;
    await stage.time.step(2_000);
    expect(reels.map(({ position }) => position)).toEqual(stood);
    expect(draws).toHaveBeenCalledTimes(length);
  });

  it('reels that are started twice turn once and draw nothing more when they are halted', async () => {
    const { reels, motion, draws } = makeReels(turningMotion);
    motion.start();
    await stage.time.step(500);
    motion.start();
    await stage.time.step(500);
    const [before = 0] = reels.map(({ position }) => position);
    await stage.time.step(1_000);
    expect(before - (reels[0]?.position ?? 0)).toBeCloseTo(26, 0);
    motion.halt();
    await stage.time.step(100);
    const { length } = draws.mock.calls;
    await stage.time.step(500);
    expect(draws).toHaveBeenCalledTimes(length);
  });
});

describe('reels with reduced motion', () => {
  it('reels fade without turning and are there on their stops, one after the other', async () => {
    const { reels, motion, told, state, land } = makeReels(reducedMotion);
    const before = reels.map(({ position }) => position);
    motion.start();
    await stage.time.step(200);
    expect(reels.map(({ view }) => Number(view.alpha.toFixed(2)))).toEqual(Array(5).fill(0.15));
    expect(reels.map(({ position }) => position)).toEqual(before);
    land();
    await stage.time.step(900);
    expect(told).toEqual(['landed 0']);
    expect(reels[0]?.position).toBe(3);
    await stage.time.step(1_200);
    expect(told).toHaveLength(5);
    expect(reels.map(({ position }) => position)).toEqual(STOPS);
    expect(reels.every(({ view, isBlurred }) => view.alpha === 1 && !isBlurred)).toBe(true);
    expect(state.isOver).toBe(true);
  });

  it('reels that are halted are seen again at once', async () => {
    const { reels, motion } = makeReels(reducedMotion);
    motion.start();
    await stage.time.step(100);
    motion.halt();
    await stage.time.step(300);
    expect(reels.map(({ view }) => view.alpha)).toEqual([1, 1, 1, 1, 1]);
  });
});
