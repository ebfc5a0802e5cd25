import { describe, expect, it } from 'vitest';
import { ERROR_CODES } from '../../../contract/errors.ts';
import { ERROR_ANSWERS, ERROR_QUESTIONS } from '../../../contract/support/error-answers.ts';
import { FAQ_TOPICS } from '../../../contract/support/faq-rules.ts';
import { LOCALES } from '../../../server/localization/localized.ts';
import { faqConfig, supportConfig } from '../../../server/support/support-config.ts';
import { newAccount } from '../support/accounts.ts';
import { useDatabase } from '../support/database.ts';
import { operatorOf } from '../support/operators.ts';
import { useApp } from '../support/use-app.ts';
import { chatter } from './support.ts';

const database = useDatabase();
const { sql } = database;
const app = useApp(database);
const ops = operatorOf(sql, app);

describe('questions', () => {
  it.each(LOCALES)('[R37] every question has an answer in %s, and names the market’s age', async (locale) => {
    const response = await fetch(`${app.url}/app/v1/getFaq`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': locale },
      body: JSON.stringify({
        appId: 'marquee',
        channel: 'WEB',
        clientReferrer: '',
        platform: 0,
        appVersion: 'test',
        appWebName: 'test',
      }),
    });
    const { answers } = (await response.json()).data as { answers: Record<string, string>[] };
    expect(answers).toHaveLength(faqConfig.initial.length);
    for (const [index, { key, question, answer }] of faqConfig.initial.entries()) {
      const say = (text: string) => text.replaceAll('{age}', '21');
      expect(answers[index]).toMatchObject({
        key,
        question: say(question[locale]),
        answer: say(answer[locale]),
      });
      if (locale !== 'en') expect(question[locale], key).not.toBe(question.en);
      if (locale !== 'en') expect(answer[locale], key).not.toBe(answer.en);
    }
  });

  it('[R37] every topic has a question, and no question is there twice', () => {
    const topics = new Set(faqConfig.initial.map(({ topic }) => topic));
    expect([...topics].sort()).toEqual([...FAQ_TOPICS].sort());
    expect(new Set(faqConfig.initial.map(({ key }) => key)).size).toBe(faqConfig.initial.length);
  });

  it('[R37] every question that an error leads to has an answer on a new platform', () => {
    const keys = faqConfig.initial.map(({ key }) => key);
    expect(ERROR_QUESTIONS.filter((question) => !keys.includes(question))).toEqual([]);
    const led = new Set(Object.values(ERROR_ANSWERS));
    expect(ERROR_QUESTIONS.filter((question) => !led.has(question))).toEqual([]);
    expect(Object.keys(ERROR_ANSWERS).filter((key) => !(key in ERROR_CODES))).toEqual([]);
  });

  it.each([
    ['deposits', ['kycMissing', 'depositTooSmall', 'depositTooLarge', 'channelClosed', 'providerDown']],
    [
      'withdrawals',
      ['wageringLeft', 'withdrawPasswordWrong', 'withdrawTooSmall', 'holderNotPlayer', 'depositNeeded'],
    ],
    ['the identity check', ['documentExpired', 'kycTriesUsed', 'imageInvalid', 'kycImageMissing']],
    ['limits', ['depositLimitReached', 'lossLimitReached', 'onBreak', 'limitTooEarly', 'sessionTimeUp']],
    ['signing in', ['wrongCredentials', 'accountLocked', 'deviceCodeNeeded', 'accountClosed']],
    ['codes', ['codeWrong', 'codeExpired', 'codeTooSoon', 'codeLimitReached', 'messageNotSent']],
  ] as const)('[R37] frequent errors of %s lead to an answer', (_name, keys) => {
    expect(keys.filter((key) => !(key in ERROR_ANSWERS))).toEqual([]);
  });

  it('[R37] operator changes the questions by the config, and a key that is there twice is refused', async () => {
    const one = faqConfig.initial[0];
    const told = await ops('config', 'set', 'faq', JSON.stringify([one]));
    expect(told).toContain('faq:');
    expect((await app.call('getFaq')).data.answers).toHaveLength(1);
    await expect(ops('config', 'set', 'faq', JSON.stringify([one, one]))).rejects.toThrow('twice');
    await ops('config', 'set', 'faq', JSON.stringify(faqConfig.initial));
  });
});

