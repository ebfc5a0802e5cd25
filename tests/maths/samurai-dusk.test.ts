import { describe, expect, it } from 'vitest';
import { samuraiOutcomeSchema } from '../../contract/games/samurai-dusk.ts';
import { toNumber, volatilityOf } from '../../maths/game-figures.ts';
import { meanOf } from '../../maths/return-test/return-test.ts';
import { SAMURAI_DUSK, SAMURAI_DUSK_SLOT } from '../../maths/samurai-dusk.ts';
import { SAMURAI_DUSK_CLASSES, SAMURAI_DUSK_FIGURES } from '../../maths/samurai-dusk-figures.ts';
import { checkSlotDefinition } from '../../maths/slot/definition/check-definition.ts';
import { figuresOf } from '../../maths/slot/definition/figures-of.ts';
import { freeSpins } from '../../maths/slot/definition/free-spins.ts';
import { multipliedLineWins } from '../../maths/slot/definition/line-wins-rule.ts';
import { NO_FEATURE } from '../../maths/slot/definition/no-feature.ts';
import { withOpenWilds } from '../../maths/slot/definition/open-wilds.ts';
import { defineSlot } from '../../maths/slot/definition/play-definition.ts';
import { singleSpin } from '../../maths/slot/definition/single-spin.ts';
import { stripReels } from '../../maths/slot/definition/strip-reels.ts';
import { stripReader } from '../../maths/slot/strip-reader.ts';
import { TWENTY_LINES } from '../../maths/slot/twenty-lines.ts';
import { columnsOf, windowAt } from '../../maths/slot/window.ts';
import { scripted, seededRandom } from './seeded-random.ts';
import { everyDraw } from './support/cases.ts';
import { expectFigures, itIsInTheCatalogue } from './support/catalogue.ts';
import { badStakes, itRejectsActs, itRejectsBets } from './support/hostile.ts';
import { readSheet, tableOf } from './support/sheet.ts';

const game = SAMURAI_DUSK;
const { symbols, spin } = SAMURAI_DUSK_SLOT;
const LETTERS = 'WHMKGLVRN';
const WILD = 0;
const sheet = readSheet(game.slug);
if (spin.reels.kind !== 'strips') throw new TypeError('no strips');
const strips = spin.reels.sets.base;

/** What a line pays on average, in line bets: by symbol and reel, no window is ever put together. */
function meanOfLine(rows: readonly number[]): number {
  const reels = strips.map((strip, reel) =>
    columnsOf(strip, 3).map((column) => (column.includes(WILD) ? WILD : column[rows[reel] ?? 0])),
  );
  return symbols.reduce((sum, { role, pays }, symbol) => {
    if (role !== 'plain') return sum;
    let reached = 1;
    let mean = 0;
    reels.forEach((seen, reel) => {
      const own = seen.filter((one) => one === symbol).length;
      const wild = seen.filter((one) => one === WILD).length;
      mean += (reached * (seen.length - own - wild) * (pays[reel] ?? 0)) / seen.length;
      reached *= (own + wild * 2) / seen.length;
    });
    return sum + mean + reached * (pays[reels.length] ?? 0);
  }, 0);
}

describe('return of Samurai Dusk', () => {
  const told = SAMURAI_DUSK_FIGURES.bets.spin;

  it('published figures are those of the full cycle', () => {
    expectFigures(SAMURAI_DUSK_SLOT, told);
    expect(SAMURAI_DUSK_FIGURES.volatility).toBe(volatilityOf([told]));
  }, 30_000);

  it('return counted line by line and reel by reel is the same', () => {
    const mean = TWENTY_LINES.reduce((sum, rows) => sum + meanOfLine(rows), 0) / TWENTY_LINES.length;
    expect(mean).toBeCloseTo(toNumber(told.rtp), 12);
  });

  it('classes of wins have the published return and hit rate', () => {
    expect(SAMURAI_DUSK_CLASSES.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12);
    expect(meanOf(SAMURAI_DUSK_CLASSES)).toBeCloseTo(toNumber(told.rtp), 11);
    expect(1 - (SAMURAI_DUSK_CLASSES[0]?.chance ?? 0)).toBeCloseTo(told.hitRate, 11);
  });

  it('a reel shows at most one swordsman, and swordsmen are on the inner reels', () => {
    strips.forEach((strip, reel) => {
      const most = Math.max(
        ...columnsOf(strip, 3).map((column) => column.filter((one) => one === WILD).length),
      );
      expect(most).toBe(reel === 0 || reel === 4 ? 0 : 1);
    });
  });

  it('information sheet has every pay, line and strip', () => {
    const pays = symbols.flatMap(({ name, pays }, symbol) =>
      pays[3] ? [[name, LETTERS[symbol] ?? '', pays[3], pays[4] ?? 0, pays[5] ?? 0]] : [],
    );
    expect(sheet).toContain(tableOf(pays));
    const written = strips.map((strip) => strip.map((symbol) => LETTERS[symbol]).join(''));
    expect(sheet).toContain(tableOf(written.map((strip, reel) => [reel + 1, `\`${strip}\``])));
    expect(sheet.replaceAll('\n', ' ')).toContain(TWENTY_LINES.map((rows) => rows.join(' ')).join(', '));
  });
});

