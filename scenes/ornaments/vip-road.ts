import { FARTHEST_STOP, NEAREST_STOP, pointAt, type RoadLayout } from '../vip/layout.ts';
import { mixColours } from './mix-colours.ts';
import { linearGradient, svgImage } from './shapes.ts';
import { jewelAt } from './vip-jewel.ts';
import { towersSvg, type VipPaint } from './vip-towers.ts';

const RAYS = 44;
const SAMPLES = 90;

/** Wedges of light from the jewel. */
function drawRays(x: number, y: number, reach: number): string {
  const at = (angle: number) =>
    `${(x + Math.cos(angle) * reach).toFixed(0)} ${(y + Math.sin(angle) * reach).toFixed(0)}`;
  return Array.from({ length: RAYS }, (_, index) => {
    const from = (Math.PI * 2 * index) / RAYS;
    return `M${x} ${y}L${at(from)}L${at(from + Math.PI / RAYS)}Z`;
  }).join('');
}

/** Rings with ticks around the jewel, like the face of a clock. */
function drawHalo(x: number, y: number, radius: number, light: string): string {
  const ticks = Array.from({ length: 24 }, (_, index) => {
    const angle = (Math.PI * 2 * (index + 0.5)) / 24;
    const isLong = index % 2 === 0;
    const at = (share: number) =>
      `${(x + Math.cos(angle) * radius * share).toFixed(1)} ${(y + Math.sin(angle) * radius * share).toFixed(1)}`;
    return `M${at(0.84)}L${at(isLong ? 1.02 : 0.93)}`;
  }).join('');
  const ring = (share: number, width: number, opacity: number) =>
    `<circle cx="${x}" cy="${y}" r="${(radius * share).toFixed(1)}" fill="none" stroke="${light}" stroke-width="${width}" opacity="${opacity}"/>`;
  return `${ring(0.79, 2, 0.5)}${ring(0.98, 1.4, 0.34)}${ring(1.16, 1.2, 0.2)}<path d="${ticks}" stroke="${light}" stroke-width="2" opacity=".5"/>`;
}

/** A closed path along the road between two lines, each given by its distance from the middle as a share of the half. */
function strip(layout: RoadLayout, left: number, right: number, drop = 0): string {
  const points = Array.from({ length: SAMPLES + 1 }, (_, index) =>
    pointAt(layout, NEAREST_STOP + ((FARTHEST_STOP - NEAREST_STOP) * index) / SAMPLES),
  );
  const say = (share: number) => (point: (typeof points)[number]) =>
    `${(point.x + point.half * share).toFixed(1)} ${(point.y + point.half * drop).toFixed(1)}`;
  return `M${points.map(say(left)).join('L')}L${points.toReversed().map(say(right)).join('L')}Z`;
}

/** The kerb's width, as a share of half the road's. */
const KERB = 0.22;

function roadSvg(layout: RoadLayout, { shadow, light }: VipPaint): string {
  const line = Array.from({ length: SAMPLES + 1 }, (_, index) => {
    const { x, y } = pointAt(layout, NEAREST_STOP + ((FARTHEST_STOP - NEAREST_STOP) * index) / SAMPLES);
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  }).join('L');
  return `<path d="${strip(layout, -1.06, 1.06, 0.11)}" fill="#000" opacity=".45"/><path d="${strip(layout, -1, 1, 0.07)}" fill="${shadow}"/>
<path d="${strip(layout, -1, 1)}" fill="url(#floor)"/><path d="${strip(layout, -1 + KERB, -1 + KERB * 1.6)}${strip(layout, 1 - KERB * 1.6, 1 - KERB)}" fill="#000" opacity=".3"/>
<path d="M${line}" fill="none" stroke="${light}" stroke-width="2.4" opacity=".4"/>
<path d="${strip(layout, -1, -1 + KERB)}" fill="url(#kerb)"/><path d="${strip(layout, 1 - KERB, 1)}" fill="url(#kerb)"/>
<path d="${strip(layout, -1, -1 + KERB * 0.2)}${strip(layout, 1 - KERB * 0.2, 1)}" fill="#fff" opacity=".5"/>`;
}

