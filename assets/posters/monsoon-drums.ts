import { rings } from '../parts/burst.ts';
import { inkFloor, jewelGround } from '../parts/ground.ts';
import { lettering } from '../parts/lettering.ts';
import { blurred, rim, under } from '../parts/light.ts';
import { glow, linear, METALS, round } from '../parts/paint.ts';
import { n, type Pen, repeat } from '../parts/pen.ts';
import type { Poster } from '../parts/poster.ts';
import { leaf } from '../parts/scenery.ts';
import { rain } from '../parts/sparkle.ts';

/** A laced drum standing on its foot at (0, 0), about 150 units high. */
function drum(pen: Pen, wood: readonly [string, string], cloth: string): string {
  const body = linear(
    pen,
    [
      [0, wood[1]],
      [35, wood[0]],
      [100, wood[1]],
    ],
    90,
  );
  const brass = linear(pen, METALS.brass, 90);
  const skin = round(
    pen,
    [
      [0, '#fff9e8'],
      [70, '#f0d6a4'],
      [100, '#b98a4a'],
    ],
    [0.4, 0.3],
  );
  const lace = repeat(9, (index) => {
    const x = -56 + index * 14;
    return `L${n(x * 0.6 + 4)} -62L${x + 7} -124`;
  });
  return `<path d="M-60 -126C-56 -80 -26 -60 -24 -44C-22 -26 -36 -12 -40 0Q0 14 40 0C36 -12 22 -26 24 -44C26 -60 56 -80 60 -126Z" fill="${body}" stroke="#1a0806" stroke-width="2.4"/>
<path d="M-60 -118C-57 -96 -46 -82 -36 -70Q0 -56 36 -70C46 -82 57 -96 60 -118Q0 -90 -60 -118Z" fill="${cloth}"/>
<path d="M-60 -122${lace}" fill="none" stroke="#fff0c8" stroke-width="2.2" stroke-linejoin="round"/>
<path d="M-25 -50Q0 -40 25 -50L24 -38Q0 -28 -24 -38Z" fill="${brass}" stroke="#3a1c05"/><path d="M-38 -8Q0 6 38 -8L40 2Q0 16 -40 2Z" fill="${brass}" stroke="#3a1c05"/>
<ellipse cy="-126" rx="63" ry="24" fill="${brass}" stroke="#3a1c05" stroke-width="1.6"/><ellipse cy="-129" rx="56" ry="20" fill="${skin}"/><ellipse cy="-129" rx="26" ry="9" fill="#c99a5a" opacity=".55"/>`;
}

/** Three drums answer the rain; the rings of their sound meet the lightning over wet palms. */
export const poster: Poster = {
  slug: 'monsoon-drums',
  layers: (pen) => {
    const wet = rim(pen, { rim: '#e6fff8', glow: '#2fe0d0', glowStrength: 0.4, glowSize: 10 });
    const palm = (x: number, y: number, size: number, fill: string): string =>
      repeat(7, (index) => leaf(x, y, size * pen.between(0.8, 1.1), -200 + index * 36, fill));
    return [
      jewelGround(
        pen,
        [
          [0, '#8ff0dc'],
          [22, '#2f9aa0'],
          [56, '#2a3f7c'],
          [100, '#0c0a30'],
        ],
        226,
        92,
        340,
      ),
      '<path d="M232 -6L202 58L222 60L186 128L210 76L192 74L210 -6Z" fill="#f2fffa"/>',
      glow(pen, 208, 58, 110, '#dffff4', 0.75),
      blurred(2.4, palm(20, 110, 120, '#123a5a'), palm(282, 170, 110, '#123a5a')),
      palm(-6, 186, 128, '#0a2748'),
      palm(306, 246, 120, '#0a2748'),
      rings(142, 168, [60, 84, 110, 138, 168], '#fff0b8', 1.8, 0.34),
      under(
        wet,
        `<g transform="translate(62 296) rotate(-9) scale(.78)">${drum(pen, ['#d98a4a', '#5a2410'], '#1f8a7c')}</g>`,
      ),
      under(
        wet,
        `<g transform="translate(246 298) rotate(9) scale(.86)">${drum(pen, ['#c97a3c', '#4a1c0c'], '#c2352a')}</g>`,
      ),
      under(
        wet,
        `<g transform="translate(148 326) scale(1.24)">${drum(pen, ['#f0a85c', '#6b2c10'], '#5a2a9c')}</g>`,
      ),
      repeat(
        10,
        (index) =>
          `<path d="M${n(pen.between(100, 196))} ${n(150 - index * 3)}q${n(pen.between(-12, 12))} -18 ${n(pen.between(-22, 22))} ${n(pen.between(-34, -14))}" stroke="#eafffa" stroke-width="2" fill="none" stroke-linecap="round" opacity=".8"/>`,
      ),
      rain(pen, 110, { x: 0, y: 0, width: 320, height: 330 }, '#eafffa', 20),
      inkFloor(pen, 282, '#07061f', 0.97),
      lettering(pen, {
        text: 'Monsoon',
        face: 'lobster',
        x: 140,
        y: 336,
        width: 236,
        cap: 44,
        fill: 'ice',
        key: '#0a1040',
        line: '#9fe6e0',
        bend: { kind: 'slope', by: 6 },
      }),
      lettering(pen, {
        text: 'Drums',
        face: 'lobster',
        x: 176,
        y: 380,
        width: 160,
        cap: 34,
        key: '#0a1040',
        bend: { kind: 'slope', by: 4 },
      }),
    ];
  },
};
