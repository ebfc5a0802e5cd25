import { VIP_THEMES } from '../../../server/rewards/default-vip-themes.ts';
import type { Size } from './lobby-skins.ts';

/** From the smallest phone to a desktop, upright and on its side. */
export const SIZES: readonly Size[] = [
  [360, 740],
  [412, 915],
  [915, 412],
  [820, 1180],
  [1280, 800],
  [1920, 1080],
];

/** The platform's own, another market's, and the six of the levels. */
export const THEMES: readonly string[] = [
  'house',
  'market',
  ...Object.keys(VIP_THEMES).map((showType) => `vip-${showType}`),
];

/** The distance of the two sizes that a theme is pictured at: a phone’s and a larger screen’s. */
const APART = 3;

/**
 * Of a size, by its place in `SIZES`: two or three themes, and of each theme two sizes. What a theme changes are colours
 * and ornaments, which no size has for itself; every pair is taken by `npm run bench -- matrix`.
 */
export const themesAt = (size: number): string[] =>
  THEMES.filter((_, theme) => theme % SIZES.length === size || (theme + APART) % SIZES.length === size);
