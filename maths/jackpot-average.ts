import type { Cents } from '../contract/money.ts';
import { chanceOf } from './jackpot-draw.ts';
import { prizeOf } from './jackpot-payment.ts';

interface PaidCell {
  readonly weight: number;
  /** In cents; null for the cell that opens the wheel. */
  readonly worth: number | null;
}

interface PaidTier {
  readonly weight: number;
  readonly pool: Cents;
  readonly ceiling: Cents;
}

/** What a draw pays on average while the pools hold so much: seeds, shares of bets and the cells. Cents. */
export function averagePayment(cells: readonly PaidCell[], tiers: readonly PaidTier[]): number {
  const tierWeights = tiers.map(({ weight }) => weight);
  const ofWheel = tiers.reduce(
    (sum, tier, index) => sum + chanceOf(tierWeights, index) * prizeOf(tier.pool, tier),
    0,
  );
  const cellWeights = cells.map(({ weight }) => weight);
  return cells.reduce((sum, { worth }, index) => sum + chanceOf(cellWeights, index) * (worth ?? ofWheel), 0);
}
