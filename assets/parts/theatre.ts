import { around, petals, rays, rings } from './burst.ts';
import { jewelGround } from './ground.ts';
import { rim, under } from './light.ts';
import { glow, linear, type Metal, metal, type Stop } from './paint.ts';
import { n, type Pen, polar, repeat } from './pen.ts';
import { coin } from './props.ts';
import { beam, leaf, tower } from './scenery.ts';
import { bulb } from './sparkle.ts';
import { type Cloth, drape, valance } from './stagecraft.ts';

/** Parts of the wide scenes, in their units (640 × 360). */
const W = 640;
const H = 360;

const ramp = (bright: string, mid: string, deep: string, ink: string): readonly Stop[] => [
  [0, bright],
  [36, mid],
  [74, deep],
  [100, ink],
];

/** Jewel grounds, from the light behind the hero out to the dark. */
export const JEWELS = {
  ruby: ramp('#e2485a', '#8c1126', '#3c0612', '#140207'),
  emerald: ramp('#38c287', '#0f6b49', '#053022', '#02100b'),
  sapphire: ramp('#5a95f2', '#1f479f', '#0b1d52', '#040a20'),
  amethyst: ramp('#b876f0', '#5a239c', '#250a4c', '#0d031e'),
  amber: ramp('#ffcf70', '#d8791f', '#6b2408', '#1f0803'),
  teal: ramp('#52dfd2', '#0d7d84', '#05343f', '#021218'),
  rose: ramp('#ff9aa6', '#b83a66', '#4e1038', '#1a0414'),
  ember: ramp('#ff9a52', '#c2381c', '#54100c', '#1a0404'),
  night: ramp('#4d5fd0', '#232a7c', '#10103e', '#050518'),
  copper: ramp('#ffbf8a', '#a8562a', '#4a1d0e', '#190805'),
  pearl: ramp('#fffaf0', '#f1e2c2', '#d3b987', '#8a6a3c'),
  smoke: ramp('#8a7a92', '#43344e', '#1f1626', '#0b0710'),
} as const;

export type Jewel = keyof typeof JEWELS;

/** Jewel ground with rays from the same light. */
export function backdrop(
  pen: Pen,
  jewel: Jewel,
  x: number,
  y: number,
  { ray = '#ffe7a6', count = 36, strength = 0.14, radius = 430 } = {},
): string {
  return jewelGround(pen, JEWELS[jewel], x, y, radius) + rays(x, y, 760, count, ray, strength);
}

/** Light for objects that bring their own colours. */
export function lamp(pen: Pen, glowColour = '#ffb347', strength = 0.55, size = 1): string {
  return rim(pen, {
    rim: '#fff3c9',
    glow: glowColour,
    glowStrength: strength,
    glowSize: 11,
    shade: 0.36,
    size,
  });
}

/** A great fan of two rows of feathers behind the hero. */
export function greatFan(
  x: number,
  y: number,
  radius: number,
  fills: readonly string[],
  line: string,
  { count = 15, from = 180, to = 360 } = {},
): string {
  return (
    petals(x, y, radius * 0.2, radius, { from, to, count, fills, line, width: 2 }) +
    petals(x, y, radius * 0.16, radius * 0.62, {
      from,
      to,
      count,
      fills: [...fills].reverse(),
      line,
      width: 1.5,
    })
  );
}

/** A lit disc: sun, moon or lamp, in rings. */
export function disc(
  pen: Pen,
  x: number,
  y: number,
  radius: number,
  hues: readonly [string, string, string],
): string {
  const fill = linear(pen, [
    [0, hues[0]],
    [55, hues[1]],
    [100, hues[2]],
  ]);
  return `${glow(pen, x, y, radius * 1.7, hues[1], 0.5)}<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>${rings(x, y, [radius * 0.9, radius * 1.09, radius * 1.16], hues[0], 1.4, 0.6)}`;
}