describe('round of Samurai Dusk', () => {
  /** Windows by their rows; what they pay, in line bets. */
  const winsOf = (...lines: readonly string[]) =>
    spin.wins.winsOf(
      symbols,
      [0, 1, 2, 3, 4].map((reel) => lines.map((line) => LETTERS.indexOf(line[reel] ?? ''))),
    );

  it('swordsman opens over his reel, and doubles every line that he is part of', () => {
    const wins = winsOf('HNHMK', 'GWGLV', 'RNRKM');
    expect(wins).toContainEqual({ line: 0, symbol: 4, count: 3, multiplier: 2, pay: 20 });
    expect(wins).toContainEqual({ line: 1, symbol: 1, count: 3, multiplier: 2, pay: 60 });
    expect(wins).toContainEqual({ line: 2, symbol: 7, count: 3, multiplier: 2, pay: 8 });
  });

  it('three of them pay eight times, and a line that ends before one is not multiplied', () => {
    expect(winsOf('HWNNH', 'HNWNM', 'HNNWK')).toContainEqual({
      line: 1,
      symbol: 1,
      count: 5,
      multiplier: 8,
      pay: 4000,
    });
    expect(winsOf('HHHKN', 'GLMRW', 'RVNKM')).toContainEqual(
      expect.objectContaining({ line: 1, multiplier: 1, pay: 30 }),
    );
  });

  it('window that a round tells is the one that the reels showed', () => {
    const stops = [0, 14, 0, 0, 0];
    const { outcome } = game.play({ stake: game.defaultStake }, [], scripted(stops));
    expect(outcome.window).toEqual(windowAt(strips, stops, 3));
    expect(outcome.window[1]).toContain(WILD);
  });

  it('every round has whole cents for every stake and keeps to its schema', () => {
    const random = seededRandom(16);
    for (const stake of game.stakes) {
      for (let round = 0; round < 150; round += 1) {
        const { win, outcome } = game.play({ stake }, [], random);
        expect(samuraiOutcomeSchema.parse(outcome)).toEqual(outcome);
        expect(win).toBe(outcome.wins.reduce((sum, { pay }) => sum + pay, 0));
        expect(win).toBeLessThanOrEqual(SAMURAI_DUSK_FIGURES.bets.spin.maxWin * stake);
      }
    }
  });
});

describe('lines with wilds that open', () => {
  const strip = stripReader('W*AB');
  const small = (first: string) => {
    const reels = stripReels({
      base: [first, 'BABWAB', 'ABWABBA'].map(strip),
      free: ['AB', 'BA', 'AB'].map(strip),
    });
    return singleSpin({
      reels,
      wins: withOpenWilds(
        multipliedLineWins(
          [
            [0, 0, 0],
            [1, 1, 1],
            [0, 1, 0],
          ],
          3,
        ),
      ),
    });
  };
  const parts = {
    slug: 'small',
    maths: 'small@1',
    grid: { reels: 3, rows: 2 },
    symbols: [
      { name: 'wild', role: 'wild', pays: {} },
      { name: 'star', role: 'scatter', pays: {} },
      { name: 'a', role: 'plain', pays: { 2: 1, 3: 2 } },
      { name: 'b', role: 'plain', pays: { 3: 3 } },
    ],
  } as const;

  it('figures counted are those of every window, one by one', () => {
    const slot = defineSlot({ ...parts, spin: small('AABBA'), feature: NO_FEATURE });
    const lengths = [5, 6, 7];
    let paid = 0;
    for (const stops of everyDraw(lengths)) {
      const window = windowAt(['AABBA', 'BABWAB', 'ABWABBA'].map(strip), stops, 2);
      paid += slot.spin.wins.winsOf(slot.symbols, window).reduce((sum, { pay }) => sum + pay, 0);
    }
    expect(toNumber(figuresOf(slot)?.rtp ?? { numerator: 0n, denominator: 1n })).toBeCloseTo(
      paid / (5 * 6 * 7) / 3,
      12,
    );
  });

  it('scatter beside a wild, which would cover it, is an error', () => {
    const reels = stripReels({
      base: ['A*B', 'B*WAB', 'A*B'].map(strip),
      free: ['AB', 'BA', 'AB'].map(strip),
    });
    const open = singleSpin({ reels, wins: withOpenWilds(multipliedLineWins([[0, 0, 0]], 3)) });
    const slot = defineSlot({ ...parts, spin: open, feature: freeSpins(open, { 3: 5 }) });
    expect(() => checkSlotDefinition(slot, 0.96)).toThrow(
      'small@1: reels.base: strip 2 shows a scatter beside a wild, which covers it',
    );
  });
});

itIsInTheCatalogue(game, SAMURAI_DUSK_FIGURES);
itRejectsActs(game);
itRejectsBets(game, { ...badStakes({ stake: 100 }), 'a field of its own': { stake: 100, lines: 20 } });
