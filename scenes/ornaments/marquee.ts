import type { Paint } from '../../contract/config/paint.ts';
import { type Box, FRAME_INSET } from '../lobby/layout.ts';
import { insetBox, linearGradient, steppedPath, svgImage } from './shapes.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

const BULB_RADIUS = 2.7;
/** Distance from the frame's edge to the bulbs' middles. */
const BULB_LINE = 8.6;
const BULB_PITCH = 14;
/** No bulb sits in a stepped corner. */
const CORNER_REACH = 20;

/** Middles of the bulbs, clockwise from the top left, relative to the frame. */
export function marqueeBulbs(width: number, height: number): Point[] {
  const along = (from: number, to: number) => {
    const count = Math.max(2, Math.round((to - from) / BULB_PITCH) + 1);
    return Array.from({ length: count }, (_, index) => from + ((to - from) * index) / (count - 1));
  };
  const xs = along(CORNER_REACH, width - CORNER_REACH);
  const ys = along(CORNER_REACH, height - CORNER_REACH);
  return [
    ...xs.map((x) => ({ x, y: BULB_LINE })),
    ...ys.map((y) => ({ x: width - BULB_LINE, y })),
    ...xs.toReversed().map((x) => ({ x, y: height - BULB_LINE })),
    ...ys.toReversed().map((y) => ({ x: BULB_LINE, y })),
  ];
}

/** Every third bulb is dim at rest; the chase lights them in turn. */
const isDimBulb = (index: number) => index % 3 === 2;

const drawBulb = (paint: Paint, { x, y }: Point, isDim: boolean) => {
  const at = `cx="${x.toFixed(1)}" cy="${y.toFixed(1)}"`;
  const glow = isDim ? '' : `<circle ${at} r="${BULB_RADIUS * 2.7}" fill="url(#glow)"/>`;
  const glass = isDim ? 'url(#dim)' : 'url(#lit)';
  return `${glow}<circle ${at} r="${BULB_RADIUS}" fill="${glass}" stroke="${paint.metal('#5A3508')}" stroke-width=".6"/>`;
};

const bulbPaint = (paint: Paint) => `
<radialGradient id="glow"><stop offset="0" stop-color="${paint.metal('#FFF1C0')}" stop-opacity=".9"/><stop offset=".3" stop-color="${paint.metal('#FFC45A')}" stop-opacity=".5"/><stop offset="1" stop-color="${paint.metal('#FF9A2E')}" stop-opacity="0"/></radialGradient>
<radialGradient id="lit" cx=".42" cy=".38"><stop offset="0" stop-color="#FFFFFF"/><stop offset=".45" stop-color="${paint.metal('#FFF0BE')}"/><stop offset="1" stop-color="${paint.metal('#F2B64C')}"/></radialGradient>
<radialGradient id="dim" cx=".42" cy=".38"><stop offset="0" stop-color="${paint.metal('#E0A848')}"/><stop offset="1" stop-color="${paint.metal('#8A5A18')}"/></radialGradient>`;

/** The bulb frame around an open middle, as an image as large as the frame. */
export function marqueeFrameSvg(paint: Paint, width: number, height: number): string {
  const whole: Box = { x: 0, y: 0, width, height };
  const outer = steppedPath(insetBox(whole, 1.2), 6, 2);
  const channel = steppedPath(insetBox(whole, 3.4), 6, 2);
  const inner = steppedPath(insetBox(whole, FRAME_INSET - 1.6), 5, 2);
  const hole = steppedPath(insetBox(whole, FRAME_INSET + 0.6), 5, 2);
  const bulbs = marqueeBulbs(width, height)
    .map((point, index) => drawBulb(paint, point, isDimBulb(index)))
    .join('');
  return svgImage(
    whole,
    `<defs>${linearGradient('brass', paint.ramp, `gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="${width * 0.06}" y2="${height}"`)}
${linearGradient('channel', [
  [0, paint.metal('#3D1D0A')],
  [0.5, paint.metal('#2B1408')],
  [1, paint.metal('#1A0B05')],
])}${bulbPaint(paint)}</defs>
<path d="${outer}${hole}" fill="url(#channel)" fill-rule="evenodd"/>
<path d="${outer}" fill="none" stroke="${paint.metal('#1A0B05')}" stroke-width="3.6"/>
<path d="${outer}" fill="none" stroke="url(#brass)" stroke-width="2.2"/>
<path d="${channel}" fill="none" stroke="${paint.metal('#8A5F1C')}" stroke-width=".8"/>
<path d="${inner}" fill="none" stroke="${paint.metal('#12060A')}" stroke-width="4.4"/>
<path d="${inner}" fill="none" stroke="url(#brass)" stroke-width="2.4"/>
${bulbs}`,
  );
}

