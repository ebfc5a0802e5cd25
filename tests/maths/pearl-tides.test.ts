import { describe, expect, it } from 'vitest';
import { pearlOutcomeSchema } from '../../contract/games/pearl-tides.ts';
import { toNumber, volatilityOf } from '../../maths/game-figures.ts';
import { PEARL_TIDES, PEARL_TIDES_SLOT } from '../../maths/pearl-tides.ts';
import { PEARL_TIDES_CLASSES, PEARL_TIDES_FIGURES } from '../../maths/pearl-tides-figures.ts';
import { classesOfSlot } from '../../maths/return-test/classes-of-slot.ts';
import { checkSlotDefinition } from '../../maths/slot/definition/check-definition.ts';
import { heldRespins } from '../../maths/slot/definition/held-respins.ts';
import { withOpenWilds } from '../../maths/slot/definition/open-wilds.ts';
import { defineSlot } from '../../maths/slot/definition/play-definition.ts';
import { singleSpin } from '../../maths/slot/definition/single-spin.ts';
import { stripReels } from '../../maths/slot/definition/strip-reels.ts';
import { ways } from '../../maths/slot/definition/ways-wins-rule.ts';
import type { Strip } from '../../maths/slot/slot-model.ts';
import { shareOf } from '../../maths/slot/ways-wins.ts';
import { columnsOf } from '../../maths/slot/window.ts';
import { scripted, seededRandom } from './seeded-random.ts';
import { expectFigures, itIsInTheCatalogue } from './support/catalogue.ts';
import { badStakes, itRejectsActs, itRejectsBets } from './support/hostile.ts';
import { percent, readSheet, tableOf } from './support/sheet.ts';

const game = PEARL_TIDES;
const { symbols, grid, spin, feature } = PEARL_TIDES_SLOT;
const LETTERS = 'WOPTFCNSHB';
const sheet = readSheet(game.slug);
const idOf = (letter: string) => LETTERS.indexOf(letter);
const [STARFISH, OYSTER, PEARL] = [idOf('W'), idOf('O'), idOf('P')];
const SPIN = PEARL_TIDES_FIGURES.bets.spin;

if (spin.reels.kind !== 'strips' || feature.kind !== 'freeSpins')
  throw new Error('not of strips and free spins');
const { base, free = [] } = spin.reels.sets;
const { spinsByScatters } = feature;

/** A window by its rows, as the letters of the sheet. */
const windowOf = (...lines: readonly string[]) =>
  Array.from({ length: grid.reels }, (_, reel) => lines.map((line) => idOf(line.charAt(reel))));

/** What ways of a set of strips pay on average, symbol by symbol: no window is ever put together. */
function meanOfWays(strips: readonly Strip[]): number {
  const reels = strips.map((strip) => columnsOf(strip, grid.rows));
  return symbols.reduce((sum, { role, pays }, symbol) => {
    if (role !== 'plain') return sum;
    let [reached, mean] = [1, 0];
    reels.forEach((columns, reel) => {
      const cells = columns.map((column) => shareOf(symbols, column, symbol).cells);
      const missing = cells.filter((count) => count === 0).length / columns.length;
      mean += reached * missing * (pays[reel] ?? 0);
      reached *= cells.reduce((total, count) => total + count, 0) / columns.length;
    });
    return sum + mean + reached * (pays[reels.length] ?? 0);
  }, 0);
}

/** Chance of so many oysters, from the share of each reel's stops that show one. */
function chanceOfOysters(count: number): number {
  let chances = [1];
  for (const strip of base) {
    const columns = columnsOf(strip, grid.rows);
    const one = columns.filter((column) => column.includes(OYSTER)).length / columns.length;
    chances = [0, ...chances].map((chance, seen) => chance * one + (chances[seen] ?? 0) * (1 - one));
  }
  return chances[count] ?? 0;
}

