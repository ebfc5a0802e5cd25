import { VIP_THEMES } from '../../../server/rewards/public/default-vip-themes.ts';
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
