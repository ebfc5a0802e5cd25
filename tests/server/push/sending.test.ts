import { afterEach, describe, expect, it } from 'vitest';
import { ERROR_CODES } from '../../../contract/errors.ts';
import { sendMail } from '../../../server/mail/public/mail-box.ts';
import { purgeOldPushes, sendPushes } from '../../../server/push/send-pushes-job.ts';
import { readVapidKeys } from '../../../server/push/vapid-keys.ts';
import { Sealer } from '../../../server/seal.ts';
import { sealerOf } from '../../../server/seal-keys.ts';
import { GOOD_PASSWORD } from '../support/accounts.ts';
import { HOUR, usePushes } from './push-platform.ts';

const { sql, app, operators, player, send, read, held, rowsOf, devicesOf, mail, sandbox, choose } =
  usePushes();
const clock = { now: () => app.clock.now(), advance: (by: number) => app.clock.advance(by) };
const plan = (name: string, ...statuses: number[]) => sandbox().pushes.plan(name, statuses);

/** Ends what an earlier test left waiting. */
afterEach(async () => {
  await sql`update push_messages set state = 'dropped', ended_at = made_at where state in ('waiting', 'sending')`;
});

describe('notification of a mail', () => {
  it('[C90] device gets the subject and a page of the platform, and no name, amount or text', async () => {
    const { account, device, playerId } = await player({ mail: true });
    await mail(account);
    expect(await rowsOf(playerId)).toEqual(['mail waiting']);
    await send();
    expect(read(device)).toEqual([{ notice: 'mail', path: '/email', locale: 'en' }]);
    const [message] = held(device);
    expect(message).toMatchObject({ ttl: 10 * 3_600 - 1, urgency: 'normal', topic: 'mail' });
    expect(await rowsOf(playerId)).toEqual(['mail sent']);
  });

  it('[C90] player who has not chosen the kind gets no notification, not even of a mail before the choice', async () => {
    const { account, device, token, playerId } = await player({ security: true, payments: true });
    await mail(account);
    await choose(token, { mail: true });
    await send();
    expect([read(device), await rowsOf(playerId)]).toEqual([[], []]);
  });

  it('[C90] choice that is withdrawn applies to queued notifications too', async () => {
    const { account, device, token, playerId } = await player({ mail: true });
    await mail(account);
    await choose(token, {});
    await send();
    expect([read(device), await rowsOf(playerId)]).toEqual([[], ['mail dropped unwanted']]);
  });

  it('[C90] every device is notified once, however often the job runs', async () => {
    const { account, device } = await player({ mail: true });
    await mail(account);
    await Promise.all([send(), send(), send()]);
    await send();
    expect(read(device)).toHaveLength(1);
  });

  it('[C90] mail is rolled back with its notification', async () => {
    const { playerId } = await player({ mail: true });
    await expect(
      sql.begin(async (tx) => {
        const sent = { id: app.context.newId(), playerId, now: clock.now() };
        await sendMail(tx, sent, { template: 'complaintAnswered', params: { number: 'C-1' } });
        throw new Error('rolled back');
      }),
    ).rejects.toThrow('rolled back');
    expect(await rowsOf(playerId)).toEqual([]);
  });
});

describe('promotion', () => {
  const consent = (token: string) => app.call('setConsent', { kind: 'email', isGiven: true }, token);

  it.each(['offer', 'reward'])(
    '[C90] mail of the category %s is notified of with consent to push only',
    async (category) => {
      const without = await player({ mail: true, security: true, payments: true });
      const withIt = await player({ promotions: true });
      for (const { token, account } of [without, withIt]) {
        await consent(token);
        await mail(account, category);
      }
      await send();
      expect(read(without.device)).toEqual([]);
      expect(await rowsOf(without.playerId)).toEqual(['offer dropped unwanted']);
      expect(read(withIt.device)).toEqual([{ notice: 'offer', path: '/email', locale: 'en' }]);
    },
  );

  it.each([
    ['on a break', (token: string) => app.call('takeTimeOut', { period: 'day' }, token)],
    ['at a limit', (token: string) => app.call('setSelfLimited', { key: 'stakeDay', value: 0 }, token)],
  ])('[C90] player %s gets no promotion, whatever was chosen', async (_what, stop) => {
    const { token, account, device, playerId } = await player({ promotions: true, mail: true });
    await consent(token);
    await mail(account, 'offer');
    await stop(token);
    await send();
    expect(read(device)).toEqual([]);
    expect(await rowsOf(playerId)).toEqual(['offer dropped unwanted']);
  });

  it('[C90] promotion of the night is dropped, not kept for the morning', async () => {
    const { token, account, device, playerId } = await player({ promotions: true }, null);
    await consent(token);
    clock.advance(10.5 * HOUR);
    await mail(account, 'offer');
    await send();
    clock.advance(9.5 * HOUR);
    await send();
    expect(read(device)).toEqual([]);
    expect(await rowsOf(playerId)).toEqual(['offer dropped quiet']);
    clock.advance(4 * HOUR);
  });
});

