import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../../../../server/db/sql.ts';
import {
  readTakenTransactions,
  type StoredTransaction,
} from '../../../../server/games/public/remote-rounds.ts';
import { readBalance } from '../../../../server/ledger/read-balance.ts';
import { compareRemoteBooks } from '../../../../server/studios/remote-books/compare-remote-books-job.ts';
import { useDatabase } from '../../support/database.ts';
import { operate } from '../../support/operators.ts';
import type { Reply } from '../remote/fake-aggregator.ts';
import { HOUR_MS, useOutgoingPlatform } from '../remote/outgoing-platform.ts';
import { openRemoteSeat } from './remote-seat.ts';

const database = useDatabase();
const { sql } = database;
const platform = useOutgoingPlatform(database);

const MINUTE_MS = 60_000;
const GAME = 1_000_000;

/** A transaction as the aggregator lists it. */
type Listed = Record<string, unknown> & { transaction_uuid: string; inserted_at: string };

/** Their books, and how far their clock is ahead. */
const theirs = { rows: [] as Listed[], aheadMs: 0 };

const wireTime = (at: number): string => new Date(at).toISOString().slice(0, 19);
const timeOf = (text: unknown): number => Date.parse(`${text}Z`);
const listing = (body: Record<string, unknown>): Listed[] =>
  theirs.rows.filter(({ round, inserted_at: at }) => {
    if (body.round !== undefined) return round === body.round;
    return timeOf(at) >= timeOf(body.start_time) && timeOf(at) < timeOf(body.end_time);
  });
const answer = (body: Record<string, unknown>): Reply => ({ body: JSON.stringify(listing(body)) });

function write(id: string, user: string, changes: Record<string, unknown>): Listed {
  const row = {
    ...{ transaction_uuid: id, user, currency: 'PHP', status: 'TS_SUCCESS', game_code: 'reels' },
    reference_transaction_uuid: null,
    inserted_at: wireTime(platform.clock.at + theirs.aheadMs),
    ...changes,
  };
  theirs.rows.push(row);
  return row;
}

/** A round that both sides have: 2.50 are staked and 4 won. */
async function playRound(own?: Awaited<ReturnType<typeof openRemoteSeat>>) {
  const seat = own ?? (await openRemoteSeat(platform.context, await platform.player(), GAME));
  const round = randomUUID();
  const betId = await seat.bet(250, round);
  const bet = write(betId, seat.user, { kind: 'bet', round, amount: 250_000 });
  platform.clock.at += 1_000;
  const winId = await seat.win(betId, 400);
  const win = write(winId, seat.user, {
    ...{ kind: 'win', round, amount: 400_000 },
    reference_transaction_uuid: betId,
  });
  return { seat, round, bet, win };
}

/** The job, so much later. @returns how many hours it has compared */
function compare(later = HOUR_MS): Promise<number> {
  platform.clock.at += later;
  return compareRemoteBooks(platform.context);
}

const open = async () =>
  (
    await sql<{ transaction: string; differs: string }[]>`
    select transaction, differs from remote_differences where settled_at is null order by at, differs`
  ).map(({ transaction, differs }) => [transaction, differs]);
const ops = (...words: string[]) => operate(sql, platform.clock.now(), 'olive', words);
const asked = () => platform.hub.received.splice(0).filter(({ path }) => path.endsWith('/transactions/list'));
const fullHour = (at: number) => Math.floor(at / HOUR_MS) * HOUR_MS;

/** Our copy of a transaction, as nothing but a fault could change it. */
async function corrupt(id: string, amount: number): Promise<void> {
  await sql`alter table remote_transactions disable trigger remote_transactions_written_once`;
  await sql`update remote_transactions set amount = ${amount} where id = ${id}`;
  await sql`alter table remote_transactions enable trigger remote_transactions_written_once`;
}

beforeAll(async () => {
  platform.hub.lists([platform.hub.game('reels')]);
  await platform.list();
  expect(await platform.idOf('reels')).toBe(GAME);
});
beforeEach(async () => {
  platform.clock.at = fullHour(platform.clock.at) + 48 * HOUR_MS + 30 * MINUTE_MS;
  await sql`delete from remote_books`;
  await sql`delete from remote_differences`;
  Object.assign(theirs, { rows: [], aheadMs: 0 });
  platform.hub.reply.transactions = answer;
  asked();
  platform.logged('error');
});

