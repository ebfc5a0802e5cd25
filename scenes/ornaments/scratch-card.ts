import type { Paint } from '../../contract/config/paint.ts';
import type { Box } from '../lobby/layout.ts';
import { insetBox, linearGradient, steppedPath, svgImage } from './shapes.ts';

interface CardBoxes {
  readonly width: number;
  readonly height: number;
  readonly frame: Box;
  readonly foil: Box;
  readonly fields: readonly Box[];
}

/** Rays behind the title, a full circle of them. */
const RAYS = 36;
const toOneDecimal = (length: number) => length.toFixed(1);

/** The card within its frame of bulbs: rays on warm ink, and a dark well for each field. */
export function scratchGroundSvg(paint: Paint, { width, height, frame, foil, fields }: CardBoxes): string {
  const inner = insetBox(frame, 8);
  const middle = { x: width / 2, y: foil.y + foil.height * 0.46 };
  const far = Math.hypot(width, height);
  const rays = Array.from({ length: RAYS }, (_, index) => {
    const at = (turn: number) => {
      const angle = (Math.PI * 2 * turn) / RAYS;
      return `${toOneDecimal(middle.x + Math.cos(angle) * far)} ${toOneDecimal(middle.y + Math.sin(angle) * far)}`;
    };
    return `M${toOneDecimal(middle.x)} ${toOneDecimal(middle.y)}L${at(index)}L${at(index + 0.5)}Z`;
  }).join('');
  const wells = fields
    .map((field) => {
      const edge = steppedPath(field, 4, 2);
      return `<path d="${edge}" fill="url(#well)" stroke="${paint.metal('#8A5F1C')}" stroke-width="1.2"/><path d="${steppedPath(insetBox(field, 3), 4, 2)}" fill="none" stroke="${paint.metal('#5A4118')}" stroke-width=".8"/>`;
    })
    .join('');
  return svgImage(
    { x: 0, y: 0, width, height },
    `<defs><radialGradient id="ground" cx=".5" cy=".42" r=".8"><stop offset="0" stop-color="${paint.velvet('#7A1428')}"/><stop offset=".55" stop-color="${paint.velvet('#3C0A18')}"/><stop offset="1" stop-color="${paint.ground('#160A14')}"/></radialGradient>
<radialGradient id="well" cx=".5" cy=".35" r=".85"><stop offset="0" stop-color="${paint.metal('#33240F')}"/><stop offset="1" stop-color="${paint.ground('#120B12')}"/></radialGradient>
${linearGradient('line', paint.ramp)}<clipPath id="inner"><path d="${steppedPath(inner, 6, 2)}"/></clipPath></defs>
<path d="${steppedPath(inner, 6, 2)}" fill="url(#ground)"/>
<g clip-path="url(#inner)"><path d="${rays}" fill="${paint.metal('#F6CF7C')}" opacity=".07"/></g>
<path d="${steppedPath(insetBox(foil, -5), 6, 2)}" fill="${paint.ground('#0E0910')}" stroke="url(#line)" stroke-width="2.2"/>
${wells}`,
  );
}

/** A quarter of a fan after another: scales of deco, `size` wide, over a whole box. */
function drawScales({ width, height }: Pick<Box, 'width' | 'height'>, size: number): string {
  const rows = Math.ceil(height / (size / 2)) + 2;
  const columns = Math.ceil(width / size) + 2;
  const paths: string[] = [];
  for (let row = 0; row < rows; row += 1)
    for (let column = -1; column < columns; column += 1) {
      const x = column * size + (row % 2 === 0 ? 0 : size / 2);
      const y = (row * size) / 2;
      for (const share of [0.5, 0.34, 0.18]) {
        const radius = size * share;
        paths.push(
          `M${toOneDecimal(x - radius)} ${toOneDecimal(y)}A${toOneDecimal(radius)} ${toOneDecimal(radius)} 0 0 1 ${toOneDecimal(x + radius)} ${toOneDecimal(y)}`,
        );
      }
    }
  return paths.join('');
}

