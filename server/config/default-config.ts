import { CONFIG_KEYS, type ConfigInput, configEntries } from './public/config-schemas.ts';

/** What a new platform starts with, by key. */
export const DEFAULT_CONFIG = Object.fromEntries(
  CONFIG_KEYS.map((key) => [key, configEntries[key].initial]),
) as ConfigInput;
