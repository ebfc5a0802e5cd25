import { linear, type Stop } from './paint.ts';
import { n, type Pen, repeat } from './pen.ts';

/** A jagged ridge from edge to edge; everything below it is filled. */
export function ridge(pen: Pen, y: number, height: number, peaks: number, fill: string): string {
  const points = repeat(peaks * 2 + 1, (index, share) => {
    const rise = index % 2 ? pen.between(0.55, 1.1) : pen.between(0, 0.25);
    return `L${n(share * 300)} ${n(y - height * rise)}`;
  });
  return `<path d="M0 400V${y}${points}V400Z" fill="${fill}"/>`;
}

/** Rolling ground through the given heights, evenly spaced from edge to edge. */
export function hills(heights: readonly number[], fill: string, line?: string): string {
  const step = 300 / (heights.length - 1);
  const curve = heights
    .slice(1)
    .map((y, index) => {
      const before = heights[index] ?? y;
      const x = index * step;
      return `C${n(x + step / 2)} ${n(before)} ${n(x + step / 2)} ${n(y)} ${n(x + step)} ${n(y)}`;
    })
    .join('');
  const edge = line
    ? `<path d="M0 ${heights[0]}${curve}" fill="none" stroke="${line}" stroke-width="1.6"/>`
    : '';
  return `<path d="M0 ${heights[0]}${curve}V400H0Z" fill="${fill}"/>${edge}`;
}

/** A deco cloud of five discs, each with rings inside. */
export function cloud(
  x: number,
  y: number,
  size: number,
  fills: readonly [string, string],
  line: string,
): string {
  const discs: readonly [number, number, number][] = [
    [-1.5, 0.25, 0.62],
    [1.5, 0.25, 0.66],
    [-0.78, -0.12, 0.86],
    [0.8, -0.1, 0.82],
    [0, -0.35, 1],
  ];
  return discs
    .map(([dx, dy, share]) =>
      [1, 0.74, 0.48, 0.24]
        .map(
          (ring, index) =>
            `<circle cx="${n(x + dx * size)}" cy="${n(y + dy * size)}" r="${n(size * share * ring)}" fill="${fills[index % 2]}" stroke="${line}" stroke-width="1.1"/>`,
        )
        .join(''),
    )
    .join('');
}

/** One row of rolling water with a bright crest; everything below is filled. */
export function wave(
  y: number,
  fill: string,
  crest: string,
  { height = 12, length = 40, shift = 0 } = {},
): string {
  const count = Math.ceil((340 + length) / length);
  const curve = repeat(count, () => `q${length / 4} ${-height * 1.6} ${length / 2} 0t${length / 2} 0`);
  const start = `M${-20 - shift} ${y}${curve}`;
  return `<path d="${start}V430H-60Z" fill="${fill}"/><path d="${start}" fill="none" stroke="${crest}" stroke-width="1.8" opacity=".75"/>`;
}

/** Curled waves of the woodcut kind: each a hook with a lighter inner line. */
export function curledWaves(y: number, fill: string, crest: string, size = 34, shift = 0): string {
  return repeat(Math.ceil(360 / size) + 1, (index) => {
    const x = -20 - shift + index * size;
    const s = size / 34;
    return `<g transform="translate(${n(x)} ${y}) scale(${n(s)})"><path d="M-6 80V22C-4 4 10 -8 26 -4C34 -2 38 6 33 11C30 6 22 6 19 12C16 22 30 30 44 26V80Z" fill="${fill}" stroke="${crest}" stroke-width="1.6"/><path d="M2 40C2 22 8 8 24 3M10 46C9 32 10 22 15 16" fill="none" stroke="${crest}" stroke-width="1.2" opacity=".7"/></g>`;
  });
}

export function pine(x: number, y: number, height: number, fill: string): string {
  const h = height;
  return `<path d="M${x} ${n(y - h)}L${n(x + h * 0.2)} ${n(y - h * 0.55)}H${n(x + h * 0.1)}L${n(x + h * 0.28)} ${n(y - h * 0.2)}H${n(x + h * 0.08)}V${y}H${n(x - h * 0.08)}V${n(y - h * 0.2)}H${n(x - h * 0.28)}L${n(x - h * 0.1)} ${n(y - h * 0.55)}H${n(x - h * 0.2)}Z" fill="${fill}"/>`;
}

