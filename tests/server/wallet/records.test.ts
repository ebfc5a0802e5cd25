import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { ERROR_CODES } from '../../../contract/errors.ts';
import { cents } from '../../../contract/money.ts';
import type { BetRow, CoinRow, Statement } from '../../../contract/wallet/record-calls.ts';
import { amountOf, transfer } from '../../../server/ledger/entries.ts';
import { postJournal } from '../../../server/ledger/post-journal.ts';
import { seedPlayer, type TestPlayer } from '../games/platform.ts';
import type { TestApp } from '../support/app.ts';
import { useDatabase } from '../support/database.ts';
import { useWithdrawPlatform } from './withdraw-platform.ts';

const database = useDatabase();
const { sql } = database;
const platform = useWithdrawPlatform(database);
const { readyPlayer, withdraw, recharge, press, deliver, ops, clock } = platform;
let app: TestApp;
beforeAll(() => {
  app = platform.app();
});

const HOUR = 3_600_000;
const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);

/** A round as the ledger has it, at the time of the clock. */
async function play(player: TestPlayer, stake: number, win: number, isPlayMoney = false): Promise<void> {
  const id = app.context.newId();
  const now = clock.now();
  await sql.begin(async (tx) => {
    await tx`
      insert into rounds (player_id, id, game_session_id, game_id, is_play_money, bet, stake, win, outcome, maths,
        server_seed, client_seed, settled_at)
      values (${player.id}, ${id}, ${id}, 101, ${isPlayMoney}, '{}', ${stake}, ${win}, '{}', 'test', '', '', ${now})`;
    await postJournal(tx, {
      playerId: player.id,
      id,
      kind: 'round',
      at: now,
      entries: isPlayMoney
        ? [
            ...transfer(amountOf('play', stake), { from: 'player:play', to: 'house:play' }),
            ...transfer(amountOf('play', win), { from: 'house:play', to: 'player:play' }),
          ]
        : [
            ...transfer(cents(stake), { from: 'player:coin', to: 'house:games' }),
            ...transfer(cents(win), { from: 'house:games', to: 'player:coin' }),
          ],
    });
    if (isPlayMoney) return;
    await tx`
      insert into player_days as held (player_id, day, market_day, game_type, game_id, staked, won, rounds)
      values (${player.id}, ${dayOf(now)}, market_day(${now}), 1, 101, ${stake}, ${win}, 1)
      on conflict (player_id, day, market_day, game_type, game_id) do update
      set staked = held.staked + ${stake}, won = held.won + ${win}, rounds = held.rounds + 1`;
    await tx`
      insert into player_totals as held (player_id, bet) values (${player.id}, ${stake})
      on conflict (player_id) do update set bet = held.bet + ${stake}`;
  });
}

async function all<Row>(
  player: TestPlayer,
  name: string,
  body: Record<string, unknown> = {},
): Promise<Row[]> {
  const rows: Row[] = [];
  let cursor: string | null = null;
  do {
    const page = { from: null, to: null, cursor, pageSize: 3, ...body };
    const { data, code } = await app.call(name, page, player.sessionId);
    if (code !== 0) throw new Error(`${name} answered ${code}`);
    rows.push(...data.list);
    cursor = data.nextCursor;
  } while (cursor !== null);
  return rows;
}
const coinRows = (player: TestPlayer, body: Record<string, unknown> = {}) =>
  all<CoinRow>(player, 'appUserCoinDetail', { kind: null, ...body });
const report = async (player: TestPlayer, from: string | null, to: string | null): Promise<Statement> =>
  (await app.call('betRecordReport', { from, to }, player.sessionId)).data;
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

async function stayIn(player: TestPlayer): Promise<void> {
  await sql`
    update sessions set last_act_at = ${clock.now()}, ends_at = ${clock.now() + 24 * HOUR} where player_id = ${player.id}`;
}

/** Two days of all kinds of balance movements. */
async function busyPlayer() {
  // Morning of the next day, so that its evening is before midnight and the rest after it.
  clock.advance(24 * HOUR - (clock.now() % (24 * HOUR)) + 6 * HOUR);
  const player = await readyPlayer({ coin: 1_000_000 });
  const start = clock.now();
  const first = (await recharge(player)).data;
  await press(first.payUrl, 'approve');
  for (const [stake, win] of [
    [5_000, 0],
    [5_000, 12_345],
    [60_001, 7],
  ] as const) {
    clock.advance(1_000);
    await play(player, stake, win);
  }
  await play(player, 999, 5, true).catch(() => undefined);
  clock.advance(1_000);
  await withdraw(player, { amount: 30_000 });
  await deliver();
  clock.advance(20 * HOUR);
  await stayIn(player);
  await play(player, 1_234, 4_321);
  await postJournal(sql, {
    playerId: player.id,
    id: app.context.newId(),
    kind: 'draw',
    at: clock.now(),
    entries: transfer(cents(777), { from: 'house:awards', to: 'player:coin' }),
  });
  const { data: large } = await withdraw(player, { amount: 1_000_000 - 100_000 });
  const { data: larger } = await withdraw(player, { amount: 10_000 });
  await sql`update withdrawals set state = 'reviewing', payout_ref = null where id = ${larger.withdrawalId}`;
  await ops('olive', `withdrawals reject ${larger.withdrawalId} no`);
  const late = (await recharge(player)).data;
  return { player, start, first, large, late };
}

