import type { Paint } from '../../contract/config/paint.ts';
import type { JackpotTier } from '../../contract/ids.ts';
import { rayPath } from './jackpot-cells.ts';
import { crownMarks, gemMarks, symbolDefs } from './jackpot-symbols.ts';
import { linearGradient, pointAt, svgImage } from './shapes.ts';

/** Pegs on the wheel's rim; the pointer clicks over each. */
export const WHEEL_PEGS = 24;
const RIM_SHARE = 0.115;
/** Where the pegs stand, as a share of the wheel's radius. */
export const WHEEL_PEG_LINE = 1 - RIM_SHARE / 2;

const SECTORS: Record<JackpotTier, [string, string]> = {
  mini: ['#23A96E', '#06402A'],
  mega: ['#D11F38', '#4A0612'],
  minor: ['#3479D8', '#0B2C60'],
  major: ['#9A46E0', '#33105A'],
};

/** Light over the top one of so many sectors, in a box as wide as the wheel and half as high; it is laid on additively. */
export function sectorLightSvg(sectors: number, radius: number): string {
  const inner = radius * (1 - RIM_SHARE);
  const half = 180 / sectors;
  return svgImage(
    { x: 0, y: 0, width: radius * 2, height: radius },
    `<defs><radialGradient id="lit" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="${inner}"><stop offset=".12" stop-color="#FFF2C8" stop-opacity=".1"/><stop offset=".7" stop-color="#FFE3A0" stop-opacity=".32"/><stop offset="1" stop-color="#FFD27A" stop-opacity=".6"/></radialGradient></defs>
<g transform="translate(${radius} ${radius})"><path d="M0 0L${pointAt(-half, inner)}A${inner} ${inner} 0 0 1 ${pointAt(half, inner)}Z" fill="url(#lit)"/></g>`,
  );
}

/**
 * The turning part: four sectors clockwise from the top as `order` has them, each with its stone, in a rim of
 * bulbs and pegs. The names are lettered over it.
 */
export function wheelSvg(paint: Paint, order: readonly JackpotTier[], size: number): string {
  const half = size / 2;
  const inner = half * (1 - RIM_SHARE);
  const span = 360 / order.length;
  const grounds = order
    .map(
      (tier) =>
        `<radialGradient id="sector-${tier}" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="${inner}"><stop offset=".1" stop-color="${paint.jewel(tier, SECTORS[tier][1])}"/><stop offset=".72" stop-color="${paint.jewel(tier, SECTORS[tier][0])}"/><stop offset="1" stop-color="${paint.jewel(tier, SECTORS[tier][1])}"/></radialGradient>`,
    )
    .join('');
  const sectors = order
    .map((tier, index) => {
      const from = index * span;
      return `<path d="M0 0L${pointAt(from, inner)}A${inner} ${inner} 0 0 1 ${pointAt(from + span, inner)}Z" fill="url(#sector-${tier})"/>`;
    })
    .join('');
  const stones = order
    .map((tier, index) => {
      const marks = tier === 'mega' ? crownMarks(paint) : gemMarks(tier);
      return `<g transform="rotate(${index * span + span / 2}) translate(0 ${-half * 0.43}) scale(${half / 520})">${marks}</g>`;
    })
    .join('');
  const arcs = order
    .map((_, index) => {
      const from = index * span + 12;
      const to = (index + 1) * span - 12;
      const reach = inner * 0.93;
      return `<path d="M${pointAt(from, reach)}A${reach} ${reach} 0 0 1 ${pointAt(to, reach)}" fill="none" stroke="#fff" stroke-width="1.2" opacity=".35"/>`;
    })
    .join('');
  const spokes = order
    .map((_, index) => {
      const end = pointAt(index * span, inner);
      return `<path d="M0 0L${end}" stroke="#1A0B05" stroke-width="9"/><path d="M0 0L${end}" stroke="url(#struck)" stroke-width="6"/><path d="M0 0L${end}" stroke="${paint.metal('#FFF6D2')}" stroke-width="1.6"/>`;
    })
    .join('');
  const middle = half * WHEEL_PEG_LINE;
  const pegs = Array.from({ length: WHEEL_PEGS }, (_, index) => {
    const angle = (Math.PI * 2 * index) / WHEEL_PEGS;
    const place = `cx="${(Math.cos(angle) * middle).toFixed(1)}" cy="${(Math.sin(angle) * middle).toFixed(1)}"`;
    const r = half * 0.022;
    return `<circle ${place} r="${r * 2.6}" fill="url(#halo)"/><circle ${place} r="${r}" fill="${paint.metal('#FFF6D2')}" stroke="${paint.metal('#5A3508')}" stroke-width="1"/>`;
  }).join('');
  return svgImage(
    { x: -half, y: -half, width: size, height: size },
    `<defs>${symbolDefs(paint)}${grounds}${linearGradient('channel', [
      [0, paint.metal('#4A2A10')],
      [0.5, paint.metal('#2B1408')],
      [1, paint.metal('#1A0B05')],
    ])}<radialGradient id="shade" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="${inner}"><stop offset=".8" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".45"/></radialGradient><clipPath id="disc"><circle r="${inner}"/></clipPath></defs>
<circle r="${half - 1}" fill="#12060A"/><circle r="${half - 2}" fill="url(#struck)"/><circle r="${half - 6}" fill="url(#channel)"/><circle r="${inner + 4}" fill="url(#struck)"/>
${sectors}<path d="${rayPath(0, 0, inner, 60)}" fill="#fff" opacity=".06" clip-path="url(#disc)"/><circle r="${inner}" fill="url(#shade)"/>
${arcs}${spokes}${stones}<circle r="${inner + 1}" fill="none" stroke="#12060A" stroke-width="2"/>${pegs}`,
  );
}

