import type { JackpotInfo } from '../../../contract/entities/jackpot.ts';
import { JACKPOT_TIERS, type JackpotTier, TierPropId } from '../../../contract/ids.ts';
import type { Cents } from '../../../contract/money.ts';
import { pickInSection } from '../../../maths/jackpot-tiers.ts';

export type TierAmounts = Readonly<Record<JackpotTier, Cents>>;

type Section = JackpotInfo['megaJackpotSection'];

export function sectionOf(info: JackpotInfo, tier: JackpotTier): Section {
  return info[`${tier}JackpotSection`];
}

/** The amount of a pool as the server read it at `info.readAt`. */
export function poolOf(info: JackpotInfo, tier: JackpotTier): Cents {
  return info[`${tier}Jackpot`];
}

/** What the board shows next: for each tier an amount inside its own section. */
export function pickAmounts(info: JackpotInfo, random: () => number): TierAmounts {
  const pick = (tier: JackpotTier) => pickInSection(sectionOf(info, tier), random());
  return { mega: pick('mega'), major: pick('major'), minor: pick('minor'), mini: pick('mini') };
}

/** The tier of a prize; 50000 stands for "a tier, the wheel tells which" and is none. */
export function tierOfProp(propId: number): JackpotTier | null {
  return JACKPOT_TIERS.find((tier) => TierPropId[tier] === propId) ?? null;
}
