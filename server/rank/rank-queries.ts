import type { Db } from '../db/sql.ts';
import { mayBeListed } from '../protection/public/listed-players.ts';

export interface Board {
  readonly board: 'day' | 'week' | 'slots';
  /** Its first UTC day, YYYY-MM-DD. */
  readonly since: string;
}

export interface BestRow {
  readonly playerId: string;
  readonly multiple: number;
  readonly wonAt: number;
  readonly nickname: string;
  readonly avatar: string;
}

interface Page extends Board {
  readonly limit: number;
  readonly offset: number;
  readonly now: number;
}

/** The best first; of equal ones the earlier. */
export const readBests = (db: Db, { board, since, limit, offset, now }: Page): Promise<BestRow[]> =>
  db<BestRow[]>`
    select player_id, multiple, won_at, coalesce(nullif(nickname, ''), account) as nickname, avatar
    from rank_bests join players on players.id = player_id
    where board = ${board} and since = ${since}::date and ${mayBeListed(db, now)}
    order by multiple desc, won_at, player_id limit ${limit} offset ${offset}`;

/** How many there are, counted up to `most`. */
export async function countBests(
  db: Db,
  { board, since, most, now }: Board & { readonly most: number; readonly now: number },
): Promise<number> {
  const [all] = await db<[{ count: number }]>`
    select count(*)::int as count from (
      select from rank_bests join players on players.id = player_id
      where board = ${board} and since = ${since}::date and ${mayBeListed(db, now)} limit ${most}
    ) as ranked`;
  return all.count;
}

interface OwnBest extends BestRow {
  readonly ahead: number;
}

/** Undefined for a player without a place. */
export async function findOwnBest(
  db: Db,
  { board, since, playerId, now }: Board & { readonly playerId: string; readonly now: number },
): Promise<OwnBest | undefined> {
  const [row] = await db<OwnBest[]>`
    select own.player_id, own.multiple, own.won_at, coalesce(nullif(me.nickname, ''), me.account) as nickname, me.avatar,
      (select count(*)::int from rank_bests as other join players on players.id = other.player_id
        where other.board = ${board} and other.since = ${since}::date and ${mayBeListed(db, now)}
          and other.multiple >= own.multiple
          and (-other.multiple, other.won_at, other.player_id) < (-own.multiple, own.won_at, own.player_id)) as ahead
    from rank_bests as own join players as me on me.id = own.player_id
    where own.player_id = ${playerId} and own.board = ${board} and own.since = ${since}::date`;
  return row;
}

/** Finds until when bets were counted; null before anything was. */
export async function findCountedUntil(db: Db): Promise<number | null> {
  const [row] = await db<{ countedUntil: number }[]>`select counted_until from rank_cursor`;
  return row?.countedUntil ?? null;
}
