import type { Banner } from '../parts/banner.ts';
import { fan, rays } from '../parts/burst.ts';
import { jewelGround } from '../parts/ground.ts';
import { lettering } from '../parts/lettering.ts';
import { blurred, rim, under } from '../parts/light.ts';
import { glow, linear, metal } from '../parts/paint.ts';
import { type Pen, repeat } from '../parts/pen.ts';
import { beam } from '../parts/scenery.ts';
import { bulb, dust } from '../parts/sparkle.ts';
import { column, festoon } from '../parts/stagecraft.ts';
import { fluent } from '../parts/symbol.ts';

const STAGE = { left: 412, right: 708, floor: 216 };

/** One step of the stairs that lead up to the doors. */
function stair(pen: Pen, index: number): string {
  const y = STAGE.floor + index * 15;
  const inset = 74 - index * 26;
  const left = STAGE.left + inset;
  const width = STAGE.right - inset - left;
  return `<rect x="${left}" y="${y}" width="${width}" height="15" fill="${linear(pen, [
    [0, '#a3182c'],
    [38, '#7a0f20'],
    [42, '#3a0610'],
    [100, '#250309'],
  ])}"/><rect x="${left}" y="${y}" width="${width}" height="2.4" fill="${metal(pen, 'brass')}"/>`;
}

/** The platform's own doors, opened: light falls down the stairs, a column stands on either side. */
export const banner: Banner = {
  slug: 'curtain-up',
  shade: '#12050b',
  layers: (pen) => {
    const light = linear(pen, [
      [0, '#fffbe6'],
      [55, '#ffd98a'],
      [100, '#f09a3c'],
    ]);
    const warm = rim(pen, { rim: '#fff3c9', glow: '#ffb347', glowStrength: 0.6, glowSize: 8 });
    const middle = (STAGE.left + STAGE.right) / 2;
    return [
      jewelGround(
        pen,
        [
          [0, '#7a3a1c'],
          [30, '#5a1424'],
          [70, '#2a0a1c'],
          [100, '#12050b'],
        ],
        middle,
        150,
        430,
      ),
      rays(middle, 150, 760, 40, '#ffdf93', 0.12),
      [96, 122, 148]
        .map((radius) =>
          fan(middle, 96, radius, {
            from: 180,
            to: 360,
            ribs: 15,
            colour: '#ffe7a6',
            width: 1.2,
            opacity: 0.55,
          }),
        )
        .join(''),
      under(
        warm,
        `<path d="M${middle - 92} 216V104A92 92 0 0 1 ${middle + 92} 104V216Z" fill="${metal(pen, 'brass')}"/>`,
        `<path d="M${middle - 84} 216V104A84 84 0 0 1 ${middle + 84} 104V216Z" fill="#2b1408"/>`,
        repeat(13, (index) => {
          const angle = Math.PI + (index / 12) * Math.PI;
          return bulb(pen, middle + Math.cos(angle) * 76, 104 + Math.sin(angle) * 76, 4.2, index % 3 !== 1);
        }),
        `<path d="M${middle - 66} 216V104A66 66 0 0 1 ${middle + 66} 104V216Z" fill="${light}"/>`,
      ),
      column(pen, 432, 34, 44, 272, ['#3a140e', '#d89a5a', '#6b3416']),
      column(pen, 688, 34, 44, 272, ['#3a140e', '#d89a5a', '#6b3416']),
      festoon(pen, [300, 18], [432, 40], 26, 6),
      festoon(pen, [432, 40], [688, 40], -22, 9),
      glow(pen, middle, 150, 190, '#ffe0a0', 0.75),
      beam(pen, [middle, 70], [middle, 300], 250, '#fff3c9', 0.5),
      // The two leaves of the door, turned towards us.
      ...([-1, 1] as const).map(
        (side) =>
          `<g transform="translate(${middle} 0) scale(${side} 1)"><path d="M66 216V74L104 52V236Z" fill="${linear(
            pen,
            [
              [0, '#4a0713'],
              [60, '#a3182c'],
              [100, '#5c0814'],
            ],
            90,
          )}" stroke="#e9bf6a" stroke-width="2"/><path d="M74 204V86L97 72V218Z" fill="none" stroke="#e9bf6a" stroke-width="1.2" opacity=".8"/><circle cx="74" cy="150" r="4.4" fill="#ffe7a6"/></g>`,
      ),
      repeat(4, (index) => stair(pen, index)),
      fluent('top-hat', { x: 446, y: 232, size: 66, turn: -12, filter: warm }),
      fluent('admission-tickets', { x: 662, y: 240, size: 70, turn: 10, filter: warm }),
      blurred(1.2, dust(pen, 26, { x: 420, y: 60, width: 280, height: 190 }, '#fff0c0', 2.4)),
    ];
  },
  title: (pen) => [
    lettering(pen, { text: 'CURTAIN', face: 'limelight', x: 116, y: 36, width: 232, cap: 38 }),
    lettering(pen, { text: 'UP', face: 'limelight', x: 50, y: 92, width: 120, cap: 48, fill: 'fire' }),
  ],
};