/** One bulb at full light, for the chase: a square image with the bulb in its middle. */
export const BULB_TEXTURE_SIZE = 20;
export function bulbSvg(paint: Paint): string {
  const middle = BULB_TEXTURE_SIZE / 2;
  return svgImage(
    { x: 0, y: 0, width: BULB_TEXTURE_SIZE, height: BULB_TEXTURE_SIZE },
    `<defs>${bulbPaint(paint)}</defs><circle cx="${middle}" cy="${middle}" r="9.5" fill="url(#glow)"/>${drawBulb(paint, { x: middle, y: middle }, false)}<circle cx="${middle}" cy="${middle}" r="1.6" fill="#fff"/>`,
  );
}

/** The fan over three brass steps that crowns the frame. */
export function crestSvg(paint: Paint, width: number, height: number): string {
  const middle = width / 2;
  const foot = height;
  const radiusX = height * 1.28;
  const radiusY = height * 0.98;
  const petals = 11;
  const edge = (angle: number, share: number) =>
    `${(middle - Math.cos(angle) * radiusX * share).toFixed(2)} ${(foot - Math.sin(angle) * radiusY * share).toFixed(2)}`;
  const leaves = Array.from({ length: petals }, (_, index) => {
    const from = (Math.PI * index) / petals;
    const to = (Math.PI * (index + 1)) / petals;
    const tip = (from + to) / 2;
    const fill = index % 2 === 0 ? 'url(#leaf)' : 'url(#shade)';
    return `<path d="M${edge(tip, 0.3)}L${edge(from, 0.86)}Q${edge(from, 0.99)} ${edge(tip, 1.0)}Q${edge(to, 0.99)} ${edge(to, 0.86)}Z" fill="${fill}" stroke="${paint.metal('#3A2006')}" stroke-width=".9" stroke-linejoin="round"/>`;
  }).join('');
  const step = (half: number, top: number, bottom: number) =>
    `<path d="M${middle - half} ${bottom}V${top}H${middle + half}V${bottom}Z" fill="url(#step)" stroke="${paint.metal('#4A2C0A')}" stroke-width=".8"/><path d="M${middle - half} ${top + 0.6}H${middle + half}" stroke="${paint.metal('#FFF3C9')}" stroke-width=".9"/>`;
  const gem = height * 0.3;
  const star = gem * 0.72;
  const heart = foot - gem * 0.72;
  return svgImage(
    { x: 0, y: 0, width, height },
    `<defs>${linearGradient('leaf', [
      [0, paint.metal('#FFF6D2')],
      [0.4, paint.metal('#F3C868')],
      [1, paint.metal('#A8741F')],
    ])}${linearGradient('shade', [
      [0, paint.metal('#E9BF6A')],
      [0.5, paint.metal('#A87A26')],
      [1, paint.metal('#5E3C10')],
    ])}${linearGradient('step', [
      [0, paint.metal('#FFE7A6')],
      [0.3, paint.metal('#D8A03A')],
      [0.62, paint.metal('#8A5F1C')],
      [1, paint.metal('#5E3C10')],
    ])}<radialGradient id="gem" cx=".4" cy=".3"><stop offset="0" stop-color="#FF7A6E"/><stop offset=".5" stop-color="#D4182E"/><stop offset="1" stop-color="#5C0612"/></radialGradient></defs>
${step(width * 0.5 - 1, height * 0.72, height)}${step(width * 0.36, height * 0.42, height)}
${leaves}
<circle cx="${middle}" cy="${heart}" r="${gem + 2.2}" fill="url(#step)" stroke="${paint.metal('#3A2006')}" stroke-width=".8"/>
<circle cx="${middle}" cy="${heart}" r="${gem}" fill="url(#gem)"/>
<path d="M${middle} ${heart - star}Q${middle + star * 0.16} ${heart - star * 0.16} ${middle + star} ${heart}Q${middle + star * 0.16} ${heart + star * 0.16} ${middle} ${heart + star}Q${middle - star * 0.16} ${heart + star * 0.16} ${middle - star} ${heart}Q${middle - star * 0.16} ${heart - star * 0.16} ${middle} ${heart - star}Z" fill="${paint.metal('#FFF8DC')}"/>`,
  );
}

