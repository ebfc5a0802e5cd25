import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { migrate, readMigrations } from '../../../server/db/migrate.ts';
import { readWallet } from '../../../server/ledger/read-balance.ts';
import { moveWithdrawals } from '../../../server/wallet/send-payouts.ts';
import { describeSchema } from '../../../tools/describe-schema.ts';
import { makeActGames } from '../games/act-games.ts';
import { STAKE } from '../games/frames.ts';
import { auditLedger } from '../support/audit-ledger.ts';
import { LARGE, SMALL, useWithdrawPlatform } from '../wallet/withdraw-platform.ts';
import { dumpRows } from './support/fixture.ts';
import { useFixtureDatabase } from './support/fixture-database.ts';

/** Its number in the catalogue. */
const MINES_ID = 143;

/** Databases of the day's last commit, of the first one with bets of any game, and of one with acts; see fixtures/README.md. */
const FIXTURES = [
  { name: '2026-11-22', migrations: 47, hasOpenRound: false },
  { name: '2026-11-23', migrations: 50, hasOpenRound: false },
  { name: '2026-11-28', migrations: 75, hasOpenRound: true },
];

describe.each(FIXTURES)('database of $name', ({ name, migrations, hasOpenRound }) => {
  const database = useFixtureDatabase(name);
  const { sql } = database;
  let missing: string[] = [];
  let held = '';
  beforeAll(async () => {
    missing = (await readMigrations()).slice(migrations).map((migration) => migration.name);
    held = await dumpRows(sql);
    expect(await migrate(sql)).toEqual({ migrations: missing, definitions: 'applied' });
  });
  const platform = useWithdrawPlatform(database);
  const { clock } = platform;
  const gameClock = {
    now: clock.now,
    get at() {
      return clock.now();
    },
    set at(to: number) {
      clock.advance(to - clock.now());
    },
  };
  // The rows were made in the first minutes of this clock.
  clock.advance(600_000);

  const games = () => makeActGames(sql, { context: platform.app().context, clock: gameClock });

  /** A player of the fixture, whose session has the token that tests give it. */
  async function player(account: string) {
    const [row] = await sql<{ id: string; sessionId: string }[]>`
      select players.id, sessions.id as session_id from players join sessions on sessions.player_id = players.id
      where account = ${account}`;
    if (!row) throw new Error(`no player ${account}`);
    return { ...row, bankId: 1 };
  }

  it('rows were loaded as they were dumped', () => {
    expect(held).toBe(database.rows());
    expect(missing.length).toBeGreaterThan(0);
  });

  it('second migration changes nothing, and the schema is that of a fresh database', async () => {
    expect(await migrate(sql)).toEqual({ migrations: [], definitions: 'current' });
    expect(await describeSchema(sql)).toBe(readFileSync('server/db/schema.sql', 'utf8'));
    expect(await auditLedger(sql)).toMatchObject({ isSound: true });
  });

  it('rounds of before are listed, and a bet is settled', async () => {
    const bettor = await player('with_rounds');
    const before = await readWallet(sql, bettor.id);
    expect(before.bet).toBe(60 * STAKE);
    const { round, balance } = await games().spin(await games().openFrame(bettor));
    if (!round) throw new Error('the round is not settled');
    expect(balance).toBe(before.coin - STAKE + round.win);
    expect(await readWallet(sql, bettor.id)).toMatchObject({ coin: balance, bet: 61 * STAKE });
    const [counted] = await sql`
      select count(*) from rounds where player_id = ${bettor.id} and not is_play_money and bet = ${{ stake: STAKE }}::jsonb`;
    expect(counted?.count).toBe(61);
  });

  it('open withdrawal is approved and paid, and another one is requested', async () => {
    const waiting = await player('with_withdrawal');
    const [open] = await sql<{ id: string; state: string }[]>`
      select id, state from withdrawals where player_id = ${waiting.id}`;
    expect(open?.state).toBe('reviewing');
    await platform.ops('olive', `withdrawals approve ${open?.id}`);
    await platform.ops('pim', `withdrawals approve ${open?.id}`);
    expect(await moveWithdrawals(platform.app().context)).toBe(1);
    await platform.deliver();
    expect((await platform.follow(waiting, open?.id ?? '')).data).toMatchObject({
      state: 'paid',
      amount: LARGE,
    });
    const { data } = await platform.withdraw(await player('ready'));
    expect(data).toMatchObject({ state: 'approved', amount: SMALL, coin: 500_000 - SMALL });
  });

  it('open bonus is claimed once its bets are made', async () => {
    const owner = await player('with_bonus');
    const state = async () => (await platform.app().call('getBonusState', {}, owner.sessionId)).data;
    const [running] = (await state()).running;
    expect(running).toMatchObject({ amount: 25_000, need: 125_000, done: 10 * STAKE });
    const claim = () =>
      platform
        .app()
        .call('releaseBonus', { requestId: randomUUID(), bonusId: running.bonusId }, owner.sessionId);
    expect((await claim()).code).not.toBe(0);
    await games().spinMany(await games().openFrame(owner), 1);
    await sql`update player_totals set bet = bet + ${114_000} where player_id = ${owner.id}`;
    const { coin } = await readWallet(sql, owner.id);
    expect((await claim()).data.coin).toBe(coin + 25_000);
  });

  if (hasOpenRound) {
    it('round in the middle of its acts goes on and is paid', async () => {
      const actor = await player('in_round');
      const [open] = await sql<{ id: string; acts: unknown[] }[]>`
        select id, acts from open_rounds where player_id = ${actor.id}`;
      expect(open?.acts).toHaveLength(1);
      const frame = await games().openFrame(actor, 0, MINES_ID);
      const body = { requestId: randomUUID(), roundId: open?.id ?? '', act: { kind: 'cashOut' }, after: 1 };
      const { round, openRound } = await games().act(frame, body);
      expect(openRound).toBeNull();
      expect(round).toMatchObject({ roundId: open?.id, win: expect.any(Number) });
      expect(round?.win).toBeGreaterThan(1_000);
    });
  }

  it('ledger is sound after all of it', async () => {
    expect(await auditLedger(sql)).toMatchObject({ isSound: true, wrongInRounds: 0 });
  });
});
