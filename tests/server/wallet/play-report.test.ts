import { createHash, randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ERROR_CODES } from '../../../contract/errors.ts';
import { cents } from '../../../contract/money.ts';
import type { PlayReport } from '../../../contract/protection/play-report-calls.ts';
import type { BetRow, Statement } from '../../../contract/wallet/record-calls.ts';
import { amountOf, transfer } from '../../../server/ledger/entries.ts';
import { postJournal } from '../../../server/ledger/post-journal.ts';
import { marketDay } from '../../../server/market-day.ts';
import { dayAfter } from '../../../server/protection/report-span.ts';
import { seededRandom } from '../../maths/seeded-random.ts';
import { seedPlayer, type TestPlayer } from '../games/platform.ts';
import { useDatabase } from '../support/database.ts';
import { useApp } from '../support/use-app.ts';

const database = useDatabase();
const { sql } = database;
const app = useApp(database);

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const ZONE = 'Asia/Manila';
const GAMES: readonly { id: number; type: number }[] = [
  { id: 101, type: 1 },
  { id: 102, type: 1 },
  { id: 201, type: 2 },
];

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
const ofDay = (at: number) => marketDay(at, ZONE);

async function stayIn({ id }: TestPlayer): Promise<void> {
  await sql`
    update sessions set last_act_at = ${app.clock.now()}, ends_at = ${app.clock.now() + DAY}, played_from = null,
      reality_seen_at = ${app.clock.now()} where player_id = ${id}`;
}

interface Bet {
  readonly game: { id: number; type: number };
  readonly stake: number;
  readonly win: number;
  readonly isPlay?: boolean;
}

/** A visit to one game: its session, and rounds a minute apart, settled like every round. */
async function visit(player: TestPlayer, bets: readonly Bet[], isLeftOpen = false): Promise<void> {
  await stayIn(player);
  const session = app.context.newId();
  const [first] = bets;
  const isPlay = first?.isPlay ?? false;
  let seed: Buffer = createHash('sha256').update(session).digest();
  await sql`
    insert into game_sessions (player_id, id, session_id, game_id, is_play_money, launch_until, server_seed, opened_at)
    values (${player.id}, ${session}, ${player.sessionId}, ${first?.game.id ?? 0}, ${isPlay}, ${app.clock.now()},
      ${seed}, ${app.clock.now()})`;
  for (const { game, stake, win } of bets) {
    app.clock.advance(MINUTE);
    const next = createHash('sha256').update(seed).digest();
    const [settled] = await sql`
      select status from settle_round(${player.id}, ${session}, ${randomUUID()}, ${seed}, ${app.context.newId()},
        ${game.id}, ${game.type}, ${isPlay}, '{}', ${stake}, ${win}, '{}', 'test', ${seed}, 'player-seed', ${next},
        ${app.clock.now()}, 0, 0::smallint)`;
    expect(settled?.status).toBe('settled');
    seed = next;
  }
  if (isLeftOpen) return;
  await sql`update game_sessions set closed_at = ${app.clock.now()} where player_id = ${player.id} and id = ${session}`;
}

async function post(player: TestPlayer, kind: string, amount: number): Promise<void> {
  await postJournal(sql, {
    playerId: player.id,
    id: app.context.newId(),
    kind,
    at: app.clock.now(),
    entries: transfer(cents(amount), { from: 'house:awards', to: 'player:coin' }),
  });
}

const report = async (player: TestPlayer, body: Record<string, unknown>): Promise<PlayReport> =>
  (await app.call('playReport', { from: null, to: null, ...body }, player.sessionId)).data;

async function allBets(player: TestPlayer): Promise<BetRow[]> {
  const rows: BetRow[] = [];
  let cursor: string | null = null;
  do {
    const { data } = await app.call(
      'betRecord',
      { from: null, to: null, cursor, pageSize: 50 },
      player.sessionId,
    );
    rows.push(...data.list);
    cursor = data.nextCursor;
  } while (cursor !== null);
  return rows;
}

