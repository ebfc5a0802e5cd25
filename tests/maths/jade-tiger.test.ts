import { describe, expect, it } from 'vitest';
import { jadeOutcomeSchema } from '../../contract/games/jade-tiger.ts';
import { toNumber, volatilityOf } from '../../maths/game-figures.ts';
import { JADE_REELS, JADE_TIGER, JADE_TIGER_SLOT } from '../../maths/jade-tiger.ts';
import { JADE_TIGER_FIGURES } from '../../maths/jade-tiger-figures.ts';
import { shareOf, waysWins } from '../../maths/slot/ways-wins.ts';
import { columnsOf } from '../../maths/slot/window.ts';
import { scripted, seededRandom } from './seeded-random.ts';
import { expectFigures, itIsInTheCatalogue } from './support/catalogue.ts';
import { badStakes, itRejectsActs, itRejectsBets } from './support/hostile.ts';
import { readSheet, tableOf } from './support/sheet.ts';

const game = JADE_TIGER;
const { symbols, rows, baseStrips, freeStrips, spinsByScatters } = JADE_REELS;
const LETTERS = '23MLRFKBASP';
const sheet = readSheet(game.slug);
const idOf = (letter: string) => LETTERS.indexOf(letter);
const roleOf = (symbol: number) => symbols[symbol]?.role;

/** A window by its rows, as the letters of the sheet. */
const windowOf = (...lines: readonly string[]) =>
  [0, 1, 2, 3, 4].map((reel) => lines.map((line) => idOf(line[reel] ?? '')));

/** What a set of strips pays on average, symbol by symbol: no window is ever put together. */
function meanBySymbol(strips: typeof baseStrips): number {
  const reels = strips.map((strip) => columnsOf(strip, rows));
  return symbols.reduce((sum, { role, pays }, symbol) => {
    if (role !== 'plain') return sum;
    let reached = 1;
    let mean = 0;
    reels.forEach((columns, reel) => {
      const shares = columns.map((column) => shareOf(symbols, column, symbol));
      const missing = shares.filter(({ cells }) => cells === 0).length / columns.length;
      mean += reached * missing * (pays[reel] ?? 0);
      reached *=
        shares.reduce((total, { cells, multiplier }) => total + cells * multiplier, 0) / columns.length;
    });
    return sum + mean + reached * (pays[reels.length] ?? 0);
  }, 0);
}

/** Chance of so many moons, from the share of each reel's stops that show one. */
function chanceOfMoons(count: number): number {
  let chances = [1];
  for (const strip of baseStrips) {
    const columns = columnsOf(strip, rows);
    const one =
      columns.filter((column) => column.some((symbol) => roleOf(symbol) === 'scatter')).length /
      columns.length;
    chances = [0, ...chances].map((chance, moons) => chance * one + (chances[moons] ?? 0) * (1 - one));
  }
  return chances[count] ?? 0;
}

describe('return of Jade Tiger', () => {
  it('published figures are those of both full cycles', () => {
    const told = JADE_TIGER_FIGURES.bets.spin;
    expectFigures(JADE_TIGER_SLOT, told);
    expect(JADE_TIGER_FIGURES.volatility).toBe(volatilityOf([told]));
    // Two full cycles on a busy machine.
  }, 30_000);

  it('return counted symbol by symbol and reel by reel is the same', () => {
    const spins = Object.entries(spinsByScatters).reduce(
      (sum, [moons, count]) => sum + chanceOfMoons(Number(moons)) * count,
      0,
    );
    const mean = (meanBySymbol(baseStrips) + spins * meanBySymbol(freeStrips)) / 100;
    expect(mean).toBeCloseTo(toNumber(JADE_TIGER_FIGURES.bets.spin.rtp), 12);
  });

  it('a reel shows at most one tiger and one moon, and tigers are on the inner reels', () => {
    for (const strips of [baseStrips, freeStrips]) {
      strips.forEach((strip, reel) => {
        for (const column of columnsOf(strip, rows)) {
          const tigers = column.filter((symbol) => roleOf(symbol) === 'wild').length;
          expect(tigers).toBeLessThanOrEqual(reel === 0 || reel === 4 ? 0 : 1);
          expect(column.filter((symbol) => roleOf(symbol) === 'scatter').length).toBeLessThanOrEqual(1);
        }
      });
    }
    expect(freeStrips.flat().some((symbol) => roleOf(symbol) === 'scatter')).toBe(false);
  });

  it('information sheet has every pay, strip and number of free spins', () => {
    const pays = symbols.flatMap(({ name, pays }, symbol) =>
      pays[3] ? [[name, LETTERS[symbol] ?? '', pays[3], pays[4] ?? 0, pays[5] ?? 0]] : [],
    );
    expect(sheet).toContain(tableOf(pays));
    const write = (strip: readonly number[] = []) => `\`${strip.map((symbol) => LETTERS[symbol]).join('')}\``;
    expect(sheet).toContain(
      tableOf(baseStrips.map((strip, reel) => [reel + 1, write(strip), write(freeStrips[reel])])),
    );
    expect(sheet).toContain(
      `3, 4 or 5 moons (M) open ${Object.values(spinsByScatters)
        .join(', ')
        .replace(/, (\d+)$/, ' or $1')} free spins`,
    );
    const { freeSpinsBp, freeSpinsOneIn } = JADE_TIGER_FIGURES.bets.spin;
    expect(sheet).toContain(
      `pay ${freeSpinsBp / 100} % of all stakes and open once in ${freeSpinsOneIn.toFixed(1)}`,
    );
  });
});

