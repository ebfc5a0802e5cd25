import { around, rays } from '../parts/burst.ts';
import { inkCeiling, inkFloor, jewelGround } from '../parts/ground.ts';
import { lettering } from '../parts/lettering.ts';
import { rim } from '../parts/light.ts';
import { linear } from '../parts/paint.ts';
import { n, type Pen, repeat } from '../parts/pen.ts';
import type { Poster } from '../parts/poster.ts';
import { beam } from '../parts/scenery.ts';
import { bulb, sparks } from '../parts/sparkle.ts';
import { CRIMSON, drape } from '../parts/stagecraft.ts';
import { fluent } from '../parts/symbol.ts';

/** Piano keys sweep in an arc across the foot of the stage. */
function keyboard(pen: Pen): string {
  const ivory = linear(pen, [
    [0, '#fffaf0'],
    [100, '#cdb9a0'],
  ]);
  const point = (radius: number, degrees: number): string => {
    const angle = (degrees * Math.PI) / 180;
    return `${n(150 + radius * Math.cos(angle))} ${n(520 + radius * Math.sin(angle))}`;
  };
  const key = (from: number, to: number, outer: number, inner: number, fill: string): string =>
    `<path d="M${point(outer, from)}L${point(outer, to)}L${point(inner, to)}L${point(inner, from)}Z" fill="${fill}" stroke="#2a0a1c" stroke-width="1.2"/>`;
  const white = repeat(13, (index) => key(-132 + index * 6.5, -125.5 + index * 6.5, 276, 206, ivory));
  const black = repeat(12, (index) =>
    [2, 6, 9].includes(index) ? '' : key(-127.6 + index * 6.5, -123.6 + index * 6.5, 276, 236, '#1a0a1e'),
  );
  return white + black;
}

/** A saxophone in two spotlights over a curve of keys; the name at the head, in lights. */
export const poster: Poster = {
  slug: 'velvet-jazz',
  layers: (pen) => {
    const pink = rim(pen, { rim: '#fff3c9', glow: '#ff5fa8', glowSize: 13, glowStrength: 0.85 });
    const small = rim(pen, { rim: '#ffe0f0', glow: '#ff5fa8', glowSize: 6, glowStrength: 0.5 });
    return [
      jewelGround(
        pen,
        [
          [0, '#d8478f'],
          [45, '#6b1556'],
          [100, '#17041c'],
        ],
        150,
        210,
        290,
      ),
      [148, 118, 88, 58]
        .map(
          (radius, index) =>
            `<circle cx="150" cy="206" r="${radius}" fill="${index % 2 ? '#a12a78' : '#561150'}" stroke="#f6c877" stroke-width="1.5"/>`,
        )
        .join(''),
      rays(150, 206, 148, 40, '#ffb0d8', 0.16),
      around(150, 206, 156, 38, (x, y, index) => bulb(pen, x, y, 2.8, index % 3 > 0)),
      beam(pen, [40, -20], [190, 330], 150, '#ffe3f2', 0.55),
      beam(pen, [260, -20], [110, 330], 150, '#ffe3f2', 0.5),
      drape(pen, 1, CRIMSON, { width: 46, tieY: 230 }),
      keyboard(pen),
      fluent('saxophone', { x: 152, y: 196, size: 216, turn: 14, filter: pink }),
      fluent('musical-notes', {
        x: 62,
        y: 156,
        size: 58,
        turn: -10,
        filter: small,
        tint: 'brightness(3) sepia(1) saturate(3) hue-rotate(-10deg)',
      }),
      fluent('cocktail-glass', { x: 252, y: 270, size: 78, turn: 10, filter: small }),
      sparks(pen, 14, { x: 30, y: 90, width: 240, height: 190 }, 6, '#fff7dc'),
      inkCeiling(pen, 120, '#1a041a', 0.85),
      lettering(pen, {
        text: 'VELVET',
        face: 'fascinate',
        x: 150,
        y: 74,
        width: 244,
        cap: 40,
        fill: 'rose',
        bend: { kind: 'wave', by: 6 },
      }),
      inkFloor(pen, 312, '#120316', 0.94),
      lettering(pen, { text: 'JAZZ', face: 'fascinate', x: 150, y: 378, width: 216, cap: 46, spacing: 0.08 }),
    ];
  },
};
