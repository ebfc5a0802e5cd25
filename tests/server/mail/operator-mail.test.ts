import { beforeAll, describe, expect, it } from 'vitest';
import { sendOperatorMail } from '../../../server/mail/operator/send-operator-mail-job.ts';
import { newAccount } from '../support/accounts.ts';
import { useDatabase } from '../support/database.ts';
import { mailOperators, POINTS } from '../support/operator-mail.ts';
import { operate } from '../support/operators.ts';
import { useApp } from '../support/use-app.ts';

const database = useDatabase();
const { sql } = database;
const app = useApp(database);
const operators = mailOperators(sql, app);
const { one, two, save, preview, deliver } = operators;

const PLAIN = {
  category: 'account',
  title: { en: 'Hours', fil: 'Oras', 'zh-CN': '时间' },
  body: { en: 'We moved.', fil: 'Lumipat kami.', 'zh-CN': '我们搬家了。' },
  links: [],
};

const mailsOf = async (playerId: string) =>
  (await sql`select id from mails where player_id = ${playerId}`).length;

beforeAll(async () => {
  await save('thanks');
  await one('mail-template', 'save', 'hours', JSON.stringify(PLAIN));
  await one('mail-template', 'save', 'fair', JSON.stringify({ ...PLAIN, category: 'offer' }));
});

describe('template of a mail', () => {
  it('template is saved in versions, listed and shown; a mail keeps the version it was sent with', async () => {
    const { account, playerId, token } = await newAccount(app);
    await one('mail-template', 'save', 'moved', JSON.stringify(PLAIN));
    await deliver('moved', '--to', account);
    await one(
      'mail-template',
      'save',
      'moved',
      JSON.stringify({ ...PLAIN, title: { ...PLAIN.title, en: 'New hours' } }),
    );
    expect(await one('mail-template', 'list')).toContain('moved\taccount\tNew hours');
    expect(await one('mail-template', 'show', 'moved')).toMatch(/\[fil\] Oras\nLumipat kami\./);
    await deliver('moved', '--to', account);
    const { list } = (await app.call('getMail2', { category: null, cursor: null, pageSize: 20 }, token)).data;
    expect(list.map(({ title }: { title: string }) => title)).toEqual(['New hours', 'Hours']);
    expect(await mailsOf(playerId)).toBe(2);
  });

  it.each([
    ['that is no JSON', 'x{'],
    ['without one language', JSON.stringify({ ...PLAIN, title: { en: 'Hours', fil: 'Oras' } })],
    [
      'whose languages have other places',
      JSON.stringify({ ...PLAIN, body: { ...PLAIN.body, en: 'We {verb}.' } }),
    ],
    ['with a link to elsewhere', JSON.stringify({ ...PLAIN, links: ['https://evil.example'] })],
    [
      'with a title beyond its bound',
      JSON.stringify({ ...PLAIN, title: { ...PLAIN.title, en: 'x'.repeat(81) } }),
    ],
    [
      'with a text beyond its bound',
      JSON.stringify({ ...PLAIN, body: { ...PLAIN.body, en: 'x'.repeat(4_001) } }),
    ],
  ])('template %s is refused', async (_what, json) => {
    await expect(one('mail-template', 'save', 'bad', json)).rejects.toThrow();
  });

  it('text that looks like markup is passed on as text', async () => {
    const { account, token } = await newAccount(app);
    const body = { ...PLAIN.body, en: '<b>Hi</b>' };
    await one('mail-template', 'save', 'markup', JSON.stringify({ ...PLAIN, body }));
    await deliver('markup', '--to', account);
    const { list } = (await app.call('getMail2', { category: null, cursor: null, pageSize: 1 }, token)).data;
    expect(list[0].summary).toBe('<b>Hi</b>');
  });
});

