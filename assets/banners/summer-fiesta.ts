import type { Banner } from '../parts/banner.ts';
import { rays, rings } from '../parts/burst.ts';
import { jewelGround } from '../parts/ground.ts';
import { lettering } from '../parts/lettering.ts';
import { rim } from '../parts/light.ts';
import { glow, linear } from '../parts/paint.ts';
import { n, type Pen, repeat } from '../parts/pen.ts';
import { frond } from '../parts/scenery.ts';
import { dust } from '../parts/sparkle.ts';
import { fluent } from '../parts/symbol.ts';

const CLOTHS = ['#e0243a', '#ffcf4a', '#1fa96b', '#3c8cf0', '#f4ecdd', '#c04ae0'] as const;

/** A string of little flags that hangs from one point to another. */
function bunting(pen: Pen, from: [number, number], to: [number, number], sag: number, count: number): string {
  const at = (share: number): [number, number] => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share + sag * 4 * share * (1 - share),
  ];
  const cord = `<path d="M${from}Q${(from[0] + to[0]) / 2} ${(from[1] + to[1]) / 2 + sag * 2} ${to}" fill="none" stroke="#5a2408" stroke-width="1.6"/>`;
  const flags = repeat(count, (index) => {
    const [x, y] = at((index + 0.5) / count);
    const lean = pen.between(-9, 9);
    return `<path transform="translate(${n(x)} ${n(y)}) rotate(${n(lean)})" d="M-9 0H9V20L0 15L-9 20Z" fill="${CLOTHS[index % CLOTHS.length]}" stroke="#7a2a08" stroke-opacity=".35"/>`;
  });
  return cord + flags;
}

/** High noon over the square: flags across the street, drum and horns of the parade. */
export const banner: Banner = {
  slug: 'summer-fiesta',
  shade: '#2b0b04',
  layers: (pen) => {
    const warm = rim(pen, { rim: '#fff7d6', glow: '#ffb02e', glowStrength: 0.6, glowSize: 9, shade: 0.3 });
    const sun = linear(pen, [
      [0, '#fff8cf'],
      [55, '#ffd257'],
      [100, '#f58a1e'],
    ]);
    return [
      jewelGround(
        pen,
        [
          [0, '#ffe08a'],
          [22, '#ff9f2e'],
          [52, '#d8431c'],
          [82, '#701a0a'],
          [100, '#2b0b04'],
        ],
        566,
        128,
        470,
      ),
      rays(566, 132, 760, 30, '#fff3b0', 0.3),
      `<circle cx="566" cy="132" r="122" fill="${sun}"/>`,
      rings(566, 132, [112, 130, 138], '#fff6cf', 1.3, 0.7),
      `<g opacity=".95">${repeat(4, (index) => frond(716, 40 + index * 52, 120, 190 - index * 12, index % 2 ? '#0d6b46' : '#0a4f36'))}</g>`,
      repeat(3, (index) =>
        frond(372 + index * 12, 280, 96, -112 + index * 30, index % 2 ? '#0d6b46' : '#0a4f36'),
      ),
      bunting(pen, [330, 8], [730, 30], 22, 17),
      bunting(pen, [300, 44], [560, -8], 26, 11),
      fluent('trumpet', { x: 456, y: 150, size: 150, turn: -14, filter: warm }),
      fluent('trumpet', { x: 676, y: 150, size: 150, turn: 14, isFlipped: true, filter: warm }),
      fluent('long-drum', { x: 566, y: 154, size: 196, filter: warm }),
      fluent('sunflower', { x: 470, y: 246, size: 78, turn: -10, filter: warm }),
      fluent('sunflower', { x: 662, y: 244, size: 84, turn: 14, filter: warm }),
      fluent('hibiscus', { x: 528, y: 258, size: 58, filter: warm }),
      fluent('hibiscus', { x: 610, y: 260, size: 54, turn: 20, isFlipped: true, filter: warm }),
      glow(pen, 566, 132, 90, '#fff3c0', 0.25),
      dust(pen, 44, { x: 380, y: 20, width: 320, height: 240 }, '#fff0a8', 2.2),
    ];
  },
  title: (pen) => [
    lettering(pen, {
      text: 'SUMMER',
      face: 'bowlby-one-sc',
      x: 108,
      y: 34,
      width: 216,
      cap: 36,
      key: '#3a0c04',
    }),
    lettering(pen, {
      text: 'FIESTA',
      face: 'bowlby-one-sc',
      x: 124,
      y: 90,
      width: 248,
      cap: 46,
      fill: 'fire',
      key: '#3a0c04',
    }),
  ],
};
