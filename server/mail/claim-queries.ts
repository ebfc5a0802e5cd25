import type { Reward } from '../../contract/rewards/reward.ts';
import type { Tx } from '../db/sql.ts';

export interface ClaimedMail {
  readonly id: string;
  readonly rewards: readonly Reward[];
  readonly wageringMultiple: number;
}

interface Claim {
  readonly playerId: string;
  /** Null: of all mails, the first to lapse first. */
  readonly id: string | null;
  readonly limit: number;
}

/**
 * Marks what waits as claimed, and as read. A deletion of the same mail comes before it or after it: what was deleted is
 * not claimed, and what is claimed stays claimed.
 */
export const updateClaimedMails = (
  tx: Tx,
  { playerId, id, limit }: Claim,
  now: number,
): Promise<ClaimedMail[]> =>
  tx<ClaimedMail[]>`
    update mails set claimed_at = ${now}, read_at = coalesce(read_at, ${now})
    where player_id = ${playerId} and id in (
      select id from mails
      where player_id = ${playerId} and rewards is not null and claimed_at is null and claim_until > ${now}
        and deleted_at is null ${id === null ? tx`` : tx`and id = ${id}`}
      order by claim_until, id limit ${limit} for update)
    returning id, rewards, wagering_multiple`;

interface AttachmentState {
  readonly hasRewards: boolean;
  readonly claimedAt: number | null;
}

/** Undefined where the player has no such mail any more. */
export async function findAttachmentState(
  tx: Tx,
  { playerId, id }: { readonly playerId: string; readonly id: string },
  now: number,
): Promise<AttachmentState | undefined> {
  const [row] = await tx<AttachmentState[]>`
    select rewards is not null as has_rewards, claimed_at from mails
    where player_id = ${playerId} and id = ${id} and deleted_at is null and (expires_at is null or expires_at > ${now})`;
  return row;
}
