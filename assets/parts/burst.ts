import { round } from './paint.ts';
import { n, type Pen, polar, repeat } from './pen.ts';

/** Straight rays from one light. `fill` is the share of each step that is lit; `turn` rotates all, in degrees. */
export function rays(
  x: number,
  y: number,
  radius: number,
  count: number,
  colour: string,
  opacity: number,
  { turn = 0, fill = 0.5 } = {},
): string {
  const step = 360 / count;
  const wedge = (index: number): string => {
    const [x1, y1] = polar(x, y, radius, turn + index * step);
    const [x2, y2] = polar(x, y, radius, turn + (index + fill) * step);
    return `M${x} ${y}L${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}Z`;
  };
  return `<path d="${repeat(count, wedge)}" fill="${colour}" opacity="${opacity}"/>`;
}

/** Rays that fade with distance, for light that comes out of something. */
export function softRays(
  pen: Pen,
  x: number,
  y: number,
  radius: number,
  count: number,
  colour: string,
  opacity: number,
  turn = 0,
): string {
  const paint = round(pen, [
    [0, colour, opacity],
    [100, colour, 0],
  ]);
  return rays(x, y, radius, count, paint, 1, { turn });
}

export function rings(
  x: number,
  y: number,
  radii: readonly number[],
  colour: string,
  width = 1,
  opacity = 0.6,
): string {
  return radii
    .map(
      (radius) =>
        `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${colour}" stroke-width="${width}" opacity="${opacity}"/>`,
    )
    .join('');
}

/** A deco fan in line: ribs from the hinge, each pair closed by a scallop. Degrees run clockwise from the right. */
export function fan(
  x: number,
  y: number,
  radius: number,
  { from = 180, to = 360, ribs = 9, colour = '#c9962f', width = 1, opacity = 0.6, hinge = 0.18 } = {},
): string {
  const step = (to - from) / ribs;
  const scallop = radius * Math.sin(((step / 2) * Math.PI) / 180) * 1.02;
  const lines = repeat(ribs + 1, (index) => {
    const [x1, y1] = polar(x, y, radius * hinge, from + index * step);
    const [x2, y2] = polar(x, y, radius, from + index * step);
    return `M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}`;
  });
  const edge = repeat(ribs, (index) => {
    const [x1, y1] = polar(x, y, radius, from + index * step);
    const [x2, y2] = polar(x, y, radius, from + (index + 1) * step);
    return `M${n(x1)} ${n(y1)}A${n(scallop)} ${n(scallop)} 0 0 1 ${n(x2)} ${n(y2)}`;
  });
  return `<path d="${lines}${edge}" fill="none" stroke="${colour}" stroke-width="${width}" opacity="${opacity}"/>`;
}

/** A solid fan: petals painted in turn, each with a scalloped end and a line between. */
export function petals(
  x: number,
  y: number,
  inner: number,
  outer: number,
  {
    from = 180,
    to = 360,
    count = 9,
    fills = ['#c9962f'],
    line = '#3a1c05',
    width = 1.2,
  }: {
    from?: number;
    to?: number;
    count?: number;
    fills?: readonly string[];
    line?: string;
    width?: number;
  } = {},
): string {
  const step = (to - from) / count;
  const scallop = outer * Math.sin(((step / 2) * Math.PI) / 180);
  return repeat(count, (index) => {
    const [ax, ay] = polar(x, y, inner, from + index * step);
    const [bx, by] = polar(x, y, outer, from + index * step);
    const [cx, cy] = polar(x, y, outer, from + (index + 1) * step);
    const [dx, dy] = polar(x, y, inner, from + (index + 1) * step);
    return `<path d="M${n(ax)} ${n(ay)}L${n(bx)} ${n(by)}A${n(scallop)} ${n(scallop)} 0 0 1 ${n(cx)} ${n(cy)}L${n(dx)} ${n(dy)}Z" fill="${fills[index % fills.length]}" stroke="${line}" stroke-width="${width}" stroke-linejoin="round"/>`;
  });
}

/** The overlapping-scales pattern of the platform, as a fill. */
export function scallops(pen: Pen, size: number, colour: string, width = 1): string {
  const arcs = (x: number, y: number): string =>
    rings(x, y, [size, size * 0.7, size * 0.4], colour, width, 1);
  return pen.url(
    (id) =>
      `<pattern id="${id}" width="${size * 2}" height="${size}" patternUnits="userSpaceOnUse"><clipPath id="${id}a"><rect width="${size * 2}" height="${size}"/></clipPath>${arcs(0, size)}${arcs(size * 2, size)}${arcs(size, size * 1.5)}</pattern>`,
  );
}

/** A ring of points around a centre, drawn by `draw(x, y, index, degrees)`. */
export function around(
  x: number,
  y: number,
  radius: number,
  count: number,
  draw: (px: number, py: number, index: number, degrees: number) => string,
  { from = 0, to = 360 } = {},
): string {
  const step = (to - from) / (to - from === 360 ? count : Math.max(1, count - 1));
  return repeat(count, (index) => {
    const degrees = from + index * step;
    const [px, py] = polar(x, y, radius, degrees);
    return draw(Number(n(px)), Number(n(py)), index, degrees);
  });
}
