import type { Paint } from '../../contract/config/paint.ts';
import type { JackpotTier } from '../../contract/ids.ts';
import type { WheelStage } from '../invite-wheel/layout.ts';
import { rayPath } from './jackpot-cells.ts';
import { linearGradient, pointAt, svgImage } from './shapes.ts';

/** Neighbours differ, all around. */
const JEWELS: readonly (readonly [JackpotTier, string, string])[] = [
  ['mega', '#C81E36', '#3E0510'],
  ['minor', '#2C6FCC', '#0A2450'],
  ['mini', '#1C9560', '#053322'],
  ['major', '#8A3AD0', '#2A0E4C'],
];
const GOLD = 'gold';

/** The colour of a sector: gold for the largest amounts, jewels one after the other for the rest. */
function jewelOf(index: number, sectors: number, golden: ReadonlySet<number>): number | typeof GOLD {
  if (golden.has(index)) return GOLD;
  const jewel = index % JEWELS.length;
  // Where the number of sectors leaves the last beside the first in one colour, it takes the third.
  return index === sectors - 1 && jewel === 0 ? 2 : jewel;
}

/** A slice of a ring around (0, 0), clockwise from the top. */
function slice(from: number, to: number, inner: number, outer: number): string {
  if (inner === 0) return `M0 0L${pointAt(from, outer)}A${outer} ${outer} 0 0 1 ${pointAt(to, outer)}Z`;
  return `M${pointAt(from, inner)}L${pointAt(from, outer)}A${outer} ${outer} 0 0 1 ${pointAt(to, outer)}L${pointAt(to, inner)}A${inner} ${inner} 0 0 0 ${pointAt(from, inner)}Z`;
}

/** The turning disc; the middle of its first sector is at the top. Amounts are lettered over it. */
export function inviteDiscSvg(
  paint: Paint,
  radius: number,
  sectors: number,
  golden: readonly number[],
): string {
  const span = 360 / sectors;
  const isGolden = new Set(golden);
  const edge = radius * 0.955;
  const band = radius * 0.5;
  const fills = JEWELS.map(
    ([tier, light, deep], index) =>
      `<radialGradient id="jewel-${index}" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="${edge}"><stop offset=".24" stop-color="${paint.jewel(tier, deep)}"/><stop offset=".7" stop-color="${paint.jewel(tier, light)}"/><stop offset="1" stop-color="${paint.jewel(tier, deep)}"/></radialGradient>`,
  ).join('');
  const gold = `<radialGradient id="jewel-${GOLD}" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="${edge}"><stop offset=".24" stop-color="${paint.metal('#6B4416')}"/><stop offset=".62" stop-color="${paint.metal('#F3C868')}"/><stop offset=".78" stop-color="${paint.metal('#FFF1C0')}"/><stop offset="1" stop-color="${paint.metal('#A8741F')}"/></radialGradient>`;
  const each = (draw: (index: number, from: number) => string) =>
    Array.from({ length: sectors }, (_, index) => draw(index, (index - 0.5) * span)).join('');
  const fields = each(
    (index, from) =>
      `<path d="${slice(from, from + span, 0, edge)}" fill="url(#jewel-${jewelOf(index, sectors, isGolden)})"/>`,
  );
  // A fan of three leaves in the inner half of each sector.
  const fans = each((index, from) => {
    const middle = from + span / 2;
    const leaf = (at: number, wide: number, reach: number) =>
      `M${pointAt(at - wide, band * 0.62)}Q${pointAt(at - wide * 0.9, reach)} ${pointAt(at, reach * 1.04)}Q${pointAt(at + wide * 0.9, reach)} ${pointAt(at + wide, band * 0.62)}`;
    const stroke = isGolden.has(index) ? paint.metal('#5A3508') : paint.metal('#F3C868');
    return `<path d="${leaf(middle, span * 0.4, band * 1.06)}${leaf(middle, span * 0.24, band * 0.96)}${leaf(middle, span * 0.09, band * 0.88)}" fill="none" stroke="${stroke}" stroke-width="${radius * 0.007}" opacity=".62"/>`;
  });
  const arcs = each((index, from) => {
    const stroke = isGolden.has(index) ? paint.metal('#5A3508') : paint.metal('#FFE7A6');
    const line = (reach: number, inset: number) =>
      `M${pointAt(from + span * inset, reach)}A${reach} ${reach} 0 0 1 ${pointAt(from + span * (1 - inset), reach)}`;
    return `<path d="${line(edge * 0.955, 0.12)}${line(edge * 0.925, 0.2)}" fill="none" stroke="${stroke}" stroke-width="${radius * 0.007}" opacity=".55"/>`;
  });
  const spokes = each((_index, from) => {
    const way = `M${pointAt(from, radius * 0.26)}L${pointAt(from, edge)}`;
    return `<path d="${way}" stroke="#1A0B05" stroke-width="${radius * 0.034}"/><path d="${way}" stroke="${paint.metal('#C9962F')}" stroke-width="${radius * 0.022}"/><path d="${way}" stroke="${paint.metal('#FFF1C0')}" stroke-width="${radius * 0.008}"/>`;
  });
  const pegs = each((_index, from) => {
    const [x, y] = pointAt(from, (radius + edge) / 2 - radius * 0.012).split(' ');
    const r = radius * 0.026;
    return `<circle cx="${x}" cy="${y}" r="${r * 1.45}" fill="#1A0B05"/><circle cx="${x}" cy="${y}" r="${r}" fill="url(#peg)"/>`;
  });
  return svgImage(
    { x: -radius, y: -radius, width: radius * 2, height: radius * 2 },
    `<defs>${fills}${gold}${linearGradient('struck', paint.ramp)}<radialGradient id="peg" cx=".38" cy=".32"><stop offset="0" stop-color="#FFFFFF"/><stop offset=".4" stop-color="${paint.metal('#FFE7A6')}"/><stop offset="1" stop-color="${paint.metal('#8A5F1C')}"/></radialGradient><radialGradient id="shade" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="${edge}"><stop offset=".26" stop-color="#000" stop-opacity=".55"/><stop offset=".46" stop-color="#000" stop-opacity="0"/><stop offset=".86" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".5"/></radialGradient><clipPath id="disc"><circle r="${edge}"/></clipPath></defs>
<circle r="${radius}" fill="#12060A"/><circle r="${radius - 1}" fill="url(#struck)"/>
${fields}<path d="${rayPath(0, 0, edge, sectors * 4)}" fill="#fff" opacity=".05" clip-path="url(#disc)"/><circle r="${edge}" fill="url(#shade)"/>
${fans}${arcs}${spokes}<circle r="${edge}" fill="none" stroke="#1A0B05" stroke-width="${radius * 0.016}"/><circle r="${edge + radius * 0.008}" fill="none" stroke="${paint.metal('#FFE7A6')}" stroke-width="${radius * 0.009}"/>${pegs}`,
  );
}