/** Three steps of metal; the jewel stands on the highest. */
function plinthSvg({ plinth }: RoadLayout, ink: string): string {
  const high = plinth.height / 3;
  return [0.56, 0.78, 1]
    .map((share, index) => {
      const wide = plinth.width * share;
      const x = plinth.x + (plinth.width - wide) / 2;
      return `<path d="M${x.toFixed(1)} ${(plinth.y + index * high).toFixed(1)}h${wide.toFixed(1)}v${high.toFixed(1)}h${(-wide).toFixed(1)}Z" fill="url(#step)" stroke="${ink}" stroke-width="1.2"/>`;
    })
    .join('');
}

/** Ground, city, road, plinth and jewel of one VIP theme: all that does not move. Its upper edge is clear. */
export function vipRoadSvg(layout: RoadLayout, paint: VipPaint): string {
  const { width, height, middle, jewel, column } = layout;
  const { light, metal, base, dark, shadow, velvet, ink } = paint;
  const x = middle;
  const y = jewel.y + jewel.height * 0.48;
  const dusk = mixColours(velvet, ink, 0.45);
  const glow = mixColours(velvet, light, 0.5);
  const road = layout.plinth.y + layout.plinth.height;
  const far = Math.hypot(width, height);
  return svgImage(
    { x: 0, y: 0, width, height },
    `<defs>${linearGradient('sky', [
      [0, mixColours(velvet, ink, 0.62)],
      [0.4, mixColours(velvet, ink, 0.2)],
      [0.72, dusk],
      [1, mixColours(velvet, ink, 0.72)],
    ])}<radialGradient id="lamp" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${(column * 0.72).toFixed(0)}"><stop offset="0" stop-color="${mixColours(glow, '#ffffff', 0.35)}"/><stop offset=".3" stop-color="${glow}" stop-opacity=".8"/><stop offset="1" stop-color="${velvet}" stop-opacity="0"/></radialGradient>
<radialGradient id="ray" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${(far * 0.7).toFixed(0)}"><stop offset="0" stop-color="${light}" stop-opacity=".34"/><stop offset=".5" stop-color="${light}" stop-opacity=".17"/><stop offset="1" stop-color="${light}" stop-opacity=".08"/></radialGradient>
<linearGradient id="floor" gradientUnits="userSpaceOnUse" x1="0" y1="${road}" x2="0" y2="${height}"><stop offset="0" stop-color="${mixColours(velvet, light, 0.22)}"/><stop offset=".4" stop-color="${mixColours(velvet, ink, 0.12)}"/><stop offset="1" stop-color="${mixColours(velvet, ink, 0.42)}"/></linearGradient>
<linearGradient id="kerb" gradientUnits="userSpaceOnUse" x1="0" y1="${road}" x2="0" y2="${height}"><stop offset="0" stop-color="${light}"/><stop offset=".3" stop-color="${metal}"/><stop offset=".62" stop-color="${base}"/><stop offset="1" stop-color="${dark}"/></linearGradient>
${linearGradient(
  'step',
  [
    [0, dark],
    [0.22, metal],
    [0.42, light],
    [0.6, metal],
    [1, shadow],
  ],
  'x1="0" y1="0" x2="1" y2="0"',
)}<linearGradient id="dim" gradientUnits="userSpaceOnUse" x1="0" y1="${(height * 0.6).toFixed(0)}" x2="0" y2="${height}"><stop offset="0" stop-color="${ink}" stop-opacity="0"/><stop offset="1" stop-color="${ink}" stop-opacity=".72"/></linearGradient></defs>
<path d="M0 0H${width}V${height}H0Z" fill="url(#sky)"/><path d="${drawRays(x, y, far)}" fill="url(#ray)"/><path d="M0 0H${width}V${height}H0Z" fill="url(#lamp)"/>
${drawHalo(x, y, jewel.width * 0.74, light)}${towersSvg(layout, paint)}<path d="M0 0H${width}V${height}H0Z" fill="url(#dim)"/>
${roadSvg(layout, paint)}${plinthSvg(layout, ink)}${jewelAt(jewel, paint)}`,
  );
}
