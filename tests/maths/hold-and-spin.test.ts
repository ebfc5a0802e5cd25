import { describe, expect, it } from 'vitest';
import { type HoldRules, playHold } from '../../maths/slot/hold-and-spin.ts';
import { holdEndings } from '../../maths/slot/hold-chain.ts';
import { scripted, seededRandom } from './seeded-random.ts';
import { holdMeanBySpin } from './support/hold-by-spin.ts';

const rules: HoldRules = {
  reels: 3,
  rows: 2,
  respins: 3,
  chance: { coins: 1, of: 4 },
  values: [
    { pay: 100, weight: 3 },
    { pay: 500, weight: 1 },
  ],
  fullReelMultiplier: 2,
  fullGridPay: 10_000,
};
const first = [0, 2].map((cell) => ({ cell, pay: 100 }));

describe('hold and spin', () => {
  it('a new coin stays and brings every spin back', () => {
    const random = scripted([3, 3, 0, 0, ...Array.from({ length: 10 }, () => 3)]);
    expect(playHold(rules, first, random)).toEqual({
      respins: [
        { coins: [{ cell: 4, pay: 100 }], left: 3 },
        { coins: [], left: 2 },
        { coins: [], left: 1 },
        { coins: [], left: 0 },
      ],
      isFull: false,
      pay: 300,
    });
  });

  it('a full reel multiplies all its coins', () => {
    const random = scripted([0, 3, 3, 3, 3, ...Array.from({ length: 9 }, () => 3)]);
    expect(playHold(rules, first, random)).toMatchObject({ isFull: false, pay: (100 + 500) * 2 + 100 });
  });

  it('a full grid ends it at once and pays its prize in addition', () => {
    const result = playHold(rules, first, scripted([0, 3, 0, 0, 0, 0, 0, 0]));
    expect(result.respins).toHaveLength(1);
    expect(result).toMatchObject({ isFull: true, pay: (5 * 100 + 500) * 2 + 10_000 });
  });

  it.each([[[0, 0, 1]], [[1, 1, 0]], [[2, 0, 0]], [[2, 1, 0]], [[2, 2, 1]], [[2, 2, 2]]])(
    'endings after coins %j pay what is counted spin by spin',
    (coins) => {
      const { endings, total } = holdEndings(rules, coins);
      expect(endings.reduce((sum, { count }) => sum + count, 0n)).toBe(total);
      // A coin of these rules is worth 200 on average.
      const mean = endings.reduce((sum, { coins: ended, count }) => {
        const counted = ended.reduce((all, here) => all + (here === 2 ? 4 : here), 0);
        const prize = ended.every((here) => here === 2) ? 10_000 : 0;
        return sum + (counted * 200 + prize) * (Number((count * 10n ** 15n) / total) / 1e15);
      }, 0);
      expect(mean).toBeCloseTo(holdMeanBySpin(rules)(coins), 8);
    },
  );

  it('a seeded sample fills the grid as often as the chain says', () => {
    const rounds = 200_000;
    const random = seededRandom(15);
    let full = 0;
    for (let round = 0; round < rounds; round += 1) if (playHold(rules, first, random).isFull) full += 1;
    const { endings, total } = holdEndings(rules, [1, 1, 0]);
    const ended = endings.find(({ coins }) => coins.every((here) => here === 2));
    const share = Number(((ended?.count ?? 0n) * 10n ** 12n) / total) / 1e12;
    // The 99.99 % interval of a share.
    expect(Math.abs(full / rounds - share)).toBeLessThan(3.89 * Math.sqrt((share * (1 - share)) / rounds));
  });
});
