import { glow } from './paint.ts';
import { n, type Pen, repeat } from './pen.ts';

export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

export function spark(x: number, y: number, size: number, colour = '#fff3cf', opacity = 1): string {
  const w = size * 0.68;
  const c = size * 0.1;
  return `<path d="M${n(x)} ${n(y - size)}Q${n(x + c)} ${n(y - c)} ${n(x + w)} ${n(y)}Q${n(x + c)} ${n(y + c)} ${n(x)} ${n(y + size)}Q${n(x - c)} ${n(y + c)} ${n(x - w)} ${n(y)}Q${n(x - c)} ${n(y - c)} ${n(x)} ${n(y - size)}Z" fill="${colour}" opacity="${n(opacity)}"/>`;
}

export function sparks(pen: Pen, count: number, area: Area, size = 6, colour = '#fff3cf'): string {
  return repeat(count, () =>
    spark(
      area.x + pen.random() * area.width,
      area.y + pen.random() * area.height,
      size * pen.between(0.4, 1.3),
      colour,
      pen.between(0.5, 1),
    ),
  );
}

export function dust(pen: Pen, count: number, area: Area, colour: string, size = 1.6): string {
  return repeat(
    count,
    () =>
      `<circle cx="${n(area.x + pen.random() * area.width)}" cy="${n(area.y + pen.random() * area.height)}" r="${n(pen.between(0.35, size))}" fill="${colour}" opacity="${n(pen.between(0.3, 0.95))}"/>`,
  );
}

export function bubbles(pen: Pen, count: number, area: Area, colour = '#e9fbff', size = 7): string {
  return repeat(count, () => {
    const x = area.x + pen.random() * area.width;
    const y = area.y + pen.random() * area.height;
    const r = pen.between(1.4, size);
    return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${colour}" fill-opacity=".14" stroke="${colour}" stroke-width=".9" opacity=".8"/><circle cx="${n(x - r * 0.32)}" cy="${n(y - r * 0.36)}" r="${n(r * 0.25)}" fill="#fff"/>`;
  });
}

/** Slanting rain. */
export function rain(pen: Pen, count: number, area: Area, colour = '#dff0ff', length = 16): string {
  return repeat(count, () => {
    const x = area.x + pen.random() * area.width;
    const y = area.y + pen.random() * area.height;
    const l = length * pen.between(0.5, 1.2);
    return `<path d="M${n(x)} ${n(y)}l${n(-l * 0.28)} ${n(l)}" stroke="${colour}" stroke-width="${n(pen.between(0.5, 1.2))}" opacity="${n(pen.between(0.2, 0.6))}"/>`;
  });
}

export function bulb(pen: Pen, x: number, y: number, radius: number, isLit = true): string {
  const light = isLit ? glow(pen, x, y, radius * 3.2, '#ffc45a', 0.85) : '';
  return `${light}<circle cx="${n(x)}" cy="${n(y)}" r="${radius}" fill="${isLit ? '#fff3c9' : '#a06c22'}" stroke="#7a4c12" stroke-width="${n(radius * 0.26)}"/>`;
}
