import type { ActivityPicture } from '../parts/activity-picture.ts';
import { softRays } from '../parts/burst.ts';
import { cabochon, foldedStar } from '../parts/jewels.ts';
import { under } from '../parts/light.ts';
import { glow, linear, metal } from '../parts/paint.ts';
import { n, polar, repeat } from '../parts/pen.ts';
import { bulb, sparks } from '../parts/sparkle.ts';
import { fluent } from '../parts/symbol.ts';
import { backdrop, coinArc, greatFan, lamp, shadow, stageFloor } from '../parts/theatre.ts';

/** The magician's hat at the footlights: tickets and stars fly out in a fan. */
export const activity: ActivityPicture = {
  slug: 'lottery',
  layers: (pen) => {
    const silk = linear(
      pen,
      [
        [0, '#120a20'],
        [22, '#6a4a9c'],
        [36, '#2a1648'],
        [72, '#442a70'],
        [100, '#0a0414'],
      ],
      90,
    );
    const ticket = (degrees: number, distance: number, hue: string): string => {
      const [x, y] = polar(320, 250, distance, degrees);
      return `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(degrees + 90)})"><path d="M-26 -44H26V-12A9 9 0 0 0 26 6V44H-26V6A9 9 0 0 0 -26 -12Z" fill="${hue}" stroke="#fff3c9" stroke-width="2.4"/><path d="M-26 -3H26" stroke="#fff3c9" stroke-width="1.6" stroke-dasharray="4 4"/>${foldedStar(0, -24, 12, 5, 5, '#fffbe6', '#e9bf6a')}<path d="M-14 18H14M-14 29H8" stroke="#fff3c9" stroke-width="3.400" opacity=".8"/></g>`;
    };
    return [
      backdrop(pen, 'teal', 320, 220, { count: 24, strength: 0.12, ray: '#fff3c9' }),
      greatFan(320, 262, 244, ['#0d7d84', '#074a52'], '#5fc8c0', { count: 15 }),
      glow(pen, 320, 190, 200, '#ffe7a6', 0.6),
      softRays(pen, 320, 226, 260, 30, '#fff3c0', 0.5),
      stageFloor(pen, 304, ['#8ff5e6', '#0a3c44', '#02161c']),
      under(
        lamp(pen, '#ffcf6b', 0.55, 0.8),
        ticket(204, 168, '#c21d30'),
        ticket(336, 168, '#c21d30'),
        ticket(230, 178, '#7b2fb8'),
        ticket(310, 178, '#7b2fb8'),
        ticket(256, 186, '#d8791f'),
        ticket(284, 186, '#1f479f'),
      ),
      coinArc(pen, [250, 176], [132, 230], 60, 4, 15),
      coinArc(pen, [390, 176], [508, 230], 60, 4, 15),
      shadow(pen, 320, 334, 150),
      under(
        lamp(pen, '#8ff0e4', 0.6),
        `<g transform="translate(320 322) scale(1 -1)"><path d="M-92 132C-86 70 -72 24 -66 0H66C72 24 86 70 92 132Z" fill="${silk}" stroke="#0a0414" stroke-width="3"/></g><path d="M242 236Q320 266 398 236L394 270Q320 296 246 270Z" fill="${metal(pen, 'ruby')}" stroke="#ffe09a" stroke-width="2.4"/><path d="M190 186C200 170 236 176 246 186Q320 214 394 186C404 176 440 170 450 186C458 216 384 224 320 224S182 216 190 186Z" fill="${silk}" stroke="#a88ad8" stroke-width="2"/><ellipse cx="320" cy="190" rx="76" ry="15" fill="#06020c"/><ellipse cx="320" cy="192" rx="62" ry="10" fill="#ffe7a6" opacity=".75"/>`,
      ),
      cabochon(pen, 320, 268, 13, ['#b8fff2', '#0c8f86']),
      fluent('magic-wand', { x: 500, y: 272, size: 130, turn: -6, filter: lamp(pen, '#ffcf6b', 0.6) }),
      fluent('crystal-ball', { x: 134, y: 278, size: 116, filter: lamp(pen, '#d08aff', 0.7) }),
      repeat(9, (index) => bulb(pen, 80 + index * 60, 346, 6, index % 3 !== 1)),
      sparks(pen, 12, { x: 120, y: 30, width: 400, height: 170 }, 10),
    ];
  },
};
