import { linear, metal } from './paint.ts';
import { n, type Pen, repeat } from './pen.ts';
import { bulb } from './sparkle.ts';

/** Dark, light and middle tone of a cloth. */
export type Cloth = readonly [dark: string, light: string, mid: string];

export const CRIMSON: Cloth = ['#2a0309', '#c21d30', '#7c0c1c'];
export const PLUM: Cloth = ['#1a0529', '#8a35c0', '#561a82'];
export const NAVY: Cloth = ['#040b22', '#2f5cae', '#173472'];
export const BOTTLE: Cloth = ['#03170f', '#1f8a5e', '#0d5038'];

function fold(pen: Pen, [dark, light, mid]: Cloth): string {
  return linear(
    pen,
    [
      [0, dark],
      [36, light],
      [56, mid],
      [100, dark],
    ],
    90,
  );
}

/** A drape gathered to one side by a tie at `tieY`; `side` -1 hangs left, 1 right. */
export function drape(pen: Pen, side: 1 | -1, cloth: Cloth, { width = 62, tieY = 262 } = {}): string {
  const folds = repeat(7, (index) => {
    const a = (index * width) / 7;
    const b = a + width / 7 + 1.5;
    const narrow = (x: number): number => x * 0.28;
    return `<path d="M${n(a)} -4H${n(b)}C${n(b)} ${tieY * 0.5} ${n(b * 0.75)} ${tieY * 0.74} ${n(narrow(b))} ${tieY}L${n(narrow(a))} ${tieY}C${n(a * 0.75)} ${tieY * 0.74} ${n(a)} ${tieY * 0.5} ${n(a)} -4Z" fill="${fold(pen, cloth)}"/>`;
  });
  const tail = repeat(4, (index) => {
    const a = index * width * 0.08;
    return `<path d="M${n(a)} ${tieY}h${n(width * 0.09)}L${n(a * 1.5 + width * 0.12)} 404H${n(a * 1.5)}Z" fill="${fold(pen, cloth)}"/>`;
  });
  const tie = `<path d="M-4 ${tieY - 6}Q${n(width * 0.16)} ${tieY + 4} ${n(width * 0.34)} ${tieY - 5}V${tieY + 7}Q${n(width * 0.16)} ${tieY + 16} -4 ${tieY + 6}Z" fill="${metal(pen, 'brass')}" stroke="#4d2f08" stroke-width="1"/>`;
  return `<g transform="${side === 1 ? 'translate(300 0) scale(-1 1)' : ''}">${folds}${tail}${tie}</g>`;
}

/** A swagged valance across the head of the stage, with a fringe. */
export function valance(pen: Pen, cloth: Cloth, depth: number, swags = 4, width = 300): string {
  const span = width / swags;
  return repeat(swags, (index) => {
    const x = index * span;
    const cut = (share: number): string =>
      `M${n(x)} 0H${n(x + span)}Q${n(x + span * 0.86)} ${n(depth * share)} ${n(x + span / 2)} ${n(depth * share)}Q${n(x + span * 0.14)} ${n(depth * share)} ${n(x)} 0Z`;
    const [dark, light, mid] = cloth;
    return `<path d="${cut(1.12)}" fill="${metal(pen, 'brass')}"/><path d="${cut(1)}" fill="${mid}"/><path d="${cut(0.8)}" fill="${dark}" opacity=".5"/><path d="${cut(0.66)}" fill="${light}" opacity=".55"/><path d="${cut(0.4)}" fill="${dark}" opacity=".55"/>`;
  });
}

/** Bulbs along a gently hanging wire. */
export function festoon(
  pen: Pen,
  from: readonly [number, number],
  to: readonly [number, number],
  sag: number,
  count: number,
  radius = 3,
): string {
  const at = (share: number): [number, number] => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share + sag * 4 * share * (1 - share),
  ];
  const mid = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + sag * 2];
  const wire = `<path d="M${from[0]} ${from[1]}Q${n(mid[0] ?? 0)} ${n(mid[1] ?? 0)} ${to[0]} ${to[1]}" fill="none" stroke="#2b1405" stroke-width="1.4"/>`;
  const lamps = repeat(count, (_, share) => {
    const [x, y] = at(share);
    return bulb(pen, x, y + radius, radius);
  });
  return wire + lamps;
}

/** A fluted column with a stepped capital and foot. */
export function column(
  pen: Pen,
  x: number,
  width: number,
  top: number,
  foot: number,
  hues: readonly [string, string, string],
): string {
  const [dark, light, line] = hues;
  const shaft = linear(
    pen,
    [
      [0, dark],
      [32, light],
      [60, dark],
      [100, '#05020a'],
    ],
    90,
  );
  const flutes = repeat(4, (index) => {
    const fx = x - width / 2 + (width * (index + 1)) / 5;
    return `<path d="M${n(fx)} ${top + 14}V${foot - 10}" stroke="${line}" stroke-width=".9" opacity=".55"/>`;
  });
  const slab = (y: number, extra: number, height: number): string =>
    `<rect x="${n(x - width / 2 - extra)}" y="${y}" width="${width + extra * 2}" height="${height}" fill="${shaft}" stroke="${line}" stroke-width=".8"/>`;
  return `<rect x="${x - width / 2}" y="${top}" width="${width}" height="${foot - top}" fill="${shaft}"/>${flutes}${slab(top, 6, 6)}${slab(top + 6, 3, 6)}${slab(foot - 10, 3, 5)}${slab(foot - 5, 6, 6)}`;
}