/** The left curtain, hung from the top; the right one is its mirror image. */
export function curtainSvg(paint: Paint, width: number, height: number): string {
  const folds = 5;
  const fold = width / folds;
  const tie = height * 0.72;
  const drape = `M0 0H${width}C${width * 0.98} ${height * 0.3} ${width * 0.82} ${height * 0.56} ${width * 0.42} ${tie}C${width * 0.5} ${height * 0.82} ${width * 0.46} ${height * 0.92} ${width * 0.48} ${height}H0Z`;
  const shades = Array.from({ length: folds }, (_, index) => {
    const x = index * fold;
    const sway = width * 0.42 * (index / folds);
    return `<path d="M${x} 0H${x + fold * 0.5}C${x + fold * 0.5} ${height * 0.3} ${sway + fold * 0.4} ${height * 0.55} ${sway * 0.9 + fold * 0.2} ${tie}L${sway} ${height}H${sway * 0.86}L${sway * 0.8} ${tie}C${sway} ${height * 0.55} ${x} ${height * 0.3} ${x} 0Z" fill="${paint.velvet('#2A0208')}" opacity=".5"/><path d="M${x + fold * 0.62} 0H${x + fold * 0.78}C${x + fold * 0.76} ${height * 0.3} ${sway + fold * 0.6} ${height * 0.55} ${sway + fold * 0.3} ${tie}C${sway + fold * 0.4} ${height * 0.55} ${x + fold * 0.6} ${height * 0.3} ${x + fold * 0.62} 0Z" fill="${paint.velvet('#FF6A5E')}" opacity=".35"/>`;
  }).join('');
  return svgImage(
    { x: 0, y: 0, width, height },
    `<defs>${linearGradient(
      'velvet',
      [
        [0, paint.velvet('#7A0A18')],
        [0.5, paint.velvet('#B3162A')],
        [1, paint.velvet('#6A0814')],
      ],
      'x1="0" y1="0" x2="1" y2="0"',
    )}${linearGradient('fall', [
      [0, '#000000'],
      [0.14, paint.velvet('#3A0008')],
      [1, paint.velvet('#1A0006')],
    ])}<clipPath id="drape"><path d="${drape}"/></clipPath>${linearGradient('cord', paint.ramp)}</defs>
<g clip-path="url(#drape)"><path d="${drape}" fill="url(#velvet)"/>${shades}<path d="M0 0H${width}V${height * 0.1}H0Z" fill="${paint.velvet('#1A0006')}" opacity=".45"/><path d="M0 ${tie + 3}H${width}V${height}H0Z" fill="${paint.velvet('#1A0006')}" opacity=".28"/></g>
<path d="M0 ${tie - 5}Q${width * 0.24} ${tie - 1} ${width * 0.45} ${tie - 3}L${width * 0.45} ${tie + 4}Q${width * 0.24} ${tie + 7} 0 ${tie + 4}Z" fill="url(#cord)" stroke="${paint.metal('#3A2006')}" stroke-width=".6"/>`,
  );
}
