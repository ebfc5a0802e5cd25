import type { Paint } from '../../contract/config/paint.ts';
import type { Box } from '../lobby/layout.ts';
import { insetBox, linearGradient, steppedPath, svgImage } from './shapes.ts';

const FOLD_PX = 26;
const SWAG_PX = 64;
const PLATE_HEIGHT = 74;
const PLATE_WIDTH = 176;
/** How much of the curtain is seen beside the plate. */
const PLATE_MARGIN = 14;
/** How far the plate's line reaches outside of it. */
const PLATE_BLEED = 2;

/** The plate on the curtain: what the card says stands on it. */
export function endCardPlate({ width, height }: Pick<Box, 'width' | 'height'>): Box {
  const plate = Math.min(PLATE_WIDTH, width - 2 * PLATE_MARGIN);
  return {
    x: Math.round((width - plate) / 2),
    y: Math.round((height - PLATE_HEIGHT) / 2) + 6,
    width: Math.round(plate),
    height: PLATE_HEIGHT,
  };
}

/** The plate with the room that its line needs, on a card or by itself. */
export const withBleed = (plate: Box): Box => insetBox(plate, -PLATE_BLEED);

/** Between a text and the ends of its plate. */
export const END_CARD_PADDING = 12;

/** The two lines on a plate: the rail's name, and the way to all of its games. */
export function endCardLine(plate: Box, line: 'title' | 'all'): { y: number; lineHeight: number } {
  return line === 'title' ? { y: plate.y + 9, lineHeight: 32 } : { y: plate.y + 41, lineHeight: 22 };
}

/** A stage with its curtain closed, in a line of metal: it ends a rail whose posters do not fill the width. */
export function endCardSvg(paint: Paint, width: number, height: number): string {
  const whole: Box = { x: 0, y: 0, width, height };
  const outer = steppedPath(insetBox(whole, 1.4), 5, 2);
  const inner = steppedPath(insetBox(whole, 5), 4, 2);
  const plate = endCardPlate(whole);
  return svgImage(
    whole,
    `<defs>${linearGradient('fold', foldRamp(paint), 'x1="0" y1="0" x2="1" y2="0"')}${linearGradient('gold', paint.ramp)}<linearGradient id="depth" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#000" stop-opacity=".62"/><stop offset=".34" stop-color="#000" stop-opacity=".08"/><stop offset=".8" stop-color="#000" stop-opacity=".12"/><stop offset="1" stop-color="#000" stop-opacity=".55"/></linearGradient><radialGradient id="lamp" gradientUnits="userSpaceOnUse" cx="${width / 2}" cy="${plate.y + plate.height / 2}" r="${height * 0.72}"><stop offset="0" stop-color="${paint.velvet('#FF6A5E')}" stop-opacity=".34"/><stop offset="1" stop-color="${paint.velvet('#FF6A5E')}" stop-opacity="0"/></radialGradient><clipPath id="card"><path d="${outer}"/></clipPath></defs>
<g clip-path="url(#card)">${folds(width, height)}<path d="M0 0H${width}V${height}H0Z" fill="url(#lamp)"/><path d="M0 0H${width}V${height}H0Z" fill="url(#depth)"/>${fringe(width, height)}${swags(paint, width)}</g>
<path d="${outer}" fill="none" stroke="#0A0509" stroke-width="3.6"/><path d="${outer}" fill="none" stroke="url(#gold)" stroke-width="2"/><path d="${inner}" fill="none" stroke="${paint.metal('#C9962F')}" stroke-width=".8" opacity=".6"/>`,
  );
}

/** The plate alone, as large as `endCardPlate` says with the room that its line needs outside. */
export function endPlateSvg(paint: Paint, { width, height }: Pick<Box, 'width' | 'height'>): string {
  const rim = {
    x: PLATE_BLEED,
    y: PLATE_BLEED,
    width: width - 2 * PLATE_BLEED,
    height: height - 2 * PLATE_BLEED,
  };
  const edge = steppedPath(rim, 5, 2);
  const line = steppedPath(insetBox(rim, 3.4), 4, 2);
  return svgImage(
    { x: 0, y: 0, width, height },
    `<defs>${linearGradient('gold', paint.ramp)}</defs>
<path d="${edge}" fill="${paint.ground('#0E0912')}" fill-opacity=".93"/><path d="${edge}" fill="none" stroke="url(#gold)" stroke-width="1.8"/><path d="${line}" fill="none" stroke="${paint.metal('#C9962F')}" stroke-width=".7" opacity=".7"/>`,
  );
}

const foldRamp = (paint: Paint) =>
  [
    [0, paint.velvet('#1C0105')],
    [0.3, paint.velvet('#4E0812')],
    [0.52, paint.velvet('#7A1220')],
    [0.74, paint.velvet('#42060E')],
    [1, paint.velvet('#140104')],
  ] as const;

/** Folds from top to bottom; each covers the line where the next begins. */
function folds(width: number, height: number): string {
  const count = Math.max(4, Math.round(width / FOLD_PX));
  const fold = width / count;
  return Array.from(
    { length: count },
    (_, index) =>
      `<path d="M${(index * fold).toFixed(1)} 0h${(fold + 0.6).toFixed(1)}V${height}h-${(fold + 0.6).toFixed(1)}Z" fill="url(#fold)"/>`,
  ).join('');
}

/** The hem: two lines of metal, and tassels below them. */
function fringe(width: number, height: number): string {
  const y = height - 22;
  return `<path d="M0 ${y}H${width}M0 ${y + 3.4}H${width}" stroke="url(#gold)" stroke-width="1.4" opacity=".85"/><path d="M0 ${y + 9}H${width}" stroke="url(#gold)" stroke-width="8" stroke-dasharray="1.6 1.6" opacity=".7"/>`;
}

/** A row of short swags under the upper edge. */
function swags(paint: Paint, width: number): string {
  const count = Math.max(2, Math.round(width / SWAG_PX));
  const swag = width / count;
  const hem = Array.from(
    { length: count },
    (_, index) => `Q${((index + 0.5) * swag).toFixed(1)} 46 ${((index + 1) * swag).toFixed(1)} 18`,
  ).join('');
  const edge = `M0 18${hem}`;
  return `<path d="${edge}V0H0Z" fill="${paint.velvet('#5C0A16')}"/><path d="${edge}V0H0Z" fill="url(#depth)" opacity=".5"/><path d="${edge}" fill="none" stroke="#12060A" stroke-width="4" opacity=".55"/><path d="${edge}" fill="none" stroke="url(#gold)" stroke-width="2"/>`;
}
