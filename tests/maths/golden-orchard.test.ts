import { describe, expect, it } from 'vitest';
import { orchardOutcomeSchema } from '../../contract/games/golden-orchard.ts';
import { figuresOfCases, volatilityOf } from '../../maths/game-figures.ts';
import { GOLDEN_ORCHARD, GOLDEN_ORCHARD_SLOT, ORCHARD_REELS } from '../../maths/golden-orchard.ts';
import { GOLDEN_ORCHARD_FIGURES } from '../../maths/golden-orchard-figures.ts';
import { figuresOf } from '../../maths/slot/definition/figures-of.ts';
import { scripted, seededRandom } from './seeded-random.ts';
import { countCases } from './support/cases.ts';
import { itIsInTheCatalogue } from './support/catalogue.ts';
import { badStakes, itRejectsActs, itRejectsBets } from './support/hostile.ts';
import { readSheet, tableOf } from './support/sheet.ts';

const game = GOLDEN_ORCHARD;
const { symbols, strips, lines } = ORCHARD_REELS;
const LETTERS = 'WHBGPRC';
const sheet = readSheet(game.slug);

/** A window by its rows, as the letters of the sheet. */
const windowOf = (...rows: readonly [string, string, string]) =>
  [0, 1, 2].map((reel) => rows.map((row) => LETTERS.indexOf(row[reel] ?? '')));

describe('return of Golden Orchard', () => {
  it('every window played once has the published figures', () => {
    const bounds = strips.map(({ length }) => length);
    expect(figuresOfCases(countCases(game, { stake: game.defaultStake }, bounds))).toEqual(
      GOLDEN_ORCHARD_FIGURES.bets.spin,
    );
  }, 30_000);

  it('published figures are those of the full cycle', () => {
    const counted = figuresOf(GOLDEN_ORCHARD_SLOT);
    expect(GOLDEN_ORCHARD_FIGURES.bets).toEqual({ spin: counted });
    expect(GOLDEN_ORCHARD_FIGURES.volatility).toBe(volatilityOf(counted ? [counted] : []));
  });

  it('information sheet has every pay, line and strip', () => {
    const pays = symbols.flatMap(({ name, pays }, symbol) =>
      pays[3] ? [[name, LETTERS[symbol] ?? '', pays[2] ?? '–', pays[3]]] : [],
    );
    expect(sheet).toContain(tableOf(pays));
    expect(sheet).toContain(lines.map((rows) => rows.join(' ')).join(', '));
    const write = (strip: readonly number[]) => strip.map((symbol) => LETTERS[symbol]).join('');
    expect(sheet).toContain(tableOf(strips.map((strip, reel) => [reel + 1, `\`${write(strip)}\``])));
  });
});

describe('round of Golden Orchard', () => {
  it.each<[string, readonly [string, string, string], readonly unknown[]]>([
    [
      'three equal symbols on a line',
      ['RGP', 'HHH', 'GRP'],
      [{ line: 0, symbol: 1, count: 3, multiplier: 1, pay: 25 }],
    ],
    [
      'golden apple that stands in doubles',
      ['PGR', 'BWB', 'GHR'],
      [{ line: 0, symbol: 2, count: 3, multiplier: 2, pay: 24 }],
    ],
    [
      'two golden apples double twice',
      ['PGR', 'GWW', 'BHR'],
      [{ line: 0, symbol: 3, count: 3, multiplier: 4, pay: 32 }],
    ],
    [
      'golden apple beyond the win doubles nothing',
      ['PGB', 'CCH', 'HRW'],
      [{ line: 0, symbol: 6, count: 2, multiplier: 1, pay: 2 }],
    ],
    ['symbols that do not begin on the left reel', ['RGG', 'PHH', 'BCC'], []],
  ])('%s', (_, rows, wins) => {
    expect(GOLDEN_ORCHARD_SLOT.spin.wins.winsOf(symbols, windowOf(...rows))).toEqual(wins);
  });

  it('win is the sum of its lines in whole cents for every stake', () => {
    const random = seededRandom(7);
    for (const stake of game.stakes) {
      for (let round = 0; round < 100; round += 1) {
        const { win, outcome } = game.play({ stake }, [], random);
        expect(win).toBe(outcome.wins.reduce((sum, { pay }) => sum + pay, 0));
        expect(orchardOutcomeSchema.parse(outcome)).toEqual(outcome);
      }
    }
  });

  it('window shows the strips from their stops on', () => {
    const { outcome } = game.play({ stake: game.defaultStake }, [], scripted([10, 23, 0]));
    expect(outcome.stops).toEqual([10, 23, 0]);
    expect(outcome.window).toEqual(windowOf('HRW', 'CCG', 'CRP'));
  });
});

itIsInTheCatalogue(game, GOLDEN_ORCHARD_FIGURES);
itRejectsActs(game);
itRejectsBets(game, { ...badStakes({ stake: 100 }), 'a field of its own': { stake: 100, lines: 5 } });
