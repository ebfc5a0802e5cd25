import type { AppConfig, Theme } from '../../contract/entities/config.ts';
import { appConfig, theme } from '../../contract/entities/config.ts';
import { type KeyValues, localKeys } from '../platform/key-values.ts';

const CONFIG_KEY = 'app_config';
const THEME_KEY = 'app_theme';

/** The config of the last visit when it still fits this build's contract, else null. */
export function cachedConfig(keys: KeyValues = localKeys): AppConfig | null {
  return read(keys, CONFIG_KEY, (value) => {
    const parsed = appConfig.safeParse(value);
    return parsed.success ? parsed.data : null;
  });
}

/** Keeps everything but a maintenance, which must not greet a later visit. */
export function storeConfig(config: AppConfig, keys: KeyValues = localKeys): void {
  keys.set(CONFIG_KEY, JSON.stringify({ ...config, maintenance: { status: 0, until: null } }));
}

export function cachedTheme(keys: KeyValues = localKeys): Theme | null {
  return read(keys, THEME_KEY, (value) => {
    const parsed = theme.safeParse(value);
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
