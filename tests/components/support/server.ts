import { getCustomerServices } from '../../../contract/config/config-calls.ts';
import {
  activityGetStatusList,
  getActivityIds,
  refreshData,
} from '../../../contract/config/refresh-calls.ts';
import { gameSeedChains } from '../../../contract/games/shared-proof-calls.ts';
import { type Cents, cents, NO_CENTS } from '../../../contract/money.ts';
import { getLegal } from '../../../contract/rights/legal-calls.ts';
import { customerServiceConfig } from '../../../server/config/public/market-config.ts';
import { redDotStore } from '../../../src/session/player/red-dot-store.ts';
import { someSession } from '../../src/session/support/somebody.ts';
import { FakeServer } from './fake-server.ts';

let current = new FakeServer();

/** The player's, as the server has it: a page may ask at any moment. */
let balance: Cents = cents(60_000);

export function holdBalance(coin: Cents): void {
  balance = coin;
}

/** The server of the test that runs. */
export const server = (): FakeServer => current;

/** A server that knows only what pages ask for by themselves; a test answers the rest. */
export function startServer(): void {
  current = new FakeServer();
  current.answer(getCustomerServices, { appCustomerServiceQueue: customerServiceConfig.initial });
  current.answer(gameSeedChains, { chains: [] });
  current.answer(getLegal, { documents: [] });
  current.answer(getActivityIds, {
    activityMap: {},
    activityIds: [],
    hasTurntable: false,
    totalRecharge: NO_CENTS,
    loginBonus3CanReceive: false,
  });
  current.answer(activityGetStatusList, redDotStore.getInitialState());
  balance = cents(60_000);
  current.answer(refreshData, () => ({
    coin: balance,
    lottery: 0,
    vip: 0,
    vipExp: 0,
    userLevel: 0,
    bet: NO_CENTS,
    hasPassword: true,
    totalRecharge: NO_CENTS,
    hasKyc: 2,
    session: someSession(),
  }));
}