/** The still middle: a sun of brass leaves around a ruby. */
export function inviteHubSvg(paint: Paint, radius: number): string {
  const petals = 16;
  const leaf = (index: number, inner: number, outer: number, wide: number) => {
    const at = (index * 360) / petals;
    return `M${pointAt(at - wide, inner)}Q${pointAt(at - wide, outer * 0.93)} ${pointAt(at, outer)}Q${pointAt(at + wide, outer * 0.93)} ${pointAt(at + wide, inner)}Z`;
  };
  const leaves = Array.from(
    { length: petals },
    (_, index) =>
      `<path d="${leaf(index, radius * 0.4, radius * 0.8, 9.6)}" fill="url(#${index % 2 === 0 ? 'leaf' : 'leaf-dark'})" stroke="${paint.metal('#3A2006')}" stroke-width="${radius * 0.018}"/>`,
  ).join('');
  const star = Array.from({ length: 8 }, (_, index) =>
    pointAt(index * 45, radius * (index % 2 === 0 ? 0.25 : 0.075)),
  ).join('L');
  return svgImage(
    { x: -radius, y: -radius, width: radius * 2, height: radius * 2 },
    `<defs>${linearGradient('struck', paint.ramp)}<radialGradient id="leaf" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="${radius * 0.8}"><stop offset=".45" stop-color="${paint.metal('#A8741F')}"/><stop offset="1" stop-color="${paint.metal('#FFF1C0')}"/></radialGradient><radialGradient id="leaf-dark" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="${radius * 0.8}"><stop offset=".45" stop-color="${paint.metal('#6B4416')}"/><stop offset="1" stop-color="${paint.metal('#D8A03A')}"/></radialGradient><radialGradient id="ruby" cx=".4" cy=".32"><stop offset="0" stop-color="${paint.jewel('mega', '#FF8A7C')}"/><stop offset=".5" stop-color="${paint.jewel('mega', '#D4182E')}"/><stop offset="1" stop-color="${paint.jewel('mega', '#5C0612')}"/></radialGradient></defs>
<circle r="${radius}" fill="#000" opacity=".35"/><circle r="${radius * 0.97}" fill="#12060A"/><circle r="${radius * 0.94}" fill="url(#struck)"/><circle r="${radius * 0.84}" fill="${paint.metal('#2B1408')}"/>${leaves}
<circle r="${radius * 0.44}" fill="#12060A"/><circle r="${radius * 0.41}" fill="url(#struck)"/><circle r="${radius * 0.34}" fill="url(#ruby)"/><path d="M${star}Z" fill="${paint.metal('#FFF8DC')}"/>
<ellipse cx="${-radius * 0.1}" cy="${-radius * 0.17}" rx="${radius * 0.13}" ry="${radius * 0.06}" fill="#fff" opacity=".5" transform="rotate(-28)"/>`,
  );
}

