import type { ActivityPicture } from '../parts/activity-picture.ts';
import { rings } from '../parts/burst.ts';
import { relief, under } from '../parts/light.ts';
import { linear } from '../parts/paint.ts';
import { repeat } from '../parts/pen.ts';
import { sparks } from '../parts/sparkle.ts';
import { engraved, fluent } from '../parts/symbol.ts';
import { backdrop, greatFan, lamp } from '../parts/theatre.ts';

/** A horn of brass on a pale stage calls over an open scroll; doves' feathers of paper fly by. */
export const activity: ActivityPicture = {
  slug: 'notice',
  frame: '#8a5f1c',
  edge: 0.3,
  layers: (pen) => {
    const sheet = linear(pen, [
      [0, '#fffdf4'],
      [60, '#f3e2b8'],
      [100, '#c9a766'],
    ]);
    const page = (x: number, y: number, turn: number, size: number): string =>
      `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})"><path d="M-40 -52H40V52H-40Z" fill="${sheet}" stroke="#8a5f1c" stroke-width="2"/><path d="M-28 -36H28" stroke="#a3182c" stroke-width="7"/>${repeat(5, (index) => `<path d="M-28 ${-18 + index * 13}H${index === 4 ? 6 : 28}" stroke="#7a5a30" stroke-width="4" opacity=".7"/>`)}</g>`;
    return [
      backdrop(pen, 'pearl', 250, 150, { ray: '#c9962f', count: 40, strength: 0.2 }),
      rings(250, 150, [120, 170, 226, 290], '#b5863a', 2, 0.5),
      greatFan(320, 368, 250, ['#a3182c', '#7a0f20'], '#ffe7a6', { count: 19 }),
      '<path d="M0 326H640V360H0Z" fill="#4a0a16"/><path d="M0 326H640" stroke="#e9bf6a" stroke-width="4"/>',
      under(
        lamp(pen, '#8a5f1c', 0.35),
        page(132, 118, -16, 1.06),
        page(86, 230, 12, 0.92),
        page(204, 232, -5, 1),
      ),
      engraved(pen, 'megaphone', 'brass', {
        x: 394,
        y: 164,
        size: 236,
        filter: relief(pen, { glow: '#fff3c9', glowStrength: 0.9, glowSize: 16, bevel: 2.6, height: 5 }),
      }),
      fluent('bell', { x: 566, y: 108, size: 96, turn: 16, filter: lamp(pen, '#8a5f1c', 0.4) }),
      fluent('scroll', { x: 530, y: 256, size: 112, turn: -8, filter: lamp(pen, '#8a5f1c', 0.4) }),
      fluent('feather', { x: 316, y: 288, size: 84, turn: 24, filter: lamp(pen, '#8a5f1c', 0.4) }),
      sparks(pen, 8, { x: 240, y: 40, width: 300, height: 120 }, 10, '#b5761f'),
    ];
  },
};
