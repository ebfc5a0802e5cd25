import { describe, expect, it } from 'vitest';
import { idleValues, leastScatters, wildReels } from '../../../games/slot/slot-values.ts';
import { ROYAL_SEVENS } from '../../../maths/royal-sevens.ts';

describe('slot values in the texts', () => {
  it('values are read from the deciding model', () => {
    expect(idleValues(ROYAL_SEVENS)).toEqual({ lines: 10, count: 3 });
    expect(
      leastScatters({
        ...ROYAL_SEVENS,
        freeSpins: { ...ROYAL_SEVENS.freeSpins, spinsByScatters: { 4: 8, 5: 20 } },
      }),
    ).toBe(4);
  });

  it('reels that have a wild on their strip are listed', () => {
    expect(wildReels(ROYAL_SEVENS.symbols, ROYAL_SEVENS.baseStrips).match(/\d/g)).toEqual(['2', '3', '4']);
  });
});
