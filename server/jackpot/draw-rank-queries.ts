import type { Cents } from '../../contract/money.ts';
import type { Db, Tx } from '../db/sql.ts';
import { isOpenAndUnlisted } from '../protection/public/player-standing.ts';

export interface RankRow {
  playerId: string;
  won: number;
  lastAt: number;
  nickname: string;
  avatar: string;
}

/** Players by what their draws have won, the highest first. */
export const readRanks = (db: Db, { limit, offset }: { limit: number; offset: number }): Promise<RankRow[]> =>
  db<RankRow[]>`
    select player_id, won, last_at, coalesce(nullif(nickname, ''), account) as nickname, avatar
    from draw_totals join players on players.id = player_id
    where won > 0 and ${isOpenAndUnlisted(db)}
    order by won desc, last_at, player_id limit ${limit} offset ${offset}`;

/** How many are ranked, counted up to `most`. */
export async function countRanks(db: Db, most: number): Promise<number> {
  const [all] = await db<[{ count: number }]>`
    select count(*) from (
      select from draw_totals join players on players.id = player_id
      where won > 0 and ${isOpenAndUnlisted(db)} limit ${most}
    ) as ranked`;
  return all.count;
}

interface OwnRank extends RankRow {
  /** How many are ranked before the player. */
  ahead: number;
}

/** Undefined for a player who has won nothing. */
export async function findOwnRankRow(db: Db, playerId: string): Promise<OwnRank | undefined> {
  const [row] = await db<OwnRank[]>`
    select own.player_id, own.won, own.last_at, coalesce(nullif(nickname, ''), account) as nickname, avatar,
      (select count(*) from draw_totals as other join players on players.id = other.player_id
        where other.won > 0 and ${isOpenAndUnlisted(db)}
          and (-other.won, other.last_at, other.player_id) < (-own.won, own.last_at, own.player_id)) as ahead
    from draw_totals as own join players on players.id = own.player_id
    where own.player_id = ${playerId} and own.won > 0`;
  return row;
}

interface DrawnBonus {
  readonly playerId: string;
  /** In cents. */
  readonly bonus: Cents;
  readonly at: number;
}

/** Adds one draw to the player's totals. */
export async function saveDrawTotals(tx: Tx, { playerId, bonus, at }: DrawnBonus): Promise<void> {
  await tx`
    insert into draw_totals as held (player_id, won, draws, last_at) values (${playerId}, ${bonus}, 1, ${at})
    on conflict (player_id) do update
    set won = held.won + excluded.won, draws = held.draws + 1, last_at = excluded.last_at`;
}