describe('customer service', () => {
  it('[R57] guest reads hours, help lines and who the operator is', async () => {
    const { data } = await app.call('getSupport');
    // Noon in Manila.
    expect(data).toMatchObject({ isOpen: true, timeZone: 'Asia/Manila', vipLevel: 10 });
    expect(data.changesAt).toBe(Date.UTC(2027, 2, 10, 16));
    expect(data.helpLines).toMatchObject([{ name: 'National crisis line', phone: '1553' }]);
    expect(data.company.name).toBe('Sandbox operator');
  });

  it('[R57] operator changes the hours, which must be quarter hours in order', async () => {
    await ops('config', 'set', 'support.hours', '[{"days":[1],"from":"09:00","until":"17:00"}]');
    expect((await app.call('getSupport')).data.isOpen).toBe(false);
    for (const wrong of [
      '[{"days":[1],"from":"09:05","until":"17:00"}]',
      '[{"days":[1],"from":"18:00","until":"17:00"}]',
      '[{"days":[7],"from":"09:00","until":"17:00"}]',
    ])
      await expect(ops('config', 'set', 'support.hours', wrong)).rejects.toThrow(
        'config support cannot be used',
      );
    await ops('config', 'set', 'support.hours', JSON.stringify(supportConfig.initial.hours));
  });
});

describe('VIP service', () => {
  it('[R58] player below the operator’s level gets no host and no chat of that desk, and learns what is needed', async () => {
    const player = await newAccount(app);
    const { data } = await app.call('getVipService', {}, player.token);
    expect(data).toEqual({ level: 0, vipLevel: 10, host: null });
    const refused = await chatter(app.call, player).say({ text: 'Hello', desk: 'vip' });
    expect([refused.code, refused.data.details]).toEqual([
      ERROR_CODES.vipServiceClosed,
      { level: 0, vipLevel: 10 },
    ]);
    const guest = await chatter(app.call, { code: 'b'.repeat(32) }).say({ text: 'Hello', desk: 'vip' });
    expect(guest.code).toBe(ERROR_CODES.vipServiceClosed);
  });

  it('[R58] player from that level on has a host, whose desk answers their chat', async () => {
    const player = await newAccount(app);
    await ops('config', 'set', 'support.vipLevel', '1');
    const staked = 1_000_000_000;
    const day = new Date(app.clock.now()).toISOString().slice(0, 10);
    await sql`
      insert into player_totals (player_id, bet, vip_exp) values (${player.playerId}, ${staked}, ${staked})
      on conflict (player_id) do update set vip_exp = ${staked}`;
    await sql`
      insert into player_days (player_id, day, market_day, game_type, game_id, staked, won, rounds)
      values (${player.playerId}, ${day}, ${day}, 1, 1, ${staked}, 0, 1)`;
    const { data } = await app.call('getVipService', {}, player.token);
    await ops('config', 'set', 'support.vipLevel', '10');
    expect(data.level).toBeGreaterThan(0);
    expect(data.host).toMatchObject({ name: 'VIP desk', email: 'vip@house.example' });
    const { code } = await chatter(app.call, player).say({ text: 'Hello', desk: 'vip' });
    expect(code).toBe(data.level >= 10 ? 0 : ERROR_CODES.vipServiceClosed);
  });
});

describe('page of the chat’s provider', () => {
  const page = (query = '') => fetch(`${app.gamesUrl}/support/live-chat${query}`);
  const setLicence = (licence: string) =>
    ops(
      'config',
      'set',
      'customerService',
      JSON.stringify([{ itemType: 1, param1: licence, param2: '7', sort: 1 }]),
    );

  it('[O23] page is not there without a licence, and the app’s own policy never names the provider', async () => {
    expect((await page()).status).toBe(404);
    const policy = (await fetch(`${app.url}/healthz`)).headers.get('content-security-policy') ?? '';
    await setLicence('1234567');
    const after = (await fetch(`${app.url}/healthz`)).headers.get('content-security-policy');
    await setLicence('');
    expect(policy).not.toContain('livechat');
    expect(after).toBe(policy);
  });

  it('[O23] [V12] with a licence the page runs the provider’s widget, on the games’ origin, for a member by number', async () => {
    await setLicence('1234567');
    const answers = await Promise.all(
      ['?player=70012345', '?player=', '', '?player=%22%3E%3Cscript%3E'].map(page),
    );
    const texts = await Promise.all(answers.map((answer) => answer.text()));
    const script = await (await fetch(`${app.gamesUrl}/support/live-chat.js`)).text();
    const onApp = await fetch(`${app.url}/support/live-chat.js`);
    await setLicence('');
    expect(texts.map((text) => /data-player="([^"]*)"/.exec(text)?.[1])).toEqual(['70012345', '', '', '']);
    expect(texts[0]).toContain('data-licence="1234567" data-group="7"');
    expect(texts.join()).not.toContain('"><script>');
    const policy = answers[0]?.headers.get('content-security-policy') ?? '';
    expect(policy).toContain('https://cdn.livechatinc.com');
    expect(policy).toMatch(/frame-ancestors http:\/\/127\.0\.0\.1/);
    expect(policy).not.toContain("'unsafe-eval'");
    expect(script).toContain("set_session_variables', { player }");
    expect(onApp.headers.get('content-type')).not.toContain('javascript');
  });
});