/** The foil, in a box of its own: bright metal with scales, and over each field a plaque with a fan. */
export function scratchFoilSvg(paint: Paint, { foil, fields }: Pick<CardBoxes, 'foil' | 'fields'>): string {
  const { width, height } = foil;
  const whole = { x: 0, y: 0, width, height };
  // Cornered like the frame that it fills.
  const edge = steppedPath(whole, 5, 2);
  const plaques = fields
    .map(({ x, y, width: wide, height: high }) => {
      const box = { x: x - foil.x, y: y - foil.y, width: wide, height: high };
      return `<path d="${steppedPath(box, 4, 2)}" fill="url(#plaque)" stroke="#6F6478" stroke-width="1.2"/><path d="${steppedPath(insetBox(box, 3.2), 4, 2)}" fill="none" stroke="#FFFFFF" stroke-opacity=".75" stroke-width=".9"/>${fan(paint, box)}`;
    })
    .join('');
  return svgImage(
    whole,
    `<defs>${linearGradient(
      'foil',
      [
        [0, '#F7F3F8'],
        [0.2, '#C9C1D0'],
        [0.36, '#EFEAF2'],
        [0.55, '#A79DB2'],
        [0.7, '#E4DDE8'],
        [0.86, '#B4AABE'],
        [1, '#F1ECF4'],
      ],
      'x1="0" y1="0" x2="1" y2="1"',
    )}${linearGradient('plaque', [
      [0, '#FBF8FC'],
      [0.48, '#D8D1DE'],
      [0.52, '#B9B0C4'],
      [1, '#E6E0EA'],
    ])}${linearGradient('leaf', paint.ramp)}<clipPath id="whole"><path d="${edge}"/></clipPath></defs>
<path d="${edge}" fill="url(#foil)"/>
<g clip-path="url(#whole)"><path d="${drawScales(whole, 22)}" fill="none" stroke="#6F6478" stroke-opacity=".34" stroke-width="1"/></g>
${plaques}`,
  );
}

const LEAVES = 7;

/** A brass fan in the middle of a plaque, over a lit bulb. */
function fan(paint: Paint, { x, y, width, height }: Box): string {
  const foot = { x: x + width / 2, y: y + height * 0.7 };
  const reach = Math.min(width * 0.34, height * 0.46);
  const at = (turn: number, share: number) => {
    const angle = Math.PI + (Math.PI * turn) / LEAVES;
    return `${toOneDecimal(foot.x + Math.cos(angle) * reach * share)} ${toOneDecimal(foot.y + Math.sin(angle) * reach * share)}`;
  };
  const leaves = Array.from(
    { length: LEAVES },
    (_, index) =>
      `<path d="M${at(index + 0.5, 0.32)}L${at(index + 0.08, 0.9)}Q${at(index + 0.5, 1.12)} ${at(index + 0.92, 0.9)}Z" fill="url(#leaf)" stroke="${paint.metal('#5A3508')}" stroke-width=".7" stroke-linejoin="round"/>`,
  ).join('');
  const bulb = reach * 0.2;
  return `${leaves}<circle cx="${toOneDecimal(foot.x)}" cy="${toOneDecimal(foot.y - bulb * 0.3)}" r="${toOneDecimal(bulb)}" fill="${paint.metal('#FFF0BE')}" stroke="${paint.metal('#8A5A18')}" stroke-width="1.2"/>`;
}

/** The light around a field that shows the prize, in a box with `margin` on every side of the field. */
export function scratchGlowSvg(
  paint: Paint,
  { width, height }: Pick<Box, 'width' | 'height'>,
  margin: number,
): string {
  const field = { x: margin, y: margin, width, height };
  const whole = { x: 0, y: 0, width: width + 2 * margin, height: height + 2 * margin };
  const rims = [6, 4, 2]
    .map(
      (reach, index) =>
        `<path d="${steppedPath(insetBox(field, -reach / 2), 4, 2)}" fill="none" stroke="${paint.metal('#FFC45A')}" stroke-opacity="${0.14 + index * 0.12}" stroke-width="${reach * 1.6}"/>`,
    )
    .join('');
  return svgImage(
    whole,
    `${rims}<path d="${steppedPath(field, 4, 2)}" fill="none" stroke="${paint.metal('#FFF1C0')}" stroke-width="2"/>`,
  );
}