/** The piers of the foot, from the middle outward, in units of the reference. */
const PIERS = [
  { from: 44, to: 62, rise: 84 },
  { from: 62, to: 79, rise: 74 },
  { from: 79, to: 95, rise: 58 },
  { from: 95, to: 110, rise: 40 },
  { from: 110, to: 123, rise: 25 },
] as const;

/** What stands still behind the disc: light, the stepped foot, and the ring with its bulbs, unlit. */
export function inviteStandSvg(paint: Paint, stage: WheelStage): string {
  const { width, height, x, y, ring, radius, bulbs, bulb, scale } = stage;
  const foot = height - 2 * scale;
  const step = (half: number, top: number, bottom: number) =>
    `<path d="M${x - half * scale} ${bottom}V${top}H${x + half * scale}V${bottom}Z" fill="url(#step)" stroke="${paint.metal('#3A2006')}" stroke-width="${scale}"/><path d="M${x - half * scale} ${top + 0.8 * scale}H${x + half * scale}" stroke="${paint.metal('#FFF3C9')}" stroke-width="${1.2 * scale}"/>`;
  // Piers that step down from the ring on both sides, like a tower of the period.
  const piers = (side: 1 | -1) =>
    PIERS.map(({ from, to, rise }) => {
      const [left, right] = [x + side * from * scale, x + side * to * scale];
      const top = foot - rise * scale;
      const middle = (left + right) / 2;
      return `<path d="M${left} ${foot}V${top}L${middle} ${top - 5 * scale}L${right} ${top}V${foot}Z" fill="url(#pier)" stroke="${paint.metal('#3A2006')}" stroke-width="${0.9 * scale}" stroke-linejoin="round"/><path d="M${middle} ${foot}V${top - 2 * scale}" stroke="${paint.metal('#FFF1C0')}" stroke-width="${1.1 * scale}" opacity=".7"/>`;
    }).join('');
  const sockets = bulbs
    .map(
      ({ x: left, y: top }) =>
        `<circle cx="${left.toFixed(1)}" cy="${top.toFixed(1)}" r="${bulb * 1.35}" fill="${paint.metal('#1A0B05')}"/><circle cx="${left.toFixed(1)}" cy="${top.toFixed(1)}" r="${bulb}" fill="url(#dim)"/>`,
    )
    .join('');
  return svgImage(
    { x: 0, y: 0, width, height },
    `<defs>${linearGradient('struck', paint.ramp)}${linearGradient('channel', [
      [0, paint.metal('#4A2A10')],
      [0.5, paint.metal('#2B1408')],
      [1, paint.metal('#1A0B05')],
    ])}${linearGradient('step', [
      [0, paint.metal('#FFE7A6')],
      [0.22, paint.metal('#D8A03A')],
      [0.6, paint.metal('#8A5F1C')],
      [1, paint.metal('#4A2C0A')],
    ])}${linearGradient('pier', [
      [0, paint.metal('#FFE7A6')],
      [0.3, paint.metal('#C98F30')],
      [1, paint.metal('#4A2C0A')],
    ])}<radialGradient id="dim" cx=".42" cy=".38"><stop offset="0" stop-color="${paint.metal('#E0A848')}"/><stop offset="1" stop-color="${paint.metal('#7A5014')}"/></radialGradient><radialGradient id="light" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${width * 0.5}"><stop offset=".7" stop-color="${paint.metal('#FFB84A')}" stop-opacity=".42"/><stop offset=".93" stop-color="${paint.velvet('#B3162A')}" stop-opacity=".16"/><stop offset="1" stop-color="${paint.velvet('#7A0A18')}" stop-opacity="0"/></radialGradient><radialGradient id="beam" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${width * 0.5}"><stop offset=".8" stop-color="${paint.metal('#FFE09A')}" stop-opacity=".3"/><stop offset="1" stop-color="${paint.metal('#FFE09A')}" stop-opacity="0"/></radialGradient></defs>
<rect width="${width}" height="${height}" fill="url(#light)"/><path d="${rayPath(x, y, width * 0.5, 36)}" fill="url(#beam)"/>
${piers(-1)}${piers(1)}<path d="M${x - 44 * scale} ${y + ring * 0.86}H${x + 44 * scale}L${x + 62 * scale} ${foot - 26 * scale}H${x - 62 * scale}Z" fill="url(#step)" stroke="${paint.metal('#3A2006')}" stroke-width="${scale}"/>
${step(78, foot - 34 * scale, foot - 18 * scale)}${step(104, foot - 20 * scale, foot - 9 * scale)}${step(132, foot - 10 * scale, foot)}
<circle cx="${x}" cy="${y}" r="${ring + 1.5 * scale}" fill="#12060A"/><circle cx="${x}" cy="${y}" r="${ring}" fill="url(#struck)"/><circle cx="${x}" cy="${y}" r="${ring - 3 * scale}" fill="#1A0B05"/><circle cx="${x}" cy="${y}" r="${ring - 4 * scale}" fill="url(#channel)"/><circle cx="${x}" cy="${y}" r="${radius + 3.4 * scale}" fill="url(#struck)"/><circle cx="${x}" cy="${y}" r="${radius + 1.2 * scale}" fill="#12060A"/>${sockets}`,
  );
}

