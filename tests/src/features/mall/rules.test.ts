import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_EXCHANGE } from '../../../../contract/mall/mall-calls.ts';
import { cents, groupDigits } from '../../../../contract/money.ts';
import { SCRATCH_PRIZES, scratchCard } from '../../../../maths/scratch-card.ts';
import { heldFor, mostFor, readCount } from '../../../../src/features/mall/exchange-rules.ts';
import { refusalOf } from '../../../../src/features/mall/goods-rules.ts';
import { chancesOf, outcomeOf, winningFields } from '../../../../src/features/mall/scratch-rules.ts';

const SHOP = {
  points: 0,
  diamonds: 0,
  pointsPerDiamond: 1_000,
  coinPerDiamond: cents(100),
  goods: [],
  canExchange: true,
};
const LOCALES = ['en-PH', 'fil-PH', 'zh-CN'];

describe('exchange rules', () => {
  it('[C79] every count that the player holds and one exchange may take is read as it is written', () => {
    const held = fc.integer({ min: 1, max: MAX_EXCHANGE });
    fc.assert(
      fc.property(held, fc.nat(), fc.constantFrom(...LOCALES), (most, more, locale) => {
        const text = groupDigits(most, locale);
        expect(readCount(` ${text} `, most + more, locale)).toEqual({ count: most, error: null });
      }),
    );
  });

  it('[C79] no text is read as more than the player holds, as less than one, or as a part of a diamond', () => {
    const typed = fc.oneof(fc.string(), fc.double().map(String), fc.integer().map(String));
    fc.assert(
      fc.property(typed, fc.nat({ max: 2 * MAX_EXCHANGE }), (text, held) => {
        const { count } = readCount(text, held, 'en-PH');
        if (count === null) return;
        expect(Number.isInteger(count)).toBe(true);
        expect(count).toBeGreaterThanOrEqual(1);
        expect(count).toBeLessThanOrEqual(Math.min(held, MAX_EXCHANGE));
      }),
    );
  });

  it('[C78] points that make up no whole diamond are not exchanged, nor anything without a price', () => {
    expect(heldFor('points', { ...SHOP, points: 2_999 })).toBe(2);
    expect(heldFor('points', { ...SHOP, points: 2_999, pointsPerDiamond: null })).toBe(0);
    expect(heldFor('coin', { ...SHOP, diamonds: 7, coinPerDiamond: null })).toBe(0);
    expect(mostFor('coin', { ...SHOP, diamonds: MAX_EXCHANGE + 1 })).toBe(MAX_EXCHANGE);
  });
});

describe('goods rules', () => {
  it('[C80] goods that nobody can have are named before what the player lacks', () => {
    const goods = { price: 5, stock: 1, leftForPlayer: 1 };
    const player = { canExchange: true, diamonds: 5 };
    expect(refusalOf(goods, player)).toBeNull();
    expect(refusalOf({ ...goods, stock: null, leftForPlayer: null }, player)).toBeNull();
    expect(refusalOf(goods, { ...player, diamonds: 4 })).toBe('few');
    expect(refusalOf(goods, { canExchange: false, diamonds: 0 })).toBe('notNow');
    expect(refusalOf({ ...goods, leftForPlayer: 0 }, { canExchange: false, diamonds: 0 })).toBe('limit');
    expect(refusalOf({ ...goods, stock: 0, leftForPlayer: 0 }, player)).toBe('soldOut');
  });
});

describe('scratch card rules', () => {
  it('[C77] chances are told from the largest prize down and make up the whole', () => {
    const chances = chancesOf({ prizes: [...SCRATCH_PRIZES].reverse() });
    expect(chances.map(({ amount }) => amount)).toEqual(SCRATCH_PRIZES.map(({ amount }) => amount));
    expect(chances.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1);
  });

  it('[C83] only a prize of more than the card’s worth is a win', () => {
    const cost = cents(200);
    expect([0, 100, 200, 201].map((prize) => outcomeOf(cents(prize), cost))).toEqual([
      'none',
      'returned',
      'returned',
      'won',
    ]);
    expect(outcomeOf(cents(50_000), null)).toBe('returned');
  });

  it('[C83] three fields of any card with a prize are lit, and none of one without', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), (bytes) => {
        const card = scratchCard(Buffer.from(bytes).toString('hex'), 'browser-seed');
        const lit = winningFields(card);
        expect(lit).toHaveLength(card.prize === 0 ? 0 : 3);
        expect(lit.every((index) => card.fields[index] === card.prize)).toBe(true);
      }),
    );
  });
});
