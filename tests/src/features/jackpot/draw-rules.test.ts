import { describe, expect, it } from 'vitest';
import { JACKPOT_TIERS, TierPropId } from '../../../../contract/ids.ts';
import type { JackpotInfo } from '../../../../contract/jackpot/jackpot.ts';
import { cents } from '../../../../contract/money.ts';
import { JACKPOT_CELLS } from '../../../../server/jackpot/default-cells.ts';
import {
  chanceUntil,
  isSameBoard,
  joinDraws,
  maySpin,
  prizeOfCell,
  prizeOfDraw,
  progressOf,
  winSizeOf,
} from '../../../../src/features/jackpot/draw-rules.ts';

describe('draw prizes', () => {
  it('[O11] each of the ten cells has its prize, one of them the jackpot', () => {
    const kinds = JACKPOT_CELLS.map((cell) => prizeOfCell(cell).kind);
    expect(kinds).toHaveLength(10);
    expect(kinds.filter((kind) => kind === 'jackpot')).toHaveLength(1);
    expect(kinds).not.toContain('other');
  });

  it.each(JACKPOT_TIERS)(
    '[D10] %s tier of a draw is read from its prop id, with the cents that were paid',
    (tier) => {
      expect(prizeOfDraw({ type: 2, propId: TierPropId[tier], count: 123_45 })).toEqual({
        kind: 'jackpot',
        tier,
        amount: 12_345,
      });
    },
  );

  it('celebration is quiet for a prize without money, and loudest for the two largest pots', () => {
    expect(winSizeOf(prizeOfDraw({ type: 1, propId: 2002, count: 50 }))).toBe('none');
    expect(winSizeOf(prizeOfDraw({ type: 1, propId: 2001, count: 500 }))).toBe('small');
    const sizes = JACKPOT_TIERS.map((tier) =>
      winSizeOf(prizeOfDraw({ type: 2, propId: TierPropId[tier], count: 1 })),
    );
    expect(sizes).toEqual(['large', 'large', 'medium', 'medium']);
  });

  it('board that was changed since the draw is detected', () => {
    const config = { jackpotAwardConfigs: [...JACKPOT_CELLS] };
    const draw = { type: 1, propId: 2001, count: 500, cell: 0 } as Parameters<typeof isSameBoard>[1];
    expect(isSameBoard(config, draw)).toBe(true);
    expect(isSameBoard(config, { ...draw, count: 700 })).toBe(false);
    expect(isSameBoard(config, { ...draw, cell: 5, type: 2, propId: 50001 })).toBe(true);
    expect(isSameBoard(config, { ...draw, cell: 1 })).toBe(false);
  });
});

describe('chance to draw', () => {
  it('chance of today lasts until the end of tomorrow, and an older one until the end of today', () => {
    const until = (changes: Partial<JackpotInfo['draw']>, need = 0) =>
      chanceUntil({
        needDeposit: cents(need),
        needTyping: cents(0),
        draw: { chances: 1, hasDrawnToday: false, nextDayAt: 86_400_000, ...changes } as JackpotInfo['draw'],
      });
    expect(until({})).toBe(2 * 86_400_000);
    expect(until({}, 1)).toBe(86_400_000);
    expect(until({ hasDrawnToday: true })).toBe(86_400_000);
    expect(until({ chances: 2 })).toBe(86_400_000);
  });

  it('progress is never less than nothing, and complete when nothing is required', () => {
    expect(progressOf(cents(15_000), cents(50_000))).toEqual({ done: 35_000, target: 50_000, share: 0.7 });
    expect(progressOf(cents(60_000), cents(50_000)).done).toBe(0);
    expect(progressOf(cents(0), cents(0)).share).toBe(1);
  });

  it('[T09, V04] player cannot spin without a chance or during a draw', () => {
    const info = { canReceiveDrawChance: true } as JackpotInfo;
    expect(maySpin(info, false)).toBe(true);
    expect(maySpin(info, true)).toBe(false);
    expect(maySpin({ canReceiveDrawChance: false }, false)).toBe(false);
    expect(maySpin(null, false)).toBe(false);
  });
});

it('[O18] draw record keeps a draw once when a new one has shifted the pages', () => {
  const draw = (id: string) => ({ id }) as Parameters<typeof joinDraws>[0][number];
  const joined = joinDraws([draw('c'), draw('b')], [draw('b'), draw('a')]);
  expect(joined.map(({ id }) => id)).toEqual(['c', 'b', 'a']);
});