/** Every other bulb alight, with its glow; the first of them is `first`. */
export function inviteBulbsSvg(
  paint: Paint,
  { width, height, bulbs, bulb }: Pick<WheelStage, 'width' | 'height' | 'bulbs' | 'bulb'>,
  first: 0 | 1,
): string {
  const lit = bulbs
    .filter((_, index) => index % 2 === first)
    .map(({ x, y }) => {
      const at = `cx="${x.toFixed(1)}" cy="${y.toFixed(1)}"`;
      return `<circle ${at} r="${bulb * 3}" fill="url(#glow)"/><circle ${at} r="${bulb * 1.05}" fill="url(#lit)"/>`;
    })
    .join('');
  return svgImage(
    { x: 0, y: 0, width, height },
    `<defs><radialGradient id="glow"><stop offset="0" stop-color="${paint.metal('#FFF1C0')}" stop-opacity=".9"/><stop offset=".34" stop-color="${paint.metal('#FFC45A')}" stop-opacity=".45"/><stop offset="1" stop-color="${paint.metal('#FF9A2E')}" stop-opacity="0"/></radialGradient><radialGradient id="lit" cx=".42" cy=".38"><stop offset="0" stop-color="#FFFFFF"/><stop offset=".5" stop-color="${paint.metal('#FFF0BE')}"/><stop offset="1" stop-color="${paint.metal('#F2B64C')}"/></radialGradient></defs>${lit}`,
  );
}

/** Light over the sector at the top, as large as the disc. */
export function inviteBeamSvg(paint: Paint, radius: number, sectors: number): string {
  const span = 360 / sectors;
  const edge = radius * 0.955;
  return svgImage(
    { x: -radius, y: -radius, width: radius * 2, height: radius * 2 },
    `<defs><radialGradient id="beam" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="${edge}"><stop offset=".25" stop-color="${paint.metal('#FFF6D2')}" stop-opacity="0"/><stop offset=".75" stop-color="${paint.metal('#FFF6D2')}" stop-opacity=".5"/><stop offset="1" stop-color="${paint.metal('#FFF6D2')}" stop-opacity=".75"/></radialGradient></defs><path d="${slice(-span / 2, span / 2, radius * 0.28, edge)}" fill="url(#beam)" stroke="${paint.metal('#FFF6D2')}" stroke-width="${radius * 0.02}" stroke-linejoin="round"/>`,
  );
}
