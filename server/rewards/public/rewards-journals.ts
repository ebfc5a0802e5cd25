import type { RecordKind } from '../../../contract/wallet/record-calls.ts';

/** The journals of the rewards, and the kind of each in a player's records. */
export const rewardsJournals = {
  bonusGranted: 'other',
  bonusReleased: 'bonus',
  bonusEnded: 'other',
  rewardClaimed: 'bonus',
} as const satisfies Record<string, RecordKind>;
