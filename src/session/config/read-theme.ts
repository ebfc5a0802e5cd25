import type { Theme } from '../../../contract/config/app-config.ts';
import { DEFAULT_THEME, type ThemeToken } from '../../../contract/config/theme.ts';
import { findThemeError, type ThemeImage } from '../../../contract/config/theme-entries.ts';
import type { ReadTheme } from './theme-store.ts';

/**
 * A theme's colours over the default ones, and over both the colours of a VIP skin. What is no known
 * token, no colour or no image is left out: an invalid theme must not break the lobby.
 */
export function readTheme(theme: Theme, look: Readonly<Record<string, string>> = {}): ReadTheme {
  const tokens: Record<ThemeToken, string> = { ...DEFAULT_THEME.tokens };
  const images: Partial<Record<ThemeImage, string>> = {};
  for (const [key, value] of Object.entries({ ...parseObject(theme.themeJsonData), ...look })) {
    if (findThemeError(key, value) !== null) continue;
    if (key in tokens) tokens[key as ThemeToken] = String(value).toUpperCase();
    else images[key as ThemeImage] = addressOf(String(value), theme.themeDomian);
  }
  return { name: theme.themeName || DEFAULT_THEME.name, tokens, images };
}

/** False when both would be painted alike, images included. */
export function isSameTheme(one: ReadTheme, other: ReadTheme): boolean {
  const told = ({ name, tokens, images }: ReadTheme) => JSON.stringify([name, tokens, images]);
  return told(one) === told(other);
}

function parseObject(json: string): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(json || '{}');
    return typeof parsed === 'object' && parsed !== null ? { ...parsed } : {};
  } catch {
    return {};
  }
}

const addressOf = (image: string, domain: string) => (image.startsWith('/') ? domain + image : image);