describe('records', () => {
  it('[C23] [C25] [R68] records add up to the balance to the cent, for every call that shows it', async () => {
    const { player } = await busyPlayer();
    const coin = (await platform.terms(player)).coin as number;
    const rows = await coinRows(player);
    expect(sum(rows.map(({ amount }) => amount))).toBe(coin);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    expect(rows.map(({ at }) => at)).toEqual(rows.map(({ at }) => at).sort((a, b) => b - a));

    const [ledger] = await sql<{ sum: number }[]>`
      select sum(amount)::bigint as sum from entries where player_id = ${player.id} and account = 'player:coin'`;
    expect(ledger?.sum).toBe(coin);

    const bets = await all<BetRow>(player, 'betRecord');
    const deposits = await all<{ state: string; amount: number }>(player, 'rechargeRecord');
    const withdrawals = await all<{ state: string; amount: number }>(player, 'exchangeRecord');
    const others = await coinRows(player, { kind: 'other' });
    const prizes = await coinRows(player, { kind: 'prize' });
    const rebuilt =
      sum(bets.map(({ stake, win }) => win - stake)) +
      sum(deposits.filter(({ state }) => state === 'paid').map(({ amount }) => amount)) -
      sum(withdrawals.filter(({ state }) => state !== 'rejected').map(({ amount }) => amount)) +
      sum([...others, ...prizes].map(({ amount }) => amount));
    expect(rebuilt).toBe(coin);

    const whole = await report(player, null, null);
    expect(whole).toMatchObject({ opening: 0, closing: coin });
    expect(whole.totals).toMatchObject({
      deposited: 50_000,
      withdrawn: 940_000,
      returned: 10_000,
      staked: 71_235,
      won: 16_673,
      prizes: 777,
      other: 1_000_000,
      rounds: 4,
    });
  });

  it('[R68] record of a movement has its kind, time and amount, and one of a round its game, stake and win', async () => {
    const { player, start, first } = await busyPlayer();
    const rows = await coinRows(player);
    const none = { gameName: null, stake: null, win: null };
    const bet = (stake: number, win: number) => ({
      kind: 'bet',
      amount: win - stake,
      gameName: 'Royal Sevens',
      stake,
      win,
    });
    // The payout is delivered three seconds later, and the rest follows after midnight.
    const second = 4_000 + 3_000 + 20 * HOUR;
    expect(rows.map(({ id: _, at, ...row }) => ({ ...row, after: at - start })).toReversed()).toEqual([
      { kind: 'other', amount: 1_000_000, ...none, after: 0 },
      { kind: 'deposit', amount: 50_000, ...none, after: 0 },
      { ...bet(5_000, 0), after: 1_000 },
      { ...bet(5_000, 12_345), after: 2_000 },
      { ...bet(60_001, 7), after: 3_000 },
      { kind: 'withdrawal', amount: -30_000, ...none, after: 4_000 },
      { kind: 'prize', amount: 777, ...none, after: second },
      { kind: 'withdrawal', amount: -900_000, ...none, after: second },
      { kind: 'withdrawal', amount: -10_000, ...none, after: second },
      { ...bet(1_234, 4_321), after: second },
      { kind: 'returned', amount: 10_000, ...none, after: second + 1 },
    ]);
    expect(rows.find(({ kind }) => kind === 'deposit')?.id).toBe(first.depositId);
  });

  it('[C25] statement opens with the closing balance of the day before', async () => {
    const { player, start } = await busyPlayer();
    const days = [0, 1].map((more) => dayOf(start + more * 24 * HOUR));
    const [first, second] = [
      await report(player, days[0] ?? '', days[0] ?? ''),
      await report(player, days[1] ?? '', null),
    ];
    expect(first.opening).toBe(0);
    expect(second.opening).toBe(first.closing);
    expect(second.closing).toBe((await platform.terms(player)).coin);
    const whole = await report(player, null, null);
    expect(whole.days.map(({ day }) => day)).toEqual(days);
    for (const name of ['staked', 'won', 'deposited', 'withdrawn'] as const) {
      expect(sum(whole.days.map((day) => day[name]))).toBe(whole.totals[name]);
    }
  });

  it('[C23] [C24] records are filtered by day and kind, and pages neither repeat nor skip a row', async () => {
    const { player, start } = await busyPlayer();
    const day = dayOf(start);
    const rows = await coinRows(player);
    const ofDay = await coinRows(player, { from: day, to: day, pageSize: 2 });
    expect(ofDay).toEqual(rows.filter(({ at }) => dayOf(at) === day));
    for (const kind of ['deposit', 'withdrawal', 'returned', 'bet', 'prize', 'other'] as const) {
      expect(await coinRows(player, { kind, pageSize: 1 })).toEqual(rows.filter((row) => row.kind === kind));
    }
    const bets = await all<BetRow>(player, 'betRecord', { from: day, to: day, pageSize: 1 });
    expect(bets.map(({ win }) => win)).toEqual([7, 12_345, 0]);
    expect(bets[0]).toMatchObject({ gameId: 101, gameName: 'Royal Sevens' });
  });

  it('[C23] records keep their place when a clock is set back between two pages', async () => {
    const player = await seedPlayer(app.context, { coin: 10_000 });
    for (const win of [1, 2, 3, 4]) {
      clock.advance(1_000);
      await play(player, 10, win);
    }
    const page = { from: null, to: null, kind: null, pageSize: 2 };
    const first = await app.call('appUserCoinDetail', { ...page, cursor: null }, player.sessionId);
    clock.advance(-10_000);
    await play(player, 10, 5);
    clock.advance(10_000);
    const rest = await app.call(
      'appUserCoinDetail',
      { ...page, pageSize: 20, cursor: first.data.nextCursor },
      player.sessionId,
    );
    const ids = [...first.data.list, ...rest.data.list].map(({ id }: CoinRow) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThanOrEqual(5);
  });

  it('[C23] records are accessible to their player only, and an invalid cursor is rejected', async () => {
    const { player, large } = await busyPlayer();
    const other = await seedPlayer(app.context);
    expect(await coinRows(other)).toEqual([]);
    expect(await all(other, 'exchangeRecord')).toEqual([]);
    expect(large.withdrawalId).toBeTruthy();
    for (const cursor of ['x', `1|${randomUUID()}`, `1e99|${randomUUID()}|1|${randomUUID()}`, "';--"]) {
      const body = { from: null, to: null, kind: null, cursor, pageSize: 3 };
      expect((await app.call('appUserCoinDetail', body, player.sessionId)).code).toBe(
        ERROR_CODES.invalidValue,
      );
    }
    const bad = await app.call(
      'betRecord',
      { from: null, to: null, cursor: 'x', pageSize: 3 },
      player.sessionId,
    );
    expect(bad.code).toBe(ERROR_CODES.invalidValue);
    expect(
      (await app.call('betRecordReport', { from: '2026-02-30', to: null }, player.sessionId)).status,
    ).toBe(400);
  });
});

describe('records of a player with many bets', () => {
  it('[C24] page is read by a key range, not by a sequential scan', async () => {
    const player = await seedPlayer(app.context);
    // One in twenty rounds of the platform is this player's.
    await sql`
      insert into rounds (player_id, id, game_session_id, game_id, is_play_money, bet, stake, win, outcome, maths,
        server_seed, client_seed, settled_at)
      select case when n % 20 = 0 then ${player.id}::uuid else lpad(to_hex(n % 20), 32, '0')::uuid end,
        ('01900000-' || lpad(to_hex(n / 65536), 4, '0') || '-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid,
        gen_random_uuid(), 101, n % 3 = 0, '{}', 10, 0, '{}', 'test', '', '', to_timestamp(1720000000 + n)
      from generate_series(1, 40000) as n`;
    await sql`analyze rounds`;
    const plan = await sql`
      explain (format json)
      select rounds.id, settled_at, game_id, games.name, stake, win
      from rounds left join games on games.id = game_id
      where player_id = ${player.id} and not is_play_money
        and (settled_at, rounds.id) < (to_timestamp(1720020000), 'ffffffff-ffff-ffff-ffff-ffffffffffff')
        and settled_at >= 'epoch' and settled_at < '2200-01-01'
      order by settled_at desc, rounds.id desc limit 21`;
    const text = JSON.stringify(plan);
    expect(text).toContain('rounds_real');
    expect(text).toContain('Index Cond');
    expect(text).not.toMatch(
      /"Sort"|Bitmap|Seq Scan","Parent Relationship":"[A-Za-z]+"[^}]*"Relation Name":"rounds"/,
    );
  });
});
