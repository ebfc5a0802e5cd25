import { describe, expect, it } from 'vitest';
import { serpentOutcomeSchema } from '../../contract/games/serpent-temple.ts';
import { volatilityOf } from '../../maths/game-figures.ts';
import { SERPENT_TEMPLE, SERPENT_TEMPLE_SLOT } from '../../maths/serpent-temple.ts';
import { SERPENT_TEMPLE_FIGURES } from '../../maths/serpent-temple-figures.ts';
import { cellReels } from '../../maths/slot/definition/cell-reels.ts';
import { countWins } from '../../maths/slot/definition/count-wins-rule.ts';
import { type TumbleRules, tumbleRulesOf } from '../../maths/slot/tumble.ts';
import { tumbleFigures } from '../../maths/slot/tumble-figures.ts';
import { scripted, seededRandom } from './seeded-random.ts';
import { expectFigures, itIsInTheCatalogue } from './support/catalogue.ts';
import { badStakes, itRejectsActs, itRejectsBets } from './support/hostile.ts';
import { readSheet, tableOf } from './support/sheet.ts';

const SERPENT_RULES = tumbleRulesOf(SERPENT_TEMPLE_SLOT);
const game = SERPENT_TEMPLE;
const { spin } = SERPENT_TEMPLE_FIGURES.bets;
if (!spin) throw new Error('no figures of a spin');
const LETTERS = 'SMJGAO';
const idOf = (letter: string) => LETTERS.indexOf(letter);
/** A number of the draw that shows this symbol. */
const drawOf = (letter: string) =>
  SERPENT_RULES.symbols.slice(0, idOf(letter)).reduce((sum, { weight }) => sum + weight, 0);
/** A window by its rows from the top, as letters of the symbols: S, M, J, G jade, A, O. */
const windowOf = (...lines: readonly string[]) =>
  [0, 1, 2, 3, 4, 5].map((reel) => lines.map((line) => idOf(line[reel] ?? '')));

/** The same function, which computes nothing twice. */
function remembered<Args extends readonly unknown[], Result>(work: (...args: Args) => Result) {
  const known = new Map<string, Result>();
  return (...args: Args): Result => {
    const key = JSON.stringify(args);
    const result = known.get(key) ?? work(...args);
    known.set(key, result);
    return result;
  };
}

/** Every window of a small game, one after the other: nothing is shared with the count that is tested. */
function walkSmall(rules: TumbleRules): { mean: number; square: number; hit: number } {
  const weight = rules.symbols.reduce((sum, symbol) => sum + symbol.weight, 0);
  const cells = rules.reels * rules.rows;
  const draw = remembered((open: number): { counts: number[]; chance: number }[] => {
    let all = [{ counts: rules.symbols.map(() => 0), chance: 1 }];
    for (let cell = 0; cell < open; cell += 1)
      all = all.flatMap(({ counts, chance }) =>
        rules.symbols.map((symbol, index) => ({
          counts: counts.map((count, at) => (at === index ? count + 1 : count)),
          chance: (chance * symbol.weight) / weight,
        })),
      );
    return all;
  });
  type Moments = { mean: number; square: number };
  const play = remembered((kept: readonly number[], window: number): Moments => {
    const open = cells - kept.reduce((sum, count) => sum + count, 0);
    let [mean, square] = [0, 0];
    for (const { counts, chance } of draw(open)) {
      const full = counts.map((count, symbol) => count + (kept[symbol] ?? 0));
      const columns = full.map((count, symbol) => Array.from({ length: count }, () => symbol));
      const symbols = rules.symbols.map(({ name, pays }) => ({
        name,
        role: 'plain' as const,
        pays: Object.fromEntries(pays.map((pay, band) => [rules.bands[band], pay])),
      }));
      const wins = countWins().winsOf(symbols, columns);
      const pay = wins.reduce((sum, win) => sum + win.pay, 0) * (rules.multipliers[window] ?? 0);
      const stays = full.map((count, symbol) => (wins.some((win) => win.symbol === symbol) ? 0 : count));
      const isOver = wins.length === 0 || window === rules.multipliers.length - 1;
      const later = isOver ? { mean: 0, square: 0 } : play(stays, window + 1);
      mean += chance * (pay + later.mean);
      square += chance * (pay ** 2 + 2 * pay * later.mean + later.square);
    }
    return { mean, square };
  });
  const nothing = rules.symbols.map(() => 0);
  const hit = draw(cells).reduce(
    (sum, { counts, chance }) => sum + (counts.some((count) => count >= (rules.bands[0] ?? 0)) ? chance : 0),
    0,
  );
  return { ...play(nothing, 0), hit };
}

