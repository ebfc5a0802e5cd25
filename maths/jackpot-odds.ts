import { chanceOf, type DrawOdds } from './jackpot-draw.ts';

/** "1 in N", on average; null for what never happens. */
export type OneIn = number | null;

interface TierOdds {
  /** Of one draw: the light stops on the jackpot cell, and the wheel on the tier. */
  readonly ofDraw: OneIn;
  /** Of one turn of the wheel, which most draws do not reach. */
  readonly ofTurn: OneIn;
}

export interface OddsTable {
  /** Of one draw, by the cell's index on the board. */
  readonly cells: readonly OneIn[];
  /** Highest first. */
  readonly tiers: readonly TierOdds[];
}

/**
 * The published odds of a draw; every place that shows odds uses them.
 * @param wheelCell index of the cell that opens the wheel; null where it is not known; then no tier has `ofDraw`
 */
export function oddsTableOf({ cellWeights, tierWeights }: DrawOdds, wheelCell: number | null): OddsTable {
  const cells = cellWeights.map((_, cell) => oneIn(chanceOf(cellWeights, cell)));
  const opens = wheelCell === null ? null : (cells[wheelCell] ?? null);
  const tiers = tierWeights.map((_, tier) => {
    const ofTurn = oneIn(chanceOf(tierWeights, tier));
    return { ofTurn, ofDraw: opens === null || ofTurn === null ? null : roundDraws(opens * ofTurn) };
  });
  return {
    cells: cells.map(roundDraws),
    tiers: tiers.map((tier) => ({ ...tier, ofTurn: roundDraws(tier.ofTurn) })),
  };
}

const oneIn = (chance: number): OneIn => (chance > 0 ? 1 / chance : null);

/** A count of draws is shown as a whole number from 10 up, with one decimal below: 1 in 4.5 is not 1 in 5. */
function roundDraws(draws: OneIn): OneIn {
  if (draws === null) return null;
  return draws < 10 ? Math.round(draws * 10) / 10 : Math.round(draws);
}
