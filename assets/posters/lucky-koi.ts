import { rings } from '../parts/burst.ts';
import { inkCeiling, inkFloor, jewelGround } from '../parts/ground.ts';
import { lettering } from '../parts/lettering.ts';
import { blurred, rim, under } from '../parts/light.ts';
import { linear } from '../parts/paint.ts';
import { n, type Pen, polar, repeat } from '../parts/pen.ts';
import type { Poster } from '../parts/poster.ts';
import { fluent } from '../parts/symbol.ts';

/** A koi from above, bent along a circle around (0, 0): head at 20 degrees, tail at 190. */
function koi(pen: Pen, skin: readonly [string, string], patch: string): string {
  const radius = 74;
  const girth = (share: number): number =>
    27 * Math.sin(Math.PI * Math.min(1, share * 0.86 + 0.13)) ** 0.8 + 1.5;
  const side = (sign: number): string[] =>
    Array.from({ length: 31 }, (_, index) => {
      const share = index / 30;
      return polar(0, 0, radius + sign * girth(share), 20 + share * 140)
        .map(n)
        .join(' ');
    });
  const body = `M${side(1).join('L')}L${side(-1).reverse().join('L')}Z`;
  const fill = linear(pen, [
    [0, skin[0]],
    [100, skin[1]],
  ]);
  const clip = pen.url((id) => `<clipPath id="${id}"><path d="${body}"/></clipPath>`);
  const fin = (degrees: number, sign: number, length: number): string => {
    const [x, y] = polar(0, 0, radius + sign * 20, degrees);
    return `<path transform="translate(${n(x)} ${n(y)}) rotate(${degrees + (sign > 0 ? 40 : 140)})" d="M0 -8Q${length * 0.6} -20 ${length} -6Q${length * 0.8} 8 0 8Z" fill="${fill}" opacity=".82" stroke="${patch}" stroke-width="1"/>`;
  };
  const [tx, ty] = polar(0, 0, radius, 158);
  const tail = `<path transform="translate(${n(tx)} ${n(ty)}) rotate(248)" d="M-4 0C10 -12 34 -34 62 -30C50 -16 46 -6 48 0C50 10 60 20 66 32C40 34 12 14 -4 0Z" fill="${fill}" stroke="${patch}" stroke-width="1.2"/>`;
  const spots = [
    [34, 8, 24],
    [66, -6, 27],
    [98, 9, 20],
    [128, -3, 15],
  ]
    .map(([degrees = 0, off = 0, size = 0]) => {
      const [x, y] = polar(0, 0, radius + off, degrees);
      return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${size}" ry="${size * 0.72}" transform="rotate(${degrees + 90} ${n(x)} ${n(y)})" fill="${patch}"/>`;
    })
    .join('');
  const scales = repeat(11, (index) => {
    const [x, y] = polar(0, 0, radius, 52 + index * 9);
    return `<path transform="translate(${n(x)} ${n(y)}) rotate(${52 + index * 9 + 90})" d="M-3 -15Q5 -8 -3 0Q5 8 -3 15" fill="none" stroke="#fff" stroke-width="1.1" opacity=".5"/>`;
  });
  const eye = (off: number): string => {
    const [x, y] = polar(0, 0, radius + off, 30);
    return `<circle cx="${n(x)}" cy="${n(y)}" r="3.4" fill="#1a0a10"/>`;
  };
  return `${fin(52, 1, 40)}${fin(52, -1, 40)}${fin(112, 1, 24)}${fin(112, -1, 24)}${tail}<path d="${body}" fill="${fill}" stroke="${patch}" stroke-width="1.4"/><g clip-path="${clip}">${spots}${scales}</g>${eye(14)}${eye(-14)}`;
}

/** The pond from above: two koi chase each other around a still point, lily pads at the edges. */
export const poster: Poster = {
  slug: 'lucky-koi',
  layers: (pen) => {
    const pad = (x: number, y: number, size: number, turn: number): string =>
      `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M0 0L${size} -${size * 0.16}A${size} ${size} 0 1 0 ${size} ${size * 0.16}Z" fill="${linear(
        pen,
        [
          [0, '#4fae6a'],
          [100, '#0f4f38'],
        ],
      )}" stroke="#9fe0a8" stroke-width="1.2"/>${repeat(9, (index) => `<path d="M0 0L${n(Math.cos(0.5 + index * 0.66) * size * 0.92)} ${n(Math.sin(0.5 + index * 0.66) * size * 0.92)}" stroke="#bff0bf" stroke-width=".9" opacity=".6"/>`)}</g>`;
    const swim = rim(pen, { rim: '#ffffff', glow: '#06222c', glowStrength: 0.6, glowSize: 8, shade: 0.3 });
    return [
      jewelGround(
        pen,
        [
          [0, '#59d6cf'],
          [40, '#137f8c'],
          [80, '#06404f'],
          [100, '#03202c'],
        ],
        150,
        196,
        300,
      ),
      rings(150, 200, [24, 50, 84, 122, 164, 210, 260], '#d9fff6', 1.3, 0.34),
      rings(50, 96, [12, 24, 38], '#d9fff6', 1, 0.4),
      blurred(
        7,
        `<g transform="translate(158 222)" opacity=".5"><circle r="78" fill="none" stroke="#02222c" stroke-width="46"/></g>`,
      ),
      `<g transform="translate(150 200)">${under(swim, `<g transform="rotate(-40)">${koi(pen, ['#ffffff', '#f3d9c8'], '#e5361f')}</g>`)}${under(swim, `<g transform="rotate(140)">${koi(pen, ['#ffdf8a', '#f08a1e'], '#8a1a0c')}</g>`)}</g>`,
      pad(278, 106, 46, 150),
      pad(18, 288, 58, -30),
      pad(262, 300, 34, 220),
      fluent('lotus', {
        x: 40,
        y: 272,
        size: 62,
        filter: rim(pen, { rim: '#fff', glow: '#ff7ab8', glowSize: 6, size: 0.8 }),
      }),
      '<circle cx="150" cy="200" r="13" fill="#fff6d2" opacity=".95"/><circle cx="150" cy="200" r="18" fill="none" stroke="#fff6d2" stroke-width="1.6"/>',
      inkCeiling(pen, 104, '#02202c', 0.8),
      inkFloor(pen, 296, '#021620', 0.94),
      lettering(pen, {
        text: 'Lucky',
        face: 'shrikhand',
        x: 112,
        y: 72,
        width: 180,
        cap: 44,
        key: '#062a36',
        bend: { kind: 'slope', by: 8 },
      }),
      lettering(pen, {
        text: 'KOI',
        face: 'shrikhand',
        x: 190,
        y: 374,
        width: 170,
        cap: 50,
        fill: 'fire',
        spacing: 0.06,
        key: '#3a0a06',
      }),
    ];
  },
};