describe('round of Jade Tiger', () => {
  it.each<[string, readonly string[], readonly unknown[]]>([
    [
      'ways are the cells of each reel, multiplied',
      ['LLLBS', 'LLLSB', 'FKLPP', 'KFLAA'],
      [{ symbol: idOf('L'), count: 3, ways: 16, multiplier: 1, pay: 800 }],
    ],
    [
      'tiger stands in and multiplies every way of the win',
      ['KKBBS', 'BA3SB', 'FAAPP', 'SPPAA'],
      [{ symbol: idOf('K'), count: 3, ways: 1, multiplier: 3, pay: 30 }],
    ],
    [
      'tigers of one win multiply one another, and all symbols share them',
      ['L232L', 'RSSSL', 'BAAAA', 'PPPPP'],
      [
        { symbol: idOf('L'), count: 5, ways: 2, multiplier: 12, pay: 5_040 },
        { symbol: idOf('R'), count: 4, ways: 1, multiplier: 12, pay: 720 },
        { symbol: idOf('B'), count: 4, ways: 1, multiplier: 12, pay: 96 },
        { symbol: idOf('P'), count: 5, ways: 8, multiplier: 12, pay: 1_152 },
      ],
    ],
    [
      'tiger beyond the win multiplies nothing',
      ['FFFB2', 'SAKPB', 'BKAAP', 'KPSSA'],
      [
        { symbol: idOf('F'), count: 3, ways: 1, multiplier: 1, pay: 20 },
        { symbol: idOf('K'), count: 3, ways: 1, multiplier: 1, pay: 10 },
      ],
    ],
    ['symbols that are not on the left reel pay nothing', ['SLLLL', 'BFFFF', 'AKKKK', 'PRRRR'], []],
    ['two reels are no win, moons pay nothing', ['MMMMM', 'LLBSB', 'FFAPA', 'KKPAS'], []],
  ])('%s', (_, lines, wins) => {
    const found = waysWins(symbols, windowOf(...lines));
    expect(found).toEqual(wins);
  });

  it('three moons open eight free spins, and the win is the sum of all spins', () => {
    const moon = idOf('M');
    const moons = baseStrips.map((strip, reel) => (reel < 3 ? strip.indexOf(moon) : 20));
    const draws = [...moons, ...Array.from({ length: 40 }, (_, at) => (at * 7) % 36)];
    const { win, outcome } = game.play({ stake: game.defaultStake }, [], scripted(draws));
    expect(outcome.freeSpins).toHaveLength(8);
    expect(outcome.freeSpins[0]?.stops).toEqual(draws.slice(5, 10));
    const base = outcome.wins.reduce((sum, { pay }) => sum + pay, 0);
    expect(win).toBe(outcome.freeSpins.reduce((sum, { pay }) => sum + pay, base));
  });

  it('every round has whole cents for every stake and keeps to its schema', () => {
    const random = seededRandom(11);
    for (const stake of game.stakes) {
      for (let round = 0; round < 150; round += 1) {
        const { win, outcome } = game.play({ stake }, [], random);
        expect(jadeOutcomeSchema.parse(outcome)).toEqual(outcome);
        expect(win).toBeLessThanOrEqual(JADE_TIGER_FIGURES.bets.spin.maxWin * stake);
      }
    }
  });
});

itIsInTheCatalogue(game, JADE_TIGER_FIGURES);
itRejectsActs(game);
itRejectsBets(game, { ...badStakes({ stake: 100 }), 'a field of its own': { stake: 100, ways: 1024 } });