/** Five weeks of visits at all hours, interleaved with prizes, deposits and play money. */
async function randomHistory(seed: number) {
  const random = seededRandom(seed);
  const whole = (from: number, to: number) => from + random.integer(to - from + 1);
  const player = await seedPlayer(app.context, { coin: 50_000_000 });
  const start = app.clock.now();
  for (let visits = 0; visits < 40; visits += 1) {
    app.clock.advance(whole(1, 40) * 60 * MINUTE + whole(0, 59) * MINUTE);
    const game = GAMES[whole(0, GAMES.length - 1)] ?? { id: 101, type: 1 };
    const bets = Array.from({ length: whole(1, 6) }, () => {
      const stake = whole(1, 90_001);
      return { game, stake, win: whole(0, 2) === 0 ? whole(1, 200_003) : 0 };
    });
    await visit(player, bets);
    if (whole(0, 4) === 0) await post(player, 'draw', whole(1, 12_345));
    if (whole(0, 4) === 0) await post(player, 'deposit', whole(100, 50_000));
  }
  return { player, start, from: ofDay(start), to: ofDay(app.clock.now()) };
}

describe('play report', () => {
  it('[R49] [C25] report of a random history equals ledger and records, to the cent, by day and by game', async () => {
    const { player, from, to } = await randomHistory(20_261);
    const whole = await report(player, { period: 'own', from, to });
    const bets = await allBets(player);
    expect(bets.length).toBeGreaterThan(60);

    const [ledger] = await sql<{ net: number }[]>`
      select sum(amount)::bigint as net from entries
      where player_id = ${player.id} and account = 'player:coin' and kind in ('round', 'draw')`;
    expect(whole.totals.net).toBe(ledger?.net);
    await stayIn(player);
    const statement: Statement = (
      await app.call('betRecordReport', { from: null, to: null }, player.sessionId)
    ).data;
    const { staked, won, prizes, rounds } = statement.totals;
    expect(whole.totals).toMatchObject({ staked, won, prizes, rounds, net: won + prizes - staked });

    const days = [...new Set(bets.map(({ at }) => ofDay(at)))].sort();
    expect(whole.days.filter((day) => day.rounds > 0).map(({ day }) => day)).toEqual(days);
    for (const day of whole.days) {
      const rows = bets.filter(({ at }) => ofDay(at) === day.day);
      expect(day).toMatchObject({
        staked: sum(rows.map(({ stake }) => stake)),
        won: sum(rows.map(({ win }) => win)),
        rounds: rows.length,
      });
      const alone = await report(player, { period: 'own', from: day.day, to: day.day });
      expect(alone.days).toEqual([day]);
      expect(sum(alone.games.map((game) => game.staked))).toBe(day.staked);
    }
    for (const game of whole.games) {
      const rows = bets.filter(({ gameId }) => gameId === game.gameId);
      expect(game).toMatchObject({
        name: rows[0]?.gameName,
        staked: sum(rows.map(({ stake }) => stake)),
        won: sum(rows.map(({ win }) => win)),
        rounds: rows.length,
      });
    }
    for (const list of [whole.games, whole.types]) {
      expect(sum(list.map((row) => row.staked))).toBe(staked);
      expect(sum(list.map((row) => row.won))).toBe(won);
      expect(list.map((row) => row.staked)).toEqual(list.map((row) => row.staked).sort((a, b) => b - a));
    }
    expect(whole.types.map(({ typeId, key }) => [typeId, typeof key])).toEqual(
      expect.arrayContaining([
        [1, 'string'],
        [2, 'string'],
      ]),
    );
  });

  it('[R49] report day begins at the market’s midnight, and time in games is counted to their last round', async () => {
    const player = await seedPlayer(app.context, { coin: 1_000_000 });
    const game = { id: 101, type: 1 };
    // 23:58 in Manila is 15:58 of the same UTC day: rounds at 23:59, 00:00 and 00:01.
    app.clock.advance(DAY - ((app.clock.now() + 8 * 60 * MINUTE) % DAY) - 2 * MINUTE);
    const before = ofDay(app.clock.now());
    await visit(player, [
      { game, stake: 100, win: 0 },
      { game, stake: 200, win: 50 },
      { game, stake: 400, win: 0 },
    ]);
    await postJournal(sql, {
      playerId: player.id,
      id: app.context.newId(),
      kind: 'seed',
      at: app.clock.now(),
      entries: transfer(amountOf('play', 1_000), { from: 'house:play', to: 'player:play' }),
    });
    await visit(player, [{ game, stake: 999, win: 7, isPlay: true }]);
    const today = dayAfter(before);
    expect(await report(player, { period: 'today' })).toMatchObject({
      from: today,
      to: today,
      today,
      timeZone: ZONE,
      totals: { staked: 600, won: 50, prizes: 0, net: -550, rounds: 2 },
      days: [{ day: today, staked: 600 }],
    });
    const both = await report(player, { period: 'days7' });
    expect(both.days).toMatchObject([
      { day: before, staked: 100, rounds: 1 },
      { day: today, staked: 600, rounds: 2 },
    ]);
    expect(both.totals.playedMs).toBe(4 * MINUTE);
    expect((await report(player, { period: 'own', from: before, to: before })).totals.playedMs).toBe(
      2 * MINUTE,
    );
    expect((await report(player, { period: 'today' })).totals.playedMs).toBe(2 * MINUTE);

    // An open visit counts up to its last round, and not a second time when it closes.
    await visit(player, [{ game, stake: 1, win: 0 }], true);
    app.clock.advance(MINUTE);
    expect((await report(player, { period: 'today' })).totals.playedMs).toBe(3 * MINUTE);
    await sql`update game_sessions set closed_at = ${app.clock.now()} where player_id = ${player.id} and closed_at is null`;
    expect((await report(player, { period: 'today' })).totals.playedMs).toBe(3 * MINUTE);
  });

  it('[R49] report has its periods, and rejects days that form none', async () => {
    const player = await seedPlayer(app.context);
    const { today } = await report(player, { period: 'today' });
    const months = await report(player, { period: 'year' });
    const [year, month] = today.split('-').map(Number);
    expect(months.from).toBe(new Date(Date.UTC(year ?? 0, (month ?? 0) - 12, 1)).toISOString().slice(0, 10));
    expect(await report(player, { period: 'month' })).toMatchObject({
      from: `${today.slice(0, 7)}-01`,
      to: today,
    });
    expect((await report(player, { period: 'days30' })).from).toBe(dayAfter(today, -29));
    expect(
      await report(player, { period: 'own', from: dayAfter(today, -3), to: '2199-01-01' }),
    ).toMatchObject({
      to: today,
      days: [],
      games: [],
      types: [],
      totals: { staked: 0, won: 0, net: 0, rounds: 0, playedMs: 0 },
    });
    for (const [from, to] of [
      [null, today],
      [today, null],
      [today, dayAfter(today, -1)],
      [dayAfter(today), dayAfter(today)],
    ]) {
      const { code } = await app.call('playReport', { period: 'own', from, to }, player.sessionId);
      expect(code).toBe(ERROR_CODES.invalidValue);
    }
    expect((await app.call('playReport', { period: 'today', from: null, to: null })).status).toBe(401);
  });

  it('[R49] report is accessible to its player only', async () => {
    const other = await seedPlayer(app.context, { coin: 10_000 });
    const own = await seedPlayer(app.context);
    await visit(other, [{ game: { id: 101, type: 1 }, stake: 100, win: 0 }]);
    expect((await report(own, { period: 'days30' })).totals.staked).toBe(0);
    expect((await report(other, { period: 'days30' })).totals.staked).toBe(100);
  });
});
