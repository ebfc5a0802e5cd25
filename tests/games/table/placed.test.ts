import { describe, expect, it } from 'vitest';
import { cents } from '../../../contract/money.ts';
import { stakeOn, withChip } from '../../../games/table/placed.ts';

describe('chips on a table', () => {
  it('chip on a free spot is added behind the others', () => {
    const bet = withChip(withChip(null, 'red', cents(100)), 'blue', cents(500));
    expect(bet).toEqual({
      placed: [
        { spot: 'red', stake: 100 },
        { spot: 'blue', stake: 500 },
      ],
    });
  });

  it('second chip on a spot raises its stake, and the bet before stays as it was', () => {
    const before = withChip(null, 'red', cents(100));
    expect(stakeOn(withChip(before, 'red', cents(200)), 'red')).toBe(300);
    expect(stakeOn(before, 'red')).toBe(100);
  });

  it('spot without a chip has a stake of 0', () => {
    expect(stakeOn(null, 'red')).toBe(0);
    expect(stakeOn(withChip(null, 'red', cents(100)), 'green')).toBe(0);
  });
});
