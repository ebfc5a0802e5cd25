import { describe, expect, it } from 'vitest';
import type { Activity } from '../../../contract/config/app-config.ts';
import { ActivityId, CustomerServiceType, GameStatus, JACKPOT_TIERS } from '../../../contract/ids.ts';
import { ACTIVITIES } from '../../../server/activities/activity-seeds.ts';
import { SEASON_NAMES } from '../../../server/activities/seasons.ts';
import { LOCALES } from '../../../server/localization/localized.ts';
import { newAccount } from '../support/accounts.ts';
import { COMMON } from '../support/app.ts';
import { readAppConfig } from '../support/app-config.ts';
import { RACES, useDatabase } from '../support/database.ts';
import { operate, operateByTwo } from '../support/operators.ts';
import { useApp } from '../support/use-app.ts';

const database = useDatabase(RACES);
const app = useApp(database);

/** Fields promised to every client, and those that this platform adds. */
const CONFIG_FIELDS = [
  ...[
    'account',
    'username',
    'password',
    'smsCode',
    'withdrawAccount',
    'safeboxPasswordLength',
    'registerType',
  ],
  ...[
    'otpStatus',
    'defaultLoginType',
    'countryCode',
    'minRechargeStatus',
    'smsCodeSendLimit',
    'feedbackConfig',
  ],
  ...[
    'clientConfig',
    'h5ClientMode',
    'maintenance',
    'gameListVersion',
    'gameResourceUrl',
    'games',
    'gameTypes',
  ],
  ...['gameBrands', 'platforms', 'rechargeTypes', 'rechargeItems', 'rechargeBank', 'vipMap', 'userLevels'],
  ...['activities', 'tasks', 'notices', 'faq', 'appCustomerServiceQueue', 'propConfigMap', 'genericImages'],
  'jackpotAwardConfigs',
];

const config = (language = 'en') => readAppConfig(app, language);

