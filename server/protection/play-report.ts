import { cents } from '../../contract/money.ts';
import type { PlayReport, playReport } from '../../contract/protection/play-report-calls.ts';
import { readConfig } from '../config/public/config-store.ts';
import type { Tx } from '../db/sql.ts';
import { type Handler, memberOf } from '../http/handler.ts';
import { marketDay } from '../market-day.ts';
import { coinPart } from '../wallet/public/coin-part.ts';
import { journalKindsOf } from '../wallet/public/record-kinds.ts';
import { dayAfter, type ReportDays, reportDays } from './report-span.ts';

interface Asked extends ReportDays {
  readonly playerId: string;
  readonly timeZone: string;
}

interface PlayedRow {
  /** Null in a row of a game. */
  day: string | null;
  gameId: number | null;
  typeId: number | null;
  name: string | null;
  staked: number;
  won: number;
  rounds: number;
}

/** Sums by day and by game, in one walk over a range of the key: the market's day is the UTC day or one beside it. */
const readPlayed = (tx: Tx, { playerId, from, to }: Asked) => tx<PlayedRow[]>`
  select played.*, games.name from (
    select market_day as day, game_id, game_type as type_id,
      sum(staked)::bigint as staked, sum(won)::bigint as won, sum(rounds)::int as rounds
    from player_days
    where player_id = ${playerId} and day between ${dayAfter(from, -1)} and ${dayAfter(to)}
      and market_day between ${from} and ${to}
    group by grouping sets ((market_day), (game_id, game_type))
  ) as played left join games on games.id = played.game_id
  order by played.day, staked desc, played.game_id`;

const readPrizes = (tx: Tx, { playerId, timeZone, from, to }: Asked) => tx<{ day: string; amount: number }[]>`
  select (at at time zone ${timeZone})::date as day, sum(${coinPart(tx)})::bigint as amount from journals
  where player_id = ${playerId} and kind <> 'round' and kind in ${tx(journalKindsOf('prize') ?? [])}
    and 'player:coin' = any (accounts)
    and at >= ${from}::date::timestamp at time zone ${timeZone}
    and at < ${dayAfter(to)}::date::timestamp at time zone ${timeZone}
  group by 1`;

const readTypes = (tx: Tx) => tx<{ id: number; key: string }[]>`select id, key from game_types`;

/** Visits that have closed are counted by day; the one that is open, if any, is added as far as it goes into the days. */
async function readPlayedMs(tx: Tx, { playerId, from, to }: Asked): Promise<number> {
  const [row] = await tx<[{ ms: number }]>`
    select coalesce(sum(played_ms), 0)::bigint as ms from (
      select played_ms from player_times
      where player_id = ${playerId} and market_day between ${from} and ${to}
      union all
      select visit.played_ms from game_sessions, visit_days(opened_at, last_round_at) as visit
      where player_id = ${playerId} and closed_at is null and last_round_at is not null
        and market_day between ${from} and ${to}
    ) as visits`;
  return row.ms;
}

const asFigures = ({ staked, won, rounds }: { staked: number; won: number; rounds: number }) => ({
  staked: cents(staked),
  won: cents(won),
  rounds,
});

interface Read {
  readonly played: readonly PlayedRow[];
  readonly prizes: ReadonlyMap<string, number>;
  readonly playedMs: number;
}

function daysOf({ played, prizes }: Read): PlayReport['days'] {
  const days = new Map(played.flatMap((row) => (row.day === null ? [] : [[row.day, asFigures(row)]])));
  for (const day of prizes.keys()) {
    if (!days.has(day)) days.set(day, asFigures({ staked: 0, won: 0, rounds: 0 }));
  }
  return [...days]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([day, figures]) => ({ day, ...figures, prizes: cents(prizes.get(day) ?? 0) }));
}

const gamesOf = ({ played }: Read): PlayReport['games'] =>
  played.flatMap(({ day, gameId, typeId, name, ...row }) =>
    day !== null || gameId === null
      ? []
      : [{ gameId, name: name ?? String(gameId), typeId: typeId ?? 0, ...asFigures(row) }],
  );

function typesOf(games: PlayReport['games'], keys: ReadonlyMap<number, string>): PlayReport['types'] {
  const sums = new Map<number, { staked: number; won: number; rounds: number }>();
  for (const { typeId, staked, won, rounds } of games) {
    const held = sums.get(typeId) ?? { staked: 0, won: 0, rounds: 0 };
    sums.set(typeId, {
      staked: held.staked + staked,
      won: held.won + won,
      rounds: held.rounds + rounds,
    });
  }
  return [...sums]
    .sort(([, a], [, b]) => b.staked - a.staked)
    .map(([typeId, row]) => ({ typeId, key: keys.get(typeId) ?? null, ...asFigures(row) }));
}

function totalsOf(days: PlayReport['days'], playedMs: number): PlayReport['totals'] {
  const sum = (name: 'staked' | 'won' | 'rounds' | 'prizes') =>
    days.reduce((total, day) => total + day[name], 0);
  const [staked, won, prizes] = [sum('staked'), sum('won'), sum('prizes')];
  return {
    ...asFigures({ staked, won, rounds: sum('rounds') }),
    prizes: cents(prizes),
    net: cents(won + prizes - staked),
    playedMs,
  };
}

const report: Handler<typeof playReport> = async (body, request) => {
  const { sql, clock } = request.context;
  const { timeZone } = await readConfig(sql, 'market');
  const today = marketDay(clock.now(), timeZone);
  const days = reportDays(body, today);
  const asked: Asked = { ...days, timeZone, playerId: memberOf(request).id };
  // One picture of the database: a round between two questions would make the sums disagree.
  const [played, prizes, playedMs, types] = await sql.begin(
    'isolation level repeatable read read only',
    (tx) =>
      Promise.all([readPlayed(tx, asked), readPrizes(tx, asked), readPlayedMs(tx, asked), readTypes(tx)]),
  );
  const read: Read = {
    played,
    prizes: new Map(prizes.map(({ day, amount }) => [day, amount])),
    playedMs,
  };
  const byDay = daysOf(read);
  const games = gamesOf(read);
  return {
    ...days,
    today,
    timeZone,
    totals: totalsOf(byDay, read.playedMs),
    days: byDay,
    games,
    types: typesOf(games, new Map(types.map(({ id, key }) => [id, key]))),
  };
};

export const playReportHandlers = { playReport: report };
