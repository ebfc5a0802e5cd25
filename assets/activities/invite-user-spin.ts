import type { ActivityPicture } from '../parts/activity-picture.ts';
import { around } from '../parts/burst.ts';
import { cabochon, foldedStar } from '../parts/jewels.ts';
import { under } from '../parts/light.ts';
import { linear, metal } from '../parts/paint.ts';
import { n, polar, repeat } from '../parts/pen.ts';
import { bulb, sparks } from '../parts/sparkle.ts';
import { festoon } from '../parts/stagecraft.ts';
import { fluent } from '../parts/symbol.ts';
import { backdrop, greatFan, lamp } from '../parts/theatre.ts';

const SECTORS = ['#8a35c0', '#f4b83f', '#2b8fc9', '#e0558a'] as const;

/** A wheel of the fair with a seat for every friend: envelopes fly out of it. */
export const activity: ActivityPicture = {
  slug: 'invite-user-spin',
  layers: (pen) => {
    const x = 320;
    const y = 188;
    const shine = linear(pen, [
      [0, '#fff', 0.4],
      [48, '#fff', 0],
      [100, '#000', 0.5],
    ]);
    const slice = (index: number): string => {
      const [ax, ay] = polar(x, y, 116, index * 30 - 90);
      const [bx, by] = polar(x, y, 116, index * 30 - 60);
      const [cx, cy] = polar(x, y, 84, index * 30 - 75);
      return `<path d="M${x} ${y}L${n(ax)} ${n(ay)}A116 116 0 0 1 ${n(bx)} ${n(by)}Z" fill="${SECTORS[index % 4]}" stroke="#ffe7a6" stroke-width="2"/>${index % 2 ? foldedStar(cx, cy, 17, 7, 5, '#fff6d2', '#e9bf6a') : cabochon(pen, cx, cy, 9, ['#ffffff', '#c9a7ff'])}`;
    };
    return [
      backdrop(pen, 'amethyst', x, y, { count: 28, strength: 0.16 }),
      '<path d="M0 306H640V360H0Z" fill="#1a0636"/>',
      festoon(pen, [0, 44], [320, 20], 34, 11, 5),
      festoon(pen, [320, 20], [640, 44], 34, 11, 5),
      greatFan(x, 344, 250, ['#4a1a86', '#300c60'], '#b877f5', { count: 19 }),
      `<path d="M${x - 110} 346L${x - 14} 200H${x + 14}L${x + 110} 346H${x + 78}L${x} 226L${x - 78} 346Z" fill="${metal(pen, 'brass')}" stroke="#3a1c05" stroke-width="2"/>`,
      under(
        lamp(pen, '#d08aff', 0.7),
        `<circle cx="${x}" cy="${y}" r="142" fill="${metal(pen, 'brass')}"/><circle cx="${x}" cy="${y}" r="136" fill="#3a1206"/><circle cx="${x}" cy="${y}" r="121" fill="${metal(pen, 'brass')}"/>`,
      ),
      repeat(12, slice),
      `<circle cx="${x}" cy="${y}" r="116" fill="${shine}"/>`,
      around(x, y, 128.5, 28, (px, py, index) => bulb(pen, px, py, 5, index % 3 !== 1)),
      under(
        lamp(pen, '#ffb347', 0.5, 0.7),
        `<circle cx="${x}" cy="${y}" r="34" fill="${metal(pen, 'brass')}" stroke="#3a1c05" stroke-width="2"/>`,
      ),
      fluent('handshake', { x, y, size: 46 }),
      `<path d="M${x - 20} 26H${x + 20}L${x} 74Z" fill="${metal(pen, 'ruby')}" stroke="#ffe7a6" stroke-width="3"/>`,
      fluent('envelope-with-arrow', {
        x: 118,
        y: 210,
        size: 132,
        turn: -14,
        filter: lamp(pen, '#d08aff', 0.6),
      }),
      fluent('love-letter', { x: 528, y: 226, size: 124, turn: 12, filter: lamp(pen, '#d08aff', 0.6) }),
      fluent('party-popper', { x: 540, y: 92, size: 74, turn: 6, isFlipped: true, filter: lamp(pen) }),
      fluent('confetti-ball', { x: 104, y: 88, size: 66, filter: lamp(pen) }),
      sparks(pen, 10, { x: 60, y: 60, width: 520, height: 230 }, 9),
    ];
  },
};
