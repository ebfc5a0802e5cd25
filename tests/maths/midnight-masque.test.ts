import { describe, expect, it } from 'vitest';
import { masqueOutcomeSchema } from '../../contract/games/midnight-masque.ts';
import { toNumber, volatilityOf } from '../../maths/game-figures.ts';
import {
  MASQUE_REELS,
  MIDNIGHT_MASQUE,
  MIDNIGHT_MASQUE_SLOT,
  newMasks,
  openMasks,
} from '../../maths/midnight-masque.ts';
import { MIDNIGHT_MASQUE_FIGURES } from '../../maths/midnight-masque-figures.ts';
import { waysWins } from '../../maths/slot/ways-wins.ts';
import { windowAt } from '../../maths/slot/window.ts';
import { scripted, seededRandom } from './seeded-random.ts';
import { expectFigures, itIsInTheCatalogue } from './support/catalogue.ts';
import { badStakes, itRejectsActs, itRejectsBets } from './support/hostile.ts';
import { readSheet, tableOf } from './support/sheet.ts';

const game = MIDNIGHT_MASQUE;
const { symbols, rows, strips } = MASQUE_REELS;
const LETTERS = 'MRVGKHDCS';
const MASK = 0;
const sheet = readSheet(game.slug);
const reels = strips.map((strip) => strip.map((_, stop) => windowAt([strip], [stop], rows)[0] ?? []));

/** What a spin and all that follows it pays on average: by symbol and reel, no window is ever put together. */
function meanFrom(held: readonly number[]): number {
  // All that a spin can bring: for each free reel with a mask, whether it comes.
  const free = reels.flatMap((columns, reel) =>
    !held.includes(reel) && columns.flat().includes(MASK) ? [reel] : [],
  );
  return Array.from({ length: 2 ** free.length }, (_, chosen) => {
    const came = free.filter((_reel, bit) => (chosen >> bit) % 2 === 1);
    const open = [...held, ...came];
    const chance = free.reduce((product, reel) => {
      const columns = reels[reel] ?? [];
      const share = columns.filter((column) => column.includes(MASK)).length / columns.length;
      return product * (came.includes(reel) ? share : 1 - share);
    }, 1);
    return chance * (meanWithMasks(open) + (came.length > 0 ? meanFrom(open) : 0));
  }).reduce((sum, part) => sum + part, 0);
}

function meanWithMasks(open: readonly number[]): number {
  return symbols.reduce((sum, { role, pays }, symbol) => {
    if (role !== 'plain') return sum;
    let reached = 1;
    let mean = 0;
    reels.forEach((columns, reel) => {
      const shown = open.includes(reel)
        ? [rows]
        : columns
            .filter((column) => !column.includes(MASK))
            .map((column) => column.filter((seen) => seen === symbol).length);
      mean += (reached * shown.filter((cells) => cells === 0).length * (pays[reel] ?? 0)) / shown.length;
      reached *= shown.reduce((total, cells) => total + cells, 0) / shown.length;
    });
    return sum + mean + reached * (pays[reels.length] ?? 0);
  }, 0);
}

describe('return of Midnight Masque', () => {
  it('published figures are those of all sets of held reels', () => {
    const told = MIDNIGHT_MASQUE_FIGURES.bets.spin;
    expectFigures(MIDNIGHT_MASQUE_SLOT, told);
    expect(MIDNIGHT_MASQUE_FIGURES.volatility).toBe(volatilityOf([told]));
  });

  it('return counted symbol by symbol and reel by reel is the same', () => {
    expect(meanFrom([]) / 100).toBeCloseTo(toNumber(MIDNIGHT_MASQUE_FIGURES.bets.spin.rtp), 12);
  });

  it('a reel shows at most one mask, and masks are on the inner reels', () => {
    reels.forEach((columns, reel) => {
      const most = Math.max(...columns.map((column) => column.filter((symbol) => symbol === MASK).length));
      expect(most).toBe(reel === 0 || reel === 4 ? 0 : 1);
    });
  });

  it('information sheet has every pay, strip and figure', () => {
    const pays = symbols.flatMap(({ name, pays }, symbol) =>
      pays[3] ? [[name, LETTERS[symbol] ?? '', pays[3], pays[4] ?? 0, pays[5] ?? 0]] : [],
    );
    expect(sheet).toContain(tableOf(pays));
    const written = strips.map((strip) => strip.map((symbol) => LETTERS[symbol]).join(''));
    expect(sheet).toContain(tableOf(written.map((strip, reel) => [reel + 1, `\`${strip}\``])));
    const { respinsBp, respinsOneIn } = MIDNIGHT_MASQUE_FIGURES.bets.spin;
    expect(sheet).toContain(
      `Re-spins pay ${respinsBp / 100} % of all stakes; one round in ${respinsOneIn.toFixed(2)}`,
    );
  });
});

describe('round of Midnight Masque', () => {
  const maskStops = strips.map((strip) => strip.indexOf(MASK));
  /** Far from every mask. */
  const QUIET = [0, 20, 20, 20, 0];

  it('mask opens over its whole reel before the spin pays', () => {
    const window = [
      [1, 5, 5],
      [MASK, 6, 7],
      [1, 8, 8],
      [7, 7, 7],
      [1, 1, 1],
    ];
    expect(newMasks(window)).toEqual([1]);
    expect(openMasks(window)[1]).toEqual([MASK, MASK, MASK]);
    expect(waysWins(symbols, openMasks(window))).toEqual([
      { symbol: 1, count: 3, ways: 3, multiplier: 1, pay: 150 },
    ]);
  });

  it('reels with masks are held while the others turn again, and a further mask brings a further re-spin', () => {
    const second = maskStops[1] ?? 0;
    const third = maskStops[2] ?? 0;
    // The first spin brings the mask of reel 2, the first re-spin that of reel 3, the second none.
    const draws = [0, second, ...QUIET.slice(2), 3, third, 21, 4, 5, 22, 6];
    const { win, outcome } = game.play({ stake: game.defaultStake }, [], scripted(draws));
    expect(outcome.stops).toEqual([0, second, 20, 20, 0]);
    expect(outcome.respins.map(({ stops }) => stops)).toEqual([
      [3, second, third, 21, 4],
      [5, second, third, 22, 6],
    ]);
    const [first, last] = outcome.respins;
    expect(first?.window[1]).toEqual([MASK, MASK, MASK]);
    expect(newMasks(first?.window ?? [])).toEqual([2]);
    expect(newMasks(last?.window ?? [])).toEqual([]);
    const sum = [outcome, ...outcome.respins]
      .flatMap(({ wins }) => wins)
      .reduce((all, { pay }) => all + pay, 0);
    expect(win).toBe(sum);
  });

  it('round without a mask has one spin', () => {
    const { outcome } = game.play({ stake: game.defaultStake }, [], scripted(QUIET));
    expect(outcome.respins).toEqual([]);
  });

  it('every round has whole cents for every stake and keeps to its schema', () => {
    const random = seededRandom(12);
    for (const stake of game.stakes) {
      for (let round = 0; round < 150; round += 1) {
        const { win, outcome } = game.play({ stake }, [], random);
        expect(masqueOutcomeSchema.parse(outcome)).toEqual(outcome);
        expect(win).toBeLessThanOrEqual(MIDNIGHT_MASQUE_FIGURES.bets.spin.maxWin * stake);
      }
    }
  });
});

itIsInTheCatalogue(game, MIDNIGHT_MASQUE_FIGURES);
itRejectsActs(game);
itRejectsBets(game, { ...badStakes({ stake: 100 }), 'a field of its own': { stake: 100, ways: 243 } });