describe('books of an aggregator', () => {
  it('every hour is asked for once, signed, with ten minutes more at both ends, when it is over for an hour', async () => {
    expect(await compare(0)).toBe(24);
    const calls = asked();
    expect(calls.every(({ isSigned }) => isSigned)).toBe(true);
    const now = fullHour(platform.clock.at);
    expect(calls.map(({ text }) => JSON.parse(text))).toEqual(
      Array.from({ length: 24 }, (_, at) => ({
        operator_id: 1,
        start_time: wireTime(now - (25 - at) * HOUR_MS - 10 * MINUTE_MS),
        end_time: wireTime(now - (24 - at) * HOUR_MS + 10 * MINUTE_MS),
      })),
    );
    expect(await compare(HOUR_MS - 1)).toBe(0);
    expect(await compare(1)).toBe(1);
    expect(asked()).toHaveLength(1);
  });

  it('hours since the last comparison are made up for, a day at a time', async () => {
    await compare(0);
    expect(await compare(30 * HOUR_MS)).toBe(24);
    expect(await compare(0)).toBe(6);
    expect(await compare(0)).toBe(0);
  });

  it('rounds, refusals, lost answers and rollbacks that both sides have are no difference', async () => {
    const { seat } = await playRound();
    const round = randomUUID();
    const refused = await seat.refusedBet(100, round);
    write(refused, seat.user, { kind: 'bet', round, amount: 100_000, status: 'TS_DECLINED' });
    const lost = await seat.bet(100, round);
    write(lost, seat.user, { kind: 'bet', round, amount: 100_000, status: 'TS_DECLINED' });
    const back = { kind: 'rollback', round, amount: 100_000 };
    write(await seat.rollback(lost), seat.user, { ...back, reference_transaction_uuid: lost });
    const never = randomUUID();
    write(never, seat.user, { kind: 'bet', round, amount: 100_000, status: 'TS_DECLINED' });
    write(await seat.rollback(never), seat.user, { ...back, reference_transaction_uuid: never });
    write(randomUUID(), seat.user, { kind: 'bet', round, amount: 100_000, currency: 'XXX', user: null });
    expect(await compare(2 * HOUR_MS)).toBe(24);
    expect(await open()).toEqual([]);
    expect(platform.logged('error')).toEqual([]);
    expect(await ops('remote', 'differences')).toBe('No difference is open.');
  });

  it.each([5, -5])(
    'clock that is %i minutes ahead makes no difference, also at midnight',
    async (minutes) => {
      theirs.aheadMs = minutes * MINUTE_MS;
      const midnight = Math.ceil(platform.clock.at / (24 * HOUR_MS)) * 24 * HOUR_MS;
      for (const offset of [-4 * MINUTE_MS, -1_000, 0, 3 * MINUTE_MS]) {
        platform.clock.at = midnight + offset;
        await playRound();
      }
      await compare(2 * HOUR_MS);
      expect(await compare()).toBe(1);
      expect(await open()).toEqual([]);
      // The margins are enough: nothing is asked for by its round.
      expect(asked().filter(({ text }) => 'round' in JSON.parse(text))).toEqual([]);
    },
  );

  it('win that reached us hours later is found by its round', async () => {
    const seat = await openRemoteSeat(platform.context, await platform.player(), GAME);
    const round = randomUUID();
    const bet = await seat.bet(250, round);
    write(bet, seat.user, { kind: 'bet', round, amount: 250_000 });
    const sent = platform.clock.at;
    platform.clock.at += 3 * HOUR_MS;
    const win = await seat.win(bet, 400);
    write(win, seat.user, {
      ...{ kind: 'win', round, amount: 400_000, reference_transaction_uuid: bet },
      inserted_at: wireTime(sent),
    });
    await compare(2 * HOUR_MS);
    expect(await open()).toEqual([]);
    expect(asked().filter(({ text }) => JSON.parse(text).round === round)).toHaveLength(1);
  });

  it('transactions of one moment are read in pages, each once', async () => {
    const seat = await openRemoteSeat(platform.context, await platform.player(), GAME);
    const from = platform.clock.at;
    const ids = [await seat.bet(250, 'r1'), await seat.bet(250, 'r2'), await seat.bet(250, 'r3')];
    await seat.refusedBet(250, 'r4');
    const read: StoredTransaction[] = [];
    for (let page = 0; page < 3; page += 1) {
      const window = { aggregator: 'sandbox', from, until: from + 1, after: read.at(-1), most: 2 };
      read.push(...(await readTakenTransactions(sql, window)));
    }
    expect(read.map(({ id }) => id)).toEqual(ids.toSorted());
    expect(read[0]).toMatchObject({ user: seat.user, amount: 250, status: 'ok', isReturned: false });
    const outside = { aggregator: 'sandbox', from: from - 1, until: from, after: undefined, most: 2 };
    expect(await readTakenTransactions(sql, outside)).toEqual([]);
  });

  it('two processes at once compare each hour once', async () => {
    await playRound();
    platform.clock.at += 2 * HOUR_MS;
    const other = openDatabase(database.url, { max: 1 });
    const hours = await Promise.all([
      compareRemoteBooks(platform.context),
      compareRemoteBooks({ ...platform.context, sql: other }),
    ]);
    await other.end();
    expect(hours.toSorted()).toEqual([0, 24]);
  });
});

