import type { ActivityPicture } from '../parts/activity-picture.ts';
import { starPath } from '../parts/jewels.ts';
import { under } from '../parts/light.ts';
import { metal, round } from '../parts/paint.ts';
import { n } from '../parts/pen.ts';
import { sparks } from '../parts/sparkle.ts';
import { CRIMSON } from '../parts/stagecraft.ts';
import { fluent } from '../parts/symbol.ts';
import { backdrop, lamp, shadow, stageFloor, wings } from '../parts/theatre.ts';

/** The drum turns: balls of six colours tumble behind its brass ribs. */
export const activity: ActivityPicture = {
  slug: 'weekend-lottery',
  layers: (pen) => {
    const x = 320;
    const y = 152;
    const hues: readonly (readonly [string, string])[] = [
      ['#ff7a80', '#a3101f'],
      ['#ffe08a', '#c47a12'],
      ['#8fd6ff', '#0f4f9c'],
      ['#9ff5c8', '#0c7a4c'],
      ['#e6b8ff', '#5a189c'],
      ['#fff6e0', '#b89a5a'],
    ];
    const ball = (bx: number, by: number, r: number, index: number): string => {
      const [a, b] = hues[index % 6] ?? ['#fff', '#888'];
      return `<circle cx="${n(bx)}" cy="${n(by)}" r="${r}" fill="${round(
        pen,
        [
          [0, '#ffffff'],
          [26, a],
          [100, b],
        ],
        [0.34, 0.26],
      )}"/><circle cx="${n(bx)}" cy="${n(by)}" r="${n(r * 0.5)}" fill="#fff8e6" opacity=".95"/><path d="${starPath(bx, by, r * 0.4, r * 0.17, 5)}" fill="${b}"/>`;
    };
    const glass = round(
      pen,
      [
        [0, '#ffffff', 0.16],
        [70, '#ffe7c0', 0.08],
        [100, '#ffcf8a', 0.4],
      ],
      [0.3, 0.24],
    );
    return [
      backdrop(pen, 'amber', x, y, { count: 30, strength: 0.2 }),
      wings(pen, CRIMSON, { width: 92, tieY: 220, depth: 40, swags: 8 }),
      stageFloor(pen, 306, ['#ffe0a0', '#7a2c10', '#240a04']),
      shadow(pen, x, 336, 190),
      under(
        lamp(pen, '#ffcf6b', 0.5),
        `<path d="M${x - 138} 332L${x - 150} 150H${x - 132}L${x - 98} 332ZM${x + 138} 332L${x + 150} 150H${x + 132}L${x + 98} 332Z" fill="${metal(pen, 'brass')}" stroke="#3a1c05" stroke-width="2"/><path d="M${x - 168} 322H${x + 168}V342H${x - 168}Z" fill="${metal(pen, 'brass')}" stroke="#3a1c05" stroke-width="2"/>`,
      ),
      `<circle cx="${x}" cy="${y}" r="128" fill="#3a1206" opacity=".7"/>`,
      ...(
        [
          [250, 216],
          [296, 238],
          [346, 240],
          [394, 214],
          [276, 184],
          [322, 198],
          [368, 190],
          [236, 156],
          [300, 138],
          [352, 146],
          [404, 158],
          [286, 84],
          [352, 92],
          [408, 110],
          [322, 50],
          [240, 104],
        ] as const
      ).map(([bx, by], index) => ball(bx, by, 23, index)),
      `<circle cx="${x}" cy="${y}" r="128" fill="${glass}"/>`,
      `<g fill="none" stroke="${metal(pen, 'brass')}" stroke-width="5"><circle cx="${x}" cy="${y}" r="130" stroke-width="9"/><ellipse cx="${x}" cy="${y}" rx="50" ry="129"/><ellipse cx="${x}" cy="${y}" rx="98" ry="129"/><path d="M${x - 130} ${y}H${x + 130}" stroke-width="8"/></g>`,
      `<path d="M${x - 92} 70Q${x - 60} 40 ${x - 18} 36" fill="none" stroke="#fff" stroke-width="8" stroke-linecap="round" opacity=".6"/>`,
      `<path d="M${x + 130} ${y}H${x + 190}V${y + 50}" fill="none" stroke="${metal(pen, 'brass')}" stroke-width="11"/><circle cx="${x + 190}" cy="${y + 58}" r="15" fill="${metal(pen, 'ruby')}"/>`,
      under(lamp(pen, '#ffcf6b', 0.5), ball(178, 312, 31, 0), ball(470, 316, 29, 2), ball(412, 330, 22, 3)),
      fluent('admission-tickets', { x: 112, y: 284, size: 88, turn: -12, filter: lamp(pen) }),
      sparks(pen, 9, { x: 160, y: 50, width: 320, height: 200 }, 9),
    ];
  },
};
