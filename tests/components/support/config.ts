import type * as z from 'zod/mini';
import { type AppConfig, appConfigSchema } from '../../../contract/config/app-config.ts';
import { DEFAULT_CONFIG } from '../../../server/config/default-config.ts';
import { CATALOGUE } from '../../../server/games/catalogue/games.ts';
import { GAME_BRANDS, GAME_TYPES } from '../../../server/games/catalogue/shelves.ts';
import { DEPOSIT_CHANNELS, DEPOSIT_ITEMS } from '../../../server/wallet/deposit-channel-seeds.ts';

const NO_VIP_LEVELS = {};

/** The config of a new platform as an English-speaking visitor gets it, but for `changes`; held to the contract. */
export function someConfig(changes: Partial<AppConfig> = {}): AppConfig {
  const { lengths, signIn, deposit, client, freeBonus, market, banks, unitValues } = DEFAULT_CONFIG;
  return appConfigSchema.parse({
    ...lengths,
    ...signIn,
    socialProviders: [],
    ...deposit,
    ...client,
    clientConfig: { ...client.clientConfig, lobbyBonusAmount: freeBonus.amount },
    maintenance: { status: 0, until: null },
    gameListVersion: '1',
    configVersion: '1',
    gameResourceUrl: '/art/1/',
    games: [...CATALOGUE],
    gameTypes: GAME_TYPES,
    gameBrands: GAME_BRANDS,
    platforms: DEFAULT_CONFIG.platforms,
    rechargeTypes: channels(),
    rechargeItems: DEPOSIT_ITEMS,
    minWithdrawal: 10_000,
    rechargeBank: banks,
    vipMap: NO_VIP_LEVELS,
    vipThemes: {},
    userLevels: DEFAULT_CONFIG.userLevels,
    activities: {},
    tasks: [],
    notices: [],
    faq: [],
    appCustomerServiceQueue: DEFAULT_CONFIG.customerService,
    unitValues,
    propConfigMap: DEFAULT_CONFIG.props,
    genericImages: DEFAULT_CONFIG.images,
    jackpotAwardConfigs: DEFAULT_CONFIG.jackpotCells,
    market,
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
