import type { ActivityPicture } from '../parts/activity-picture.ts';
import { fan } from '../parts/burst.ts';
import { foldedStar, starPath } from '../parts/jewels.ts';
import { blurred, under } from '../parts/light.ts';
import { glow, linear, metal } from '../parts/paint.ts';
import { repeat } from '../parts/pen.ts';
import { coin } from '../parts/props.ts';
import { bulb, sparks } from '../parts/sparkle.ts';
import { fluent } from '../parts/symbol.ts';
import { backdrop, lamp, laurel } from '../parts/theatre.ts';

/** Columns of coins rise like a stair towards a star. */
export const activity: ActivityPicture = {
  slug: 'ladder-recharge',
  layers: (pen) => {
    const pile = (x: number, foot: number, count: number): string =>
      repeat(count, (index) => coin(pen, x, foot - index * 13, 44, { tilt: 0.34, turn: index % 2 ? 2 : -2 }));
    return [
      backdrop(pen, 'ember', 498, 92, { count: 40, strength: 0.2, radius: 520 }),
      fan(498, 96, 150, {
        from: 0,
        to: 360,
        ribs: 30,
        colour: '#ffe7a6',
        width: 1.4,
        opacity: 0.5,
        hinge: 0.5,
      }),
      repeat(6, (index) => {
        const x = 40 + index * 96;
        const top = 318 - index * 37;
        return `<path d="M${x} ${top}H${x + 97}V360H${x}Z" fill="${linear(pen, [
          [0, '#9c2f18'],
          [100, '#2a0806'],
        ])}"/><path d="M${x} ${top}H${x + 97}V${top + 5}H${x}Z" fill="${metal(pen, 'brass')}"/><path d="M${x + 12} ${top + 20}V360M${x + 85} ${top + 20}V360" stroke="#ffbf6a" stroke-width="1.4" opacity=".4"/>`;
      }),
      under(
        lamp(pen, '#ffb347', 0.5),
        pile(90, 306, 2),
        pile(186, 268, 4),
        pile(282, 230, 5),
        pile(378, 194, 6),
      ),
      glow(pen, 498, 96, 130, '#fff3c9', 0.7),
      repeat(24, (index) =>
        bulb(
          pen,
          46 + (index % 4) * 28 + Math.floor(index / 4) * 96,
          331 - Math.floor(index / 4) * 37,
          4.6,
          index % 3 !== 1,
        ),
      ),
      laurel(pen, 498, 104, 92),
      under(lamp(pen, '#ffcf4a', 0.9), foldedStar(498, 96, 78, 33, 5, '#fff3c0', '#d08a24')),
      `<path d="${starPath(498, 96, 78, 33, 5)}" fill="none" stroke="#fffbe6" stroke-width="2"/>`,
      fluent('gem-stone', { x: 498, y: 98, size: 46 }),
      fluent('gem-stone', { x: 566, y: 306, size: 84, turn: 8, filter: lamp(pen, '#8fd0ff', 0.6) }),
      coin(pen, 480, 322, 46, { tilt: 0.84, turn: -14 }),
      blurred(2, coin(pen, 34, 336, 52, { tilt: 0.8, turn: 16 })),
      sparks(pen, 12, { x: 240, y: 30, width: 330, height: 170 }, 9),
    ];
  },
};
