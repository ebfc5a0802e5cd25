import type { Db, Tx } from '../db/sql.ts';

interface Newcomer {
  readonly createdAt: number;
  /** `players.kyc_state`: the identity check was approved. */
  readonly isVerified: boolean;
  readonly isDeclined: boolean;
  readonly isClaimed: boolean;
}

/** `players.kyc_state` of who is identified. */
const KYC_APPROVED = 2;

export async function findNewcomer(db: Db, playerId: string): Promise<Newcomer | undefined> {
  const [row] = await db<Newcomer[]>`
    select created_at, kyc_state = ${KYC_APPROVED} as is_verified,
      exists (select from sign_up_declines where player_id = players.id) as is_declined,
      exists (select from reward_claims where player_id = players.id and source = 'signUpBonus') as is_claimed
    from players where id = ${playerId}`;
  return row;
}

/**
 * Whether another account that has had the bonus was used on a device of this one, or is of the same identity document.
 * What somebody typed who has not claimed takes nobody's bonus away.
 */
export async function isTakenByAnother(db: Db, playerId: string): Promise<boolean> {
  const { count } = await db`
    select from (
      select theirs.player_id from known_devices own join known_devices theirs on theirs.token_hash = own.token_hash
      where own.player_id = ${playerId}
      union
      select theirs.player_id from player_devices own join player_devices theirs on theirs.device_hash = own.device_hash
      where own.player_id = ${playerId}
      union
      select theirs.player_id from kyc_attempts own join kyc_attempts theirs on theirs.document_mark = own.document_mark
      where own.player_id = ${playerId}
    ) as other join reward_claims claim on claim.player_id = other.player_id and claim.source = 'signUpBonus'
    where other.player_id <> ${playerId} limit 1`;
  return count > 0;
}

export async function insertDecline(tx: Tx, playerId: string, now: number): Promise<void> {
  await tx`
    insert into sign_up_declines (player_id, declined_at) values (${playerId}, ${now}) on conflict do nothing`;
}
