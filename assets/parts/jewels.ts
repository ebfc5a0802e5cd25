import { linear, metal, round } from './paint.ts';
import { n, type Pen, polar, repeat } from './pen.ts';
import { spark } from './sparkle.ts';

/** The lucky seven, its middle at (0, 0) and about 104 units high. */
const SEVEN = 'M-45 -53H47V-27L9 58H-31L6 -19H-21V-7H-45Z';

export interface SevenOptions {
  x: number;
  y: number;
  scale: number;
  turn?: number;
  face?: readonly [light: string, mid: string, dark: string, low: string];
  edge?: 'brass' | 'silver';
}

/** A seven in enamel with a bevelled metal edge. */
export function seven(pen: Pen, { x, y, scale, turn = 0, face, edge = 'brass' }: SevenOptions): string {
  const [light, mid, dark, low] = face ?? ['#ff8a76', '#e5142a', '#8a0416', '#ff2d3f'];
  const enamel = linear(pen, [
    [0, light],
    [44, mid],
    [50, dark],
    [100, low],
  ]);
  const stroke = (paint: string, width: number): string =>
    `<path d="${SEVEN}" fill="${paint}" stroke="${paint}" stroke-width="${width}" stroke-linejoin="round"/>`;
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">
${stroke('#24060a', 21)}${stroke(metal(pen, edge), 14)}${stroke('#4a0710', 5)}<path d="${SEVEN}" fill="${enamel}"/>
<path d="M-41 -49H43V-41H-36V-15H-41Z" fill="#fff" opacity=".6"/><path d="M42 -27L5 54H0L36 -27Z" fill="#fff" opacity=".22"/></g>`;
}

/** A brilliant seen from the side: flat table above, point below. `hues` are light, mid, deep. */
export function brilliant(
  pen: Pen,
  x: number,
  y: number,
  size: number,
  hues: readonly [string, string, string] = ['#eafcff', '#5cc3f2', '#1763b5'],
): string {
  const [light, mid, deep] = hues;
  const s = size / 100;
  const facet = (points: string, from: string, to: string): string =>
    `<path d="M${points}Z" fill="${linear(pen, [
      [0, from],
      [100, to],
    ])}"/>`;
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${n(s)})"><path d="M-27 -38H27L50 -12L0 46L-50 -12Z" fill="${deep}" stroke="#081a30" stroke-width="4" stroke-linejoin="round"/>
${facet('-27 -38L-50 -12H-22', light, mid)}${facet('-27 -38L-22 -12L0 -38', mid, light)}${facet('0 -38L-22 -12H22', '#ffffff', mid)}${facet('0 -38L22 -12L27 -38', mid, deep)}${facet('27 -38L22 -12H50', light, mid)}
${facet('-50 -12H-22L0 46', mid, deep)}${facet('-22 -12H22L0 46', light, mid)}${facet('22 -12H50L0 46', deep, mid)}
<path d="M-50 -12H50M-27 -38L-22 -12L0 46L22 -12L27 -38M-22 -12L0 -38L22 -12" fill="none" stroke="#fff" stroke-width="1.1" opacity=".65"/>${spark(-24, -28, 14, '#fff', 0.95)}</g>`;
}

/** A round jewel in a setting, for crowns and buckles. */
export function cabochon(
  pen: Pen,
  x: number,
  y: number,
  radius: number,
  hues: readonly [string, string],
): string {
  const fill = round(
    pen,
    [
      [0, '#ffffff'],
      [28, hues[0]],
      [100, hues[1]],
    ],
    [0.34, 0.28],
  );
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius * 1.28)}" fill="${metal(pen, 'brass')}" stroke="#3a1c05" stroke-width="${n(radius * 0.16)}"/><circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${fill}"/>`;
}

/** Outline of a star with `points` tips. */
export function starPath(
  x: number,
  y: number,
  outer: number,
  inner: number,
  points: number,
  turn = -90,
): string {
  return `M${repeat(points * 2, (index) => {
    const [px, py] = polar(x, y, index % 2 ? inner : outer, turn + (index * 180) / points);
    return `${index ? 'L' : ''}${n(px)} ${n(py)}`;
  })}Z`;
}

/** A star folded from metal: each tip has a light and a dark side. */
export function foldedStar(
  x: number,
  y: number,
  outer: number,
  inner: number,
  points: number,
  light: string,
  dark: string,
  turn = -90,
): string {
  return repeat(points, (index) => {
    const tip = turn + (index * 360) / points;
    const [tx, ty] = polar(x, y, outer, tip);
    const [ax, ay] = polar(x, y, inner, tip - 180 / points);
    const [bx, by] = polar(x, y, inner, tip + 180 / points);
    return `<path d="M${x} ${y}L${n(ax)} ${n(ay)}L${n(tx)} ${n(ty)}Z" fill="${light}"/><path d="M${x} ${y}L${n(tx)} ${n(ty)}L${n(bx)} ${n(by)}Z" fill="${dark}"/>`;
  });
}
