import { cents } from '../../contract/money.ts';
import type { PlayReport, playReport } from '../../contract/protection/play-report-calls.ts';
import { LOTTERY_ROW } from '../../contract/protection/play-report-calls.ts';
import { readConfig } from '../config/public/config-value-queries.ts';
import { marketConfig } from '../config/public/market-config.ts';
import type { StakedBesideGames } from '../hooks.ts';
import { type Handler, memberOf } from '../http/handler.ts';
import { journalKindsOf } from '../ledger/record-kinds.ts';
import { marketDay } from '../market-day.ts';
import {
  type PlayedRow,
  readGameTypes,
  readPlayed,
  readPlayedMs,
  readPrizes,
} from './play-report-queries.ts';
import { dayAfter, reportDays } from './report-span.ts';

const asFigures = ({ staked, won, rounds }: { staked: number; won: number; rounds: number }) => ({
  staked: cents(staked),
  won: cents(won),
  rounds,
});

type Sums = Parameters<typeof asFigures>[0];

const addUp = (rows: readonly Sums[]): Sums => ({
  staked: rows.reduce((sum, { staked }) => sum + staked, 0),
  won: rows.reduce((sum, { won }) => sum + won, 0),
  rounds: rows.reduce((sum, { rounds }) => sum + rounds, 0),
});

interface ReportRows {
  readonly played: readonly PlayedRow[];
  readonly lotteries: readonly StakedBesideGames[];
  readonly prizes: ReadonlyMap<string, number>;
  readonly playedMs: number;
}

function daysOf({ played, lotteries, prizes }: ReportRows): PlayReport['days'] {
  const days = new Map(played.flatMap((row) => (row.day === null ? [] : [[row.day, asFigures(row)]])));
  for (const { day, ...row } of lotteries) {
    const held = days.get(day) ?? { staked: 0, won: 0, rounds: 0 };
    days.set(day, asFigures(addUp([held, row])));
  }
  for (const day of prizes.keys()) {
    if (!days.has(day)) days.set(day, asFigures({ staked: 0, won: 0, rounds: 0 }));
  }
  return [...days]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([day, figures]) => ({ day, ...figures, prizes: cents(prizes.get(day) ?? 0) }));
}

/** The lotteries are no game: both together are one row, without a type. */
const lotteryOf = ({ lotteries }: ReportRows): PlayReport['games'] =>
  lotteries.length === 0
    ? []
    : [{ gameId: LOTTERY_ROW, name: 'Lottery', typeId: 0, ...asFigures(addUp(lotteries)) }];

const gamesOf = ({ played }: ReportRows): PlayReport['games'] =>
  played.flatMap(({ day, gameId, typeId, name, ...row }) =>
    day !== null || gameId === null
      ? []
      : [{ gameId, name: name ?? String(gameId), typeId: typeId ?? 0, ...asFigures(row) }],
  );

function typesOf(games: PlayReport['games'], keys: ReadonlyMap<number, string>): PlayReport['types'] {
  const breakdown = new Map<number, { staked: number; won: number; rounds: number }>();
  for (const { typeId, staked, won, rounds } of games) {
    const held = breakdown.get(typeId) ?? { staked: 0, won: 0, rounds: 0 };
    breakdown.set(typeId, {
      staked: held.staked + staked,
      won: held.won + won,
      rounds: held.rounds + rounds,
    });
  }
  return [...breakdown]
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

const readPlayReport: Handler<typeof playReport> = async (body, request) => {
  const { sql, clock, hooks } = request.context;
  const { timeZone } = await readConfig(sql, marketConfig);
  const today = marketDay(clock.now(), timeZone);
  const days = reportDays(body, today);
  const { id: playerId } = memberOf(request);
  const asked = { ...days, playerId, dayBefore: dayAfter(days.from, -1), dayAfter: dayAfter(days.to) };
  const kinds = journalKindsOf(hooks.journals, 'prize') ?? [];
  // One snapshot of the database: a round between two queries would make the totals disagree.
  const [played, lotteries, prizes, playedMs, types] = await sql.begin(
    'isolation level repeatable read read only',
    (tx) =>
      Promise.all([
        readPlayed(tx, asked),
        hooks.stakedBesideGames(tx, asked),
        readPrizes(tx, { ...asked, timeZone, kinds }),
        readPlayedMs(tx, asked),
        readGameTypes(tx),
      ]),
  );
  const read: ReportRows = {
    played,
    lotteries,
    prizes: new Map(prizes.map(({ day, amount }) => [day, amount])),
    playedMs,
  };
  const byDay = daysOf(read);
  const games = [...gamesOf(read), ...lotteryOf(read)].sort((a, b) => b.staked - a.staked);
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

export const playReportHandlers = { playReport: readPlayReport };
