import { createStore } from 'zustand/vanilla';
import type { CallData } from '../../../contract/call.ts';
import type { AppConfig } from '../../../contract/config/app-config.ts';
import type { preLogin } from '../../../contract/config/start-calls.ts';
import { MaintenanceStatus } from '../../../contract/ids.ts';
import { setMarketZone } from '../../platform/market-time.ts';

export interface ConfigState {
  config: AppConfig | null;
  /** A cached config paints the lobby; only the server's may be trusted with a decision. */
  source: 'none' | 'cache' | 'server';
}

export const configStore = createStore<ConfigState>()(() => ({ config: null, source: 'none' }));
// Of a config that was kept by an older version, and of the first window's, it is not known.
configStore.subscribe(({ config }) => setMarketZone(config?.market?.timeZone));

/** The platform is closed, by what it said last. */
export const isInMaintenance = ({ config }: ConfigState = configStore.getState()): boolean =>
  config?.maintenance.status === MaintenanceStatus.closed;

/** Lays the preflight's fields over a config; a field that was left out has not changed. */
export function mergeConfig(config: AppConfig, changes: CallData<typeof preLogin>): AppConfig {
  const { userInfo: _user, session: _session, ...fields } = changes;
  const known = Object.entries(fields).filter(([key, value]) => value !== undefined && key in config);
  return { ...config, ...Object.fromEntries(known) };
}

/** The known object where both are equal: subscribers then have nothing to do. */
export function reuseEqual(known: AppConfig, next: AppConfig): AppConfig {
  return JSON.stringify(known) === JSON.stringify(next) ? known : next;
}
