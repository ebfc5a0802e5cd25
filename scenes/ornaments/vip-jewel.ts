import type { Box } from '../lobby/layout.ts';
import { mixColours } from './mix-colours.ts';
import { svgImage } from './shapes.ts';

/** What a VIP theme says of its jewel. */
export interface JewelPaint {
  readonly showType: number;
  readonly light: string;
  readonly velvet: string;
}

type Point = readonly [x: number, y: number];
type Row = readonly Point[];

/** A row of `count` points at this height, `half` to either side; the outer ones may hang lower. */
const pointRow = (count: number, half: number, y: number, sag = 0): Row =>
  Array.from({ length: count }, (_, index) => {
    const share = (index / (count - 1)) * 2 - 1;
    return [share * half, y + sag * share * share] as const;
  });

/**
 * The cut of each theme's stone from the side, from its table down to its culet: half widths as shares of the width,
 * heights as shares of the height.
 */
const CUTS: readonly (readonly Row[])[] = [
  [pointRow(3, 0.3, 0), pointRow(4, 0.5, 0.3), pointRow(3, 0.36, 0.66), pointRow(2, 0.1, 1)],
  [
    pointRow(4, 0.26, 0),
    pointRow(5, 0.4, 0.15),
    pointRow(6, 0.5, 0.36),
    pointRow(5, 0.27, 0.68),
    pointRow(1 + 1, 0.02, 1),
  ],
  [
    pointRow(4, 0.3, 0),
    pointRow(4, 0.44, 0.2),
    pointRow(4, 0.5, 0.42),
    pointRow(4, 0.4, 0.7),
    pointRow(4, 0.2, 1),
  ],
  [
    pointRow(3, 0.2, 0),
    pointRow(4, 0.4, 0.2),
    pointRow(5, 0.5, 0.44),
    pointRow(4, 0.3, 0.74),
    pointRow(2, 0.04, 1),
  ],
  [
    pointRow(5, 0.26, 0),
    pointRow(6, 0.39, 0.16),
    pointRow(7, 0.5, 0.38),
    pointRow(6, 0.25, 0.7),
    pointRow(2, 0.015, 1),
  ],
  [
    pointRow(5, 0.3, 0),
    pointRow(6, 0.42, 0.14),
    pointRow(9, 0.5, 0.34),
    pointRow(6, 0.3, 0.64),
    pointRow(4, 0.14, 0.86),
    pointRow(2, 0.02, 1),
  ],
];

/** Triangles between two rows, from the left to the right. */
function listFacets(upper: Row, lower: Row): (readonly [Point, Point, Point])[] {
  const found: (readonly [Point, Point, Point])[] = [];
  let above = 0;
  let below = 0;
  while (above < upper.length - 1 || below < lower.length - 1) {
    const a = upper[above] as Point;
    const b = lower[below] as Point;
    const isUpper =
      below === lower.length - 1 ||
      (above < upper.length - 1 && (above + 1) / (upper.length - 1) <= (below + 1) / (lower.length - 1));
    if (isUpper) above += 1;
    else below += 1;
    found.push([a, b, (isUpper ? upper[above] : lower[below]) as Point]);
  }
  return found;
}

/** Light of a facet, 0 to 1: from the upper left, and thrown back here and there, as a stone does. */
function lightOf(triangle: readonly [Point, Point, Point], index: number): number {
  const x = (triangle[0][0] + triangle[1][0] + triangle[2][0]) / 3;
  const y = (triangle[0][1] + triangle[1][1] + triangle[2][1]) / 3;
  const thrown = [0.18, 0.02, 0.3, -0.16, 0.24, -0.06, 0.12, -0.22][index % 8] ?? 0;
  return Math.min(1, Math.max(0, 0.62 - x * 0.75 - Math.abs(x) * 0.35 - y * 0.16 + thrown));
}

/** A cut stone seen from the side, in the colours of its VIP theme. */
export function jewelAt(box: Box, { showType, light, velvet }: JewelPaint): string {
  const cut = CUTS[showType - 1] ?? (CUTS[0] as readonly Row[]);
  const say = ([x, y]: Point) =>
    `${(box.x + box.width * (0.5 + x)).toFixed(1)} ${(box.y + box.height * y).toFixed(1)}`;
  const deep = mixColours(velvet, '#000000', 0.42);
  const clear = mixColours(velvet, '#ffffff', 0.42);
  const bright = mixColours(light, '#ffffff', 0.72);
  const colour = (lit: number) =>
    lit < 0.34
      ? mixColours(deep, velvet, lit / 0.34)
      : lit < 0.7
        ? mixColours(velvet, clear, (lit - 0.34) / 0.36)
        : mixColours(clear, bright, (lit - 0.7) / 0.3);
  let index = 0;
  const stones = cut
    .slice(1)
    .flatMap((lower, at) => listFacets(cut[at] as Row, lower))
    .map((triangle) => {
      const fill = colour(lightOf(triangle, index));
      index += 1;
      // A stroke of its own colour closes the seams between facets.
      return `<path d="M${triangle.map(say).join('L')}Z" fill="${fill}" stroke="${fill}" stroke-width=".7"/>`;
    })
    .join('');
  const left = cut.map((one) => one[0] as Point);
  const right = cut.map((one) => one.at(-1) as Point).toReversed();
  const outline = `M${[...left, ...right].map(say).join('L')}Z`;
  const girdle = cut.map((one) => `M${one.map(say).join('L')}`).join('');
  return `<path d="${outline}" fill="${velvet}" stroke="#000" stroke-opacity=".5" stroke-width="6" stroke-linejoin="round"/>${stones}
<path d="${girdle}" fill="none" stroke="#fff" stroke-width="1.1" opacity=".62"/><path d="${outline}" fill="none" stroke="${bright}" stroke-width="2" stroke-linejoin="round"/>`;
}

/** The jewel alone, in the middle of a square of this size. */
export function vipJewelSvg(paint: JewelPaint, size: number): string {
  const height = size * 0.64;
  return svgImage(
    { x: 0, y: 0, width: size, height: size },
    jewelAt({ x: 2, y: (size - height) / 2, width: size - 4, height }, paint),
  );
}
