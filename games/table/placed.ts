import type { PlacedBets } from '../../contract/games/placed-bets.ts';
import { type Cents, NO_CENTS } from '../../contract/money.ts';
import { addCents } from '../../contract/money-arithmetic.ts';

/** What lies on a spot; 0 where nothing does. */
export function stakeOn(bet: PlacedBets | null, spot: string): Cents {
  return bet?.placed.find((one) => one.spot === spot)?.stake ?? NO_CENTS;
}

/** The bet with one more chip on a spot. A spot is named once, where it was first bet on. */
export function withChip(bet: PlacedBets | null, spot: string, chip: Cents): PlacedBets {
  const placed = bet?.placed ?? [];
  if (!placed.some((one) => one.spot === spot)) return { placed: [...placed, { spot, stake: chip }] };
  return {
    placed: placed.map((one) => (one.spot === spot ? { spot, stake: addCents(one.stake, chip) } : one)),
  };
}

/** The same spots with twice as much on each. */
export function doubleBets({ placed }: PlacedBets): PlacedBets {
  return { placed: placed.map(({ spot, stake }) => ({ spot, stake: addCents(stake, stake) })) };
}
