import type { Paint } from '../../contract/config/paint.ts';
import { coinMarks, crownMarks, gemMarks, pointsMarks, symbolDefs } from './jackpot-symbols.ts';
import { insetBox, linearGradient, steppedPath, svgImage } from './shapes.ts';

export type CellKind = 'coin' | 'points' | 'diamond' | 'jackpot' | 'other';

const RAYS = 22;

/** Rays from a point to beyond a box, every second one left out. */
export function rayPath(x: number, y: number, reach: number, count = RAYS): string {
  return Array.from({ length: count }, (_, index) => {
    const from = (Math.PI * 2 * index) / count;
    const to = from + Math.PI / count;
    const at = (angle: number) =>
      `${(x + Math.cos(angle) * reach).toFixed(1)} ${(y + Math.sin(angle) * reach).toFixed(1)}`;
    return `M${x.toFixed(1)} ${y.toFixed(1)}L${at(from)}L${at(to)}Z`;
  }).join('');
}

function marksOf(paint: Paint, kind: CellKind): string {
  if (kind === 'coin') return coinMarks(paint);
  if (kind === 'diamond') return gemMarks('minor');
  if (kind === 'jackpot') return crownMarks(paint);
  return pointsMarks(paint);
}

/** A cell of the ring: ground, rays, symbol and stepped frame; the prize is lettered over its foot. */
export function cellSvg(
  paint: Paint,
  { kind, isLit, width, height }: { kind: CellKind; isLit: boolean; width: number; height: number },
): string {
  const whole = { x: 0, y: 0, width, height };
  const isJackpot = kind === 'jackpot';
  const step = Math.max(3, Math.round(width / 26));
  const outer = steppedPath(insetBox(whole, 1.2), step, 2);
  const inner = steppedPath(insetBox(whole, 4.4), step, 2);
  const middle = height * 0.42;
  const size = Math.min(width * 0.5, height * 0.5);
  const ground = isJackpot
    ? [paint.jewel('mega', '#8E1526'), paint.jewel('mega', '#2E060D')]
    : [paint.ground('#2A2038'), paint.ground('#100B18')];
  const rays = isJackpot ? paint.jewel('mega', '#FF6A5E') : paint.metal('#E9BF6A');
  const lit = isLit
    ? `<path d="${outer}" fill="url(#lamp)"/><path d="${rayPath(width / 2, middle, width)}" fill="#fff" opacity=".22" clip-path="url(#cell)"/>`
    : '';
  return svgImage(
    whole,
    `<defs>${symbolDefs(paint)}<radialGradient id="ground" cx=".5" cy=".42" r=".8"><stop offset="0" stop-color="${ground[0]}"/><stop offset="1" stop-color="${ground[1]}"/></radialGradient>
<radialGradient id="lamp" cx=".5" cy=".42" r=".8"><stop offset="0" stop-color="#FFFFFF"/><stop offset=".34" stop-color="${paint.metal('#FFE9B0')}"/><stop offset=".78" stop-color="${paint.metal('#F2B64C')}"/><stop offset="1" stop-color="${paint.metal('#C07F1E')}"/></radialGradient>
${linearGradient('foot', [
  [0, '#000000'],
  [1, '#000000'],
])}<clipPath id="cell"><path d="${outer}"/></clipPath></defs>
<path d="${outer}" fill="url(#ground)"/><path d="${rayPath(width / 2, middle, width)}" fill="${rays}" opacity="${isJackpot ? 0.22 : 0.07}" clip-path="url(#cell)"/>
${lit}<circle cx="${width / 2}" cy="${middle}" r="${size * 0.78}" fill="url(#halo)" opacity="${isLit ? 1 : 0.5}"/>
${isLit ? '' : `<path d="M0 ${height * 0.7}H${width}V${height}H0Z" fill="#07050B" opacity=".5" clip-path="url(#cell)"/>`}
<g transform="translate(${width / 2} ${middle}) scale(${size / 100})">${marksOf(paint, kind)}</g>
<path d="${outer}" fill="none" stroke="#0A0509" stroke-width="3.2"/><path d="${outer}" fill="none" stroke="url(#struck)" stroke-width="${isLit ? 2.6 : 1.8}"/>
<path d="${inner}" fill="none" stroke="${isLit ? '#fff' : paint.metal(isJackpot ? '#E9BF6A' : '#6B4A16')}" stroke-width=".8" opacity=".85"/>`,
  );
}

export type SpinFace = 'on' | 'off' | 'pressed';

/** The button in the middle of the ring; its text is lettered over it. */
export function spinSvg(paint: Paint, width: number, height: number, spin: SpinFace): string {
  const isOn = spin !== 'off';
  const whole = { x: 0, y: 0, width, height };
  const step = Math.max(4, Math.round(height / 18));
  const outer = steppedPath(insetBox(whole, 1.4), step, 2);
  const face = steppedPath(insetBox(whole, 6.5), step, 2);
  const line = steppedPath(insetBox(whole, 10.5), step, 2);
  const [light, middle, dark, edge] = isOn
    ? ['#6FF5E2', '#25D9C4', '#0A7C76', '#D8FFF8'].map(paint.action)
    : ['#43515A', '#2F3A43', '#1D252C', '#6B7A80'];
  return svgImage(
    whole,
    `<defs>${linearGradient('brass', paint.ramp)}<radialGradient id="face" cx=".5" cy=".45" r=".75"><stop offset="0" stop-color="${light}"/><stop offset=".5" stop-color="${middle}"/><stop offset="1" stop-color="${dark}"/></radialGradient><clipPath id="inside"><path d="${face}"/></clipPath></defs>
<path d="${outer}" fill="${paint.ground('#0B0810')}"/><path d="${outer}" fill="none" stroke="url(#brass)" stroke-width="2.6"/>
<path d="${face}" fill="url(#face)"/><path d="${rayPath(width / 2, height / 2, width, 30)}" fill="#fff" opacity="${isOn ? 0.13 : 0.04}" clip-path="url(#inside)"/>
${spin === 'pressed' ? pressedShade(outer, face) : ''}<path d="${line}" fill="none" stroke="${edge}" stroke-width="1.1" opacity="${isOn ? 0.85 : 0.5}"/>`,
  );
}

/** The frame's shadow on a face that is pushed in below it, deepest at the upper edge. */
function pressedShade(outer: string, face: string): string {
  const shade = (width: number, opacity: number, y: number) =>
    `<path d="${face}" transform="translate(0 ${y})" fill="none" stroke="#01110F" stroke-width="${width}" opacity="${opacity}" clip-path="url(#inside)"/>`;
  return `<path d="${outer}" fill="#01110F" opacity=".3" clip-path="url(#inside)"/>${shade(26, 0.16, 4)}${shade(16, 0.22, 3)}${shade(8, 0.34, 2)}`;
}
