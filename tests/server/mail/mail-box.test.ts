import { describe, expect, it } from 'vitest';
import { ERROR_CODES } from '../../../contract/errors.ts';
import { sendMail } from '../../../server/mail/public/mail-box.ts';
import type { MailContent } from '../../../server/outbox.ts';
import { newAccount } from '../support/accounts.ts';
import { COMMON, post } from '../support/app.ts';
import { useDatabase } from '../support/database.ts';
import { operatorOf } from '../support/operators.ts';
import { useApp } from '../support/use-app.ts';

const database = useDatabase();
const { sql } = database;
const app = useApp(database);
const ops = operatorOf(sql, app);

const INCIDENT: MailContent = {
  template: 'gameIncident',
  params: {
    game: 'Royal Sevens',
    kind: 'fault',
    startsAt: Date.UTC(2027, 2, 8, 16),
    endsAt: Date.UTC(2027, 2, 8, 18, 30),
    isCorrected: false,
  },
};
const answered = (number: string): MailContent => ({ template: 'complaintAnswered', params: { number } });

/** @returns the id of the new mail */
async function send(playerId: string, content: MailContent = INCIDENT): Promise<string> {
  app.clock.advance(1);
  const id = app.context.newId();
  await sendMail(sql, { id, playerId, now: app.clock.now() }, content);
  return id;
}

const page = (changes: Record<string, unknown> = {}) => ({
  category: null,
  cursor: null,
  pageSize: 20,
  ...changes,
});

const hasMail = async (token: string): Promise<boolean> =>
  (await app.call('activityGetStatusList', {}, token)).data.hasMail;

const unreadMails = async (token: string): Promise<number> =>
  (await app.call('activityGetStatusList', {}, token)).data.unreadMails;

