import type { ActivityPicture } from '../parts/activity-picture.ts';
import { fan } from '../parts/burst.ts';
import { jewelGround } from '../parts/ground.ts';
import { glow, linear } from '../parts/paint.ts';
import { repeat } from '../parts/pen.ts';
import { dust, spark } from '../parts/sparkle.ts';
import { fluent } from '../parts/symbol.ts';
import { disc, lamp, skyline } from '../parts/theatre.ts';

/** From the balcony: a telescope towards the stars, a chart and a compass on the parapet. */
export const activity: ActivityPicture = {
  slug: 'home-guide',
  layers: (pen) => {
    const stars: readonly [number, number, number][] = [
      [112, 84, 9],
      [176, 52, 7],
      [232, 96, 10],
      [300, 62, 7],
      [350, 112, 9],
      [150, 142, 6],
      [214, 164, 8],
    ];
    const map = `M${stars.map(([x, y]) => `${x} ${y}`).join('L')}`;
    return [
      jewelGround(
        pen,
        [
          [0, '#5a7fd8'],
          [34, '#1c3a8c'],
          [70, '#0a1a4c'],
          [100, '#040a22'],
        ],
        470,
        110,
        460,
      ),
      disc(pen, 500, 108, 78, ['#fffdf0', '#f4e2b4', '#c9a766']),
      `<g fill="#b59a68" opacity=".45"><circle cx="478" cy="92" r="15"/><circle cx="522" cy="126" r="20"/><circle cx="520" cy="78" r="9"/></g>`,
      dust(pen, 46, { x: 20, y: 16, width: 600, height: 210 }, '#ffffff', 1.5),
      fan(40, 330, 330, { from: 270, to: 360, ribs: 9, colour: '#8fb0ff', width: 1.8, opacity: 0.3 }),
      `<path d="${map}M232 96L214 164" fill="none" stroke="#cfe0ff" stroke-width="2" opacity=".65"/>`,
      ...stars.map(([x, y, r]) => glow(pen, x, y, r * 2.4, '#ffe7a6', 0.7) + spark(x, y, r * 1.6, '#fffbe6')),
      skyline(pen, 316, ['#0a1440', '#0e1a50'], '#ffcf6b', { height: 84, dip: 0.2 }),
      repeat(
        10,
        (index) =>
          `<path d="M${24 + index * 68} 360C${6 + index * 68} 334 ${10 + index * 68} 318 ${30 + index * 68} 306H${48 + index * 68}C${68 + index * 68} 318 ${72 + index * 68} 334 ${54 + index * 68} 360Z" fill="${linear(
            pen,
            [
              [0, '#1c2350'],
              [40, '#93a8e0'],
              [100, '#0e1232'],
            ],
            90,
          )}" stroke="#050920"/>`,
      ),
      `<path d="M0 284H640V308H0Z" fill="${linear(pen, [
        [0, '#b8c8f0'],
        [100, '#3a4a86'],
      ])}"/><path d="M0 284H640" stroke="#ffe7a6" stroke-width="3"/>`,
      fluent('telescope', { x: 322, y: 186, size: 236, filter: lamp(pen, '#8fb0ff', 0.7) }),
      fluent('world-map', { x: 148, y: 248, size: 140, turn: -6, filter: lamp(pen, '#ffcf6b', 0.5) }),
      fluent('compass', { x: 514, y: 248, size: 118, turn: 8, filter: lamp(pen, '#ffcf6b', 0.6) }),
    ];
  },
};