describe('quiet hours of a player', () => {
  it('[C90] message of the night is sent in the morning', async () => {
    const { account, device, playerId } = await player({ mail: true });
    clock.advance(10.5 * HOUR);
    await mail(account);
    await send();
    expect([read(device), await rowsOf(playerId)]).toEqual([[], ['mail waiting quiet']]);
    clock.advance(9 * HOUR);
    await send();
    expect(read(device)).toEqual([]);
    clock.advance(HOUR);
    await send();
    expect(read(device)).toHaveLength(1);
    clock.advance(4 * HOUR);
  });

  it('[C90] sign-in on a new device is notified at night too, on the devices that were known before', async () => {
    const { account, device } = await player({ security: true });
    clock.advance(10.5 * HOUR);
    await app.call('accountLogin', { account, password: GOOD_PASSWORD });
    await send();
    expect(read(device)).toEqual([{ notice: 'newDevice', path: '/member/profile/devices', locale: 'en' }]);
    expect(held(device)[0]).toMatchObject({ ttl: 3_600, urgency: 'high' });
    clock.advance(13.5 * HOUR);
  });
});

describe('push service that refuses', () => {
  it.each([404, 410])(
    '[C90] status %i deletes the subscription with all that waits for it',
    async (status) => {
      const { account, device, playerId } = await player({ mail: true });
      plan(device.name, status);
      await mail(account);
      await mail(account);
      await send();
      expect([await devicesOf(playerId), await rowsOf(playerId)]).toEqual([[], []]);
    },
  );

  it('[C90] message that is not accepted is sent again after 30 seconds, then two minutes, and arrives once', async () => {
    const { account, device, playerId } = await player({ mail: true });
    plan(device.name, 500, 503);
    await mail(account);
    await send();
    expect(await rowsOf(playerId)).toEqual(['mail waiting status 500']);
    clock.advance(29_999);
    await send();
    expect(await rowsOf(playerId)).toEqual(['mail waiting status 500']);
    clock.advance(1);
    await send();
    expect(await rowsOf(playerId)).toEqual(['mail waiting status 503']);
    clock.advance(120_000);
    await send();
    expect([read(device).length, await rowsOf(playerId)]).toEqual([1, ['mail sent']]);
  });

  it('[C90] push service that is called too often is not called for as long as it says', async () => {
    const { account, device, playerId } = await player({ mail: true });
    plan(device.name, 429);
    await mail(account);
    await send();
    clock.advance(89_999);
    await send();
    expect(await rowsOf(playerId)).toEqual(['mail waiting status 429']);
    clock.advance(1);
    await send();
    expect(read(device)).toHaveLength(1);
  });

  it('[C90] message is given up after five attempts', async () => {
    const { account, device, playerId } = await player({ mail: true });
    plan(device.name, 500, 500, 500, 500, 500);
    await mail(account);
    for (let attempt = 0; attempt < 6; attempt += 1) {
      await send();
      clock.advance(0.6 * HOUR);
    }
    expect([read(device), await rowsOf(playerId)]).toEqual([[], ['mail failed status 500']]);
    clock.advance(20.4 * HOUR);
  });

  it('[C90] message that was refused for good is not sent again', async () => {
    const { account, device, playerId } = await player({ mail: true });
    plan(device.name, 400);
    await mail(account);
    await send();
    clock.advance(HOUR);
    await send();
    expect([read(device), await rowsOf(playerId)]).toEqual([[], ['mail failed status 400']]);
    expect(await devicesOf(playerId)).toEqual([device.name]);
    clock.advance(23 * HOUR);
  });

  it('[C90] message whose process was stopped meanwhile is not sent twice', async () => {
    const { account, device, playerId } = await player({ mail: true });
    await mail(account);
    await sql`update push_messages set state = 'sending', attempts = 1, claimed_at = ${clock.now()} where player_id = ${playerId}`;
    await send();
    expect(await rowsOf(playerId)).toEqual(['mail sending']);
    clock.advance(60_000);
    await send();
    expect([read(device), await rowsOf(playerId)]).toEqual([[], ['mail failed interrupted']]);
  });

  it('[C90] message whose answer never comes counts as sent and is not repeated', async () => {
    const { account, playerId } = await player({ mail: true });
    await mail(account);
    await sendPushes(app.context, { send: async () => ({ kind: 'unknown', reason: 'TimeoutError' }) });
    expect(await rowsOf(playerId)).toEqual(['mail failed TimeoutError']);
  });
});