describe('mail box', () => {
  it('[C36] [O24] unread mails are counted up to 99, and one that is read no longer', async () => {
    const { playerId, token } = await newAccount(app);
    expect(await unreadMails(token)).toBe(0);
    const id = await send(playerId);
    await send(playerId);
    expect(await unreadMails(token)).toBe(2);
    await app.call('getMailDetail', { id }, token);
    expect([await unreadMails(token), await hasMail(token)]).toEqual([1, true]);
    for (let count = 0; count < 100; count++) await send(playerId);
    expect(await unreadMails(token)).toBe(99);
  });

  it('[C36] mails are listed newest first, in pages, by category', async () => {
    const { playerId, token } = await newAccount(app);
    expect((await app.call('getMail2', page(), token)).data).toMatchObject({ list: [], nextCursor: null });
    const ids = [await send(playerId), await send(playerId, answered('ABCD2345')), await send(playerId)];
    const first = (await app.call('getMail2', page({ pageSize: 2 }), token)).data;
    expect(first.list).toMatchObject([
      { id: ids[2], category: 'service', title: 'Royal Sevens had a fault', readAt: null },
      { id: ids[1], category: 'account', title: 'Your complaint ABCD2345 was answered', readAt: null },
    ]);
    const rest = (await app.call('getMail2', page({ pageSize: 2, cursor: first.nextCursor }), token)).data;
    expect([rest.list.map(({ id }: { id: string }) => id), rest.nextCursor]).toEqual([[ids[0]], null]);
    const own = (await app.call('getMail2', page({ category: 'account' }), token)).data;
    expect(own.list.map(({ id }: { id: string }) => id)).toEqual([ids[1]]);
  });

  it('[C37] mail is read in the language of the request, in the market’s time, and stays read from then on', async () => {
    const { playerId, token } = await newAccount(app);
    const id = await send(playerId);
    const readAt = app.clock.now();
    const { data: mail } = await app.call('getMailDetail', { id }, token);
    expect(mail).toMatchObject({ id, category: 'service', readAt, links: ['bets', 'fair', 'complaint'] });
    expect(mail.paragraphs[0]).toMatch(
      /^From March 9, 2027 at 12:00\sAM to March 9, 2027 at 02:30\sAM \(GMT\+8\), Royal Sevens didn’t work/,
    );
    expect(mail.paragraphs[1]).toMatch(/^Your rounds stand as they were settled/);
    app.clock.advance(60_000);
    expect((await app.call('getMailDetail', { id }, token)).data.readAt).toBe(readAt);
    for (const [language, title] of [
      ['fil', 'Nagkaroon ng sira ang Royal Sevens'],
      ['zh-CN', 'Royal Sevens曾出现故障'],
    ] as const) {
      const response = await fetch(`${app.url}/app/v1/getMailDetail`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${token}`,
          'accept-language': language,
        },
        body: JSON.stringify({ ...COMMON, id }),
      });
      expect((await response.json()).data.title).toBe(title);
    }
  });

  it('[D08] red dot of mail is raised by a mail, stays while another is unread, and is cleared by the last', async () => {
    const { playerId, token } = await newAccount(app);
    expect(await hasMail(token)).toBe(false);
    const [one, two] = [await send(playerId), await send(playerId)];
    expect(await hasMail(token)).toBe(true);
    await app.call('getMailDetail', { id: one }, token);
    expect(await hasMail(token)).toBe(true);
    await app.call('delMail', { id: two }, token);
    expect(await hasMail(token)).toBe(false);
    await send(playerId);
    expect(await hasMail(token)).toBe(true);
  });

  it('[C39] mail is deleted once, and a second time changes nothing', async () => {
    const { playerId, token } = await newAccount(app);
    const id = await send(playerId);
    expect((await app.call('delMail', { id }, token)).code).toBe(0);
    const [first] = await sql`select deleted_at, read_at from mails where id = ${id}`;
    app.clock.advance(60_000);
    expect((await app.call('delMail', { id }, token)).code).toBe(0);
    const [second] = await sql`select deleted_at, read_at from mails where id = ${id}`;
    expect(second).toEqual(first);
    expect(first).toMatchObject({ readAt: null });
    expect((await app.call('getMail2', page(), token)).data.list).toEqual([]);
    expect((await app.call('getMailDetail', { id }, token)).code).toBe(ERROR_CODES.mailUnknown);
  });

  it('[C37] [C39] mail of another player is refused like one that does not exist', async () => {
    const { playerId } = await newAccount(app);
    const stranger = await newAccount(app);
    const id = await send(playerId);
    for (const call of ['getMailDetail', 'delMail']) {
      const refused = await app.call(call, { id }, stranger.token);
      const missing = await app.call(call, { id: app.context.newId() }, stranger.token);
      expect([refused.code, refused.msg]).toEqual([ERROR_CODES.mailUnknown, missing.msg]);
    }
    expect(await sql`select read_at, deleted_at from mails where id = ${id}`).toMatchObject([
      { readAt: null, deletedAt: null },
    ]);
    expect((await app.call('getMail2', page(), stranger.token)).data.list).toEqual([]);
    const guest = await post(app.url, 'getMailDetail', { ...COMMON, id });
    expect(guest.code).toBe(ERROR_CODES.sessionEnded);
  });

  it('expired mail is neither listed, nor read, nor a red dot', async () => {
    const { playerId, token } = await newAccount(app);
    const id = await send(playerId);
    await sql`update mails set expires_at = ${app.clock.now() + 1_000} where id = ${id}`;
    expect(await hasMail(token)).toBe(true);
    app.clock.advance(1_000);
    expect(await hasMail(token)).toBe(false);
    expect((await app.call('getMail2', page(), token)).data.list).toEqual([]);
    expect((await app.call('getMailDetail', { id }, token)).code).toBe(ERROR_CODES.mailUnknown);
  });

  it('answer to a member’s complaint comes as a mail', async () => {
    const { token } = await newAccount(app);
    const filed = await app.call(
      'fileComplaint',
      {
        requestId: crypto.randomUUID(),
        topic: 'game',
        subject: 'A round',
        text: 'It did not end.',
        contact: '',
        code: '',
      },
      token,
    );
    await ops('complaint', 'answer', filed.data.number, 'It ended at noon.');
    const { list } = (await app.call('getMail2', page({ category: 'account' }), token)).data;
    expect(list).toMatchObject([{ title: `Your complaint ${filed.data.number} was answered` }]);
    // The answer itself stays with the complaint.
    expect(JSON.stringify(list)).not.toContain('noon');
  });
});