const sumOver = (values: Readonly<Record<number, number>>) =>
  Object.entries(values).reduce((sum, [count, value]) => sum + chanceOfOysters(Number(count)) * value, 0);

describe('return of Pearl Tides', () => {
  it('published figures are those of both full cycles', () => {
    expectFigures(PEARL_TIDES_SLOT, SPIN);
    expect(PEARL_TIDES_FIGURES.volatility).toBe(volatilityOf([SPIN]));
    expect(() => checkSlotDefinition(PEARL_TIDES_SLOT)).not.toThrow();
  }, 30_000);

  it('return counted symbol by symbol, with what oysters pay, is the same', () => {
    const oysters = sumOver(symbols[OYSTER]?.pays ?? {});
    const mean = meanOfWays(base) + oysters + sumOver(spinsByScatters) * meanOfWays(free);
    expect(mean / 100).toBeCloseTo(toNumber(SPIN.rtp), 12);
    expect(sheet).toContain(`Oysters pay ${percent(oysters / 100)}`);
  });

  it('classes of its wins are those of its full cycles', () => {
    const counted = classesOfSlot(PEARL_TIDES_SLOT);
    expect(counted).toHaveLength(PEARL_TIDES_CLASSES.length);
    counted.forEach(({ chance, mean }, at) => {
      expect(chance).toBeCloseTo(PEARL_TIDES_CLASSES[at]?.chance ?? 0, 12);
      expect(mean).toBeCloseTo(PEARL_TIDES_CLASSES[at]?.mean ?? 0, 9);
    });
  }, 30_000);

  it('nothing lies beside its like by day, and every reel of the free spins has two stacks of pearls', () => {
    for (const strip of base)
      strip.forEach((symbol, at) => {
        expect(symbol).not.toBe(strip[(at + 1) % strip.length]);
      });
    for (const strip of free) {
      const full = columnsOf(strip, grid.rows).filter((column) => column.every((one) => one === PEARL));
      expect(full).toHaveLength(2);
      expect(strip).not.toContain(OYSTER);
    }
  });

  it('a reel shows at most one oyster and one starfish, and starfish are on the inner reels', () => {
    for (const strips of [base, free])
      strips.forEach((strip, reel) => {
        for (const column of columnsOf(strip, grid.rows)) {
          const count = (symbol: number) => column.filter((seen) => seen === symbol).length;
          expect(count(STARFISH)).toBeLessThanOrEqual(reel === 0 || reel === 4 ? 0 : 1);
          expect(count(OYSTER)).toBeLessThanOrEqual(1);
        }
      });
  });

  it('information sheet has every pay, strip and number of free spins', () => {
    const pays = symbols.flatMap(({ name, role, pays }, symbol) =>
      role === 'plain' ? [[name, LETTERS[symbol] ?? '', pays[3] ?? 0, pays[4] ?? 0, pays[5] ?? 0]] : [],
    );
    expect(sheet).toContain(tableOf(pays));
    const write = (strip: readonly number[] = []) => `\`${strip.map((symbol) => LETTERS[symbol]).join('')}\``;
    expect(sheet).toContain(tableOf(base.map((strip, reel) => [reel + 1, write(strip), write(free[reel])])));
    const inWords = (values: readonly number[]) => values.join(', ').replace(/, (\d+)$/, ' or $1');
    const stakes = Object.values(symbols[OYSTER]?.pays ?? {}).map((pay) => pay / 100);
    expect(sheet.replaceAll('\n', ' ')).toContain(
      `pay ${inWords(stakes)} stakes and open ${inWords(Object.values(spinsByScatters))} free spins`,
    );
    expect(sheet).toContain(
      `pay ${SPIN.freeSpinsBp / 100} % of all stakes and open once in ${SPIN.freeSpinsOneIn.toFixed(1)}`,
    );
  });
});