describe('config of the market', () => {
  it('[C16] [D04] config has everything that a visitor may know, and no internal setting', async () => {
    const data = await config();
    expect(data).toMatchObject({
      account: { min: 6, max: 20 },
      password: { min: 8, max: 32 },
      h5ClientMode: 1,
      countryCode: '63',
      market: { currency: 'PHP', timeZone: 'Asia/Manila', minimumAge: 21, isKycNeededToDeposit: true },
      isSandbox: true,
      gamesOrigin: 'http://games.test',
    });
    for (const list of ['games', 'gameTypes', 'gameBrands', 'platforms', 'rechargeTypes', 'rechargeItems']) {
      expect([list, data[list].length > 0]).toEqual([list, true]);
    }
    expect(Object.keys(data)).toEqual(expect.arrayContaining(CONFIG_FIELDS));
    expect(data.gameResourceUrl).toMatch(/^\/art\/[0-9a-f]{12}\/$/);
    expect(JSON.stringify(data)).not.toMatch(/rateLimits/);
  });

  it('[V05] texts name the market’s own minimum age', async () => {
    const { sql } = database;
    const change = (age: number) =>
      sql`update config set value = jsonb_set(value, '{minimumAge}', to_jsonb(${age}::int)) where key = 'market'`;
    await change(23);
    const texts = await Promise.all(
      LOCALES.map(async (locale) => JSON.stringify((await config(locale)).faq)),
    );
    await change(21);
    for (const text of texts) {
      expect(text).toMatch(/23/);
      expect(text).not.toMatch(/21|\{age\}/);
    }
  });

  it('[D07] levels 0-30 are in six themes, and each costs more than the one before', async () => {
    const levels = Object.values((await config()).vipMap) as {
      level: number;
      experience: number;
      showType: number;
    }[];
    expect(levels.map(({ level }) => level)).toEqual(Array.from({ length: 31 }, (_, level) => level));
    expect([...new Set(levels.map(({ showType }) => showType))]).toEqual([1, 2, 3, 4, 5, 6]);
    for (const { level, experience } of levels.slice(1)) {
      expect(experience).toBeGreaterThan(levels[level - 1]?.experience ?? 0);
    }
  });

  it('ring has ten cells and one of them is the jackpot cell', async () => {
    const { jackpotAwardConfigs } = await config();
    expect(jackpotAwardConfigs).toHaveLength(10);
    expect(jackpotAwardConfigs.filter(({ type }: { type: number }) => type === 2)).toEqual([
      expect.objectContaining({ propId: 50000 }),
    ]);
    expect(JACKPOT_TIERS).toHaveLength(4);
  });

  it.each(LOCALES)('texts are in %s', async (locale) => {
    const [mine, english] = [await config(locale), await config('en')];
    expect(mine.faq).toHaveLength(english.faq.length);
    const isSame = mine.faq[0].question === english.faq[0].question;
    expect(isSame).toBe(locale === 'en');
  });

  it('unknown language gets English, and Tagalog gets Filipino', async () => {
    const question = async (language: string) => (await config(language)).faq[0].question;
    expect(await question('de-DE,de;q=0.9')).toBe(await question('en'));
    expect(await question('tl-PH')).toBe(await question('fil'));
    expect(await question('zh-Hans-CN')).toBe(await question('zh-CN'));
  });

  it('game list has open and upcoming games', async () => {
    const { games, gameListVersion } = await config();
    const states = new Set(games.map(({ status }: { status: number }) => status));
    expect(states).toEqual(new Set([GameStatus.open, GameStatus.coming]));
    await database.sql`update games set status_override = 2 where slug = 'royal-sevens'`;
    const later = await config();
    expect(later.gameListVersion).not.toBe(gameListVersion);
    await database.sql`update games set status_override = null`;
  });

  it('[C17] [C18] [D13] current theme is returned, and another one is previewed by its id', async () => {
    const { data } = await app.call('anonymous/appTheme');
    expect(data).toEqual({ themeDomian: '', themeJsonData: '{}', themeName: 'Marquee' });
    expect(await app.call('anonymous/appThemePreview', { themeViewId: 'nowhere' })).toMatchObject({
      code: 1902,
    });
  });

  it('[C19] [D05] [V07] activity list has the current activities with what a guest may see of each', async () => {
    const { data } = await app.call('getActivityIds');
    expect(data.activityIds).toContain(47);
    expect(data.activityMap[47]).toMatchObject({ id: 47, unloginShowStatus: 1, title: 'Lucky Jackpot' });
    expect(data).toMatchObject({ totalRecharge: 0, hasTurntable: true, loginBonus3CanReceive: false });
    await database.sql`update activities set end_at = ${app.clock.now()} where id = 47`;
    expect((await app.call('getActivityIds')).data.activityIds).not.toContain(47);
    await database.sql`update activities set end_at = ${app.clock.now() + 1000} where id = 47`;
    expect((await app.call('getActivityIds')).data.activityIds).toContain(47);
  });

  it('[D05] every seeded activity has its type, order, click, guest flag and theme', async () => {
    const { data } = await app.call('getActivityIds');
    const told = Object.values(data.activityMap as Record<string, Activity>)
      .map(({ id, type, sort, title, clickType, clickAction, unloginShowStatus, themeUrl }) => [
        ...[id, type, sort, title, clickType, clickAction, unloginShowStatus],
        // Its own picture: `activity-images.test.ts`.
        themeUrl.replace(/^\/art\/\w+\/activities\/[\w-]+\.webp$/, ''),
      ])
      .sort(([, , a], [, , b]) => Number(a) - Number(b));
    expect(told.slice(0, 4)).toEqual([
      [47, 0, 1, 'Lucky Jackpot', 1, '/activity/jackpot', 1, ''],
      [44, 0, 2, 'First deposit', 1, '/activity/first-deposit', 1, ''],
      [60, 1, 3, 'Before your first deposit', 4, 'first-deposit-tips', 0, ''],
      [48, 0, 4, 'Lobby tour', 4, 'guide', 1, ''],
    ]);
    expect(data.activityIds).toEqual(told.map(([id]) => id));
    // A season is shown on its own days only.
    const seeded = ACTIVITIES.filter(({ name }) => !SEASON_NAMES.includes(name));
    const ids = seeded.map(({ name }) => ActivityId[name]);
    expect(data.activityIds).toEqual(expect.arrayContaining(ids));
  });

  it('[D05] activity has the type, order, click, guest flag and theme that the operator has set', async () => {
    const [before] = await database.sql`select * from activities where id = 48`;
    await database.sql`
      update activities set type = 1, sort = 999, click_type = 3, click_action = 'https://a.example/x',
        unlogin_show_status = 0, theme_url = '/t/gala' where id = 48`;
    try {
      const { data } = await app.call('getActivityIds');
      expect(data.activityMap[48]).toMatchObject({
        id: 48,
        type: 1,
        sort: 999,
        clickType: 3,
        clickAction: 'https://a.example/x',
        unloginShowStatus: 0,
        themeUrl: '/t/gala',
      });
      expect(data.activityIds.at(-1)).toBe(48);
    } finally {
      await database.sql`update activities set ${database.sql(before ?? {}, 'type', 'sort', 'clickType', 'clickAction', 'unloginShowStatus', 'themeUrl')} where id = 48`;
    }
  });

  it('[C16] [D10] another rate of points is public once two operators have set it, and no earlier', async () => {
    const initial = {
      points: { units: 1_000, cents: 100 },
      diamonds: { units: 1, cents: 100 },
      liveness: null,
      lottery: null,
    };
    expect((await config()).unitValues).toEqual(initial);
    const rate = { units: 100, cents: 100 };
    const words = ['config', 'set', 'unitValues.points', JSON.stringify(rate)];
    expect(await operate(database.sql, app.clock.now(), 'olive', words)).toContain('act approve');
    expect((await config()).unitValues).toEqual(initial);
    await operateByTwo(database.sql, app.clock.now(), words);
    expect((await config()).unitValues).toEqual({ ...initial, points: rate });
    const back = ['config', 'set', 'unitValues.points', JSON.stringify(initial.points)];
    await operateByTwo(database.sql, app.clock.now(), back);
  });

  it('[C20] [D08] [V09] member gets eleven red dots and a guest none', async () => {
    const { token } = await newAccount(app);
    const { data } = await app.call('activityGetStatusList', {}, token);
    const { unreadMails, ...dots } = data;
    expect(Object.keys(dots)).toHaveLength(11);
    expect(unreadMails).toBe(0);
    expect((await app.call('activityGetStatusList')).status).toBe(401);
  });

  it('[C21] [E01] customer service queue is answered with code 200', async () => {
    const response = await fetch(`${app.url}/app/v1/getCustomerServices`, {
      method: 'POST',
      body: JSON.stringify(COMMON),
    });
    const { code, appCustomerServiceQueue: queue } = await response.json();
    expect(code).toBe(200);
    const { mail, online } = CustomerServiceType;
    expect(queue.map(({ itemType }: { itemType: number }) => itemType)).toEqual([mail, mail, mail, online]);
    expect((await config()).appCustomerServiceQueue).toEqual(queue);
  });
});
