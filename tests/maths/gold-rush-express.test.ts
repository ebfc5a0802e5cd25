import { describe, expect, it } from 'vitest';
import { rushOutcomeSchema } from '../../contract/games/gold-rush-express.ts';
import { toNumber, volatilityOf } from '../../maths/game-figures.ts';
import {
  GOLD_RUSH_EXPRESS,
  GOLD_RUSH_SLOT,
  RUSH_HOLD,
  RUSH_REELS,
  RUSH_TRIGGER,
} from '../../maths/gold-rush-express.ts';
import { GOLD_RUSH_FIGURES } from '../../maths/gold-rush-express-figures.ts';
import { columnsOf, countScatters } from '../../maths/slot/window.ts';
import { scripted, seededRandom } from './seeded-random.ts';
import { expectFigures, itIsInTheCatalogue } from './support/catalogue.ts';
import { holdMeanBySpin } from './support/hold-by-spin.ts';
import { badStakes, itRejectsActs, itRejectsBets } from './support/hostile.ts';
import { readSheet, tableOf } from './support/sheet.ts';

const game = GOLD_RUSH_EXPRESS;
const { symbols, strips, rows, lines } = RUSH_REELS;
const { values, chance, respins, fullReelMultiplier, fullGridPay } = RUSH_HOLD;
const LETTERS = 'DOECPLHSK';
const sheet = readSheet(game.slug);

/** What the lines pay on average, in stakes: any cell of a reel shows each symbol of its strip equally often. */
function meanOfLines(): number {
  const shareOf = (reel: number, fits: (symbol: number) => boolean) =>
    (strips[reel] ?? []).filter(fits).length / (strips[reel]?.length ?? 1);
  return symbols.reduce((sum, { role, pays }, symbol) => {
    if (role !== 'plain') return sum;
    let reached = shareOf(0, (seen) => seen === symbol);
    let mean = 0;
    for (let count = 1; count <= strips.length; count += 1) {
      const goesOn =
        count < strips.length
          ? shareOf(count, (seen) => seen === symbol || symbols[seen]?.role === 'wild')
          : 0;
      mean += reached * (1 - goesOn) * (pays[count] ?? 0);
      reached *= goesOn;
    }
    return sum + mean;
  }, 0);
}

/** What hold and spin pays on average, in stakes: the coins of each reel by their shares, then spin by spin. */
function meanOfHold(): number {
  let grids: { coins: number[]; chance: number }[] = [{ coins: [], chance: 1 }];
  for (const strip of strips) {
    const columns = columnsOf(strip, rows);
    grids = grids.flatMap((grid) =>
      [0, 1, 2, 3].map((coins) => ({
        coins: [...grid.coins, coins],
        chance:
          (grid.chance * columns.filter((column) => countScatters(RUSH_REELS, [column]) === coins).length) /
          columns.length,
      })),
    );
  }
  const opened = grids.filter(({ coins }) => coins.reduce((sum, count) => sum + count, 0) >= RUSH_TRIGGER);
  const meanOf = holdMeanBySpin(RUSH_HOLD);
  return opened.reduce((sum, grid) => sum + grid.chance * meanOf(grid.coins), 0) / 100;
}

