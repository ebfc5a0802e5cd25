import type { RewardKindName } from '../../contract/rewards/reward-ids.ts';

/** Pictures of places that rewards come from, of kinds of mail and of kinds of tasks, as drawn in assets/emblems. */
export const PLACE_EMBLEMS = [
  'offers',
  'signUp',
  'activities',
  'calendar',
  'tasks',
  'rebate',
  'vip',
  'spin',
  'coupons',
  'record',
  'games',
  'account',
  'announcement',
  'daily',
  'weekly',
  'once',
] as const;

/** A place, or a kind of reward. */
export type EmblemName = (typeof PLACE_EMBLEMS)[number] | RewardKindName;
