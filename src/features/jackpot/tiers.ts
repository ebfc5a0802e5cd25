import type { JackpotTier } from '../../../contract/ids.ts';
import type { JackpotInfo } from '../../../contract/jackpot/jackpot.ts';
import { type Cents, NO_CENTS } from '../../../contract/money.ts';
import { shownAmount } from '../../../maths/jackpot-tiers.ts';

export type TierAmounts = Readonly<Record<JackpotTier, Cents>>;

export function sectionOf(info: JackpotInfo, tier: JackpotTier): JackpotInfo['megaJackpotSection'] {
  return info[`${tier}JackpotSection`];
}

/** The amount of a pool as the server read it at `info.readAt`. */
export function poolOf(info: JackpotInfo, tier: JackpotTier): Cents {
  return info[`${tier}Jackpot`];
}

/** What the board shows of every tier at a moment of the server's time, in the lobby and in the hall. */
export function shownAmounts(info: JackpotInfo, now: number): TierAmounts {
  const of = (tier: JackpotTier): Cents => {
    const seed = info.tiers.find((facts) => facts.tier === tier)?.seed ?? NO_CENTS;
    return shownAmount({ tier, seed, readings: info[`${tier}JackpotReadings`] }, now);
  };
  return { mega: of('mega'), major: of('major'), minor: of('minor'), mini: of('mini') };
}
