import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ERROR_CODES } from '../../../contract/errors.ts';
import { CALLS } from '../../../contract/registry.ts';
import { sendMail } from '../../../server/mail/public/mail-box.ts';
import { handIn, operator, uploadAll } from '../kyc/support.ts';
import { GOOD_PASSWORD } from '../support/accounts.ts';
import { useDatabase } from '../support/database.ts';
import { GOOD_BODIES } from '../support/good-bodies.ts';
import { useApp } from '../support/use-app.ts';
import { DEAD_PROVIDER, protectedPlayer } from './protected-player.ts';

const PIN = '739182';
const database = useDatabase();
const { sql } = database;
const app = useApp(database, { settings: DEAD_PROVIDER });

const signIn = (account: string) => app.call('accountLogin', { account, password: GOOD_PASSWORD });
const enter = (ticket: string) => app.call('startWithdrawalOnly', { ticket });

/** A player with a name, money, a withdrawal password and an e-wallet. */
async function readyPlayer(coin = 80_000) {
  const player = await protectedPlayer(app, coin);
  await app.call('setSafeboxPassword', { loginPassword: GOOD_PASSWORD, password: PIN }, player.token);
  await app.call('updateAppUserOther', { realName: 'Ana Cruz' }, player.token);
  const account = { kind: 'ewallet', institutionId: 1, holder: 'Ana Cruz', isDefault: true, password: PIN };
  const number = `09${String(Date.now()).slice(-9)}`;
  const { data } = await app.call(
    'addBankInfo',
    { ...account, number, requestId: randomUUID() },
    player.token,
  );
  return { ...player, bankId: data.bankId as number };
}

async function withdrawalTicketOf(account: string): Promise<string> {
  return (await enter((await signIn(account)).data.details.withdrawalTicket)).data.token;
}

