import { describe, expect, it } from 'vitest';
import { type MinesAct, minesOutcomeSchema } from '../../contract/games/mines-of-brass.ts';
import { figuresOfCases, toNumber, volatilityOf } from '../../maths/game-figures.ts';
import { IllegalAct } from '../../maths/game-maths.ts';
import { everyMinesPlan, minesFigures } from '../../maths/mines/mines-figures.ts';
import { MINES_MAX_MULTIPLIER, multipliersOf } from '../../maths/mines/multipliers.ts';
import { MINES_OF_BRASS } from '../../maths/mines-of-brass.ts';
import { MINES_OF_BRASS_FIGURES } from '../../maths/mines-of-brass-figures.ts';
import { scripted, seededRandom } from './seeded-random.ts';
import { everyDraw } from './support/cases.ts';
import { badStakes, itRejectsActs, itRejectsBets } from './support/hostile.ts';
import { readSheet, tableOf } from './support/sheet.ts';

const game = MINES_OF_BRASS;
const betOf = (mines: number, stake = 100) => game.readBet({ stake, mines });
const open = (...cells: number[]) => cells.map((cell): MinesAct => ({ kind: 'open', cell }));
const CASH_OUT: MinesAct = { kind: 'cashOut' };
const PLANS = everyMinesPlan().map((plan) => ({ ...plan, figures: minesFigures(plan.mines, plan.cells) }));
const nameOf = ({ mines, cells }: { mines: number; cells: number }) => `${mines} mines, ${cells} cells`;

/** Three mines at 0, 1 and 2: each draw is how far the next one is moved. */
const AT_THE_START = [0, 0, 0];

describe('return of Mines of Brass', () => {
  it('every way to play returns at most 97 % and at least the published return', () => {
    const returns = PLANS.map(({ figures }) => toNumber(figures.rtp));
    expect(Math.max(...returns)).toBe(0.97);
    expect(Math.min(...PLANS.map(({ figures }) => figures.rtpBp))).toBe(MINES_OF_BRASS_FIGURES.rtpBp);
    expect(volatilityOf(PLANS.map(({ figures }) => figures))).toBe(MINES_OF_BRASS_FIGURES.volatility);
    expect(PLANS).toHaveLength(256);
  });

  it('published figures are the calculated ones, the lowest first and the wildest last', () => {
    const published = Object.entries(MINES_OF_BRASS_FIGURES.bets);
    for (const [name, figures] of published) {
      expect(PLANS.find((plan) => nameOf(plan) === name)?.figures).toEqual(figures);
    }
    const wildest = Math.max(...PLANS.map(({ figures }) => figures.deviation));
    expect(published[0]?.[1].rtpBp).toBe(MINES_OF_BRASS_FIGURES.rtpBp);
    expect(published.at(-1)?.[1].deviation).toBe(wildest);
  });

  it.each([
    { mines: 1, cells: 24 },
    { mines: 2, cells: 3 },
    { mines: 3, cells: 5 },
  ])('every layout of $mines mines played for $cells cells gives the same figures', ({ mines, cells }) => {
    const bet = betOf(mines);
    const bounds = Array.from({ length: mines }, (_, at) => 25 - at);
    const path = Array.from({ length: cells }, (_, at) => (at * 7) % 25);
    const cases = new Map<number, bigint>();
    for (const draws of everyDraw(bounds)) {
      let round = game.play(bet, open(path[0] ?? 0), scripted(draws));
      for (let at = 2; !round.isOver && at <= cells; at += 1)
        round = game.play(bet, open(...path.slice(0, at)), scripted(draws));
      const paid = round.outcome.multiplier;
      cases.set(paid, (cases.get(paid) ?? 0n) + 1n);
    }
    expect(figuresOfCases(cases)).toEqual(minesFigures(mines, cells));
  });

  it('multipliers are 97 % of the inverse of the chances of one cell after the other, cut to hundredths', () => {
    for (const { mines, cells } of PLANS) {
      let chance = 1;
      for (let at = 0; at < cells; at += 1) chance *= (25 - mines - at) / (25 - at);
      const fair = 97 / chance;
      const multiplier = multipliersOf(mines)[cells - 1] ?? 0;
      expect(multiplier).toBeLessThanOrEqual(fair + 1e-6);
      expect(multiplier).toBeGreaterThan(fair - 1);
    }
  });

  it('information sheet has every multiplier', () => {
    const rows = Array.from({ length: 24 }, (_, at) => [
      at + 1,
      multipliersOf(at + 1)
        .map((multiplier) => (multiplier / 100).toFixed(2))
        .join(' '),
    ]);
    expect(readSheet(game.slug)).toContain(tableOf(rows));
  });
});

