import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Box } from '../../../scenes/lobby/layout.ts';
import { coinBudget, qualityOf } from '../../../scenes/show/coin-budget.ts';
import { coinAt, coinsEnd, planCoins } from '../../../scenes/show/coin-paths.ts';
import { layoutMoment, type MomentSize } from '../../../scenes/show/layout.ts';
import { seededRandom } from '../../maths/seeded-random.ts';

const SIZES: readonly MomentSize[] = ['small', 'big', 'grand'];
const QUALITIES = ['high', 'medium', 'low'] as const;
const sides = fc.integer({ min: 200, max: 1920 });
const boxes = fc.array(
  fc.record({
    x: fc.integer({ min: -100, max: 1800 }),
    y: fc.integer({ min: -100, max: 1800 }),
    width: fc.integer({ min: 1, max: 1200 }),
    height: fc.integer({ min: 1, max: 600 }),
  }),
  { maxLength: 5 },
);
const fields = fc.record({
  width: sides,
  height: sides,
  kept: boxes,
  size: fc.constantFrom(...SIZES),
  quality: fc.constantFrom(...QUALITIES),
  seed: fc.nat(),
});

const meet = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

describe('thrown coins', () => {
  it('coins never meet a box that is kept free', () => {
    const shares = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 20, maxLength: 20 });
    fc.assert(
      fc.property(fields, shares, ({ size, quality, seed, ...field }, times) => {
        const budget = coinBudget(size, quality);
        const paths = planCoins({ ...field, budget, spreadSeconds: 3, random: seededRandom(seed) });
        for (const path of paths) {
          for (const share of times) {
            const at = coinAt(path, path.startSeconds + share * path.flightSeconds);
            if (!at) continue;
            const reach = path.size / 2;
            const coin = { x: at.x - reach, y: at.y - reach, width: path.size, height: path.size };
            if (field.kept.some((box) => meet(box, coin))) throw new Error('a coin covers a kept box');
          }
        }
      }),
    );
  });

  it('coins stay within the budget, and enter and leave below the stage', () => {
    fc.assert(
      fc.property(fields, ({ size, quality, seed, ...field }) => {
        const budget = coinBudget(size, quality);
        const paths = planCoins({ ...field, budget, spreadSeconds: 3, random: seededRandom(seed) });
        for (const depth of ['far', 'middle', 'near'] as const) {
          expect(paths.filter((path) => path.depth === depth).length).toBeLessThanOrEqual(budget[depth]);
        }
        for (const path of paths) {
          for (const share of [0, 1]) {
            const at = coinAt({ ...path, startSeconds: 0 }, share * path.flightSeconds);
            expect((at?.y ?? 0) - path.size / 2).toBeGreaterThan(field.height);
          }
        }
      }),
    );
  });

  it.each(SIZES)('coins avoid the title of a %s win, on a phone and on a desktop', (size) => {
    for (const [width, height] of [
      [412, 915],
      [1280, 800],
    ] as const) {
      const { title, amount } = layoutMoment(width, height, size);
      const budget = coinBudget(size, 'high');
      const field = {
        width,
        height,
        kept: [title, amount],
        budget,
        spreadSeconds: 2,
        random: seededRandom(7),
      };
      const whole = budget.far + budget.middle + budget.near;
      expect(planCoins(field).length).toBeGreaterThan(whole * 0.7);
    }
  });

  it('coins are the same for the same random source, and removed after their end', () => {
    const plan = () =>
      planCoins({
        width: 412,
        height: 915,
        kept: [],
        budget: coinBudget('big', 'high'),
        spreadSeconds: 2,
        random: seededRandom(11),
      });
    expect(plan()).toEqual(plan());
    const paths = plan();
    expect(paths.map((path) => coinAt(path, coinsEnd(paths) + 0.01)).every((at) => at === null)).toBe(true);
    expect(coinsEnd([])).toBe(0);
  });

  it('coins are fewer on a weaker device', () => {
    const counts = QUALITIES.map((quality) => coinBudget('grand', quality).middle);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    expect(new Set(counts).size).toBe(3);
    const motion = { isThrifty: false } as Parameters<typeof qualityOf>[0]['motion'];
    expect(qualityOf({ renderer: 'webgl', motion })).toBe('high');
    expect(qualityOf({ renderer: 'webgl', motion: { ...motion, isThrifty: true } })).toBe('medium');
    expect(qualityOf({ renderer: 'canvas', motion })).toBe('low');
  });
});