describe('withdrawal-only session', () => {
  it('[R51] excluded player withdraws all their money regardless of wagering, and an operator reviews it', async () => {
    const player = await readyPlayer();
    await sql`insert into player_totals (player_id, wagering_left) values (${player.playerId}, 50000)`;
    await app.call('excludeSelf', { period: 'year' }, player.token);
    const token = await withdrawalTicketOf(player.account);
    const terms = (await app.call('getExchange', {}, token)).data;
    expect(terms).toMatchObject({ coin: 80_000, withdrawable: 80_000, missing: [], wageringLeft: 0 });
    const body = { requestId: randomUUID(), bankId: player.bankId, amount: 80_000, password: PIN };
    const { code, data } = await app.call('exchange', body, token);
    expect([code, data.state, data.coin]).toEqual([0, 'reviewing', 0]);
    expect((await app.call('exchangeOrder', { withdrawalId: data.withdrawalId }, token)).code).toBe(0);
    const acts = await sql`select act from audit_log where subject = ${player.playerId} order by place`;
    expect(acts.map(({ act }) => act)).toEqual(['self-exclusion', 'way out entered']);
  });

  it('[R51] withdrawal-only session is as old as the sign-in that its ticket came from', async () => {
    const player = await readyPlayer();
    await app.call('excludeSelf', { period: 'year' }, player.token);
    const tickets = [await signIn(player.account), await signIn(player.account)];
    const [soon, late] = tickets.map(({ data }) => String(data.details.withdrawalTicket));
    const early = (await enter(soon ?? '')).data.token;
    expect((await app.call('requestDataExport', {}, early)).code).toBe(0);
    app.clock.advance(10 * 60_000);
    const old = (await enter(late ?? '')).data.token;
    expect((await app.call('requestDataExport', {}, old)).code).toBe(ERROR_CODES.stepUpRequired);
  });

  it('[R51] excluded player without verified documents hands them in from the withdrawal-only session and is paid then', async () => {
    const player = await readyPlayer();
    await sql`update players set kyc_state = 0 where id = ${player.playerId}`;
    await app.call('excludeSelf', { period: 'year' }, player.token);
    const token = await withdrawalTicketOf(player.account);
    expect((await app.call('getExchange', {}, token)).data.missing).toEqual(['kyc']);
    await uploadAll(app, token);
    expect((await app.call('kyc', {}, token)).data.sides).toHaveLength(3);
    const { data } = await app.call('addKyc', handIn({ realName: 'Ana Cruz' }), token);
    expect(data.state).toBe('pending');
    expect(await operator(database, app)('kyc', 'approve', player.account)).toContain('pending → approved');
    expect((await app.call('getExchange', {}, token)).data.missing).toEqual([]);
  });

  it('[R51] excluded player reads their mail in the withdrawal-only session, and it counts as read', async () => {
    const player = await readyPlayer();
    await app.call('excludeSelf', { period: 'year' }, player.token);
    const token = await withdrawalTicketOf(player.account);
    const id = app.context.newId();
    const content = { template: 'complaintAnswered', params: { number: 'ABCD2345' } } as const;
    await sendMail(sql, { id, playerId: player.playerId, now: app.clock.now() }, content);
    const page = { category: null, cursor: null, pageSize: 20 };
    expect((await app.call('getMail2', page, token)).data.list).toMatchObject([{ id, readAt: null }]);
    expect((await app.call('getMailDetail', { id }, token)).data.readAt).toBe(app.clock.now());
    expect((await app.call('delMail', { id }, token)).code).toBe(ERROR_CODES.withdrawalOnly);
  });

  it('[R51] withdrawal-only session is rejected by every other member call, and treated as a guest by guest calls', async () => {
    const player = await readyPlayer();
    await app.call('excludeSelf', { period: 'halfYear' }, player.token);
    const token = await withdrawalTicketOf(player.account);
    for (const { name, access, isForWithdrawalOnly } of CALLS.values()) {
      if (access !== 'member' || isForWithdrawalOnly) continue;
      const { code } = await app.call(name, GOOD_BODIES[name]?.() ?? {}, token);
      expect([name, code]).toEqual([name, ERROR_CODES.withdrawalOnly]);
    }
    expect((await app.call('preLogin', GOOD_BODIES.preLogin?.() ?? {}, token)).code).toBe(401);
    const { data } = await app.call('getActivityIds', {}, token);
    expect(data.totalRecharge).toBe(0);
  });

  it('[R51] ticket works once and for half an hour, and its session ends with sign-out', async () => {
    const player = await readyPlayer();
    await app.call('excludeSelf', { period: 'forGood' }, player.token);
    const { withdrawalTicket } = (await signIn(player.account)).data.details;
    const { token } = (await enter(withdrawalTicket)).data;
    expect((await enter(withdrawalTicket)).code).toBe(ERROR_CODES.ticketExpired);
    expect((await enter('made-up')).code).toBe(ERROR_CODES.ticketExpired);
    await app.call('logout', {}, token);
    expect((await app.call('getExchange', {}, token)).status).toBe(401);
    const later = (await signIn(player.account)).data.details.withdrawalTicket;
    app.clock.advance(31 * 60_000);
    expect((await enter(later)).code).toBe(ERROR_CODES.ticketExpired);
  });

  it('[R51] withdrawal-only session is open to closed and excluded accounts, not to restricted ones', async () => {
    const closed = await readyPlayer();
    await app.call('closeAccount', {}, closed.token);
    expect(
      (await app.call('getExchange', {}, await withdrawalTicketOf(closed.account))).data.withdrawable,
    ).toBe(80_000);

    const listed = await readyPlayer();
    await sql`insert into register_entries (id, kind, account_key)
      values (${randomUUID()}, 'excluded', ${listed.account})`;
    const token = await withdrawalTicketOf(listed.account);
    expect((await app.call('getExchange', {}, token)).code).toBe(0);
    expect((await app.call('refreshData', {}, token)).code).toBe(ERROR_CODES.withdrawalOnly);
    const { withdrawalTicket } = (await signIn(listed.account)).data.details;
    await sql`update players set status = 'restricted' where id = ${listed.playerId}`;
    expect((await app.call('getExchange', {}, token)).status).toBe(401);
    expect((await enter(withdrawalTicket)).code).toBe(ERROR_CODES.restrictedPerson);
    const refused = await signIn(listed.account);
    expect([refused.code, refused.data.details]).toEqual([ERROR_CODES.restrictedPerson, undefined]);
  });

  it('[R51] withdrawal-only session needs the password, and never becomes a full one when the exclusion is lifted', async () => {
    const player = await readyPlayer();
    await app.call('excludeSelf', { period: 'halfYear' }, player.token);
    const wrong = await app.call('accountLogin', { account: player.account, password: 'Wrong-Harbour-71' });
    expect([wrong.code, wrong.data.details]).toEqual([ERROR_CODES.wrongCredentials, undefined]);
    const token = await withdrawalTicketOf(player.account);
    await sql`update players set status = 'open' where id = ${player.playerId}`;
    expect((await app.call('startGame', { gameId: 101, tryIt: 0 }, token)).code).toBe(
      ERROR_CODES.withdrawalOnly,
    );
    expect((await signIn(player.account)).code).toBe(0);
  });
});
