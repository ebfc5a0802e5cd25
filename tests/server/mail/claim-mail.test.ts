import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { ERROR_CODES } from '../../../contract/errors.ts';
import { newAccount } from '../support/accounts.ts';
import { useDatabase } from '../support/database.ts';
import { mailOperators, POINTS } from '../support/operator-mail.ts';
import { useApp } from '../support/use-app.ts';

const database = useDatabase();
const { sql } = database;
const app = useApp(database);
const operators = mailOperators(sql, app);

const DAY_MS = 86_400_000;
const EVENT = ['--values', '{"event":"spring fair"}'];
const page = { category: null, cursor: null, pageSize: 20 };

beforeAll(async () => {
  await operators.save('thanks');
});

/** A player with one mail that has this attached. */
async function reader(rewards = POINTS, ...more: string[]) {
  const player = await newAccount(app);
  await operators.deliver('thanks', '--to', player.account, ...EVENT, '--rewards', rewards, ...more);
  const { list } = (await app.call('getMail2', page, player.token)).data;
  return { ...player, id: list[0].id as string };
}

const claim = (token: string, id: string | null, requestId = randomUUID()) =>
  app.call('receiveMail', { requestId, id }, token);

const pointsOf = async (token: string): Promise<number> =>
  (await app.call('diamondShopData', {}, token)).data.points;

const dots = async (token: string) => {
  const { hasMail, emailAwardFlag } = (await app.call('activityGetStatusList', {}, token)).data;
  return { hasMail, emailAwardFlag };
};

