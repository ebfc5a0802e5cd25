import type { RecordKind } from '../../../contract/wallet/record-calls.ts';

/** The journals of the rewards, and what a player's records call each. */
export const rewardsJournals = {
  bonusGranted: 'other',
  bonusReleased: 'bonus',
  bonusEnded: 'other',
} as const satisfies Record<string, RecordKind>;