describe('round of Pearl Tides', () => {
  it.each<[string, readonly string[], readonly unknown[]]>([
    [
      'ways are the cells of each reel, multiplied, and a starfish multiplies nothing',
      ['PPWBS', 'PHNSB', 'FPPHH'],
      [{ symbol: PEARL, count: 3, ways: 8, pay: 800 }],
    ],
    [
      'oysters pay wherever they are, after the ways',
      ['OBSCO', 'BWBHF', 'CSTON'],
      [
        { symbol: idOf('C'), count: 2, ways: 1, pay: 0 },
        { symbol: idOf('B'), count: 3, ways: 2, pay: 80 },
        { symbol: OYSTER, count: 3, ways: 1, pay: 200 },
      ].filter(({ pay }) => pay > 0),
    ],
    ['two oysters pay nothing, symbols away from the left reel neither', ['OBBBB', 'TOSSS', 'FHHHH'], []],
  ])('%s', (_, lines, wins) => {
    expect(spin.wins.winsOf(symbols, windowOf(...lines))).toEqual(wins);
  });

  it('cells of an oyster win are the oysters, on any reel', () => {
    const window = windowOf('OBSCO', 'BWBHF', 'CSTON');
    const win = { symbol: OYSTER, count: 3, ways: 1, pay: 200 };
    const cells = window.map((column, reel) =>
      column.map((_, row) => spin.wins.isPart(symbols, window, win, reel, row)),
    );
    expect(cells.map((column) => column.indexOf(true))).toEqual([0, -1, -1, 2, 0]);
  });

  it('three oysters pay two stakes and open six free spins, and the win is the sum of all spins', () => {
    const stops = base.map((strip, reel) => (reel < 3 ? strip.indexOf(OYSTER) : 20));
    const draws = [...stops, ...Array.from({ length: 30 }, (_, at) => (at * 7) % 31)];
    const { win, outcome } = game.play({ stake: game.defaultStake }, [], scripted(draws));
    expect(outcome.wins.at(-1)).toEqual({ symbol: OYSTER, count: 3, ways: 1, pay: 2 * game.defaultStake });
    expect(outcome.freeSpins).toHaveLength(6);
    expect(outcome.freeSpins[0]?.stops).toEqual(draws.slice(5, 10));
    const first = outcome.wins.reduce((sum, { pay }) => sum + pay, 0);
    expect(win).toBe(outcome.freeSpins.reduce((sum, { pay }) => sum + pay, first));
  });

  it('every round has whole cents for every stake and keeps to its schema', () => {
    const random = seededRandom(102);
    for (const stake of game.stakes) {
      for (let round = 0; round < 150; round += 1) {
        const { win, outcome } = game.play({ stake }, [], random);
        expect(pearlOutcomeSchema.parse(outcome)).toEqual(outcome);
        expect(win).toBeLessThanOrEqual(SPIN.maxWin * stake);
      }
    }
  });

  it('re-spins of a slot whose scatters pay are not counted, and such a slot is refused', () => {
    const roleOf = (symbol: number) => symbols[symbol]?.role;
    // A wild that opens would cover scatters beside it, which is another mistake.
    const apart = base.map((strip) =>
      strip.some((symbol) => roleOf(symbol) === 'wild')
        ? strip.filter((symbol) => roleOf(symbol) !== 'scatter')
        : strip,
    );
    const parts = { reels: stripReels({ base: apart }), wins: withOpenWilds(ways()) };
    const held = defineSlot({
      slug: 'pearl-tides',
      maths: 'pearl-tides@1',
      grid,
      symbols,
      spin: singleSpin(parts),
      feature: heldRespins(parts, 3),
    });
    expect(() => checkSlotDefinition(held, 0.95)).toThrow('re-spins count no pays of scatters');
  });
});

itIsInTheCatalogue(game, PEARL_TIDES_FIGURES);
itRejectsActs(game);
itRejectsBets(game, { ...badStakes({ stake: 100 }), 'a field of its own': { stake: 100, ways: 243 } });