describe('difference of books', () => {
  it('other amount here is found once, told once, settled with a note, and stays settled', async () => {
    const { seat, bet, round } = await playRound();
    const id = bet.transaction_uuid;
    const coin = await sql`select sum(amount) from balances`;
    await corrupt(id, 260);
    await compare(2 * HOUR_MS);
    expect(await open()).toEqual([[id, 'amount']]);
    expect(platform.logged('error')).toMatchObject([{ differences: 1 }]);
    const listed = await ops('remote', 'differences');
    for (const part of [
      `sandbox\t${id}\tdiffers: amount`,
      '"amount":260',
      '"amount":250000',
      seat.user,
      round,
    ])
      expect(listed).toContain(part);
    await compare();
    await compare();
    expect(await open()).toEqual([[id, 'amount']]);
    expect(platform.logged('error')).toEqual([]);

    await expect(ops('remote', 'settle-difference', 'sandbox', id)).rejects.toThrow('Missing: --note');
    await expect(ops('remote', 'settle-difference', 'other', id, '--note', 'x')).rejects.toThrow('no open');
    expect(await ops('remote', 'settle-difference', 'sandbox', id, '--note', 'Ours was wrong.')).toBe(
      `sandbox: ${id} is settled.`,
    );
    await expect(ops('remote', 'settle-difference', 'sandbox', id, '--note', 'x')).rejects.toThrow('no open');
    const [row] = await sql`
      select settled_by, note, settled_at from remote_differences where transaction = ${id}`;
    expect(row).toEqual({
      settledBy: 'olive',
      note: 'Ours was wrong.',
      settledAt: platform.clock.at,
    });
    const [audit] = await sql`select subject, details from audit_log where act = 'remote settle-difference'`;
    expect(audit).toMatchObject({
      subject: 'aggregator sandbox',
      details: { transaction: id, differs: 'amount', note: 'Ours was wrong.' },
    });
    await sql`delete from remote_books`;
    await compare();
    expect(await open()).toEqual([]);
    expect(platform.logged('error')).toEqual([]);
    expect(await sql`select sum(amount) from balances`).toEqual(coin);
  });

  it('settled one that differs otherwise later is found again', async () => {
    const { win } = await playRound();
    win.amount = 500_000;
    await compare(2 * HOUR_MS);
    await ops('remote', 'settle-difference', 'sandbox', win.transaction_uuid, '--note', 'They correct it.');
    win.amount = 600_000;
    await sql`delete from remote_books`;
    await compare();
    expect(await open()).toEqual([[win.transaction_uuid, 'amount']]);
    expect(platform.logged('error')).toHaveLength(2);
  });

  it('transaction that one side lacks is found on either, and goes when both are equal again', async () => {
    const { seat, bet, win, round } = await playRound();
    const extra = write(randomUUID(), seat.user, { kind: 'bet', round, amount: 100_000 });
    theirs.rows = theirs.rows.filter((row) => row !== win);
    await compare(2 * HOUR_MS);
    expect((await open()).toSorted()).toEqual(
      [
        [win.transaction_uuid, 'notThere'],
        [extra.transaction_uuid, 'notHere'],
      ].toSorted(),
    );
    expect(platform.logged('error')).toMatchObject([{ differences: 2 }]);
    expect(await ops('remote', 'differences')).toContain('theirs: none');
    theirs.rows = [bet, win];
    await compare();
    expect(await open()).toEqual([]);
    expect(platform.logged('error')).toEqual([]);
    expect(await sql`select from remote_differences`).toHaveLength(0);
  });

  it('taken bet that is pending there is a difference until it was answered', async () => {
    const { bet } = await playRound();
    bet.status = 'TS_PENDING';
    await compare(2 * HOUR_MS);
    expect(await open()).toEqual([[bet.transaction_uuid, 'status']]);
    bet.status = 'TS_SUCCESS';
    await compare();
    expect(await open()).toEqual([]);
  });

  it('ten thousand of an hour are kept, and the others found once those are gone', async () => {
    const { seat, round } = await playRound();
    for (let number = 0; number < 10_001; number += 1)
      write(randomUUID(), seat.user, { kind: 'bet', round, amount: 100_000 });
    await compare(2 * HOUR_MS);
    expect(await open()).toHaveLength(10_000);
    theirs.rows = [...theirs.rows.slice(0, 2), ...theirs.rows.slice(-2)];
    await compare();
    expect((await open()).map(([id]) => id).toSorted()).toEqual(
      theirs.rows
        .slice(2)
        .map((row) => row.transaction_uuid)
        .toSorted(),
    );
  });

  it('difference moves no money', async () => {
    const player = await platform.player();
    const seat = await openRemoteSeat(platform.context, player, GAME);
    const { bet } = await playRound(seat);
    bet.amount = 1_000;
    const before = await readBalance(sql, player.id, 'coin');
    await compare(2 * HOUR_MS);
    expect(await open()).toHaveLength(1);
    expect(await readBalance(sql, player.id, 'coin')).toBe(before);
  });
});