describe('round of Mines of Brass', () => {
  it('mines stay hidden while the round is open', () => {
    const round = game.play(betOf(3), open(24, 12), scripted(AT_THE_START));
    expect(round).toEqual({
      stake: 100,
      win: 0,
      isOver: false,
      outcome: { opened: [24, 12], multiplier: 125, nextMultiplier: 144, mines: null },
    });
  });

  it('cashing out pays the multiplier and shows the mines', () => {
    const round = game.play(betOf(3, 500), [...open(24, 12), CASH_OUT], scripted(AT_THE_START));
    expect(round.win).toBe(625);
    expect(round.isOver).toBe(true);
    expect(round.outcome).toEqual({
      opened: [24, 12],
      multiplier: 125,
      nextMultiplier: null,
      mines: [0, 1, 2],
    });
  });

  it('mine ends the round with nothing', () => {
    const round = game.play(betOf(3), open(24, 1), scripted(AT_THE_START));
    expect(round).toMatchObject({ win: 0, isOver: true, outcome: { multiplier: 0, mines: [0, 1, 2] } });
  });

  it('last safe cell pays by itself', () => {
    const round = game.play(betOf(24), open(24), scripted(Array(24).fill(0)));
    expect(round).toMatchObject({ win: 2_425, isOver: true });
  });

  it('last cell within the maximum win pays by itself', () => {
    const cells = multipliersOf(9).length;
    const path = Array.from({ length: cells }, (_, at) => 24 - at);
    const round = game.play(betOf(9, 100_000), open(...path), scripted(Array(9).fill(0)));
    expect(cells).toBeLessThan(16);
    expect(round).toMatchObject({ win: 900_766_000, isOver: true });
    expect(Math.max(...PLANS.map(({ figures }) => figures.maxWin * 100))).toBeLessThanOrEqual(
      MINES_MAX_MULTIPLIER,
    );
  });

  it.each<[string, MinesAct[]]>([
    ['the same cell twice', open(5, 5)],
    ['cashing out before a cell', [CASH_OUT]],
    ['a cell after a mine', open(0, 5)],
    ['cashing out after a mine', [...open(0), CASH_OUT]],
    ['a cell after cashing out', [...open(5), CASH_OUT, ...open(6)]],
    ['cashing out twice', [...open(5), CASH_OUT, CASH_OUT]],
  ])('round rejects %s', (_, acts) => {
    expect(() => game.play(betOf(3), acts, scripted(AT_THE_START))).toThrow(IllegalAct);
  });

  it('absent player without an open cell opens the first, then cashes out', () => {
    const bet = betOf(1);
    const draws = [24];
    expect(game.actForAbsent(bet, [], scripted(draws))).toEqual({ kind: 'open', cell: 0 });
    expect(game.actForAbsent(bet, open(0), scripted(draws))).toEqual(CASH_OUT);
    expect(game.actForAbsent(bet, [...open(0), CASH_OUT], scripted(draws))).toBeNull();
    expect(game.actForAbsent(bet, open(24), scripted(draws))).toBeNull();
  });

  it('outcome is valid and its mines as many as the bet, whatever the seed', () => {
    for (let seed = 0; seed < 200; seed += 1) {
      const bet = betOf(1 + (seed % 24));
      const { outcome, isOver } = game.play(bet, open(seed % 25), seededRandom(seed));
      expect(minesOutcomeSchema.parse(outcome)).toEqual(outcome);
      if (isOver) expect(new Set(outcome.mines).size).toBe(bet.mines);
      else expect(outcome.mines).toBeNull();
    }
  });
});

itRejectsActs(game, [
  { kind: 'open' },
  { kind: 'open', cell: 25 },
  { kind: 'open', cell: -1 },
  { kind: 'open', cell: 1.5 },
  { kind: 'open', cell: '1' },
  { kind: 'cashOut', cell: 1 },
  { kind: 'close' },
]);
itRejectsBets(game, {
  ...badStakes({ stake: 100, mines: 3 }),
  'no mine': { stake: 100, mines: 0 },
  'a mine in every cell': { stake: 100, mines: 25 },
  'half a mine': { stake: 100, mines: 2.5 },
  'mines as text': { stake: 100, mines: '3' },
  'a field of its own': { stake: 100, mines: 3, cell: 1 },
});