describe('test of a device', () => {
  it('[C90] test message is sent to this device alone, in quiet hours too, once a minute', async () => {
    const { token, device } = await player({}, { from: 0, until: 1_439 });
    expect((await app.call('sendTestPush', {}, token)).code).toBe(0);
    expect((await app.call('sendTestPush', {}, token)).code).toBe(ERROR_CODES.pushTestTooSoon);
    await send();
    expect(read(device)).toEqual([{ notice: 'test', path: '/member/profile/notifications', locale: 'en' }]);
    clock.advance(60_000);
    expect((await app.call('sendTestPush', {}, token)).code).toBe(0);
  });
});

describe('notification of identity', () => {
  it('[C90] decision of an identity check is notified, without its result', async () => {
    const { account, device } = await player({ payments: true });
    await operators.one('kyc', 'approve', account);
    await send();
    expect(read(device)).toEqual([{ notice: 'identity', path: '/member/profile/kyc', locale: 'en' }]);
  });
});

describe('operator of the queue', () => {
  it('[C90] operator stops sending, lists the queue, clears it, and resumes', async () => {
    const { account, device, playerId } = await player({ mail: true });
    expect(await operators.one('push', 'stop')).toContain('Stopped');
    await mail(account);
    await send();
    expect(read(device)).toEqual([]);
    const status = await operators.one('push', 'status');
    expect(status).toContain('Sending is stopped.');
    expect(status).toContain('waiting\tmail\t1');
    await expect(operators.one('push', 'stop')).rejects.toThrow('stopped before');
    expect(await operators.one('push', 'clear')).toBe('1 dropped.');
    await operators.one('push', 'resume');
    await send();
    expect([read(device), await rowsOf(playerId)]).toEqual([[], ['mail dropped cleared']]);
    await mail(account);
    await send();
    expect(read(device)).toHaveLength(1);
    const acts = await sql`select act from audit_log where act like 'push %' order by place`;
    expect(acts.map(({ act }) => act)).toEqual(['push stop', 'push clear', 'push resume']);
  });

  it('[C90] finished messages are deleted after a week', async () => {
    const { account, playerId } = await player({ mail: true });
    await mail(account);
    await send();
    clock.advance(7 * 24 * HOUR);
    await purgeOldPushes(app.context);
    expect(await rowsOf(playerId)).toEqual(['mail sent']);
    clock.advance(1);
    await purgeOldPushes(app.context);
    expect(await rowsOf(playerId)).toEqual([]);
  });

  it('[C90] metrics count the outcomes of notifications', async () => {
    const text = await (await fetch(`${app.metricsUrl}/metrics`)).text();
    expect(text).toMatch(/push_messages_total\{notice="mail",outcome="sent"\} [1-9]/);
    expect(text).toMatch(/push_messages_total\{notice="mail",outcome="gone"\} [1-9]/);
  });

  it('[C90] key that was sealed with an older seal key is sealed anew, and stays the same pair', async () => {
    const before = await readVapidKeys(app.context);
    const [old, own] = [Buffer.alloc(32, 9).toString('base64'), app.context.settings.sealKeys];
    const settings = { ...app.context.settings, sealKeys: `${old},${own}` };
    expect(await readVapidKeys({ sql: app.context.sql, settings })).toEqual(before);
    const [row] = await sql<[{ privateKey: Buffer }]>`select private_key from push_keys`;
    expect(new Sealer([Buffer.alloc(32, 9)]).knows(row.privateKey)).toBe(true);
    expect(sealerOf(app.context.settings).knows(row.privateKey)).toBe(false);
    await sql`update push_keys set private_key = ${sealerOf(app.context.settings).seal(before?.privateKey ?? Buffer.alloc(0), 'push key')}`;
  });
});
