import type { ActivityPicture } from '../parts/activity-picture.ts';
import { foldedStar } from '../parts/jewels.ts';
import { under } from '../parts/light.ts';
import { linear, metal } from '../parts/paint.ts';
import { repeat } from '../parts/pen.ts';
import { coin } from '../parts/props.ts';
import { leaf } from '../parts/scenery.ts';
import { sparks } from '../parts/sparkle.ts';
import { backdrop, coinHeap, disc, greatFan, lamp, shadow, skyline } from '../parts/theatre.ts';

/** A tree with leaves of gold grows from an urn of coins; the sun stands behind it. */
export const activity: ActivityPicture = {
  slug: 'fund',
  layers: (pen) => {
    const bough = (side: 1 | -1, y: number, reach: number, lift: number): string =>
      `<path d="M320 ${y}Q${320 + side * reach * 0.5} ${y - 4} ${320 + side * reach} ${y - lift}" fill="none" stroke="#4a2a12" stroke-width="9" stroke-linecap="round"/>`;
    const crown: readonly [number, number, number][] = [
      [320, 58, 27],
      [262, 74, 25],
      [378, 74, 25],
      [212, 112, 24],
      [428, 112, 24],
      [290, 112, 26],
      [350, 112, 26],
      [246, 146, 22],
      [394, 146, 22],
      [184, 152, 20],
      [456, 152, 20],
      [320, 160, 20],
    ];
    return [
      backdrop(pen, 'amber', 320, 130, { count: 32, strength: 0.2 }),
      disc(pen, 320, 124, 122, ['#fffbe0', '#ffdc7a', '#f2942e']),
      skyline(pen, 292, ['#7a2c0a', '#93390e'], '#ffd98a', { height: 120, dip: 0.75 }),
      '<path d="M0 292H640V360H0Z" fill="#1f3a1c"/>',
      greatFan(320, 342, 110, ['#2f6b34', '#1a4522'], '#bfe08a', { count: 15 }),
      under(
        lamp(pen, '#ffcf4a', 0.6),
        `<path d="M306 260C312 200 310 150 304 110H336C330 150 328 200 334 260Z" fill="${linear(
          pen,
          [
            [0, '#8a5428'],
            [50, '#c98a4a'],
            [100, '#3a1c0a'],
          ],
          90,
        )}"/>`,
        bough(1, 176, 112, 46),
        bough(-1, 176, 112, 46),
        bough(1, 136, 62, 56),
        bough(-1, 136, 62, 56),
        repeat(34, (index) =>
          leaf(
            178 + ((index * 71) % 286),
            62 + ((index * 37) % 116),
            58,
            index * 47,
            index % 2 ? '#3fa05a' : '#1f7a44',
          ),
        ),
        ...crown.map(([x, y, r]) => coin(pen, x, y, r, { mark: 'club', turn: (x % 7) * 5 - 15 })),
      ),
      shadow(pen, 320, 330, 110),
      under(
        lamp(pen, '#ffb347', 0.4),
        `<path d="M246 252H394L376 330H264Z" fill="${metal(pen, 'copper')}" stroke="#3a1405" stroke-width="2"/><path d="M236 242H404V262H236Z" fill="${metal(pen, 'brass')}" stroke="#3a1c05" stroke-width="1.6"/><path d="M262 322H378L384 338H256Z" fill="${metal(pen, 'brass')}"/>`,
      ),
      foldedStar(320, 294, 24, 10, 8, '#fff0bd', '#b5761f'),
      coinHeap(pen, 150, 338, 130, 7, 22),
      coinHeap(pen, 492, 338, 130, 7, 22),
      sparks(pen, 10, { x: 180, y: 40, width: 280, height: 130 }, 9),
    ];
  },
};
