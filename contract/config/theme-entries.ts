import { DEFAULT_THEME } from './theme.ts';

/** Images of a theme: the platform's mark beside its name. */
const THEME_IMAGES = ['logo'] as const;
export type ThemeImage = (typeof THEME_IMAGES)[number];

const COLOUR = /^#[0-9a-f]{6}$/i;
/** A path on the theme's own domain, or a data URL; never another origin. */
const IMAGE = /^(\/(?!\/)[\w./-]{1,200}|data:image\/(svg\+xml|png|webp);base64,[\w+/=]{1,40000})$/;

/** The error of one entry of `themeJsonData`, or null when it is valid. */
export function findThemeError(key: string, value: unknown): 'unknown' | 'noColour' | 'noImage' | null {
  const isToken = Object.hasOwn(DEFAULT_THEME.tokens, key);
  if (!isToken && !(THEME_IMAGES as readonly string[]).includes(key)) return 'unknown';
  if (typeof value === 'string' && (isToken ? COLOUR : IMAGE).test(value)) return null;
  return isToken ? 'noColour' : 'noImage';
}