/** Polished boards that run towards the viewer, with the light of (x, y) on them. */
export function stageFloor(pen: Pen, y: number, hues: readonly [string, string, string], x = W / 2): string {
  const [light, mid, dark] = hues;
  const boards = repeat(17, (index) => {
    const far = x + (index - 8) * 46;
    const near = x + (index - 8) * 120;
    return `M${n(far)} ${y}L${n(near)} ${H}`;
  });
  const fill = linear(pen, [
    [0, mid],
    [100, dark],
  ]);
  return `<rect y="${y}" width="${W}" height="${H - y}" fill="${fill}"/><path d="${boards}" stroke="#000" stroke-width="1.6" opacity=".35"/>${pool(pen, x, y + (H - y) * 0.42, 250, (H - y) * 0.6, light, 0.6)}<path d="M0 ${y}H${W}" stroke="${light}" stroke-width="2" opacity=".75"/>`;
}

/** A flat pool of light, or of shadow when its colour is dark. */
export function pool(
  pen: Pen,
  x: number,
  y: number,
  rx: number,
  ry: number,
  colour: string,
  strength = 0.6,
): string {
  return `<g transform="translate(${n(x)} ${n(y)}) scale(1 ${n(ry / rx)})">${glow(pen, 0, 0, rx, colour, strength)}</g>`;
}

export const shadow = (pen: Pen, x: number, y: number, rx: number): string =>
  pool(pen, x, y, rx, rx * 0.16, '#05020a', 0.95);

/** Drapes at both sides, and a swagged valance when it has a depth. */
export function wings(pen: Pen, cloth: Cloth, { width = 96, tieY = 232, depth = 0, swags = 6 } = {}): string {
  const right = `<g transform="translate(${W - 300} 0)">${drape(pen, 1, cloth, { width, tieY })}</g>`;
  return drape(pen, -1, cloth, { width, tieY }) + right + (depth ? valance(pen, cloth, depth, swags, W) : '');
}

/** Steps of a podium around x, the lowest on `foot`; the top of the highest is `foot - steps * rise`. */
export function podium(
  pen: Pen,
  x: number,
  foot: number,
  width: number,
  {
    steps = 3,
    rise = 16,
    inset = 26,
    hues = ['#5a1226', '#a82a40', '#2a0610'] as readonly [string, string, string],
  } = {},
): string {
  const face = linear(
    pen,
    [
      [0, hues[0]],
      [42, hues[1]],
      [100, hues[2]],
    ],
    90,
  );
  return repeat(steps, (index) => {
    const half = width / 2 - index * inset;
    const y = foot - (index + 1) * rise;
    return `<rect x="${n(x - half)}" y="${y}" width="${n(half * 2)}" height="${rise}" fill="${face}"/><rect x="${n(x - half - 3)}" y="${y}" width="${n(half * 2 + 6)}" height="3.6" fill="${metal(pen, 'brass')}"/>`;
  });
}

/** A doorway of brass and bulbs with something bright behind. */
export function bulbArch(
  pen: Pen,
  x: number,
  foot: number,
  radius: number,
  height: number,
  inner: readonly [string, string, string],
): string {
  const shape = (r: number): string =>
    `M${x - r} ${foot}V${foot - height}A${r} ${r} 0 0 1 ${x + r} ${foot - height}V${foot}Z`;
  const light = linear(pen, [
    [0, inner[0]],
    [55, inner[1]],
    [100, inner[2]],
  ]);
  const lamps = around(
    x,
    foot - height,
    radius * 0.9,
    15,
    (px, py, index) => bulb(pen, px, py, radius * 0.048, index % 3 !== 1),
    { from: 180, to: 360 },
  );
  const posts = repeat(5, (index) => {
    const y = foot - height + 18 + index * 24;
    return y > foot - 6
      ? ''
      : bulb(pen, x - radius * 0.9, y, radius * 0.048) + bulb(pen, x + radius * 0.9, y, radius * 0.048);
  });
  return `<path d="${shape(radius * 1.06)}" fill="${metal(pen, 'brass')}"/><path d="${shape(radius)}" fill="#2b1408"/>${lamps}${posts}<path d="${shape(radius * 0.82)}" fill="${metal(pen, 'brass')}"/><path d="${shape(radius * 0.78)}" fill="${light}"/>`;
}