const FAR_ROW = {
  ...{ transaction_uuid: randomUUID(), kind: 'bet', amount: 1_000, currency: 'PHP', status: 'TS_SUCCESS' },
  inserted_at: '+275760-09-13T00:00:00',
};

describe('call for the books that fails', () => {
  const FAULTS: [string, () => Reply][] = [
    ['hangs', () => 'hangs'],
    ['breaks', () => 'breaks'],
    ['is refused', () => ({ status: 401, body: '{}' })],
    ['fails', () => ({ status: 502, body: '' })],
    ['is no JSON', () => ({ body: 'x' })],
    ['is no list', () => ({ body: '{}' })],
    ['has more rows than an answer can', () => ({ body: `[${'1,'.repeat(50_000)}1]` })],
    ['is of a time that the database does not know', () => ({ body: JSON.stringify([FAR_ROW]) })],
    ['has a row that cannot be read', () => ({ body: '[{"transaction_uuid":"1"}]' })],
  ];

  it.each(FAULTS)(
    'answer that %s changes nothing, is one line, and the hour is compared later',
    async (...[, fault]) => {
      const { bet } = await playRound();
      bet.amount = 1;
      platform.hub.reply.transactions = fault;
      expect(await compare(2 * HOUR_MS)).toBe(0);
      expect(await open()).toEqual([]);
      expect(platform.logged('error')).toHaveLength(1);
      expect(await compare(0)).toBe(0);
      platform.hub.reply.transactions = answer;
      expect(await compare()).toBe(24);
      expect(await open()).toEqual([[bet.transaction_uuid, 'amount']]);
    },
  );

  it('hours before the one that fails are kept, and it begins there again', async () => {
    await playRound();
    const last = fullHour(platform.clock.at);
    platform.hub.reply.transactions = (body) =>
      timeOf(body.start_time) > last - HOUR_MS ? 'breaks' : answer(body);
    expect(await compare(2 * HOUR_MS)).toBe(23);
    platform.hub.reply.transactions = answer;
    expect(await compare()).toBe(2);
    expect(await open()).toEqual([]);
  });

  it('answer that is too large is asked for in halves, down to a minute', async () => {
    const { bet } = await playRound();
    bet.amount = 1;
    const large = { body: JSON.stringify([{ text: 'x'.repeat(5 * 1024 ** 2) }]) };
    const most = (minutes: number) => (body: Record<string, unknown>) =>
      timeOf(body.end_time) - timeOf(body.start_time) > minutes * MINUTE_MS ? large : answer(body);
    await compare(0);
    asked();
    platform.hub.reply.transactions = most(10);
    expect(await compare(HOUR_MS)).toBe(1);
    expect(await open()).toEqual([]);
    platform.hub.reply.transactions = most(1);
    expect(await compare()).toBe(1);
    expect(await open()).toEqual([[bet.transaction_uuid, 'amount']]);
    const spans = asked().map(({ text }) => JSON.parse(text));
    expect(Math.min(...spans.map((one) => timeOf(one.end_time) - timeOf(one.start_time)))).toBe(MINUTE_MS);

    platform.hub.reply.transactions = most(0);
    platform.logged('error');
    expect(await compare()).toBe(0);
    expect(platform.logged('error')).toMatchObject([{ err: { message: 'the answer is too large' } }]);
    expect(await open()).toHaveLength(1);
  });
});
