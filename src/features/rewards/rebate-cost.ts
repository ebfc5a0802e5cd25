import type { Cents } from '../../../contract/money.ts';
import { multiplyRate } from '../../../contract/money-arithmetic.ts';

interface RatedGame {
  readonly typeId: number;
  /** Return to player in basis points; 0 where it does not apply. */
  readonly rtpBp: number;
  /** What a stake counts, in basis points. */
  readonly weight: number;
}

/** In the games of a type that bring least and most. */
interface Range {
  readonly least: Cents;
  readonly most: Cents;
}

export interface RebateReckoning {
  readonly rebate: Range;
  /** What such bets lose on average, in the games of the type that keep least and most; null without a known return. */
  readonly cost: Range | null;
}

const PPM = 1_000_000;
const BASIS = 10_000;

/** What bets of `stake` bring back, and what they cost on average: the second is always told with the first. */
export function reckonRebate(
  stake: Cents,
  { type, ratePpm }: { readonly type: number; readonly ratePpm: number },
  games: readonly RatedGame[],
): RebateReckoning {
  const ofType = games.filter(({ typeId }) => typeId === type);
  const returns = ofType.filter(({ rtpBp }) => rtpBp > 0).map(({ rtpBp }) => rtpBp);
  const weights = ofType.length === 0 ? [BASIS] : ofType.map(({ weight }) => weight);
  const lossAt = (rtpBp: number) => multiplyRate(stake, Math.max(0, BASIS - rtpBp), BASIS);
  const rebateAt = (weight: number) => multiplyRate(multiplyRate(stake, weight, BASIS), ratePpm, PPM);
  return {
    rebate: { least: rebateAt(Math.min(...weights)), most: rebateAt(Math.max(...weights)) },
    cost:
      returns.length === 0
        ? null
        : { least: lossAt(Math.max(...returns)), most: lossAt(Math.min(...returns)) },
  };
}