describe('return of Gold Rush Express', () => {
  it('published figures are those of the full cycle and every end of hold and spin', () => {
    const told = GOLD_RUSH_FIGURES.bets.spin;
    expectFigures(GOLD_RUSH_SLOT, told);
    expect(GOLD_RUSH_FIGURES.volatility).toBe(volatilityOf([told]));
  }, 60_000);

  it('return counted line by line and spin by spin is the same', () => {
    const { rtp, holdBp } = GOLD_RUSH_FIGURES.bets.spin;
    expect(meanOfLines() + meanOfHold()).toBeCloseTo(toNumber(rtp), 11);
    expect(Math.floor(meanOfHold() * 10_000)).toBe(holdBp);
  });

  it('coins that open it are worth more than the stake, and reel 1 has no dynamite', () => {
    expect(RUSH_TRIGGER * Math.min(...values.map(({ pay }) => pay))).toBeGreaterThan(100);
    expect(strips[0]?.some((symbol) => symbols[symbol]?.role === 'wild')).toBe(false);
  });

  it('information sheet has every pay, line, strip, coin and rule', () => {
    const pays = symbols.flatMap(({ name, pays }, symbol) =>
      pays[3] ? [[name, LETTERS[symbol] ?? '', pays[3], pays[4] ?? 0, pays[5] ?? 0]] : [],
    );
    expect(sheet).toContain(tableOf(pays));
    expect(sheet.replaceAll(/\s+/g, ' ')).toContain(lines.map((cells) => cells.join(' ')).join(', '));
    const write = (strip: readonly number[]) => strip.map((symbol) => LETTERS[symbol]).join('');
    expect(sheet).toContain(tableOf(strips.map((strip, reel) => [reel + 1, `\`${write(strip)}\``])));
    expect(sheet).toContain(tableOf(values.map(({ pay, weight }) => [pay, weight])));
    expect(values.reduce((sum, { weight }) => sum + weight, 0)).toBe(1_000);
    const { holdBp, holdOneIn, fullOneIn } = GOLD_RUSH_FIGURES.bets.spin;
    for (const words of [
      `pays ${holdBp / 100} % of all stakes and opens once in ${holdOneIn.toFixed(1)} rounds`,
      `full once in ${Math.floor(fullOneIn).toLocaleString('en')} rounds`,
      `${RUSH_TRIGGER} coins or more in the window open`,
      `in ${chance.coins} of ${chance.of} cases`,
      `There are ${respins} spins`,
      `pay ${fullReelMultiplier} times their value`,
      `pays ${fullGridPay / 100} times the stake`,
    ])
      expect(sheet.replaceAll(/\s+/g, ' ')).toContain(words);
  });
});

describe('round of Gold Rush Express', () => {
  /** Two coins on reels 1 and 2, three on reel 3, none on the others. */
  const sevenCoins = [19, 19, 26, 10, 10];
  const cheap = 0;
  const nothing = 15;

  it('coins of a window have values, and too few of them pay nothing', () => {
    const { win, outcome } = game.play({ stake: game.defaultStake }, [], scripted([19, 0, 0, 6, 0, 0, 999]));
    expect(outcome.coins).toEqual([
      { cell: 0, pay: 50 },
      { cell: 1, pay: 10_000 },
    ]);
    expect(outcome.hold).toBeNull();
    expect(win).toBe(outcome.wins.reduce((sum, { pay }) => sum + pay, 0));
  });

  it('full reel doubles its coins, and the lines are paid beside the coins', () => {
    const blank = Array.from({ length: 3 * 8 }, () => nothing);
    const draws = [...sevenCoins, ...Array.from({ length: 7 }, () => cheap), ...blank];
    const { win, outcome } = game.play({ stake: game.defaultStake }, [], scripted(draws));
    expect(outcome.coins.map(({ cell }) => cell)).toEqual([0, 1, 3, 4, 6, 7, 8]);
    expect(outcome.hold?.respins).toEqual([2, 1, 0].map((left) => ({ coins: [], left })));
    expect(outcome.hold?.pay).toBe(4 * 50 + 3 * 50 * 2);
    expect(win).toBe(outcome.wins.reduce((sum, { pay }) => sum + pay, 500));
  });

  it('full grid ends it and pays its prize', () => {
    const coins = Array.from({ length: 7 }, () => cheap);
    const all = Array.from({ length: 8 }, () => [0, cheap]).flat();
    const { outcome } = game.play(
      { stake: game.defaultStake },
      [],
      scripted([...sevenCoins, ...coins, ...all]),
    );
    expect(outcome.hold).toMatchObject({ isFull: true, pay: 15 * 50 * 2 + fullGridPay });
    expect(outcome.hold?.respins).toHaveLength(1);
  });

  it('every round has whole cents for every stake and keeps to its schema', () => {
    const random = seededRandom(12);
    for (const stake of game.stakes) {
      for (let round = 0; round < 400; round += 1) {
        const { win, outcome } = game.play({ stake }, [], random);
        expect(rushOutcomeSchema.parse(outcome)).toEqual(outcome);
        expect(win).toBeLessThanOrEqual(GOLD_RUSH_FIGURES.bets.spin.maxWin * stake);
      }
    }
  });
});

itIsInTheCatalogue(game, GOLD_RUSH_FIGURES);
itRejectsActs(game);
itRejectsBets(game, { ...badStakes({ stake: 100 }), 'a field of its own': { stake: 100, lines: 10 } });