/** Setback towers along the horizon, lower in the middle, where the hero stands. */
export function skyline(
  pen: Pen,
  base: number,
  fills: readonly [string, string],
  lights: string,
  { height = 96, dip = 0.5, count = 15 } = {},
): string {
  return repeat(count, (index, share) => {
    const away = Math.abs(share - 0.5) * 2;
    const tall = height * (1 - dip + dip * away) * pen.between(0.55, 1);
    return tower(pen, Math.round(-20 + share * 640), 44, Math.round(tall), fills[index % 2] ?? fills[0], {
      lights,
      base,
    });
  });
}

/** Two lamps above that meet at (x, y). */
export function spotlights(pen: Pen, x: number, y: number, colour = '#fff3c9', strength = 0.34): string {
  return [
    [x - 250, -20],
    [x + 250, -20],
  ]
    .map(([lx = 0, ly = 0]) => beam(pen, [lx, ly], [x, y], 210, colour, strength))
    .join('');
}

/** Coins heaped around x on `foot`, the nearest largest. */
export function coinHeap(pen: Pen, x: number, foot: number, width: number, count: number, size = 22): string {
  return repeat(count, (_, share) => {
    const away = pen.between(-1, 1);
    const lift = (1 - Math.abs(away)) * width * 0.16 * (1 - share);
    return coin(pen, x + (away * width) / 2, foot - lift - (1 - share) * 10, size * (0.8 + share * 0.35), {
      tilt: pen.between(0.36, 0.6),
      turn: pen.between(-22, 22),
    });
  });
}

/** Coins that fly along an arc from one point to another. */
export function coinArc(
  pen: Pen,
  from: readonly [number, number],
  to: readonly [number, number],
  rise: number,
  count: number,
  size = 16,
): string {
  return repeat(count, (_, share) =>
    coin(
      pen,
      from[0] + (to[0] - from[0]) * share,
      from[1] + (to[1] - from[1]) * share - rise * 4 * share * (1 - share),
      size * (0.75 + share * 0.5),
      { tilt: pen.between(0.5, 1), turn: pen.between(-50, 50) },
    ),
  );
}

/** Two branches of laurel, open at the head. */
export function laurel(pen: Pen, x: number, y: number, radius: number, name: Metal = 'brass'): string {
  const paint = metal(pen, name);
  const branch = (side: 1 | -1): string =>
    repeat(10, (index) => {
      const degrees = 90 + side * (14 + index * 14.5);
      const [px, py] = polar(x, y, radius, degrees);
      const along = degrees + side * 90;
      const size = radius * (0.36 - index * 0.008);
      return leaf(px, py, size, along - side * 34, paint) + leaf(px, py, size, along + side * 30, paint);
    });
  return `<g stroke="#3a1c05" stroke-width="1.2">${branch(1)}${branch(-1)}</g>`;
}

/** A velvet rope between two brass posts. */
export function ropeBarrier(pen: Pen, left: number, right: number, foot: number, cloth = '#c21d30'): string {
  const post = (x: number): string =>
    `<ellipse cx="${x}" cy="${foot}" rx="20" ry="6" fill="${metal(pen, 'brass')}"/><rect x="${x - 4}" y="${foot - 76}" width="8" height="76" fill="${linear(
      pen,
      [
        [0, '#8a5a18'],
        [35, '#fff0b8'],
        [100, '#6b4416'],
      ],
      90,
    )}"/><circle cx="${x}" cy="${foot - 82}" r="9" fill="${metal(pen, 'brass')}" stroke="#3a1c05"/>`;
  const sag = `M${left} ${foot - 68}Q${(left + right) / 2} ${foot - 6} ${right} ${foot - 68}`;
  return under(
    lamp(pen, '#000', 0.3, 0.6),
    `<path d="${sag}" fill="none" stroke="#3a040c" stroke-width="13" stroke-linecap="round"/><path d="${sag}" fill="none" stroke="${cloth}" stroke-width="9" stroke-linecap="round"/>`,
    post(left),
    post(right),
  );
}
