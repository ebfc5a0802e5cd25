import type { MoneyFormat } from '../../../contract/money.ts';
import type { Reward } from '../../../contract/rewards/reward.ts';
import { t } from '../../platform/i18n.ts';
import { flyClaim } from '../../session/claim-flight.ts';
import { rewardText } from '../../session/reward-text.ts';
import { toast } from '../../ui/toast.ts';

/** Claims, and lets what was granted fly from where it was pressed; the place is read first, as the button may go. @throws CallFailure */
export async function claimWithFlight(
  pressed: HTMLElement,
  claim: () => Promise<readonly Reward[]>,
  format: MoneyFormat,
): Promise<void> {
  const place = pressed.getBoundingClientRect();
  const rewards = await claim();
  flyClaim(place, rewards);
  toast(t('gifts.claimed', { rewards: rewardText(rewards, format) }), 'good');
}
