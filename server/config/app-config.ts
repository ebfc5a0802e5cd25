import { createHash } from 'node:crypto';
import type * as z from 'zod/mini';
import type { appConfigSchema } from '../../contract/config/app-config.ts';
import type { Game } from '../../contract/games/catalogue.ts';
import { SocialProvider } from '../../contract/ids.ts';
import { readActivitiesFor } from '../activities/public/running-activities.ts';
import { hasSocialClient } from '../adapters/social-clients.ts';
import { SOCIAL_NAMES } from '../adapters/social-names.ts';
import { offeredWays } from '../auth/public/sign-in-methods.ts';
import { artAddress } from '../http/art-address.ts';
import type { CallRequest } from '../http/handler.ts';
import { originsOf } from '../http/origins.ts';
import type { LocalizedText } from '../localization/localized.ts';
import { readCurrentNotices, startOf } from '../mail/public/current-notices.ts';
import {
  readChannels,
  readGameBrands,
  readGames,
  readGameTypes,
  readRechargeItems,
} from './app-config-queries.ts';
import { readAllConfig } from './public/config-store.ts';

type AppConfigInput = z.input<typeof appConfigSchema>;

/** Every start brings them; all others are asked for where they are read (`getFaq`). */
const START_QUESTIONS = 3;

/** Everything a visitor may know of the market, in the visitor's language; `configFor` adds its version. */
export async function readAppConfig(
  request: Pick<CallRequest, 'context' | 'player' | 'locale' | 'requestUrl'>,
): Promise<Omit<AppConfigInput, 'configVersion'>> {
  const { context, locale, requestUrl } = request;
  const { sql, settings, clock } = context;
  const config = await readAllConfig(sql);
  const { minimumAge } = config.market;
  const [games, gameTypes, gameBrands, channels, rechargeItems, activities, notices] = await Promise.all([
    readGames(sql),
    readGameTypes(sql),
    readGameBrands(sql),
    readChannels(sql),
    readRechargeItems(sql),
    readActivitiesFor(request),
    readCurrentNotices(sql, { locale, minimumAge, now: clock.now() }),
  ]);
  const say = (text: LocalizedText): string => text[locale].replaceAll('{age}', String(minimumAge));
  return {
    ...config.lengths,
    ...config.signIn,
    registerType: offeredWays(config.signIn, settings),
    socialProviders: SOCIAL_NAMES.filter((name) => hasSocialClient(name, settings)).map(
      (name) => SocialProvider[name],
    ),
    ...config.deposit,
    ...config.client,
    clientConfig: { ...config.client.clientConfig, lobbyBonusAmount: config.freeBonus.amount },
    maintenance: inForce(config.maintenance, clock.now()),
    gameListVersion: versionOf(games),
    gameResourceUrl: artAddress(),
    games,
    gameTypes,
    gameBrands,
    platforms: config.platforms,
    rechargeTypes: channels.map((row) => ({
      ...row,
      name: say(row.name),
      feeText: say(row.feeText),
      timeText: say(row.timeText),
    })),
    rechargeItems,
    minWithdrawal: Math.min(
      ...Object.values(config.withdraw.methods).flatMap(({ isOpen, minAmount }) => (isOpen ? minAmount : [])),
    ),
    rechargeBank: config.banks,
    vipMap: Object.fromEntries(config.vipLevels.map((level) => [String(level.level), level])),
    vipThemes: Object.fromEntries(
      Object.entries(config.vipThemes).map(([type, { name, tokens }]) => [type, { name: say(name), tokens }]),
    ),
    userLevels: config.userLevels,
    activities,
    tasks: config.tasks.map(({ id, title }) => ({ id, title: say(title) })),
    notices: notices.map(startOf),
    faq: config.faq
      .slice(0, START_QUESTIONS)
      .map(({ id, question, answer }) => ({ id, question: say(question), answer: say(answer) })),
    appCustomerServiceQueue: config.customerService,
    unitValues: config.unitValues,
    propConfigMap: config.props,
    genericImages: config.images,
    jackpotAwardConfigs: config.jackpotCells,
    market: config.market,
    isSandbox: settings.isSandbox,
    gamesOrigin: originsOf(requestUrl, settings).games,
  };
}

interface MaintenanceState {
  readonly status: number;
  readonly until: number | null;
}

/** A maintenance whose end has passed is over, even if it was not switched off. */
function inForce(maintenance: MaintenanceState, now: number): MaintenanceState {
  const isOver = maintenance.until !== null && maintenance.until <= now;
  return isOver ? { status: 0, until: null } : maintenance;
}

const versionOf = (games: readonly Game[]): string =>
  createHash('sha256').update(JSON.stringify(games)).digest('hex').slice(0, 12);
