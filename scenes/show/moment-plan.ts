import { qualityOf, type ShowQuality } from './coin-budget.ts';
import type { MomentSize } from './layout.ts';

/** How long the parts of a moment take, and what is heard. */
export interface MomentPlan {
  readonly countSeconds: number;
  /** Over how long coins are thrown. */
  readonly throwSeconds: number;
  readonly flyingCoins: number;
  readonly sound: string;
}

const PLANS: Record<MomentSize, MomentPlan> = {
  small: { countSeconds: 0.9, throwSeconds: 0.4, flyingCoins: 8, sound: 'win-small' },
  big: { countSeconds: 2.2, throwSeconds: 1.8, flyingCoins: 16, sound: 'win-medium' },
  grand: { countSeconds: 4, throwSeconds: 3.8, flyingCoins: 26, sound: 'win-large' },
};

/** A weak device sends fewer coins, and none is the last. */
const FLYING_SHARE: Record<ShowQuality, number> = { high: 1, medium: 0.6, low: 0.35 };

const SHORT_COUNT_SECONDS = 0.35;

/** @param isShort the count takes no longer than it must */
export function planMoment(
  size: MomentSize,
  context: Parameters<typeof qualityOf>[0],
  isShort = false,
): MomentPlan {
  const plan = { ...PLANS[size], ...(isShort && { countSeconds: SHORT_COUNT_SECONDS }) };
  return { ...plan, flyingCoins: Math.ceil(plan.flyingCoins * FLYING_SHARE[qualityOf(context)]) };
}
