import { readConfigs } from '../../config/public/config-value-queries.ts';
import { marketConfig } from '../../config/public/market-config.ts';
import type { Db } from '../../db/sql.ts';
import { originsOf, type RequestUrl } from '../../http/origins.ts';
import type { Settings } from '../../settings.ts';
import { type Aggregator, aggregatorsConfig } from './aggregators-config.ts';

const SANDBOX_ID = 'sandbox';
/** Above the platform's port, of the sandbox's aggregator. */
const PORT_ABOVE = 4;

type SandboxSettings = Pick<Settings, 'sandboxAggregatorKey' | 'port'>;

/** Those of the config, and in the sandbox its own one. */
export async function readAggregators(db: Db, settings: SandboxSettings): Promise<readonly Aggregator[]> {
  const { aggregators, market } = await readConfigs(db, {
    aggregators: aggregatorsConfig,
    market: marketConfig,
  });
  return addSandboxAggregator(aggregators, market, settings);
}

/** The same of config that was read already. */
export function addSandboxAggregator(
  aggregators: readonly Aggregator[],
  { currency }: { readonly currency: string },
  { sandboxAggregatorKey: pem, port }: SandboxSettings,
): readonly Aggregator[] {
  if (pem === null || aggregators.some(({ id }) => id === SANDBOX_ID)) return aggregators;
  const own: Aggregator = {
    id: SANDBOX_ID,
    baseUrl: `http://127.0.0.1:${port + PORT_ABOVE}`,
    operatorId: 1,
    publicKeys: [{ id: SANDBOX_ID, pem }],
    addresses: ['127.0.0.1', '::1'],
    currency,
    // Where the caller reaches this machine, see `framesOf`.
    frames: [],
    minStake: 20,
    maxStake: 100_000,
  };
  return [...aggregators, own];
}

/** Origins of an aggregator's pages, for a caller who reaches us at `url`: those of the sandbox's are on the games' host. */
export function framesOf(
  { id, frames }: Pick<Aggregator, 'id' | 'frames'>,
  url: RequestUrl,
  settings: Pick<Settings, 'port' | 'publicOrigin' | 'gamesOrigin'>,
): readonly string[] {
  if (id !== SANDBOX_ID || frames.length > 0) return frames;
  const { hostname } = new URL(originsOf(url, settings).games);
  return [`http://${hostname}:${settings.port + PORT_ABOVE}`];
}
