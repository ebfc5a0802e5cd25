import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { ERROR_CODES } from '../../../contract/errors.ts';
import { cents } from '../../../contract/money.ts';
import { APPEAL_DAYS } from '../../../contract/wallet/forfeiture-rules.ts';
import { transfer } from '../../../server/ledger/entries.ts';
import { postJournal } from '../../../server/ledger/post-journal.ts';
import { GOOD_PASSWORD, newAccount } from '../support/accounts.ts';
import type { TestApp } from '../support/app.ts';
import { auditLedger } from '../support/audit-ledger.ts';
import { useDatabase } from '../support/database.ts';
import { operate } from '../support/operators.ts';
import { useWithdrawPlatform } from '../wallet/withdraw-platform.ts';

const DAY_MS = 86_400_000;
const database = useDatabase();
const { sql } = database;
const platform = useWithdrawPlatform(database);
const { clock } = platform;
let app: TestApp;
beforeAll(() => {
  app = platform.app();
});

function ops(actor: string, ...words: string[]): Promise<string> {
  clock.advance(1);
  return operate(sql, clock.now(), actor, words);
}
const approvalOf = (say: string): string => /act approve (\S+)/.exec(say)?.[1] ?? '';

/** Requested by olive, approved by pim. */
async function byTwo(...words: string[]): Promise<string> {
  return ops('pim', 'act', 'approve', approvalOf(await ops('olive', ...words)));
}

const move = (playerId: string, account: 'player:coin' | 'player:safebox', amount: number) =>
  postJournal(sql, {
    playerId,
    id: app.context.newId(),
    kind: 'deposit',
    at: clock.now(),
    entries: transfer(cents(amount), { from: 'provider:sandbox', to: account }),
  });

const COIN = 70_000;
const SAFEBOX = 30_000;
const BONUS = 5_000;

/** A player with money in every account, including a bonus that is not wagered yet. */
async function richPlayer() {
  const player = await newAccount(app);
  await move(player.playerId, 'player:coin', COIN);
  await move(player.playerId, 'player:safebox', SAFEBOX);
  const id = app.context.newId();
  await sql`
    insert into bonuses (player_id, id, source, amount, need, mark, state, granted_at, expires_at)
    values (${player.playerId}, ${id}, 'coupon', ${BONUS}, 25000, 0, 'running', ${clock.now()},
      ${clock.now() + 7 * DAY_MS})`;
  await postJournal(sql, {
    playerId: player.playerId,
    id,
    kind: 'bonusGranted',
    at: clock.now(),
    entries: transfer(cents(BONUS), { from: 'house:bonus', to: 'player:bonus' }),
  });
  return player;
}

async function balancesOf(playerId: string) {
  const rows = await sql<{ account: string; amount: number }[]>`
    select account, amount from balances where player_id = ${playerId} and amount <> 0`;
  return Object.fromEntries(rows.map(({ account, amount }) => [account.replace('player:', ''), amount]));
}

async function forfeitedInAll(): Promise<number> {
  const [row] = await sql<{ sum: number | null }[]>`
    select sum(amount)::bigint as sum from entries where account = 'house:forfeited'`;
  return row?.sum ?? 0;
}

const signIn = (account: string) => app.call('accountLogin', { account, password: GOOD_PASSWORD });