describe('mail of an operator', () => {
  it('preview shows three languages and the count, and sends nothing', async () => {
    const { account, playerId } = await newAccount(app);
    const { say, id } = await preview(
      'thanks',
      '--to',
      account,
      '--values',
      '{"event":"fair"}',
      '--rewards',
      POINTS,
    );
    for (const text of [
      '1 recipients',
      '[en] Thank you, {player}',
      '[fil] Salamat',
      '[zh-CN] 谢谢您',
      'Our fair is over.',
    ])
      expect(say).toContain(text);
    expect(say).toContain('may cost ₱0.50 (50 cents) in all');
    expect(await sendOperatorMail(app.context)).toBe(0);
    expect(await mailsOf(playerId)).toBe(0);
    expect(id).not.toBe('');
  });

  it.each([
    ['a place that is left open', ['thanks', '--rewards', POINTS], 'To be filled in: event'],
    ['a value without a place', ['hours', '--values', '{"x":"y"}'], 'no place for: x'],
    ['{until} without an attachment', ['thanks', '--values', '{"event":"x"}'], 'nothing is attached'],
    ['money without wagering', ['hours', '--rewards', '[{"propId":2001,"count":100}]'], '--wagering 1 to 10'],
    [
      'more than ten times wagering',
      ['hours', '--rewards', '[{"propId":2001,"count":100}]', '--wagering', '11'],
      '1 to 10',
    ],
    ['a reward that is not given', ['hours', '--rewards', '[{"propId":50001,"count":1}]'], 'points'],
  ])('preview with %s is refused', async (_what, words, why) => {
    const { account } = await newAccount(app);
    await expect(preview(...words, '--to', account)).rejects.toThrow(why);
  });

  it('mail to one player needs one operator, one with an attachment or to many needs two', async () => {
    const { account, playerId } = await newAccount(app);
    const plain = await preview('hours', '--to', account);
    expect(await one('mail', 'send', plain.id)).toContain('hours: To one player: 1 recipients.');
    expect(await operators.deliverAll()).toBe(1);
    const given = await preview('hours', '--to', account, '--rewards', POINTS);
    const many = await preview('hours', '--to', 'all');
    for (const { id } of [given, many])
      expect(await one('mail', 'send', id)).toMatch(/^Not done yet; another operator must approve it/);
    expect(await sendOperatorMail(app.context)).toBe(0);
    expect(await mailsOf(playerId)).toBe(1);
    await two('mail', 'send', given.id);
    expect(await operators.deliverAll()).toBe(1);
    await expect(one('mail', 'send', given.id)).rejects.toThrow('sent before');
  });

  it('segment is narrowed by level, registration, deposit and language', async () => {
    await newAccount(app);
    app.clock.advance(60_000);
    const from = new Date(app.clock.now()).toISOString();
    const [young, payer, vip] = [await newAccount(app), await newAccount(app), await newAccount(app)];
    await sql`
      insert into deposits (player_id, id, request_id, channel_id, provider, amount, state, created_at, expires_at,
        settled_at)
      select id, gen_random_uuid(), gen_random_uuid(), 1, 'test', 10000, 'paid', created_at, created_at, created_at
      from players where id = ${payer.playerId}`;
    await sql`insert into player_totals (player_id, bet, vip_exp) values (${vip.playerId}, 100000000, 100000000)
      on conflict (player_id) do update set vip_exp = 100000000`;
    await sql`insert into player_days (player_id, day, market_day, game_type, game_id, staked) values
      (${vip.playerId}, '2027-03-10', '2027-03-10', 1, 101, 100000000)`;
    await sql`update sessions set locale = 'fil' where player_id = ${young.playerId}`;
    const reached = async (...segment: string[]) => {
      const { id } = await preview('hours', '--to', 'segment', ...segment);
      await two('mail', 'send', id);
      await operators.deliverAll();
      const rows = await sql<{ playerId: string }[]>`select player_id from mails where campaign_id = ${id}`;
      return rows.map(({ playerId }) => playerId);
    };
    expect((await reached('--registered-from', from)).toSorted()).toEqual(
      [young, payer, vip].map(({ playerId }) => playerId).toSorted(),
    );
    expect(await reached('--registered-from', from, '--deposited', 'yes')).toEqual([payer.playerId]);
    expect(await reached('--language', 'fil')).toEqual([young.playerId]);
    expect(await reached('--registered-from', from, '--vip', '1-30')).toEqual([vip.playerId]);
  });

  it('mail to all reaches each player once, by two processes at the same time, in batches', async () => {
    const players = await sql<{ id: string }[]>`
      insert into players (id, display_id, account, account_key, birth_date, nationality, invite_code, created_at)
      select gen_random_uuid(), 200000000 + n, 'many_' || n, 'many_' || n, '1990-01-01', 'PH', 'many_' || n, 'epoch'
      from generate_series(1, 1200) as n returning id`;
    const { id } = await preview('hours', '--to', 'segment', '--registered-before', '1980-01-01');
    await two('mail', 'send', id);
    const counts = await Promise.all([sendOperatorMail(app.context), sendOperatorMail(app.context)]);
    const rest = await operators.deliverAll();
    expect(counts.reduce((sum, count) => sum + count, rest)).toBe(players.length);
    const [row] = await sql`
      select count(*)::int as mails, count(distinct player_id)::int as readers from mails where campaign_id = ${id}`;
    expect(row).toEqual({ mails: 1200, readers: 1200 });
    expect(await one('mail', 'list')).toContain('sent 1200 of 1200, withheld 0, read 0, claimed 0');
  });

  it('stopped mail reaches nobody else', async () => {
    await newAccount(app);
    const { id } = await preview('hours', '--to', 'all');
    await two('mail', 'send', id);
    expect(await one('mail', 'stop', id)).toBe('Stopped.');
    expect(await sendOperatorMail(app.context)).toBe(0);
    await expect(one('mail', 'stop', id)).rejects.toThrow('was stopped');
  });

  it('preview is refused once it is a week old', async () => {
    const { account } = await newAccount(app);
    const { id } = await preview('hours', '--to', account);
    const later = app.clock.now() + 8 * 86_400_000;
    await expect(operate(sql, later, 'olive', ['mail', 'send', id])).rejects.toThrow('older than 7 days');
  });
});

