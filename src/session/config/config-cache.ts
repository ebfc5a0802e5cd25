import type { AppConfig, Theme } from '../../../contract/config/app-config.ts';
import { appConfigSchema, themeSchema } from '../../../contract/config/app-config.ts';
import { type KeyValues, localKeys } from '../../platform/key-values.ts';
import { ownVersion } from '../../platform/own-version.ts';
import { CONFIG_KEY } from './config-key.ts';

/** The build that validated the stored config. */
const CHECKED_KEY = 'app_config_build';
const THEME_KEY = 'app_theme';

/**
 * The config of the last visit when it still fits this build's contract, else null. What this very build has stored
 * was validated then: doing so again would delay the first paint.
 */
export function cachedConfig(keys: KeyValues = localKeys, build = ownVersion()): AppConfig | null {
  const isChecked = build !== null && keys.get(CHECKED_KEY) === build;
  return read(keys, CONFIG_KEY, (value) => {
    if (isChecked) return value as AppConfig | null;
    const parsed = appConfigSchema.safeParse(value);
    return parsed.success ? parsed.data : null;
  });
}

/** Stores everything but a maintenance, which must not be shown on a later visit. */
export function storeConfig(config: AppConfig, keys: KeyValues = localKeys, build = ownVersion()): void {
  keys.remove(CHECKED_KEY);
  keys.set(CONFIG_KEY, JSON.stringify({ ...config, maintenance: { status: 0, until: null } }));
  if (build !== null) keys.set(CHECKED_KEY, build);
}

export function cachedTheme(keys: KeyValues = localKeys): Theme | null {
  return read(keys, THEME_KEY, (value) => {
    const parsed = themeSchema.safeParse(value);
    return parsed.success ? parsed.data : null;
  });
}

export function storeTheme(value: Theme, keys: KeyValues = localKeys): void {
  keys.set(THEME_KEY, JSON.stringify(value));
}

function read<T>(keys: KeyValues, key: string, check: (value: unknown) => T | null): T | null {
  try {
    const found = check(JSON.parse(keys.get(key) ?? 'null'));
    if (found === null) keys.remove(key);
    return found;
  } catch {
    keys.remove(key);
    return null;
  }
}