describe('return of Serpent Temple', () => {
  it('published figures are those of the count', () => {
    const { aboveStakeRate, ...counted } = spin;
    expectFigures(SERPENT_TEMPLE_SLOT, counted);
    expect(SERPENT_TEMPLE_FIGURES.volatility).toBe(volatilityOf([spin]));
    // Thirty million sums on a busy machine.
  }, 120_000);

  it('count of a small game is that of all its windows, one by one', () => {
    const small: TumbleRules = {
      reels: 3,
      rows: 2,
      symbols: [
        { name: 'a', weight: 2, pays: [50, 300] },
        { name: 'b', weight: 3, pays: [20, 90] },
        { name: 'c', weight: 1, pays: [100, 700] },
      ],
      bands: [3, 5],
      multipliers: [1, 2, 4],
    };
    const counted = tumbleFigures(small);
    const { mean, square, hit } = walkSmall(small);
    expect(counted.mean).toBeCloseTo(mean / 100, 12);
    expect(counted.deviation).toBeCloseTo(Math.sqrt(square - mean ** 2) / 100, 12);
    expect(counted.hitRate).toBeCloseTo(hit, 12);
    // Six c; three a with three c would pay 150.
    expect(counted.maxWin).toBe(7 * 7);
  });

  it('information sheet has every pay, weight and multiplier', () => {
    const sheet = readSheet(game.slug);
    expect(sheet).toContain(
      tableOf(SERPENT_RULES.symbols.map(({ name, weight, pays }) => [name, weight, ...pays])),
    );
    expect(sheet).toContain(`multiplied by ${SERPENT_RULES.multipliers.join(', ')}.`);
    expect(sheet).toContain(
      `weight out of ${SERPENT_RULES.symbols.reduce((sum, one) => sum + one.weight, 0)}`,
    );
    expect(sheet).toContain(`return is ${(spin.maxWin * 500).toLocaleString('en')} pesos`);
  });
});

describe('round of Serpent Temple', () => {
  it.each([
    ['eight of a symbol win nothing', ['SSSSSS', 'SSMMMM', 'MMMJJJ', 'JJGGGA', 'AAOOOO'], []],
    [
      'nine win wherever they lie',
      ['SMSMSM', 'JSJSJS', 'SGSGSG', 'AMAMAM', 'OJOJGG'],
      [{ symbol: 0, count: 9, pay: 100 }],
    ],
    [
      'three symbols win at once, each in its band',
      ['SSSSSS', 'SSSMMM', 'MMMMMM', 'JJJJJJ', 'JJJJJJ'],
      [
        { symbol: 0, count: 9, pay: 100 },
        { symbol: 1, count: 9, pay: 50 },
        { symbol: 2, count: 12, pay: 100 },
      ],
    ],
    [
      'thirteen and more are the highest band',
      ['OOOOOO', 'OOOOOO', 'OOOOOO', 'SSSMMM', 'JJJGGG'],
      [{ symbol: 5, count: 18, pay: 80 }],
    ],
  ])('%s', (_, lines, wins) => {
    expect(SERPENT_TEMPLE_SLOT.spin.wins.winsOf(SERPENT_TEMPLE_SLOT.symbols, windowOf(...lines))).toEqual(
      wins,
    );
  });

  it('winning stones fall out, those above come down, and new ones stand on top', () => {
    const window = windowOf('SMSMSM', 'JSJSJS', 'SGSGSG', 'AMAMAM', 'OJOJGG');
    const fresh = [...'MJGAOMJGA'].map(drawOf);
    const isGone = (reel: number, row: number) => window[reel]?.[row] === idOf('S');
    const weights = SERPENT_RULES.symbols.map(({ weight }) => weight);
    const next = cellReels({ base: weights }).refill('base', window, isGone, scripted(fresh));
    // Reels one, three and five lose two stones, the others one.
    expect(next.map((column) => column.map((symbol) => LETTERS[symbol]).join(''))).toEqual([
      'MJJAO',
      'GMGMJ',
      'AOJAO',
      'MMGMJ',
      'JGJAG',
      'AMGMG',
    ]);
  });

  it('each window multiplies more, and the win is the sum of all windows', () => {
    // Thirty serpents, window after window: eight windows, and nothing falls after the last.
    const { win, outcome } = game.play({ stake: game.defaultStake }, [], scripted(Array(240).fill(0)));
    expect(outcome.windows.map(({ multiplier }) => multiplier)).toEqual([1, 2, 3, 5, 8, 12, 16, 20]);
    expect(outcome.windows.every(({ pay, multiplier }) => pay === 12_000 * multiplier)).toBe(true);
    expect(win).toBe(12_000 * 67);
  });

  it('every round has whole cents for every stake and keeps to its schema', () => {
    const random = seededRandom(16);
    for (const stake of game.stakes) {
      for (let round = 0; round < 300; round += 1) {
        const { win, outcome } = game.play({ stake }, [], random);
        expect(serpentOutcomeSchema.parse(outcome)).toEqual(outcome);
        expect(win).toBe(outcome.windows.reduce((sum, { pay }) => sum + pay, 0));
        expect(outcome.windows.slice(0, -1).every(({ wins }) => wins.length > 0)).toBe(true);
      }
    }
  });
});

itIsInTheCatalogue(game, SERPENT_TEMPLE_FIGURES);
itRejectsActs(game);
itRejectsBets(game, { ...badStakes({ stake: 100 }), 'a field of its own': { stake: 100, falls: 8 } });
