import type { AppConfigInput, ToldAppConfig } from '../hooks.ts';
import { artAddress } from '../http/art-address.ts';
import type { CallRequest } from '../http/handler.ts';
import { originsOf } from '../http/origins.ts';
import { imagesConfig, maintenanceConfig, platformsConfig, propsConfig } from './platform-config.ts';
import { readConfigs } from './public/config-value-queries.ts';
import {
  clientConfig,
  customerServiceConfig,
  marketConfig,
  unitValuesConfig,
} from './public/market-config.ts';

type Visitor = Pick<CallRequest, 'context' | 'locale' | 'requestUrl'>;

/** Everything a visitor may know of the market, in the visitor's language; `configFor` adds its version. */
export async function readAppConfig(
  visitor: Visitor,
  isOffered: boolean,
): Promise<Omit<AppConfigInput, 'configVersion'>> {
  const { context, locale } = visitor;
  const { sql, settings, clock, hooks } = context;
  const own = await readOwn(visitor);
  const { minimumAge } = own.market;
  const asked = { sql, settings, now: clock.now(), locale, minimumAge, isOffered };
  const parts = await Promise.all(hooks.appConfig.map((read) => read(asked)));
  const { lobbyBonusAmount, ...told }: ToldAppConfig = Object.assign({}, ...parts);
  return { ...told, ...own, clientConfig: { ...own.clientConfig, lobbyBonusAmount } };
}

/** The settings of the platform as a whole. */
async function readOwn({ context, requestUrl }: Visitor) {
  const { sql, settings, clock } = context;
  const { client, maintenance, props, images, ...rest } = await readConfigs(sql, {
    client: clientConfig,
    maintenance: maintenanceConfig,
    props: propsConfig,
    images: imagesConfig,
    platforms: platformsConfig,
    appCustomerServiceQueue: customerServiceConfig,
    unitValues: unitValuesConfig,
    market: marketConfig,
  });
  return {
    ...client,
    ...rest,
    maintenance: inForce(maintenance, clock.now()),
    gameResourceUrl: artAddress(),
    propConfigMap: props,
    genericImages: images,
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
