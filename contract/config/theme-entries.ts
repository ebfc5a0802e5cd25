import { DEFAULT_THEME } from './theme.ts';

/** Pictures that a theme may bring: the platform's mark beside its name. */
const THEME_IMAGES = ['logo'] as const;
export type ThemeImage = (typeof THEME_IMAGES)[number];

const COLOUR = /^#[0-9a-f]{6}$/i;
/** A path below the theme's own domain, or the picture itself; never an address of somebody else's. */
const IMAGE = /^(\/(?!\/)[\w./-]{1,200}|data:image\/(svg\+xml|png|webp);base64,[\w+/=]{1,40000})$/;

/** What is wrong with one entry of `themeJsonData`, or null when it may be used. */
export function findThemeError(key: string, value: unknown): 'unknown' | 'noColour' | 'noImage' | null {
  const isToken = Object.hasOwn(DEFAULT_THEME.tokens, key);
  if (!isToken && !(THEME_IMAGES as readonly string[]).includes(key)) return 'unknown';
  if (typeof value === 'string' && (isToken ? COLOUR : IMAGE).test(value)) return null;
  return isToken ? 'noColour' : 'noImage';
}
