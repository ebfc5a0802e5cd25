import { EXCESS_WEIGHTS } from '../../../maths/return-test/excess-ratios.ts';
import { CLASS_EDGES } from '../../../maths/return-test/pay-classes.ts';
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

type HighestReturns = ReadonlyMap<string, { readonly highest: number; readonly isOfFirstStake: boolean }>;

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
 * that they share. Rounds that others have decided have none.
 * @param highestReturns of each maths
 */
export async function countDay(
  db: Db,
  day: string,
  now: number,
  highestReturns: HighestReturns,
): Promise<void> {
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
      group by game_id, maths, is_play_money, server_seed, shared_round_id, pair_id, nonce,
        case when maths like 'remote:%' then id end
    ) as draws
    group by game_id, maths, is_play_money
    on conflict (game_id, maths, day, is_play_money) do update set
      rounds = excluded.rounds, staked = excluded.staked, won = excluded.won,
      stake_squares = excluded.stake_squares, largest_stake = excluded.largest_stake`;
  await countClasses(db, day);
  await countExcess(db, day, highestReturns);
  await db`
    insert into counted_days (day, counted_at) values (${day}, ${now})
    on conflict (day) do update set counted_at = excluded.counted_at`;
}

/** Wins by class (`maths/return-test/pay-classes.ts`); one that is no whole hundredth of its stake is in a class after all of them. */
async function countClasses(db: Db, day: string): Promise<void> {
  const neverPaid = CLASS_EDGES.length + 2;
  await db`
    with seen as (
      select game_id, maths, is_play_money,
        case when win = 0 then 0 when win * 100 % stake <> 0 then ${neverPaid}::int
          else 1 + width_bucket(win * 100 / stake, ${[...CLASS_EDGES]}::bigint[]) end as pay_class
      from rounds
      where settled_at >= ${day}::date::timestamp at time zone 'UTC'
        and settled_at < (${day}::date + 1)::timestamp at time zone 'UTC' and stake > 0
    ), counted as (
      select game_id, maths, is_play_money, pay_class, count(*) as rounds from seen group by 1, 2, 3, 4
    )
    update game_returns as days set rounds_by_class = array(
      select coalesce(counted.rounds, 0)
      from generate_series(0, ${neverPaid}::int) as classes (at)
      left join counted on counted.pay_class = classes.at and counted.game_id = days.game_id
        and counted.maths = days.maths and counted.is_play_money = days.is_play_money
      order by classes.at)
    where days.day = ${day}::date`;
}

/** Log likelihood ratios of the day's draws (`maths/return-test/excess-ratios.ts`). */
async function countExcess(db: Db, day: string, highestReturns: HighestReturns): Promise<void> {
  const highest = [...highestReturns.values()].map((one) => one.highest);
  const ofFirstStake = [...highestReturns].flatMap(([maths, one]) => (one.isOfFirstStake ? maths : []));
  await db`
    with stated as (
      select * from unnest(${[...highestReturns.keys()]}::text[], ${highest}::float8[]) as stated (maths, highest)
    ), draws as (
      select game_id, maths, is_play_money, highest,
        1 + sum(win - stake)::float8
          / sum(case when maths = any(${ofFirstStake}::text[]) then (bet ->> 'stake')::bigint else stake end) as paid
      from rounds join stated using (maths)
      where settled_at >= ${day}::date::timestamp at time zone 'UTC'
        and settled_at < (${day}::date + 1)::timestamp at time zone 'UTC' and stake > 0
      group by game_id, maths, is_play_money, highest, server_seed, shared_round_id, pair_id, nonce
    ), sums as (
      select game_id, maths, is_play_money, at, sum(ln(1 + weight * (paid - highest))) as ratio
      from draws cross join unnest(${[...EXCESS_WEIGHTS]}::float8[]) with ordinality as weights (weight, at)
      group by game_id, maths, is_play_money, at
    ), counted as (
      select game_id, maths, is_play_money, array_agg(ratio order by at) as ratios
      from sums group by game_id, maths, is_play_money
    )
    update game_returns as days set excess_ratios = counted.ratios
    from counted
    where days.day = ${day}::date and days.game_id = counted.game_id and days.maths = counted.maths
      and days.is_play_money = counted.is_play_money`;
}

export interface TestedDay {
  readonly gameId: number;
  readonly maths: string;
  readonly day: string;
  readonly rounds: number;
  readonly staked: number;
  readonly won: number;
  /** Rounds by the class of their win. */
  readonly counts: readonly number[];
  /** Sums of log likelihood ratios, one for each weight; none where the maths states no return. */
  readonly excess: readonly number[];
}

/** The days of real money since a UTC date and since the last settled alarm of their game, in their order. */
export function readTestedDays(db: Db, since: string): Promise<readonly TestedDay[]> {
  return db<TestedDay[]>`
    select game_id, maths, to_char(day, 'YYYY-MM-DD') as day, rounds::float8 as rounds, staked::float8 as staked,
      won::float8 as won, rounds_by_class::float8[] as counts, excess_ratios as excess
    from game_returns as days
    where not is_play_money and day >= ${since}::date and cardinality(rounds_by_class) > 0
      and not exists (
        select from return_alarms as settled
        where settled.game_id = days.game_id and settled.maths = days.maths
          and (settled.settled_at at time zone 'UTC')::date >= days.day)
    order by game_id, maths, days.day`;
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
  /** `bounds`, or what the likelihood ratio test has found. */
  readonly foundBy: string;
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
  const { id, gameId, maths, isAbove, foundBy, since, rounds, actualPpm, lowPpm, highPpm, raisedAt } = alarm;
  const rows = await db`
    insert into return_alarms (
      id, game_id, maths, is_above, found_by, since, rounds, actual_ppm, low_ppm, high_ppm, raised_at)
    values (
      ${id}, ${gameId}, ${maths}, ${isAbove}, ${foundBy}, ${since}, ${rounds}, ${actualPpm}, ${lowPpm}, ${highPpm},
      ${raisedAt})
    on conflict (game_id, maths) where settled_at is null do nothing
    returning id`;
  return rows.length > 0;
}

/** Those that nobody has settled, the latest first. */
export function readOpenAlarms(db: Db): Promise<readonly ReturnAlarm[]> {
  return db<ReturnAlarm[]>`
    select alarms.id, game_id, coalesce(games.slug, game_id::text) as slug, maths, is_above, found_by,
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
