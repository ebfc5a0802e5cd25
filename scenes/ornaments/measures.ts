import type { Box } from '../lobby/layout.ts';

/**
 * Sizes that depend on the length of text, by a rule instead of a measurement: mirror and scene must agree
 * before any face has loaded.
 */

const isWide = (letter: string) => /[\u2E80-\u9FFF\uF900-\uFFEF]/.test(letter);

/** Width of text in ems, upper case Latin letters counted as `latin`. */
function emsOf(text: string, latin: number): number {
  let ems = 0;
  for (const letter of text) ems += isWide(letter) ? 1.06 : letter === ' ' ? 0.3 : latin;
  return ems;
}

export const PENNANT_FONT_PX = 10;
export const PLAQUE_FONT_PX = 9;
export const PLAQUE_HEIGHT = 16;

export function pennantWidth(text: string): number {
  return Math.max(34, Math.round(emsOf(text, 0.76) * PENNANT_FONT_PX + 13));
}

export function brandPlaqueWidth(text: string): number {
  return Math.min(108, Math.round(emsOf(text, 0.78) * PLAQUE_FONT_PX + 26));
}

export interface FigureBox {
  readonly text: string;
  readonly box: Box;
  readonly hasFlap: boolean;
}

const SEPARATOR_SHARE = 0.5;
/** Where the flaps begin, as a share of the plaque's height. */
const FLAPS_TOP = 0.375;
const isSeparator = (text: string) => /[.,\s]/.test(text);

const flapHeight = (plaque: Box) => Math.round(plaque.height * 0.52);
/** Width of the widest flap for its height. */
const WIDEST_FLAP = 0.66;

/** Size of a flap for this amount; of the widest there is while no amount is known. */
export function flapSize(plaque: Box, amount: string): { width: number; height: number } {
  const height = flapHeight(plaque);
  return placeFlaps(plaque, amount)[0]?.box ?? { width: Math.round(height * WIDEST_FLAP), height };
}

/** Positions of an amount's figures on the Mega plaque; digits and the sign stand on flaps, marks between them. */
export function placeFlaps(plaque: Box, amount: string): FigureBox[] {
  const figures = [...amount];
  const units = figures.reduce((sum, text) => sum + (isSeparator(text) ? SEPARATOR_SHARE : 1), 0);
  const gap = 2;
  const height = flapHeight(plaque);
  const room = plaque.width - Math.max(30, plaque.width * 0.09) - gap * (figures.length - 1);
  const unit = Math.min(room / units, height * WIDEST_FLAP);
  const total = unit * units + gap * (figures.length - 1);
  let x = plaque.x + (plaque.width - total) / 2;
  const y = plaque.y + Math.round(plaque.height * FLAPS_TOP);
  return figures.map((text) => {
    const width = isSeparator(text) ? unit * SEPARATOR_SHARE : unit;
    const left = Math.round(x);
    x += width + gap;
    return {
      text,
      box: { x: left, y, width: Math.round(x - gap) - left, height },
      hasFlap: !isSeparator(text),
    };
  });
}

/** Bebas figures are four tenths of an em wide. */
const FIGURE_EMS = 0.405;

export function flapFontPx(flap: { width: number; height: number }): number {
  return Math.round(Math.min(flap.height * 1.02, (flap.width / FIGURE_EMS) * 0.86));
}

/** Size of a lower tier's figures, so that the longest amount stays inside its lines. */
export function tierFontPx(plaque: Box, amount: string): number {
  return Math.round(Math.min(36, plaque.height * 0.4, (plaque.width - 14) / (amount.length * FIGURE_EMS)));
}

/** Line boxes of a tier plaque: the name above its rule, the amount below. */
export function tierLines(plaque: Box): { name: Box; amount: Box } {
  const split = Math.round(plaque.height * 0.42);
  return {
    name: { x: plaque.x, y: plaque.y + 5, width: plaque.width, height: split - 5 },
    amount: { x: plaque.x, y: plaque.y + split + 1, width: plaque.width, height: plaque.height - split - 5 },
  };
}

const MEGA_NAME_HEIGHT = 24;

/** In the middle of the room above the flaps. */
export function megaNameLine(plaque: Box): Box {
  const y = Math.max(5, Math.round((plaque.height * FLAPS_TOP - MEGA_NAME_HEIGHT) / 2 + 2));
  return { x: plaque.x, y: plaque.y + y, width: plaque.width, height: MEGA_NAME_HEIGHT };
}

export const TITLE_FONT_PX = 21;
export const tierNameFontPx = (plaque: Box) => (plaque.width < 110 ? 13 : plaque.width < 180 ? 15 : 18);
export const megaNameFontPx = (plaque: Box) => (plaque.height < 140 ? 20 : 26);

/** Width of one hanging curtain. */
export const curtainWidth = (opening: Box) => Math.round(Math.max(30, opening.width * 0.105));

/** Room at the ticker's right end for the control that stops it. */
export const TICKER_CONTROL_WIDTH = 44;
