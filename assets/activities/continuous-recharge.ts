import type { ActivityPicture } from '../parts/activity-picture.ts';
import { cabochon, foldedStar } from '../parts/jewels.ts';
import { under } from '../parts/light.ts';
import { glow, linear, metal } from '../parts/paint.ts';
import { repeat } from '../parts/pen.ts';
import { coin } from '../parts/props.ts';
import { bulb, dust, sparks } from '../parts/sparkle.ts';
import { backdrop, greatFan, lamp, shadow } from '../parts/theatre.ts';

/** A carousel at night: coins go round under its striped roof in place of horses. */
export const activity: ActivityPicture = {
  slug: 'continuous-recharge',
  layers: (pen) => {
    const x = 320;
    const roof = repeat(12, (index) => {
      const a = x - 228 + index * 38;
      return `<path d="M${x} 22L${a} 118H${a + 38}Z" fill="${index % 2 ? '#f6e6c0' : '#7b2fb8'}"/>`;
    });
    const fringe = repeat(
      12,
      (index) =>
        `<path d="M${x - 228 + index * 38} 118h38v13a19 20 0 0 1 -38 0Z" fill="${index % 2 ? '#7b2fb8' : '#f6e6c0'}" stroke="#3a1c05" stroke-width="1.4"/>`,
    );
    const pole = (px: number, top: number, foot: number): string =>
      `<rect x="${px - 3.5}" y="${top}" width="7" height="${foot - top}" fill="${linear(
        pen,
        [
          [0, '#8a5a18'],
          [40, '#fff3c9'],
          [100, '#6b4416'],
        ],
        90,
      )}"/>`;
    const far = [238, 320, 402] as const;
    const near = [132, 226, 320, 414, 508] as const;
    return [
      backdrop(pen, 'amethyst', x, 210, { count: 30, strength: 0.14, ray: '#ffd9ff' }),
      dust(pen, 40, { x: 20, y: 14, width: 600, height: 120 }, '#ffffff', 1.5),
      greatFan(x, 360, 268, ['#3a1278', '#280a58'], '#a86af0', { count: 21 }),
      glow(pen, x, 210, 260, '#ffb347', 0.5),
      shadow(pen, x, 336, 270),
      `<ellipse cx="${x}" cy="312" rx="246" ry="34" fill="#2a0a4c" stroke="#e9bf6a" stroke-width="3"/><path d="M${x - 246} 312V326A246 34 0 0 0 ${x + 246} 326V312A246 34 0 0 1 ${x - 246} 312Z" fill="${metal(pen, 'brass')}" stroke="#3a1c05" stroke-width="1.6"/>`,
      `<path d="M${x - 48} 128H${x + 48}V312H${x - 48}Z" fill="${linear(
        pen,
        [
          [0, '#3a0a2a'],
          [40, '#d8506a'],
          [100, '#2a0618'],
        ],
        90,
      )}"/>${repeat(3, (index) => cabochon(pen, x, 160 + index * 46, 14, ['#fff3c9', '#f09a1c']))}`,
      ...far.map((px) => (px === x ? '' : pole(px, 128, 296) + coin(pen, px, 210, 24, { turn: -8 }))),
      ...near.map((px, index) => pole(px, 128, 316 + (index === 2 ? 10 : index % 2 ? 4 : -4))),
      under(
        lamp(pen, '#ffcf4a', 0.7),
        ...near.map((px, index) =>
          coin(pen, px, [236, 206, 246, 206, 236][index] ?? 220, [34, 40, 52, 40, 34][index] ?? 36, {
            turn: (index - 2) * 8,
          }),
        ),
      ),
      under(
        lamp(pen, '#d08aff', 0.6),
        roof,
        fringe,
        `<path d="M${x - 232} 112H${x + 232}V122H${x - 232}Z" fill="${metal(pen, 'brass')}" stroke="#3a1c05"/>`,
      ),
      repeat(19, (index) => bulb(pen, x - 216 + index * 24, 117, 4.6, index % 3 !== 1)),
      foldedStar(x, 30, 26, 11, 5, '#fff6d2', '#d08a24'),
      `<path d="M${x} 22L${x - 228} 118H${x}Z" fill="#fff" opacity=".08"/>`,
      sparks(pen, 10, { x: 90, y: 140, width: 460, height: 150 }, 9),
    ];
  },
};
