import { createStore } from 'zustand/vanilla';
import { DEFAULT_PAINT, type Paint } from '../../../contract/config/paint.ts';
import { DEFAULT_THEME, type ThemeTokens } from '../../../contract/config/theme.ts';
import type { ThemeImage } from '../../../contract/config/theme-entries.ts';

/** A theme as it was read, not yet on the page. */
export interface ReadTheme {
  /** The brand's name as it is shown. */
  readonly name: string;
  readonly tokens: ThemeTokens;
  /** Addresses of the theme's own pictures. */
  readonly images: Partial<Record<ThemeImage, string>>;
}

export interface ThemeState extends ReadTheme {
  /** The colours of ornaments in this theme; other colours mean that they must be redrawn. */
  readonly paint: Paint;
}

const DEFAULT: ThemeState = {
  name: DEFAULT_THEME.name,
  tokens: DEFAULT_THEME.tokens,
  paint: DEFAULT_PAINT,
  images: {},
};

export const themeStore = createStore<ThemeState>()(() => DEFAULT);
