import { loginBonus3User, loginBonus3UserReceive } from '../../../contract/calendar/calendar-calls.ts';
import type { Reward } from '../../../contract/rewards/reward.ts';
import { defineClaim } from '../../session/claims/define-claim.ts';
import { activityStore } from '../../session/config/activity-store.ts';

const claimDoor = defineClaim(loginBonus3UserReceive, loginBonus3User);

/** Opens today’s door, and the lobby no longer offers it. @throws CallFailure */
export async function openDoor(): Promise<readonly Reward[]> {
  const rewards = await claimDoor({});
  activityStore.setState({ loginBonus3CanReceive: false });
  return rewards;
}
