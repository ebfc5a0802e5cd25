import { describe, expect, it } from 'vitest';
import { ActivityId } from '../../../contract/ids.ts';
import { ACTIVITIES } from '../../../server/activities/activity-seeds.ts';
import { SEASON_NAMES } from '../../../server/activities/seasons.ts';
import { lengthsConfig, signInConfig } from '../../../server/auth/public/auth-config.ts';
import { imagesConfig, platformsConfig, propsConfig } from '../../../server/config/platform-config.ts';
import {
  clientConfig,
  customerServiceConfig,
  marketConfig,
} from '../../../server/config/public/market-config.ts';
import { CATALOGUE } from '../../../server/games/catalogue/games.ts';
import { GAME_BRANDS, GAME_TYPES } from '../../../server/games/catalogue/shelves.ts';
import { jackpotCellsConfig } from '../../../server/jackpot/jackpot-config.ts';
import { LOCALES, type LocalizedText } from '../../../server/localization/localized.ts';
import { startOf } from '../../../server/mail/notices/current-notices.ts';
import { WELCOME_NOTICE } from '../../../server/mail/notices/seed-notices.ts';
import {
  freeBonusConfig,
  tasksConfig,
  userLevelsConfig,
  vipLevelsConfig,
  vipThemesConfig,
} from '../../../server/rewards/rewards-config.ts';
import { faqConfig } from '../../../server/support/support-config.ts';
import {
  DEPOSIT_CHANNELS,
  DEPOSIT_ITEMS,
  NO_FEE,
  WITHIN_A_MINUTE_TEXT,
} from '../../../server/wallet/deposit-channel-seeds.ts';
import { banksConfig, depositConfig } from '../../../server/wallet/wallet-config.ts';
import { readAppConfig } from '../support/app-config.ts';
import { useDatabase } from '../support/database.ts';
import { useApp } from '../support/use-app.ts';

const database = useDatabase();
const app = useApp(database);

const read = (language: string) => readAppConfig(app, language);

/** A list keyed by one of its numbers, so that its order is checked apart from its contents. */
const by = <Row>(rows: readonly Row[], key: (row: Row) => number): Row[] =>
  rows.toSorted((a, b) => key(a) - key(b));

describe.each(LOCALES)('app config in %s', (locale) => {
  const say = (text: LocalizedText) =>
    text[locale].replaceAll('{age}', String(marketConfig.initial.minimumAge));

  it('[D04] every single field has the seeded value', async () => {
    const data = await read(locale);
    const client = clientConfig.initial;
    // The open sign-in methods depend on the settings; whether a new device needs a code is the operator's decision
    // alone.
    const {
      registerType: _,
      newDeviceCode: _hidden,
      ...plain
    } = {
      ...lengthsConfig.initial,
      ...signInConfig.initial,
      ...depositConfig.initial,
      ...client,
      clientConfig: { ...client.clientConfig, lobbyBonusAmount: freeBonusConfig.initial.amount },
    };
    expect(Object.fromEntries(Object.keys(plain).map((name) => [name, data[name]]))).toEqual(plain);
    expect(data).not.toHaveProperty('newDeviceCode');
    expect(data.market).toEqual(marketConfig.initial);
    expect(data.maintenance).toEqual({ status: 0, until: null });
    expect(data.isSandbox).toBe(true);
  });

  it('[D04] every game, game type and brand has all the fields of the catalogue', async () => {
    const { games, gameTypes, gameBrands } = await read(locale);
    expect(by(games, ({ id }: { id: number }) => id)).toEqual(CATALOGUE);
    expect(gameTypes).toEqual(by(GAME_TYPES, ({ sort }) => sort));
    expect(gameBrands).toEqual(by(GAME_BRANDS, ({ sort }) => sort));
  });

  it('[D04] every deposit channel and amount has the seeded values in this language', async () => {
    const { rechargeTypes, rechargeItems, rechargeBank } = await read(locale);
    const channels = DEPOSIT_CHANNELS.map(({ itemIds: _, name, ...channel }) => ({
      ...channel,
      name: say(name),
      status: 1,
      feeText: say(NO_FEE),
      timeText: say(WITHIN_A_MINUTE_TEXT),
    }));
    expect(rechargeTypes).toEqual(by(channels, ({ sort }) => sort));
    expect(rechargeItems).toEqual(by(DEPOSIT_ITEMS, ({ price }) => price));
    expect(rechargeBank).toEqual(banksConfig.initial);
  });

  it('[D04] levels, themes, tasks, rewards, the ring and the help queue have the seeded values', async () => {
    const data = await read(locale);
    const levels = vipLevelsConfig.initial;
    expect(data.vipMap).toEqual(Object.fromEntries(levels.map((level) => [String(level.level), level])));
    expect(data.vipThemes).toEqual(
      Object.fromEntries(
        Object.entries(vipThemesConfig.initial).map(([type, { name, tokens }]) => [
          type,
          { name: say(name), tokens },
        ]),
      ),
    );
    expect(data.userLevels).toEqual(userLevelsConfig.initial);
    expect(data.tasks).toEqual(tasksConfig.initial.map(({ id, title }) => ({ id, title: say(title) })));
    expect(data.propConfigMap).toEqual(propsConfig.initial);
    expect(data.genericImages).toEqual(imagesConfig.initial);
    expect(data.platforms).toEqual(platformsConfig.initial);
    expect(data.jackpotAwardConfigs).toEqual(jackpotCellsConfig.initial);
    expect(data.appCustomerServiceQueue).toEqual(customerServiceConfig.initial);
  });

  it('[D04] notices and questions have the seeded values in this language', async () => {
    const { notices, faq } = await read(locale);
    const { id, title, body } = WELCOME_NOTICE;
    expect(notices).toEqual([
      {
        ...startOf({ id, title: say(title), text: say(body), isPinned: false, startsAt: 0 }),
        startsAt: app.clock.now(),
      },
    ]);
    expect(faq).toEqual(
      faqConfig.initial.slice(0, 3).map(({ id, question, answer }) => ({
        id,
        question: say(question),
        answer: say(answer),
      })),
    );
  });

  it('[D04] every activity has its seeded id, title and period', async () => {
    const { activities } = await read(locale);
    const told = Object.values(activities as Record<string, { id: number; title: string }>);
    expect(by(told, ({ id }) => id).map(({ id, title }) => ({ id, title }))).toEqual(
      by(
        // In March no season runs.
        ACTIVITIES.filter(({ name }) => !SEASON_NAMES.includes(name)).map(({ name, title }) => ({
          id: ActivityId[name] as number,
          title: say(title),
        })),
        ({ id }) => id,
      ),
    );
  });
});

it('[D04] each key of the config is told by one domain', async () => {
  const { sql, settings, clock, hooks } = app.context;
  const asked = { sql, settings, now: clock.now(), locale: 'en', minimumAge: 21, isOffered: true } as const;
  const parts = await Promise.all(hooks.appConfig.map((read) => read(asked)));
  const keys = parts.flatMap((part) => Object.keys(part));
  expect(keys.length).toBeGreaterThan(20);
  expect(keys.toSorted()).toEqual([...new Set(keys)].toSorted());
});
