import { type Part, part } from './part.ts';

/** Of the window by name and size, or of the ring from its corner. The hall on a phone is shown whole. */
export const JACKPOT_PARTS: Readonly<Record<string, Part>> = {
  'ring-start-phone': part(194, 100, 194, 206),
  'ring-slow-phone': part(194, 0, 194, 200),
  'ring-slow-side': part(150, 0, 160, 160),
  'ring-slow-desktop': part(280, 0, 220, 230),
  'landed-coin-phone': part(230, 190, 158, 116),
  'landed-points-phone': part(0, 100, 150, 116),
  'landed-diamond-phone': part(150, 190, 150, 116),
  'landed-jackpot-phone': part(230, 90, 158, 130),
  // The pointer and the sector below it.
  'wheel-mini-phone': part(110, 310, 192, 180),
  'wheel-minor-phone': part(110, 310, 192, 180),
  'wheel-major-phone': part(110, 310, 192, 180),
  'wheel-mega-phone': part(90, 310, 232, 270),
  'wheel-mega-side': part(380, 100, 260, 200),
  'wheel-mega-desktop': part(520, 120, 260, 240),
  'count-jackpot-phone': part(20, 290, 372, 270),
  'coins-phone': part(80, 600, 252, 180),
  'award-coin-phone': part(80, 200, 252, 420),
  'award-jackpot-phone': part(30, 420, 352, 270),
  'award-jackpot-side': part(300, 170, 480, 160),
  'award-jackpot-desktop': part(400, 335, 490, 270),
};
