import { describe, expect, it } from 'vitest';
import { fairSource } from '../../maths/provably-fair.ts';
import { JACKPOT_CELLS } from '../../server/jackpot/default-cells.ts';
import { simulateDraws } from '../load/jackpot-simulation.ts';

const TIERS = [
  { tier: 'mega', seed: 500_000_000, ceiling: 5_000_000_000, sharePpm: 4000, weight: 1 },
  { tier: 'major', seed: 50_000_000, ceiling: 500_000_000, sharePpm: 3000, weight: 10 },
  { tier: 'minor', seed: 5_000_000, ceiling: 50_000_000, sharePpm: 2000, weight: 100 },
  { tier: 'mini', seed: 500_000, ceiling: 5_000_000, sharePpm: 1000, weight: 1000 },
] as const;
const source = () => fairSource('5e'.repeat(32), 'books');

describe('ledger of many jackpot draws', () => {
  it('[D09] [D10] ledger sums to zero, and every pool is its seeds and shares less its prizes', () => {
    const platform = { cells: JACKPOT_CELLS, tiers: TIERS, typing: 200_000 };
    const { tiers, sum, cells } = simulateDraws(platform, 60_000, source());
    expect(sum).toBe(0);
    expect(cells.reduce((all, count) => all + count, 0)).toBe(60_000);
    expect(tiers.mini.wins).toBeGreaterThan(30);
    for (const { tier, seed } of TIERS) {
      const { wins, paid, fed, pool } = tiers[tier];
      expect(pool).toBe(seed * (wins + 1) + fed - paid);
      expect(paid).toBeGreaterThanOrEqual(wins * seed);
    }
  });

  it('[D09] prize never exceeds its ceiling, and the excess stays in the pool', () => {
    const tiers = TIERS.map((facts) => ({ ...facts, ceiling: facts.seed }));
    const cells = JACKPOT_CELLS.map((cell) => ({ ...cell, weight: cell.type === 2 ? 1 : 0 }));
    const outcome = simulateDraws({ cells, tiers, typing: 200_000 }, 5_000, source());
    expect(outcome.sum).toBe(0);
    for (const { tier, seed } of tiers) {
      expect(outcome.tiers[tier].paid).toBe(outcome.tiers[tier].wins * seed);
      expect(outcome.tiers[tier].pool).toBe(seed + outcome.tiers[tier].fed);
    }
  });
});
