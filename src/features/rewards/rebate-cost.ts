import type { Cents } from '../../../contract/money.ts';
import { multiplyRate } from '../../../contract/money-arithmetic.ts';

interface RatedGame {
  readonly typeId: number;
  /** Return to player in basis points; 0 where it does not apply. */
  readonly rtpBp: number;
}

export interface RebateReckoning {
  readonly rebate: Cents;
  /** What such bets lose on average, in the games of the type that keep least and most; null without a known return. */
  readonly cost: { readonly least: Cents; readonly most: Cents } | null;
}

const PPM = 1_000_000;
const BASIS = 10_000;

/** What bets of `stake` bring back, and what they cost on average: the second is always told with the first. */
export function reckonRebate(
  stake: Cents,
  { type, ratePpm }: { readonly type: number; readonly ratePpm: number },
  games: readonly RatedGame[],
): RebateReckoning {
  const returns = games.filter(({ typeId, rtpBp }) => typeId === type && rtpBp > 0).map(({ rtpBp }) => rtpBp);
  const lossAt = (rtpBp: number) => multiplyRate(stake, Math.max(0, BASIS - rtpBp), BASIS);
  return {
    rebate: multiplyRate(stake, ratePpm, PPM),
    cost:
      returns.length === 0
        ? null
        : { least: lossAt(Math.max(...returns)), most: lossAt(Math.min(...returns)) },
  };
}
