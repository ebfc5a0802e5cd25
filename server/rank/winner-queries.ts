import type { Reward } from '../../contract/rewards/reward.ts';
import type { Db, Tx } from '../db/sql.ts';
import { mayBeListed } from '../protection/public/listed-players.ts';
import { isOpenAndUnlisted } from '../protection/public/player-standing.ts';
import type { BestRow } from './rank-queries.ts';

/** Weeks of the tournament before `before` whose winners are not written down. Mondays, YYYY-MM-DD. */
export async function readOpenWeeks(tx: Tx, before: string): Promise<string[]> {
  const rows = await tx<{ week: string }[]>`
    select distinct since as week from rank_bests
    where board = 'slots' and since < ${before}::date
      and not exists (select from slots_hack_weeks where week = since)
    order by 1`;
  return rows.map(({ week }) => week);
}

/** Closes a week; false when it was closed before. */
export async function insertWeek(tx: Tx, week: string, now: number): Promise<boolean> {
  const { count } = await tx`
    insert into slots_hack_weeks (week, closed_at) values (${week}, ${now}) on conflict do nothing`;
  return count === 1;
}

interface TopWin {
  readonly playerId: string;
  readonly multiple: number;
  readonly wonAt: number;
}

export const readTop = (
  tx: Tx,
  { week, limit }: { readonly week: string; readonly limit: number },
): Promise<TopWin[]> =>
  tx<TopWin[]>`
    select player_id, multiple, won_at from rank_bests join players on players.id = player_id
    where board = 'slots' and since = ${week}::date and ${isOpenAndUnlisted(tx)}
    order by multiple desc, won_at, player_id limit ${limit}`;

interface Winner extends TopWin {
  readonly week: string;
  readonly place: number;
  readonly rewards: readonly Reward[];
}

export async function insertWinners(tx: Tx, winners: readonly Winner[]): Promise<void> {
  for (const { playerId, week, place, multiple, wonAt, rewards } of winners) {
    await tx`
      insert into slots_hack_winners (player_id, week, place, multiple, won_at, rewards)
      values (${playerId}, ${week}, ${place}, ${multiple}, ${wonAt}, ${tx.json(rewards.map((one) => ({ ...one })))})`;
  }
}

export interface AwardRow {
  readonly week: string;
  readonly place: number;
  readonly rewards: readonly Reward[];
}

/** What the player has won since `since` and not claimed, the oldest first. */
export const readAwards = (
  db: Db,
  { playerId, since }: { readonly playerId: string; readonly since: string },
): Promise<AwardRow[]> =>
  db<AwardRow[]>`
    select week, place, rewards from slots_hack_winners as won
    where player_id = ${playerId} and week >= ${since}::date
      and not exists (
        select from reward_claims as claimed
        where claimed.player_id = won.player_id and claimed.source = 'slotsHack' and claimed.key = won.week::text)
    order by week`;

export async function findAward(tx: Tx, playerId: string, week: string): Promise<AwardRow | undefined> {
  const [row] = await tx<AwardRow[]>`
    select week, place, rewards from slots_hack_winners where player_id = ${playerId} and week = ${week}::date`;
  return row;
}

export interface WinnerRow extends BestRow, AwardRow {}

/** Reads the winners of the latest weeks, the newest first, without those who may not be shown now. */
export const readWinners = (
  db: Db,
  { weeks, now }: { readonly weeks: number; readonly now: number },
): Promise<WinnerRow[]> =>
  db<WinnerRow[]>`
    select week, place, rewards, player_id, multiple, won_at,
      coalesce(nullif(nickname, ''), account) as nickname, avatar
    from slots_hack_winners join players on players.id = player_id
    where week in (select week from slots_hack_weeks order by week desc limit ${weeks})
      and ${mayBeListed(db, now)}
    order by week desc, place`;
