import { describe, expect, it } from 'vitest';
import { PLINKO_RISKS, PLINKO_ROWS, plinkoOutcomeSchema } from '../../contract/games/plinko-tower.ts';
import { figuresOfCases, volatilityOf } from '../../maths/game-figures.ts';
import { plinkoSlots } from '../../maths/plinko/multipliers.ts';
import { plinkoFigures } from '../../maths/plinko/plinko-figures.ts';
import { PLINKO_TOWER } from '../../maths/plinko-tower.ts';
import { PLINKO_TOWER_FIGURES } from '../../maths/plinko-tower-figures.ts';
import { scripted, seededRandom } from './seeded-random.ts';
import { countCases } from './support/cases.ts';
import { badStakes, itRejectsActs, itRejectsBets } from './support/hostile.ts';
import { readSheet, tableOf } from './support/sheet.ts';

const game = PLINKO_TOWER;
const TABLES = PLINKO_ROWS.flatMap((rows) => PLINKO_RISKS.map((risk) => ({ rows, risk })));
const GOOD = { stake: 100, rows: 8, risk: 'low' };

describe('return of Plinko Tower', () => {
  it.each(TABLES)('table of $rows rows, $risk risk, returns exactly 97 %', ({ rows, risk }) => {
    const figures = plinkoFigures({ rows, risk });
    expect(figures).toEqual(PLINKO_TOWER_FIGURES.bets[`${rows} rows, ${risk}`]);
    expect(figures.rtp).toEqual({ numerator: 97n, denominator: 100n });
  });

  it.each(TABLES)('every path of $rows rows, $risk risk, played once gives the same figures', (table) => {
    const bet = game.readBet({ ...table, stake: 100 });
    const bounds = new Array(table.rows).fill(2);
    expect(figuresOfCases(countCases(game, bet, bounds))).toEqual(plinkoFigures(table));
  });

  it('published headline is the lowest return and the wildest table', () => {
    const bets = Object.values(PLINKO_TOWER_FIGURES.bets);
    expect(PLINKO_TOWER_FIGURES.rtpBp).toBe(Math.min(...bets.map(({ rtpBp }) => rtpBp)));
    expect(PLINKO_TOWER_FIGURES.volatility).toBe(volatilityOf(bets));
    expect(bets).toHaveLength(TABLES.length);
  });

  it('information sheet has every slot', () => {
    const rows = TABLES.map((table) => [
      `${table.rows} rows, ${table.risk}`,
      ...[plinkoSlots(table).slice(0, table.rows / 2 + 1)].map((half) =>
        half.map((paid) => (paid / 100).toFixed(2)).join(' '),
      ),
    ]);
    expect(readSheet(game.slug)).toContain(tableOf(rows));
  });
});

describe('round of Plinko Tower', () => {
  it('ball falls into the slot of its steps to the right', () => {
    const bet = game.readBet({ stake: 500, rows: 8, risk: 'high' });
    expect(game.play(bet, [], scripted([1, 1, 1, 0, 1, 1, 1, 1]))).toEqual({
      stake: 500,
      win: 2_000,
      isOver: true,
      outcome: { path: [1, 1, 1, 0, 1, 1, 1, 1], slot: 7, multiplier: 400 },
    });
  });

  it.each(TABLES)('slots of $rows rows, $risk risk, mirror and fall towards the middle', (table) => {
    const slots = plinkoSlots(table);
    expect(slots).toHaveLength(table.rows + 1);
    expect([...slots].reverse()).toEqual(slots);
    const half = slots.slice(0, table.rows / 2 + 1);
    expect([...half].sort((a, b) => b - a)).toEqual(half);
  });

  it('win is whole cents for every stake and outcome is valid', () => {
    const random = seededRandom(8);
    for (const stake of game.stakes) {
      for (const table of TABLES) {
        const { win, outcome } = game.play(game.readBet({ stake, ...table }), [], random);
        expect(win).toBe((stake * outcome.multiplier) / 100);
        expect(plinkoOutcomeSchema.parse(outcome)).toEqual(outcome);
      }
    }
  });
});

itRejectsActs(game);
itRejectsBets(game, {
  ...badStakes(GOOD),
  'nine rows': { ...GOOD, rows: 9 },
  'rows as text': { ...GOOD, rows: '8' },
  'an unknown risk': { ...GOOD, risk: 'extreme' },
  'a risk named like a property of every object': { ...GOOD, risk: 'constructor' },
  'a field of its own': { ...GOOD, path: [] },
});
