import type { JournalRecords } from '../hooks.ts';

/** The journals of the rewards, and the kind of each in a player's records. */
export const rewardsJournals = {
  bonusGranted: { kind: 'other' },
  bonusReleased: { kind: 'bonus' },
  bonusEnded: { kind: 'other' },
  rewardClaimed: { kind: 'bonus' },
} as const satisfies JournalRecords;