describe('attachment of a mail', () => {
  it('[C38] [C37] attachment is shown with its last day, claimed once, and is in the record of rewards', async () => {
    const { token, id } = await reader();
    const before = (await app.call('getMailDetail', { id }, token)).data;
    expect(before).toMatchObject({
      category: 'reward',
      links: ['bonus'],
      canClaim: true,
      attachment: { rewards: [{ propId: 2002, count: 500 }], state: 'waiting', wageringMultiple: 0 },
    });
    expect(before.paragraphs[1]).toMatch(/^Claim before April 9, 2027 at 12:00\sPM \(GMT\+8\)\.$/);
    const first = await claim(token, id);
    expect(first.data.rewards).toEqual([{ propId: 2002, count: 500 }]);
    expect((await claim(token, id)).code).toBe(ERROR_CODES.rewardClaimed);
    expect(await pointsOf(token)).toBe(500);
    expect((await app.call('getMailDetail', { id }, token)).data.attachment.state).toBe('claimed');
    const record = (await app.call('getRewardRecord', { cursor: null, pageSize: 20 }, token)).data.list;
    expect(record).toMatchObject([{ source: 'mail', rewards: [{ propId: 2002, count: 500 }] }]);
  });

  it('[C38] same request is answered the same, and concurrent claims grant once', async () => {
    const { token, id } = await reader();
    const requestId = randomUUID();
    const answers = await Promise.all([
      claim(token, id, requestId),
      claim(token, id, requestId),
      claim(token, id),
      claim(token, null),
    ]);
    expect(answers.filter(({ code }) => code === 0).length).toBeGreaterThan(0);
    expect(await pointsOf(token)).toBe(500);
    expect(await sql`select from reward_claims where source = 'mail' and key = ${id}`).toHaveLength(1);
  });

  it('[C38] [C39] claim and deletion at once end with one of two outcomes, and nothing is lost or doubled', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { token, id } = await reader();
      const [claimed, deleted] = await Promise.all([
        claim(token, id),
        app.call('delMail', { id, isRewardGivenUp: true }, token),
      ]);
      const granted = (await pointsOf(token)) === 500;
      expect(granted).toBe(claimed.code === 0);
      expect(deleted.code).toBe(0);
      if (!granted) expect(claimed.code).toBe(ERROR_CODES.mailUnknown);
      const [row] = await sql`select claimed_at, deleted_at from mails where id = ${id}`;
      expect([row?.claimedAt !== null, row?.deletedAt !== null]).toEqual([granted, true]);
    }
  });

  it('[C39] mail with an unclaimed attachment is deleted only when the player gives it up', async () => {
    const { token, id } = await reader();
    expect((await app.call('delMail', { id }, token)).code).toBe(ERROR_CODES.mailHasReward);
    await app.call('getMailDetail', { id }, token);
    expect((await app.call('delReadMail', { category: null }, token)).data.deleted).toBe(0);
    expect((await app.call('delMail', { id, isRewardGivenUp: true }, token)).code).toBe(0);
    expect((await claim(token, id)).code).toBe(ERROR_CODES.mailUnknown);
    expect(await pointsOf(token)).toBe(0);
  });

  it('[C38] all attachments are claimed at once, and a second time nothing is due', async () => {
    const { account, token } = await reader();
    await operators.deliver('thanks', '--to', account, ...EVENT, '--rewards', '[{"propId":60001,"count":2}]');
    const { counts } = (await app.call('getMail2', page, token)).data;
    expect(counts.reward).toEqual({ unread: 2, waiting: 2, read: 0 });
    const { data } = await claim(token, null);
    expect(data.rewards).toHaveLength(2);
    expect((await claim(token, null)).code).toBe(ERROR_CODES.rewardNotDue);
    expect((await app.call('getMail2', page, token)).data.counts.reward).toEqual({
      unread: 0,
      waiting: 0,
      read: 2,
    });
    expect((await app.call('delReadMail', { category: 'account' }, token)).data.deleted).toBe(0);
    expect((await app.call('delReadMail', { category: 'reward' }, token)).data.deleted).toBe(2);
    expect((await app.call('getMail2', page, token)).data.list).toEqual([]);
  });

  it('[C38] attachment is claimed in its last millisecond, and lapses with the next one', async () => {
    const last = await reader(POINTS, '--days', '1');
    const late = await reader(POINTS, '--days', '1');
    const until = (await app.call('getMailDetail', { id: last.id }, last.token)).data.attachment.claimUntil;
    const lateUntil = (await app.call('getMailDetail', { id: late.id }, late.token)).data.attachment
      .claimUntil;
    // Nobody stays signed in for a day: the sessions of both are held.
    await sql`update sessions set ends_at = ${lateUntil + DAY_MS}, last_act_at = ${lateUntil}, reality_seen_at = ${lateUntil}`;
    app.clock.advance(until - 1 - app.clock.now());
    expect((await claim(last.token, last.id)).code).toBe(0);
    app.clock.advance(lateUntil - app.clock.now());
    expect((await claim(late.token, late.id)).code).toBe(ERROR_CODES.mailRewardLapsed);
    expect((await claim(late.token, null)).code).toBe(ERROR_CODES.rewardNotDue);
    const { attachment } = (await app.call('getMailDetail', { id: late.id }, late.token)).data;
    expect(attachment).toMatchObject({ state: 'lapsed', claimUntil: lateUntil });
    expect((await app.call('delMail', { id: late.id }, late.token)).code).toBe(0);
  });

  it('[D08] [C38] attachment raises its red dot until it is claimed; on a break no dot is shown, and the claim is refused until it is over', async () => {
    const { token, id } = await reader();
    expect(await dots(token)).toEqual({ hasMail: true, emailAwardFlag: true });
    await app.call('getMailDetail', { id }, token);
    expect(await dots(token)).toEqual({ hasMail: false, emailAwardFlag: true });
    await claim(token, id);
    expect(await dots(token)).toEqual({ hasMail: false, emailAwardFlag: false });

    const rested = await reader(POINTS, '--days', '30');
    await app.call('takeTimeOut', { period: 'day' }, rested.token);
    expect(await dots(rested.token)).toEqual({ hasMail: false, emailAwardFlag: false });
    expect((await claim(rested.token, rested.id)).code).toBe(ERROR_CODES.onBreak);
    expect((await app.call('getMailDetail', { id: rested.id }, rested.token)).data).toMatchObject({
      canClaim: false,
      attachment: { state: 'waiting' },
    });
    app.clock.advance(DAY_MS);
    const later = app.clock.now();
    await sql`update sessions set ends_at = ${later + DAY_MS}, last_act_at = ${later}, reality_seen_at = ${later}`;
    expect((await claim(rested.token, rested.id)).code).toBe(0);
  });

  it('[C38] money of a mail waits for its bets and for one paid deposit', async () => {
    const { token, id, playerId } = await reader('[{"propId":2001,"count":10000}]', '--wagering', '5');
    const { data } = await claim(token, id);
    expect(data).toMatchObject({ rewards: [{ propId: 2001, count: 10_000 }], coin: 10_000 });
    const [held] = await sql`select wagering_left from player_totals where player_id = ${playerId}`;
    expect(held?.wageringLeft).toBe(50_000);
    expect((await app.call('getFreeBonus', {}, token)).data.isDepositNeeded).toBe(true);
  });

  it('[C38] attachment of another player is refused like a mail that does not exist', async () => {
    const { id } = await reader();
    const stranger = await newAccount(app);
    const refused = await claim(stranger.token, id);
    const missing = await claim(stranger.token, app.context.newId());
    expect([refused.code, refused.msg]).toEqual([ERROR_CODES.mailUnknown, missing.msg]);
    expect((await claim(stranger.token, null)).code).toBe(ERROR_CODES.rewardNotDue);
  });
});
