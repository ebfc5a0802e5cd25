import { JACKPOT_TIERS, type JackpotTier, TierPropId } from '../../../contract/ids.ts';
import type { JackpotInfo } from '../../../contract/jackpot/jackpot.ts';
import type { Cents } from '../../../contract/money.ts';
import { holdInSection, raiseInSection } from '../../../maths/jackpot-tiers.ts';

export type TierAmounts = Readonly<Record<JackpotTier, Cents>>;

type Section = JackpotInfo['megaJackpotSection'];

export function sectionOf(info: JackpotInfo, tier: JackpotTier): Section {
  return info[`${tier}JackpotSection`];
}

/** The amount of a pool as the server read it at `info.readAt`. */
export function poolOf(info: JackpotInfo, tier: JackpotTier): Cents {
  return info[`${tier}Jackpot`];
}

type Next = typeof holdInSection;

const everyTier = (next: Next) => (info: JackpotInfo, shown: TierAmounts | null, random: () => number) => {
  const of = (tier: JackpotTier) => next(sectionOf(info, tier), shown?.[tier] ?? null, random());
  return { mega: of('mega'), major: of('major'), minor: of('minor'), mini: of('mini') };
};

/** The amounts on show after a new reading: the same ones, as long as they lie inside their sections. */
export const holdAmounts = everyTier(holdInSection);
/** What the board shows next, in the lobby and in the hall. */
export const raiseAmounts = everyTier(raiseInSection);

/** The amounts of an earlier page; null for none, or for what is not four amounts. */
export function readAmounts(text: string | null): TierAmounts | null {
  try {
    const value = JSON.parse(text ?? '') as Partial<TierAmounts> | null;
    const isWhole = JACKPOT_TIERS.every((tier) => Number.isSafeInteger(value?.[tier]));
    return isWhole ? (value as TierAmounts) : null;
  } catch {
    return null;
  }
}

/** The tier of a prize; 50000 stands for "a tier, decided by the wheel" and is none. */
export function tierOfProp(propId: number): JackpotTier | null {
  return JACKPOT_TIERS.find((tier) => TierPropId[tier] === propId) ?? null;
}