/** The still middle of the wheel. */
export function hubSvg(paint: Paint, size: number): string {
  const half = size / 2;
  return svgImage(
    { x: -half, y: -half, width: size, height: size },
    `<defs>${symbolDefs(paint)}<radialGradient id="well"><stop offset="0" stop-color="${paint.jewel('major', '#5A2490')}"/><stop offset="1" stop-color="${paint.jewel('major', '#1B0733')}"/></radialGradient><clipPath id="well-clip"><circle r="${half * 0.7}"/></clipPath></defs>
<circle r="${half - 1}" fill="#12060A"/><circle r="${half - 2.5}" fill="url(#struck)"/><circle r="${half * 0.8}" fill="#1A0B05"/><circle r="${half * 0.76}" fill="url(#struck)"/><circle r="${half * 0.7}" fill="url(#well)"/>
<path d="${rayPath(0, 0, half * 0.7, 32)}" fill="#fff" opacity=".09"/><g transform="translate(0 ${half * 0.02}) scale(${half / 132})">${crownMarks(paint)}</g>`,
  );
}

/** The pointer that stands over the rim; its tip is at the foot of the picture. */
export function pointerSvg(paint: Paint, width: number, height: number): string {
  const middle = width / 2;
  const shape = `M2 2H${width - 2}L${width * 0.86} ${height * 0.42}L${middle} ${height - 2}L${width * 0.14} ${height * 0.42}Z`;
  const stone = `M${width * 0.24} ${height * 0.11}H${width * 0.76}L${width * 0.68} ${height * 0.42}L${middle} ${height * 0.78}L${width * 0.32} ${height * 0.42}Z`;
  return svgImage(
    { x: 0, y: 0, width, height },
    `<defs>${symbolDefs(paint)}</defs><path d="${shape}" fill="url(#struck)" stroke="#12060A" stroke-width="3" stroke-linejoin="round"/><path d="${stone}" fill="url(#jewel-mega)" stroke="#3A0008" stroke-width="1.6" stroke-linejoin="round"/><circle cx="${middle}" cy="${height * 0.25}" r="${width * 0.1}" fill="${paint.metal('#FFF6D2')}"/>`,
  );
}

/** What lies behind the wheel: dark velvet with rays from its middle. */
export function wheelGroundSvg(
  paint: Paint,
  { width, height, x, y }: { width: number; height: number; x: number; y: number },
): string {
  const reach = Math.hypot(width, height);
  return svgImage(
    { x: 0, y: 0, width, height },
    `<defs><radialGradient id="ground" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${reach * 0.66}"><stop offset="0" stop-color="${paint.jewel('major', '#6A2AA8')}"/><stop offset=".45" stop-color="${paint.jewel('major', '#2E1050')}"/><stop offset="1" stop-color="${paint.ground('#0E0B14')}"/></radialGradient></defs>
<rect width="${width}" height="${height}" fill="url(#ground)"/><path d="${rayPath(x, y, reach, 44)}" fill="#fff" opacity=".06"/>`,
  );
}