describe('advertising by mail', () => {
  it('offer goes only to players who have agreed, when it is sent, and to whom something may be offered', async () => {
    const [agreed, refused, rested, withdrew] = [
      await newAccount(app),
      await newAccount(app),
      await newAccount(app),
      await newAccount(app),
    ];
    for (const { token } of [agreed, rested, withdrew])
      await app.call('setConsent', { kind: 'email', isGiven: true }, token);
    await app.call('takeTimeOut', { period: 'day' }, rested.token);
    const { say, id } = await preview('fair', '--to', 'all');
    expect(say).toContain('Advertising: 3 of them have agreed to it');
    await two('mail', 'send', id);
    await app.call('setConsent', { kind: 'email', isGiven: false }, withdrew.token);
    expect(await operators.deliverAll()).toBe(1);
    const counts = await Promise.all(
      [agreed, refused, rested, withdrew].map(({ playerId }) => mailsOfCampaign(playerId, id)),
    );
    expect(counts).toEqual([1, 0, 0, 0]);
    expect(await one('mail', 'list')).toMatch(new RegExp(`${id}.*sent 1 of \\d+, withheld \\d+`));
  });

  it('attachment marked as a promotion asks for consent as well, and a service mail goes to everybody', async () => {
    const { account, playerId, token } = await newAccount(app);
    expect(await deliver('hours', '--to', account, '--rewards', POINTS, '--promotion')).toBe(0);
    expect(await deliver('hours', '--to', account)).toBe(1);
    await app.call('takeTimeOut', { period: 'day' }, token);
    expect(await deliver('hours', '--to', account)).toBe(1);
    expect(await mailsOf(playerId)).toBe(2);
  });
});

async function mailsOfCampaign(playerId: string, id: string): Promise<number> {
  return (await sql`select from mails where player_id = ${playerId} and campaign_id = ${id}`).count;
}
