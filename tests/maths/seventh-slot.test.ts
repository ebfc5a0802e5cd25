import { describe, expect, it } from 'vitest';
import { toNumber } from '../../maths/game-figures.ts';
import { cascade } from '../../maths/slot/definition/cascade.ts';
import { cellReels } from '../../maths/slot/definition/cell-reels.ts';
import { checkSlotDefinition } from '../../maths/slot/definition/check-definition.ts';
import { figuresOf } from '../../maths/slot/definition/figures-of.ts';
import { freeSpins, multipliedFreeSpins } from '../../maths/slot/definition/free-spins.ts';
import { multipliedLineWins } from '../../maths/slot/definition/line-wins-rule.ts';
import { defineSlot, playDefinition } from '../../maths/slot/definition/play-definition.ts';
import { singleSpin } from '../../maths/slot/definition/single-spin.ts';
import { slotRules, slotSheet } from '../../maths/slot/definition/slot-tables.ts';
import { stripReels } from '../../maths/slot/definition/strip-reels.ts';
import { multipliedWays } from '../../maths/slot/definition/ways-wins-rule.ts';
import type { Strip } from '../../maths/slot/slot-model.ts';
import { stripReader } from '../../maths/slot/strip-reader.ts';
import { countScatters, windowAt } from '../../maths/slot/window.ts';
import { versionHash } from '../../maths/version-hash/version-hash.ts';
import { scripted, seededRandom } from './seeded-random.ts';
import { everyDraw } from './support/cases.ts';

/** W buoy, * star, S ship, K knot, P pearl, H herring. */
const strip = stripReader('W*SKPH');
const BASE = ['SHKPHPKHP*KHPHK', 'KPHWSHPKH*PHKP', 'HKPHSWPK*HPKHPS', 'PKHWPSHKPH*KHPK'].map(strip);
const FREE = ['SHKPHPKHPSKHPHK', 'KPHWSHPKHWPHKP', 'HKPWSHPKWHPKHPS', 'PKHWPSHKPHWKHPK'].map(strip);
const MULTIPLIERS = [1, 1, 1, 1, 2, 2, 2, 3];
const LINES = [
  [1, 1, 1, 1],
  [0, 0, 0, 0],
  [2, 2, 2, 2],
  [0, 1, 1, 0],
  [2, 1, 1, 2],
];

const harborSpin = singleSpin({
  reels: stripReels({ base: BASE, free: FREE }),
  wins: multipliedLineWins(LINES, 2),
});

/** Lines whose wilds multiply, and free spins that multiply as well: no game of today has both. */
const HARBOR = defineSlot({
  slug: 'lantern-harbor',
  maths: 'lantern-harbor@1',
  grid: { reels: 4, rows: 3 },
  symbols: [
    { name: 'buoy', role: 'wild', pays: {} },
    { name: 'star', role: 'scatter', pays: { 3: 1, 4: 10 } },
    { name: 'ship', role: 'plain', pays: { 3: 10, 4: 50 } },
    { name: 'knot', role: 'plain', pays: { 3: 4, 4: 12 } },
    { name: 'pearl', role: 'plain', pays: { 3: 2, 4: 6 } },
    { name: 'herring', role: 'plain', pays: { 3: 1, 4: 4 } },
  ],
  spin: harborSpin,
  feature: multipliedFreeSpins(harborSpin, { 3: 5, 4: 8 }, MULTIPLIERS),
});

const reefSpin = cascade({
  reels: cellReels({ base: [3, 2, 4, 6, 8, 10, 11], free: [0, 3, 4, 6, 8, 10, 11] }),
  wins: multipliedWays(),
  multipliers: [1, 2, 3, 5],
});

/** Ways that fall, and free spins that fall as well. */
const REEF = defineSlot({
  slug: 'coral-reef',
  maths: 'coral-reef@1',
  grid: { reels: 5, rows: 3 },
  symbols: [
    { name: 'moon', role: 'scatter', pays: {} },
    { name: 'shell', role: 'plain', pays: { 3: 60, 4: 200, 5: 600 } },
    { name: 'ship', role: 'plain', pays: { 3: 40, 4: 120, 5: 400 } },
    { name: 'knot', role: 'plain', pays: { 3: 16, 4: 40, 5: 100 } },
    { name: 'pearl', role: 'plain', pays: { 3: 8, 4: 16, 5: 40 } },
    { name: 'net', role: 'plain', pays: { 3: 4, 4: 10, 5: 20 } },
    { name: 'herring', role: 'plain', pays: { 3: 2, 4: 6, 5: 16 } },
  ],
  spin: reefSpin,
  feature: freeSpins(reefSpin, { 4: 6, 5: 8 }),
});

/** What every window of a set of strips pays, with its stars; in line bets. */
function* windowsOf(strips: readonly Strip[]): Generator<{ pay: number; stars: number }> {
  for (const stops of everyDraw(strips.map(({ length }) => length))) {
    const window = windowAt(strips, stops, HARBOR.grid.rows);
    const pay = HARBOR.spin.wins.winsOf(HARBOR.symbols, window).reduce((sum, win) => sum + win.pay, 0);
    yield { pay, stars: countScatters(HARBOR, window) };
  }
}