/** One stem of bamboo over the whole height. `lean` in degrees. */
export function bamboo(
  pen: Pen,
  x: number,
  width: number,
  lean: number,
  hues: readonly [string, string, string],
): string {
  const [dark, light, joint] = hues;
  const cane = linear(
    pen,
    [
      [0, dark],
      [30, light],
      [52, dark],
      [100, '#04150d'],
    ],
    90,
  );
  const stem = repeat(8, (index) => {
    const y = -30 + index * 60;
    return `<rect x="${n(x - width / 2)}" y="${y}" width="${width}" height="57" rx="${n(width * 0.3)}" fill="${cane}"/><rect x="${n(x - width / 2 - 1.5)}" y="${y + 54}" width="${width + 3}" height="5" rx="2.5" fill="${joint}"/>`;
  });
  return `<g transform="rotate(${lean} ${x} 200)">${stem}</g>`;
}

/** A single pointed leaf from (x, y). */
export function leaf(x: number, y: number, length: number, turn: number, fill: string): string {
  return `<path transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)})" d="M0 0Q${n(length * 0.45)} ${n(-length * 0.17)} ${n(length)} 0Q${n(length * 0.45)} ${n(length * 0.17)} 0 0Z" fill="${fill}"/>`;
}

/** A feathered frond, for jungles. */
export function frond(x: number, y: number, length: number, turn: number, fill: string): string {
  const blades = repeat(11, (index) => {
    const at = (length * (index + 1)) / 12;
    const w = 26 * (1 - (index + 1) / 12) + 6;
    const side = (sign: number): string =>
      `M${n(at)} 0Q${n(at + w * 0.3)} ${n(sign * w * 0.6)} ${n(at + w * 0.9)} ${n(sign * w)}Q${n(at + w * 0.7)} ${n(sign * w * 0.2)} ${n(at + 5)} 0Z`;
    return `<path d="${side(-1)}${side(1)}"/>`;
  });
  return `<g transform="translate(${x} ${y}) rotate(${turn})" fill="${fill}">${blades}<path d="M0 -1.5H${length}V1.5H0Z"/></g>`;
}

/** A setback tower of the thirties, its foot on `base`, with chance-lit windows when `lights` is given. */
export function tower(
  pen: Pen,
  x: number,
  width: number,
  height: number,
  fill: string,
  { lights, base = 400 }: { lights?: string; base?: number } = {},
): string {
  const top = base - height;
  const step = (inset: number, rise: number, tall: number): string =>
    `<rect x="${n(x + width * inset)}" y="${n(top - rise)}" width="${n(width * (1 - inset * 2))}" height="${tall}" fill="${fill}"/>`;
  let windows = '';
  if (lights)
    for (let wy = top + 8; wy < base - 8; wy += 9)
      for (let wx = x + 5; wx < x + width - 5; wx += 7)
        if (pen.random() > 0.5)
          windows += `<rect x="${n(wx)}" y="${n(wy)}" width="3" height="5" fill="${lights}" opacity="${n(pen.between(0.5, 1))}"/>`;
  return `<rect x="${x}" y="${top}" width="${width}" height="${height}" fill="${fill}"/>${step(0.15, 14, 16)}${step(0.32, 26, 14)}<path d="M${n(x + width / 2)} ${n(top - 56)}L${n(x + width * 0.58)} ${n(top - 24)}H${n(x + width * 0.42)}Z" fill="${fill}"/>${windows}`;
}

/** A floor of tiles running to a vanishing point at (x, y). */
export function tiledFloor(x: number, y: number, fills: readonly [string, string], columns = 12): string {
  const spread = 900 / columns;
  const lanes = repeat(columns, (index) => {
    const a = x + (index - columns / 2) * spread;
    return index % 2 ? '' : `<path d="M${x} ${y}L${n(a)} 400H${n(a + spread)}Z" fill="${fills[1]}"/>`;
  });
  const rows = repeat(5, (index) => {
    const near = y + ((400 - y) * (index + 1) ** 2) / 36;
    const far = y + ((400 - y) * (index + 0.5) ** 2) / 36;
    return `<rect y="${n(far)}" width="300" height="${n(near - far)}" fill="${fills[0]}" opacity=".4"/>`;
  });
  return `<rect y="${y}" width="300" height="${400 - y}" fill="${fills[0]}"/>${lanes}${rows}`;
}

/** A cone of light from a lamp at (x, y) to a span on the floor. */
export function beam(
  pen: Pen,
  from: readonly [number, number],
  to: readonly [number, number],
  width: number,
  colour: string,
  strength = 0.5,
): string {
  const fill = linear(pen, [
    [0, colour, strength],
    [100, colour, 0.02],
  ] satisfies Stop[]);
  return `<path d="M${from[0] - 5} ${from[1]}H${from[0] + 5}L${n(to[0] + width / 2)} ${to[1]}H${n(to[0] - width / 2)}Z" fill="${fill}"/>`;
}
