import { describe, expect, it } from 'vitest';
import { idleValues, leastScatters, wildReels } from '../../../games/engine/slot-values.ts';
import { ROYAL_SEVENS } from '../../../maths/royal-sevens.ts';

describe('what the words of a slot name', () => {
  it('is read from the model that decides', () => {
    expect(idleValues(ROYAL_SEVENS)).toEqual({ lines: 10, count: 3 });
    expect(
      leastScatters({
        ...ROYAL_SEVENS,
        freeSpins: { ...ROYAL_SEVENS.freeSpins, spinsByScatters: { 4: 8, 5: 20 } },
      }),
    ).toBe(4);
  });

  it('lists the reels that have a wild on their strip', () => {
    expect(wildReels(ROYAL_SEVENS).match(/\d/g)).toEqual(['2', '3', '4']);
  });
});
