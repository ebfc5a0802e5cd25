import type { Db } from '../../db/sql.ts';

/** Sums of one game's rounds; amounts in cents, `stakeSquares` in square cents. */
export interface ReturnRow {
  readonly gameId: number;
  readonly slug: string;
  readonly maths: string;
  readonly isPlayMoney: boolean;
  /** The first day that is counted. */
  readonly since: string;
  readonly rounds: number;
  readonly staked: number;
  readonly won: number;
  readonly stakeSquares: number;
  readonly largestStake: number;
}

/** The UTC days whose rounds are to be counted now: today, and each before whose count may miss some. */
export async function readDaysToCount(
  db: Db,
  { now, everyMs, graceMs }: { readonly now: number; readonly everyMs: number; readonly graceMs: number },
): Promise<readonly string[]> {
  const rows = await db<{ day: string }[]>`
    with last as (
      select coalesce(max(day), (select (min(settled_at) at time zone 'UTC')::date from rounds)) as day
      from counted_days
    )
    select to_char(days.at, 'YYYY-MM-DD') as day
    from last
    cross join generate_series(
      (last.day - 1)::timestamp, (${now}::timestamptz at time zone 'UTC')::date::timestamp, '1 day'
    ) as days (at)
    left join counted_days as counted on counted.day = days.at::date
    where counted.day is null
      or counted.counted_at <= least(
        ${now - everyMs}::timestamptz,
        (days.at + interval '1 day') at time zone 'UTC' + ${graceMs} * interval '1 millisecond')
    order by 1`;
  return rows.map(({ day }) => day);
}

/**
 * Counts the rounds of a day anew. Bets on the same draw win and lose together: their stakes count as one, by the seed
 * that they share.
 */
export async function countDay(db: Db, day: string, now: number): Promise<void> {
  await db`
    insert into game_returns (
      game_id, maths, day, is_play_money, rounds, staked, won, stake_squares, largest_stake)
    select game_id, maths, ${day}::date, is_play_money, sum(rounds), sum(staked), sum(won),
      sum(staked::numeric * staked), max(staked)
    from (
      select game_id, maths, is_play_money, count(*) as rounds, sum(stake) as staked, sum(win) as won
      from rounds
      where settled_at >= ${day}::date::timestamp at time zone 'UTC'
        and settled_at < (${day}::date + 1)::timestamp at time zone 'UTC'
      group by game_id, maths, is_play_money, server_seed
    ) as draws
    group by game_id, maths, is_play_money
    on conflict (game_id, maths, day, is_play_money) do update set
      rounds = excluded.rounds, staked = excluded.staked, won = excluded.won,
      stake_squares = excluded.stake_squares, largest_stake = excluded.largest_stake`;
  await db`
    insert into counted_days (day, counted_at) values (${day}, ${now})
    on conflict (day) do update set counted_at = excluded.counted_at`;
}

/**
 * All games with their rounds since a day; from the day after the last settled alarm of a game on.
 * @param since a UTC date; null for all days
 */
export function readReturns(db: Db, since: string | null): Promise<readonly ReturnRow[]> {
  return db<ReturnRow[]>`
    select days.game_id, coalesce(games.slug, days.game_id::text) as slug, days.maths, days.is_play_money,
      to_char(min(days.day), 'YYYY-MM-DD') as since, sum(days.rounds)::float8 as rounds,
      sum(days.staked)::float8 as staked, sum(days.won)::float8 as won,
      sum(days.stake_squares)::float8 as stake_squares, max(days.largest_stake)::float8 as largest_stake
    from game_returns as days
    left join games on games.id = days.game_id
    where (${since}::date is null or days.day >= ${since}::date)
      and (days.is_play_money or not exists (
        select from return_alarms as settled
        where settled.game_id = days.game_id and settled.maths = days.maths
          and (settled.settled_at at time zone 'UTC')::date >= days.day))
    group by days.game_id, games.slug, days.maths, days.is_play_money
    order by slug, days.maths, days.is_play_money`;
}

export interface ReturnAlarm {
  readonly id: string;
  readonly gameId: number;
  readonly slug: string;
  readonly maths: string;
  readonly isAbove: boolean;
  readonly since: string;
  readonly rounds: number;
  /** In millionths of the stakes. */
  readonly actualPpm: number;
  readonly lowPpm: number;
  readonly highPpm: number;
  readonly raisedAt: number;
}

/** @returns false where the game has an alarm that is not settled */
export async function insertAlarm(db: Db, alarm: Omit<ReturnAlarm, 'slug'>): Promise<boolean> {
  const { id, gameId, maths, isAbove, since, rounds, actualPpm, lowPpm, highPpm, raisedAt } = alarm;
  const rows = await db`
    insert into return_alarms (
      id, game_id, maths, is_above, since, rounds, actual_ppm, low_ppm, high_ppm, raised_at)
    values (
      ${id}, ${gameId}, ${maths}, ${isAbove}, ${since}, ${rounds}, ${actualPpm}, ${lowPpm}, ${highPpm}, ${raisedAt})
    on conflict (game_id, maths) where settled_at is null do nothing
    returning id`;
  return rows.length > 0;
}

/** Those that nobody has settled, the latest first. */
export function readOpenAlarms(db: Db): Promise<readonly ReturnAlarm[]> {
  return db<ReturnAlarm[]>`
    select alarms.id, game_id, coalesce(games.slug, game_id::text) as slug, maths, is_above,
      to_char(since, 'YYYY-MM-DD') as since, rounds, actual_ppm, low_ppm, high_ppm, raised_at
    from return_alarms as alarms left join games on games.id = game_id
    where settled_at is null order by raised_at desc, maths`;
}

/** @returns how many alarms of the game were open */
export async function settleAlarms(
  db: Db,
  {
    slug,
    by,
    found,
    incidentId,
    now,
  }: { slug: string; by: string; found: string; incidentId: string | null; now: number },
): Promise<number> {
  const rows = await db`
    update return_alarms set settled_at = ${now}, settled_by = ${by}, found = ${found},
      incident_id = ${incidentId}
    where settled_at is null and game_id in (select id from games where slug = ${slug})
    returning id`;
  return rows.length;
}
