import type { GameWeightRow } from '../../contract/games/catalogue.ts';
import type { InvitedFriend } from '../../contract/invite/invite-state-calls.ts';
import type { Db, Tx } from '../db/sql.ts';
import { uncountedStakes } from '../games/public/game-weights.ts';

/** `players.kyc_state` of who is identified. */
const KYC_APPROVED = 2;

/** A device of the inviter's, or of a friend who was counted already. */
const sharesDevice = (db: Db, playerId: string) => db`
  exists (
    select from (
      select ${playerId}::uuid as id
      union all
      select counted.friend_id from invite_friends counted
      where counted.player_id = ${playerId} and counted.friend_id <> friend.id
    ) as other
    where exists (
        select from known_devices own join known_devices theirs on theirs.token_hash = own.token_hash
        where own.player_id = friend.id and theirs.player_id = other.id
      ) or exists (
        select from player_devices own join player_devices theirs on theirs.device_hash = own.device_hash
        where own.player_id = friend.id and theirs.player_id = other.id
      )
  )`;

/** An identity document that anybody else has submitted as well. */
const sharesDocument = (db: Db) => db`
  exists (
    select from kyc_attempts own join kyc_attempts other on other.document_mark = own.document_mark
    where own.player_id = friend.id and other.player_id <> friend.id
  )`;

interface FriendCondition {
  readonly playerId: string;
  /** What the friend's bets must count. Cents. */
  readonly turnover: number;
  readonly weights: readonly GameWeightRow[];
}

/** Friends of `playerId` who have done what is asked, and brought no spin yet. */
const waitingFriendRows = (db: Db, { playerId, turnover, weights }: FriendCondition) => db`
  players friend join player_totals totals on totals.player_id = friend.id
  where friend.invited_by = ${playerId} and friend.status = 'open' and friend.kyc_state = ${KYC_APPROVED}
    and totals.vip_exp >= ${turnover} and totals.vip_exp - ${uncountedStakes(db, weights, db`friend.id`)} >= ${turnover}
    and not exists (
      select from invite_friends known where known.player_id = ${playerId} and known.friend_id = friend.id
    )
    and not ${sharesDevice(db, playerId)} and not ${sharesDocument(db)}`;

/** Counts the friends who still wait to be counted, at most `limit`. */
export async function countWaitingFriends(
  db: Db,
  { limit, ...friends }: FriendCondition & { readonly limit: number },
): Promise<number> {
  const { count } = await db`select from ${waitingFriendRows(db, friends)} limit ${limit}`;
  return count;
}

/** Counts one friend more; false when none waits. One by one: the next may share a device with this one. */
export async function insertWaitingFriend(
  tx: Tx,
  { periodId, now, ...friends }: FriendCondition & { readonly periodId: string; readonly now: number },
): Promise<boolean> {
  const { count } = await tx`
    insert into invite_friends (player_id, friend_id, period_id, at)
    select ${friends.playerId}, friend.id, ${periodId}, ${now} from ${waitingFriendRows(tx, friends)}
    order by friend.id limit 1
    on conflict do nothing`;
  return count === 1;
}

export interface FriendRow {
  readonly id: string;
  /** The account's, where there is no nickname. */
  readonly name: string;
  readonly state: InvitedFriend['state'];
  readonly joinedAt: number;
}

interface FriendPage {
  readonly playerId: string;
  /** Ids grow with time: the page is of those before it; null begins with the newest. */
  readonly before: string | null;
  readonly limit: number;
}

export const readFriends = (db: Db, { playerId, before, limit }: FriendPage): Promise<FriendRow[]> =>
  db<FriendRow[]>`
    select friend.id, coalesce(nullif(friend.nickname, ''), friend.account) as name,
      friend.created_at as joined_at,
      case
        when exists (select from invite_friends known
          where known.player_id = ${playerId} and known.friend_id = friend.id) then 'counted'
        when ${sharesDevice(db, playerId)} then 'sameDevice'
        when ${sharesDocument(db)} then 'sameDocument'
        when friend.kyc_state = ${KYC_APPROVED} then 'verified'
        else 'joined'
      end as state
    from players friend
    where friend.invited_by = ${playerId} and (${before}::uuid is null or friend.id < ${before}::uuid)
    order by friend.id desc limit ${limit}`;

interface FriendCounts {
  readonly friends: number;
  readonly counted: number;
}

export async function countFriends(db: Db, playerId: string): Promise<FriendCounts> {
  const [row] = await db<[FriendCounts]>`
    select (select count(*)::int from players where invited_by = ${playerId}) as friends,
      (select count(*)::int from invite_friends where player_id = ${playerId}) as counted`;
  return row;
}
