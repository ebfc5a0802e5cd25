import type * as z from 'zod/mini';
import { type AppConfig, appConfigSchema } from '../../../contract/config/app-config.ts';
import { lengthsConfig, signInConfig } from '../../../server/auth/public/auth-config.ts';
import { imagesConfig, platformsConfig, propsConfig } from '../../../server/config/platform-config.ts';
import {
  clientConfig,
  customerServiceConfig,
  marketConfig,
  unitValuesConfig,
} from '../../../server/config/public/market-config.ts';
import { CATALOGUE } from '../../../server/games/catalogue/games.ts';
import { GAME_BRANDS, GAME_TYPES } from '../../../server/games/catalogue/shelves.ts';
import { jackpotCellsConfig } from '../../../server/jackpot/jackpot-config.ts';
import { freeBonusConfig, userLevelsConfig } from '../../../server/rewards/rewards-config.ts';
import { DEPOSIT_CHANNELS, DEPOSIT_ITEMS } from '../../../server/wallet/deposit-channel-seeds.ts';
import { banksConfig, depositConfig } from '../../../server/wallet/wallet-config.ts';

const NO_VIP_LEVELS = {};

/** The config of a new platform as an English-speaking visitor gets it, but for `changes`; held to the contract. */
export function someConfig(changes: Partial<AppConfig> = {}): AppConfig {
  const client = clientConfig.initial;
  return appConfigSchema.parse({
    ...lengthsConfig.initial,
    ...signInConfig.initial,
    socialProviders: [],
    ...depositConfig.initial,
    ...client,
    clientConfig: { ...client.clientConfig, lobbyBonusAmount: freeBonusConfig.initial.amount },
    maintenance: { status: 0, until: null },
    gameListVersion: '1',
    configVersion: '1',
    gameResourceUrl: '/art/1/',
    games: [...CATALOGUE],
    gameTypes: GAME_TYPES,
    gameBrands: GAME_BRANDS,
    gameWeights: [],
    platforms: platformsConfig.initial,
    rechargeTypes: channels(),
    rechargeItems: DEPOSIT_ITEMS,
    minWithdrawal: 10_000,
    rechargeBank: banksConfig.initial,
    vipMap: NO_VIP_LEVELS,
    vipThemes: {},
    userLevels: userLevelsConfig.initial,
    activities: {},
    tasks: [],
    notices: [],
    faq: [],
    appCustomerServiceQueue: customerServiceConfig.initial,
    unitValues: unitValuesConfig.initial,
    propConfigMap: propsConfig.initial,
    genericImages: imagesConfig.initial,
    jackpotAwardConfigs: jackpotCellsConfig.initial,
    market: marketConfig.initial,
    isSandbox: false,
    gamesOrigin: location.origin,
    ...changes,
  } satisfies z.input<typeof appConfigSchema>);
}

/** The deposit channels of a new platform in English. */
export function channels() {
  return DEPOSIT_CHANNELS.map(({ itemIds: _items, name, ...channel }) => ({
    ...channel,
    name: name.en,
    status: 1,
    feeText: 'No fee',
    timeText: 'Usually within a minute',
  }));
}