describe('seventh slot, of lines with multiplying wilds and free spins', () => {
  const game = playDefinition(HARBOR);
  const figures = figuresOf(HARBOR);

  it('definition passes the check, its return counted', () => {
    expect(() => checkSlotDefinition(HARBOR)).not.toThrow();
    expect(figures?.rtpBp).toBe(9554);
  });

  it('return counted is that of every window, one by one', () => {
    const free = [...windowsOf(FREE)];
    const freeMean = free.reduce((sum, { pay }) => sum + pay, 0) / free.length;
    const weightOf = (stars: number) =>
      MULTIPLIERS.slice(0, [0, 0, 0, 5, 8][stars]).reduce((sum, multiplier) => sum + multiplier, 0);
    const base = [...windowsOf(BASE)];
    const mean =
      base.reduce((sum, { pay, stars }) => sum + pay + weightOf(stars) * freeMean, 0) / base.length;
    expect(toNumber(figures?.rtp ?? { numerator: 0n, denominator: 1n })).toBeCloseTo(mean / LINES.length, 12);
  });

  it('rounds played have the return and the hit rate that are counted', () => {
    const rounds = 60_000;
    const random = seededRandom(7);
    let [paid, hits] = [0, 0];
    for (let round = 0; round < rounds; round += 1) {
      const { win } = game.play({ stake: game.defaultStake }, [], random);
      paid += win / game.defaultStake;
      if (win > 0) hits += 1;
    }
    const { rtp, deviation = 0, hitRate = 0 } = figures ?? {};
    expect(Math.abs(paid / rounds - toNumber(rtp ?? { numerator: 0n, denominator: 1n }))).toBeLessThan(
      (3 * deviation) / Math.sqrt(rounds),
    );
    expect(Math.abs(hits / rounds - hitRate)).toBeLessThan(0.01);
  });

  it('buoys of a line multiply one another, and free spins multiply once more', () => {
    // Four stars, then eight free spins whose middle line is ship, buoy, buoy, buoy.
    const stars = BASE.map((reel) => reel.indexOf(1) - 1);
    const ships = FREE.map((reel, at) => reel.indexOf(at === 0 ? 2 : 0) - 1).map((stop, at) =>
      stop < 0 ? (FREE[at]?.length ?? 0) - 1 : stop,
    );
    const draws = [...stars, ...MULTIPLIERS.flatMap(() => ships)];
    const { outcome } = game.play({ stake: game.defaultStake }, [], scripted(draws));
    expect(outcome.freeSpins.map(({ multiplier }) => multiplier)).toEqual(MULTIPLIERS);
    expect(outcome.freeSpins.at(-1)?.wins).toContainEqual({
      line: 0,
      symbol: 2,
      count: 4,
      multiplier: 8,
      pay: 50 * 8 * 3 * 20,
    });
  });

  it('rules, hash and sheet follow from the definition', () => {
    const rules = slotRules(HARBOR);
    expect(Object.keys(rules.rules as object)).toEqual([
      'symbols',
      'rows',
      'lines',
      'baseStrips',
      'freeStrips',
      'wildMultiplier',
      'spinsByScatters',
      'multipliers',
    ]);
    expect(versionHash(game, rules)).toMatch(/^[0-9a-f]{64}$/);
    expect(slotSheet(HARBOR, [0, null])).toMatchObject({
      game: 'lantern-harbor',
      data: { freeSpinMultipliers: MULTIPLIERS, wildMultiplier: 2 },
      rounds: [{ nonce: 0 }, { nonce: null }],
    });
  });
});

describe('eighth slot, of ways that fall', () => {
  const game = playDefinition(REEF);

  it('definition passes the check, and nothing is published that cannot be counted', () => {
    expect(() => checkSlotDefinition(REEF)).not.toThrow();
    expect(figuresOf(REEF)).toBeNull();
    expect(() => checkSlotDefinition(REEF, 0.99)).toThrow('coral-reef@1: figures: a return of 99.00 %');
  });

  it('cells of the winning ways fall out, and all others stay', () => {
    const weights = [0, 3, 5, 9, 15, 23, 33];
    const draw = (...symbols: readonly number[]) => symbols.map((symbol) => weights[symbol] ?? 0);
    // Three ships from the left; a fourth on the last reel is no part of the win.
    const dealt = draw(2, 3, 4, 2, 5, 6, 2, 6, 5, 3, 3, 6, 2, 4, 4);
    const fallen = draw(4, 5, 3);
    const { outcome } = game.play({ stake: game.defaultStake }, [], scripted([...dealt, ...fallen]));
    expect(outcome.windows.map(({ wins, pay }) => [wins, pay])).toEqual([
      [[{ symbol: 2, count: 3, ways: 1, multiplier: 1, pay: 40 }], 40],
      [[], 0],
    ]);
    expect(outcome.windows[1]?.window).toEqual([
      [4, 3, 4],
      [5, 5, 6],
      [3, 6, 5],
      [3, 3, 6],
      [2, 4, 4],
    ]);
  });

  it('free spins fall too, and a round is the sum of its windows', () => {
    const random = seededRandom(8);
    let opened = 0;
    for (let round = 0; round < 5_000; round += 1) {
      const { win, outcome } = game.play({ stake: game.defaultStake }, [], random);
      const windows = [...outcome.windows, ...outcome.freeSpins.flatMap((spin) => spin.windows)];
      expect(win).toBe(windows.reduce((sum, { pay }) => sum + pay, 0));
      expect(outcome.windows.length).toBeLessThanOrEqual(4);
      if (outcome.freeSpins.length > 0) opened += 1;
    }
    expect(opened).toBeGreaterThan(20);
  });

  it('rules and sheet name weights and the multipliers of falls', () => {
    expect(slotRules(REEF).rules).toMatchObject({
      baseWeights: [3, 2, 4, 6, 8, 10, 11],
      freeWeights: [0, 3, 4, 6, 8, 10, 11],
      fallMultipliers: [1, 2, 3, 5],
    });
    expect(slotSheet(REEF, [0]).data).toMatchObject({ fallMultipliers: [1, 2, 3, 5] });
  });
});
