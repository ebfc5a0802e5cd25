import { softRays } from '../parts/burst.ts';
import { inkFloor, jewelGround } from '../parts/ground.ts';
import { brilliant } from '../parts/jewels.ts';
import { lettering } from '../parts/lettering.ts';
import { blurred, relief, rim, under } from '../parts/light.ts';
import { glow, linear, METALS, metal } from '../parts/paint.ts';
import { n, type Pen, repeat } from '../parts/pen.ts';
import type { Poster } from '../parts/poster.ts';
import { dust, sparks } from '../parts/sparkle.ts';
import { engraved, fluent } from '../parts/symbol.ts';

/** Timber set of a gallery: two posts and a cap at the given size, around x = 150. */
function timber(pen: Pen, half: number, top: number, thick: number): string {
  const wood = linear(
    pen,
    [
      [0, '#8a5428'],
      [40, '#5c3416'],
      [100, '#2a1408'],
    ],
    90,
  );
  return `<path d="M${150 - half} ${top}H${150 - half + thick}L${150 - half + thick - 6} 400H${150 - half - 10}ZM${150 + half - thick} ${top}H${150 + half}L${150 + half + 10} 400H${150 + half - thick + 6}Z" fill="${wood}" stroke="#1c0c04" stroke-width="1.6"/><path d="M${150 - half - 12} ${top - thick}H${150 + half + 12}V${top + 2}H${150 - half - 12}Z" fill="${linear(
    pen,
    [
      [0, '#a86a34'],
      [100, '#3a1c0a'],
    ],
  )}" stroke="#1c0c04" stroke-width="1.6"/>`;
}

/** Down the gallery: the cart heaped with stones comes out of the light, pick and fuse lie near. */
export const poster: Poster = {
  slug: 'mines-of-brass',
  layers: (pen) => {
    const lit = rim(pen, { rim: '#fff3c9', glow: '#ffb347', glowStrength: 0.5, glowSize: 8, shade: 0.35 });
    const stone = rim(pen, {
      rim: '#ffffff',
      glow: '#ffcf6b',
      glowStrength: 0.4,
      glowSize: 5,
      shade: 0.25,
      size: 0.8,
    });
    const brass = metal(pen, 'brass');
    const rocks = (flip: 1 | -1): string =>
      `<path transform="translate(${flip === 1 ? 0 : 300} 0) scale(${flip} 1)" d="M-10 -10H60L44 40L62 78L36 120L58 168L30 214L54 270L24 330L40 410H-10Z" fill="#241612" stroke="#6b4a30" stroke-width="1.8"/>`;
    return [
      jewelGround(
        pen,
        [
          [0, '#fff0b0'],
          [16, '#e8a03c'],
          [44, '#6b3a1c'],
          [100, '#120a08'],
        ],
        150,
        150,
        290,
      ),
      softRays(pen, 150, 146, 240, 26, '#fff3c0', 0.5),
      timber(pen, 50, 108, 10),
      timber(pen, 78, 84, 15),
      rocks(1),
      rocks(-1),
      repeat(5, (index) =>
        under(
          stone,
          brilliant(
            pen,
            [26, 274, 36, 268, 20][index] ?? 0,
            [96, 132, 206, 226, 286][index] ?? 0,
            [26, 30, 24, 28, 22][index] ?? 20,
            index % 2 ? ['#e2ffee', '#3fd08c', '#0c7a4c'] : ['#ffe6c0', '#ffb02e', '#a8600a'],
          ),
        ),
      ),
      timber(pen, 118, 52, 22),
      '<path d="M134 168L40 400H62L142 168ZM166 168L260 400H238L158 168Z" fill="#c9a25a" opacity=".85"/>',
      repeat(
        7,
        (index) =>
          `<rect x="${n(138 - index * index * 2.2)}" y="${n(186 + index * index * 4.6)}" width="${n(24 + index * index * 4.4)}" height="${3 + index}" fill="#2a1408"/>`,
      ),
      glow(pen, 150, 190, 120, '#ffd98a', 0.6),
      under(
        stone,
        brilliant(pen, 106, 196, 52, ['#ffe6e6', '#ff5a6a', '#a30d2a']),
        brilliant(pen, 196, 194, 54, ['#e2ffee', '#3fd08c', '#0c7a4c']),
        brilliant(pen, 150, 176, 70),
        brilliant(pen, 128, 208, 44, ['#fff6d0', '#ffc94a', '#a86c10']),
        brilliant(pen, 176, 212, 44, ['#f6e2ff', '#b05af0', '#5a189c']),
      ),
      under(
        lit,
        `<path d="M66 212H234L214 296H86Z" fill="${linear(pen, METALS.iron)}" stroke="#0e080c" stroke-width="2.4"/><path d="M60 206H240V220H60Z" fill="${brass}" stroke="#3a1c05"/><path d="M80 276H220L217 288H83Z" fill="${brass}" stroke="#3a1c05"/><path d="M96 220L104 276H114L108 220ZM192 220L186 276H196L204 220Z" fill="${brass}"/><circle cx="106" cy="304" r="17" fill="${brass}" stroke="#3a1c05" stroke-width="2"/><circle cx="194" cy="304" r="17" fill="${brass}" stroke="#3a1c05" stroke-width="2"/><circle cx="106" cy="304" r="6" fill="#3a1c05"/><circle cx="194" cy="304" r="6" fill="#3a1c05"/>`,
      ),
      engraved(pen, 'war-pick', 'silver', {
        x: 252,
        y: 262,
        size: 92,
        turn: 8,
        filter: relief(pen, { glow: '#000', glowStrength: 0.4, glowSize: 4, key: '#0e0a0c', light: '#fff' }),
      }),
      fluent('bomb', { x: 46, y: 288, size: 62, turn: -8, filter: lit }),
      glow(pen, 66, 266, 26, '#ffd04a', 0.9),
      blurred(0.6, dust(pen, 40, { x: 40, y: 40, width: 220, height: 220 }, '#ffe9b0', 1.8)),
      sparks(pen, 7, { x: 90, y: 150, width: 120, height: 70 }, 7),
      inkFloor(pen, 272, '#0e0704', 0.98),
      lettering(pen, {
        text: 'MINES',
        face: 'alfa-slab-one',
        x: 150,
        y: 336,
        width: 210,
        cap: 36,
        fill: 'silver',
        key: '#160c08',
        line: '#8a97a8',
      }),
      lettering(pen, {
        text: 'OF BRASS',
        face: 'alfa-slab-one',
        x: 150,
        y: 380,
        width: 236,
        cap: 30,
        key: '#160c08',
      }),
    ];
  },
};
