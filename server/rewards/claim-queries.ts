import type { ClaimSource, RewardClaim } from '../../contract/rewards/record-calls.ts';
import type { Reward } from '../../contract/rewards/reward.ts';
import type { Db, Tx } from '../db/sql.ts';

interface Claim {
  readonly playerId: string;
  readonly source: ClaimSource;
  readonly key: string;
  readonly journalId: string;
  readonly rewards: readonly Reward[];
  readonly now: number;
}

/** False when it was claimed before. */
export async function insertMissingClaim(
  tx: Tx,
  { playerId, source, key, journalId, rewards, now }: Claim,
): Promise<boolean> {
  const rows = await tx`
    insert into reward_claims (player_id, source, key, journal_id, rewards, at)
    values (${playerId}, ${source}, ${key}, ${journalId}, ${tx.json(rewards.map((one) => ({ ...one })))}, ${now})
    on conflict do nothing`;
  return rows.count === 1;
}

interface KnownClaim {
  readonly source: ClaimSource;
  readonly key: string;
}

/** Every claim of level-ups, and those of the given keys. */
export const readVipClaims = (db: Db, playerId: string, keys: readonly string[]): Promise<KnownClaim[]> =>
  db<KnownClaim[]>`
    select source, key from reward_claims
    where player_id = ${playerId}
      and (source = 'vipLevelUp' or (source in ('vipDaily', 'vipSignIn', 'vipMonthly') and key = any (${keys}::text[])))`;

export async function hasClaimed(
  db: Db,
  { playerId, source, key }: { playerId: string; source: ClaimSource; key: string },
): Promise<boolean> {
  const rows = await db`
    select from reward_claims where player_id = ${playerId} and source = ${source} and key = ${key}`;
  return rows.count > 0;
}

/**
 * Whether money was ever claimed that asked for no deposit: the free bonus, that of a new account, what came with a
 * mail, or what friends brought.
 */
export async function hasClaimedFreeMoney(db: Db, playerId: string): Promise<boolean> {
  const rows = await db`
    select from reward_claims
    where player_id = ${playerId} and source in ('freeBonus', 'mail', 'inviteSpin', 'agent', 'signUpBonus')
      and rewards @> '[{"propId": 2001}]' limit 1`;
  return rows.count > 0;
}

interface RecordPage {
  readonly playerId: string;
  /** The journal of the claim that the page comes after; null: from the newest on. */
  readonly after: string | null;
  readonly limit: number;
}

/** Reads a page of claims, newest first; it is empty after a claim that is not the player's. */
export const readClaimPage = (db: Db, { playerId, after, limit }: RecordPage): Promise<RewardClaim[]> =>
  db<RewardClaim[]>`
    select journal_id as id, source, rewards, at from reward_claims
    where player_id = ${playerId}
      and (${after}::uuid is null or (at, journal_id) < (
        select last.at, last.journal_id from reward_claims last
        where last.player_id = ${playerId} and last.journal_id = ${after}::uuid
      ))
    order by at desc, journal_id desc
    limit ${limit}`;
