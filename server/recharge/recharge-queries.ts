import type { Reward } from '../../contract/rewards/reward.ts';
import type { Db } from '../db/sql.ts';

/** What was deposited and paid on a UTC day. Cents. */
export interface DepositDay {
  readonly day: string;
  readonly total: number;
  readonly largest: number;
}

interface Span {
  readonly playerId: string;
  /** Milliseconds since 1970; `before` is no longer part of it. */
  readonly from: number;
  readonly before: number;
}

/** Only what was credited: what was declined, expired or sent back never was. */
export const readDepositDays = (db: Db, { playerId, from, before }: Span): Promise<DepositDay[]> =>
  db<DepositDay[]>`
    select to_char(settled_at at time zone 'UTC', 'YYYY-MM-DD') as day,
      sum(amount)::bigint as total, max(amount) as largest
    from deposits
    where player_id = ${playerId} and state = 'paid' and settled_at >= ${from} and settled_at < ${before}
    group by 1 order by 1`;

export const readClaimedSteps = async (db: Db, playerId: string): Promise<Set<string>> => {
  const rows = await db<{ key: string }[]>`
    select key from reward_claims where player_id = ${playerId} and source = 'recharge'`;
  return new Set(rows.map(({ key }) => key));
};

export interface AwardRow {
  readonly id: string;
  readonly source: string;
  readonly key: string;
  readonly rewards: Reward[];
  readonly at: number;
}

interface AwardPage {
  readonly playerId: string;
  readonly sources: readonly string[];
  readonly after: string | null;
  readonly limit: number;
}

/** Reads a page of claims, newest first; it is empty after a claim that is not the player's. */
export const readAwardPage = (db: Db, { playerId, sources, after, limit }: AwardPage): Promise<AwardRow[]> =>
  db<AwardRow[]>`
    select journal_id as id, source, key, rewards, at from reward_claims
    where player_id = ${playerId} and source = any (${[...sources]}::text[])
      and (${after}::uuid is null or (at, journal_id) < (
        select last.at, last.journal_id from reward_claims last
        where last.player_id = ${playerId} and last.journal_id = ${after}::uuid
      ))
    order by at desc, journal_id desc
    limit ${limit}`;