describe('forfeiture', () => {
  it('[C90] forfeiture needs two operators, moves balance, safebox and bonus to its own ledger account, and closes the account', async () => {
    const player = await richPlayer();
    const before = await forfeitedInAll();
    const words = ['forfeit', 'take', player.account, 'underAge', 'Born', 'in', '2010,', 'by', 'the', 'ID.'];
    const say = await ops('olive', ...words);
    expect(say).toMatch(/^Not done yet; .*\nThen: \S+: 1050\.00 forfeited/);
    expect(await balancesOf(player.playerId)).toEqual({ coin: COIN, safebox: SAFEBOX, bonus: BONUS });
    await expect(ops('olive', 'act', 'approve', approvalOf(say))).rejects.toThrow('another operator');
    await ops('pim', 'act', 'approve', approvalOf(say));

    expect(await balancesOf(player.playerId)).toEqual({});
    expect((await forfeitedInAll()) - before).toBe(COIN + SAFEBOX + BONUS);
    expect((await auditLedger(sql)).isSound).toBe(true);
    expect((await app.call('refreshData', {}, player.token)).status).toBe(401);
    const [audit] = await sql`
      select actor, subject, details from audit_log where act = 'forfeit take' and subject = ${player.playerId}`;
    expect(audit).toMatchObject({
      actor: 'pim',
      details: { askedBy: 'olive', reason: 'underAge', coin: COIN, safebox: SAFEBOX, bonus: BONUS },
    });
  });

  it('[C90] forfeiture is shown at the refused sign-in and in the withdrawal-only session, with amount, reason and end of the appeal', async () => {
    const player = await richPlayer();
    await byTwo('forfeit', 'take', player.account, 'official', 'Works', 'at', 'the', 'city', 'hall.');
    const takenAt = clock.now();
    const refused = await signIn(player.account);
    expect(refused.code).toBe(ERROR_CODES.accountClosed);
    const told = {
      number: expect.stringMatching(/^[A-Z2-9]{8}$/),
      at: takenAt,
      amount: COIN + SAFEBOX + BONUS,
      reason: 'official',
      text: 'Works at the city hall.',
      appealUntil: takenAt + APPEAL_DAYS * DAY_MS,
      reversedAt: null,
    };
    const { forfeiture, withdrawalTicket } = refused.data.details;
    expect(forfeiture).toEqual(told);
    const { token } = (await app.call('startWithdrawalOnly', { ticket: withdrawalTicket })).data;
    expect((await app.call('getForfeitures', {}, token)).data.forfeitures).toEqual([told]);
  });

  it('[C90] forfeiture is appealed by a case of its own kind and paid back by two other operators, with the bonus’s remaining time', async () => {
    const player = await richPlayer();
    const [given] = await sql<{ expiresAt: number }[]>`
      select expires_at from bonuses where player_id = ${player.playerId}`;
    await byTwo('forfeit', 'take', player.account, 'forces', 'On', 'a', 'list.');
    const takenAt = clock.now();
    const { forfeiture, withdrawalTicket } = (await signIn(player.account)).data.details;
    const { token } = (await app.call('startWithdrawalOnly', { ticket: withdrawalTicket })).data;
    const appeal = {
      requestId: randomUUID(),
      topic: 'forfeiture',
      subject: forfeiture.number,
      text: 'That is another person of my name.',
      contact: '',
      code: '',
    };
    const { data: filed } = await app.call('fileComplaint', appeal, token);
    const [row] = await sql`select kind from cases where number = ${filed.number}`;
    expect(row?.kind).toBe('appeal');
    expect((await app.call('getComplaints', {}, token)).data.complaints).toMatchObject([
      { number: filed.number, topic: 'forfeiture' },
    ]);
    expect(await ops('rob', 'complaint', 'list')).toContain(`${filed.number}\topen`);
    expect(await ops('rob', 'complaint', 'list')).toContain('APPEAL');
    expect(await ops('rob', 'forfeit', 'list')).toContain(`appeal ${filed.number}`);

    const words = ['forfeit', 'reverse', forfeiture.number, 'Another', 'person.'];
    for (const first of ['olive', 'pim'])
      await expect(ops(first, ...words)).rejects.toThrow('another operator must decide');
    clock.advance(DAY_MS);
    const approval = approvalOf(await ops('rob', ...words));
    await expect(ops('pim', 'act', 'approve', approval)).rejects.toThrow('another operator must decide');
    const before = await forfeitedInAll();
    await ops('sue', 'act', 'approve', approval);

    expect(await balancesOf(player.playerId)).toEqual({ coin: COIN, safebox: SAFEBOX, bonus: BONUS });
    expect((await forfeitedInAll()) - before).toBe(-(COIN + SAFEBOX + BONUS));
    expect((await auditLedger(sql)).isSound).toBe(true);
    const [bonus] = await sql<{ state: string; expiresAt: number }[]>`
      select state, expires_at from bonuses where player_id = ${player.playerId}`;
    expect(bonus).toEqual({
      state: 'running',
      expiresAt: (given?.expiresAt ?? 0) + (clock.now() - takenAt),
    });
    const again = (await signIn(player.account)).data;
    expect(again.userInfo.coin).toBe(COIN);
    const { list } = (
      await app.call(
        'appUserCoinDetail',
        { from: null, to: null, cursor: null, pageSize: 20, kind: 'forfeit' },
        again.token,
      )
    ).data;
    expect(list.map(({ amount }: { amount: number }) => amount)).toEqual([COIN, -COIN]);
    await expect(ops('rob', ...words)).rejects.toThrow('was reversed already');
  });

  it('[C90] forfeiture needs a listed reason and a text, and waits while a withdrawal is under way', async () => {
    const player = await richPlayer();
    const accept = (...words: string[]) => ops('olive', 'forfeit', 'take', player.account, ...words);
    await expect(accept('rich', 'Wins too much.')).rejects.toThrow('There is no reason "rich"');
    await expect(accept('underAge')).rejects.toThrow('Missing: what was found');
    const leaving = await platform.readyPlayer();
    await platform.withdraw(leaving);
    const [{ account } = { account: '' }] = await sql<{ account: string }[]>`
      select account from players where id = ${leaving.id}`;
    await expect(ops('olive', 'forfeit', 'take', account, 'underAge', 'Too young.')).rejects.toThrow(
      'a withdrawal is in progress',
    );
    const poor = await newAccount(app);
    await expect(ops('olive', 'forfeit', 'take', poor.account, 'underAge', 'Too young.')).rejects.toThrow(
      'no money',
    );
    expect(await balancesOf(player.playerId)).toEqual({ coin: COIN, safebox: SAFEBOX, bonus: BONUS });
  });
});
