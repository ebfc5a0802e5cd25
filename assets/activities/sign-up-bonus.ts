import type { ActivityPicture } from '../parts/activity-picture.ts';
import { fan, softRays } from '../parts/burst.ts';
import { foldedStar } from '../parts/jewels.ts';
import { under } from '../parts/light.ts';
import { glow, linear } from '../parts/paint.ts';
import { repeat } from '../parts/pen.ts';
import { sparks } from '../parts/sparkle.ts';
import { column } from '../parts/stagecraft.ts';
import { fluent } from '../parts/symbol.ts';
import { backdrop, bulbArch, lamp, shadow } from '../parts/theatre.ts';

/** The house's doors stand open: a red carpet runs down the steps, a gift waits in the light. */
export const activity: ActivityPicture = {
  slug: 'sign-up-bonus',
  layers: (pen) => {
    const leaf = linear(
      pen,
      [
        [0, '#4a0713'],
        [60, '#b01c32'],
        [100, '#5c0814'],
      ],
      90,
    );
    return [
      backdrop(pen, 'ruby', 320, 160, { count: 40, strength: 0.16 }),
      fan(320, 128, 196, { from: 180, to: 360, ribs: 17, colour: '#ffe7a6', width: 2, opacity: 0.6 }),
      fan(320, 128, 166, { from: 180, to: 360, ribs: 17, colour: '#ffe7a6', width: 1.4, opacity: 0.4 }),
      column(pen, 110, 48, 44, 330, ['#3a140e', '#d89a5a', '#6b3416']),
      column(pen, 530, 48, 44, 330, ['#3a140e', '#d89a5a', '#6b3416']),
      bulbArch(pen, 320, 270, 128, 142, ['#fffbe6', '#ffd98a', '#f09a3c']),
      ...([-1, 1] as const).map(
        (side) =>
          `<g transform="translate(320 0) scale(${side} 1)"><path d="M100 270V96L158 70V300Z" fill="${leaf}" stroke="#e9bf6a" stroke-width="3"/><path d="M112 256V112L147 94V282Z" fill="none" stroke="#e9bf6a" stroke-width="1.8" opacity=".85"/><circle cx="112" cy="190" r="6" fill="#ffe7a6"/></g>`,
      ),
      '<rect y="270" width="640" height="90" fill="#22040a"/>',
      repeat(
        4,
        (index) =>
          `<rect x="${120 - index * 34}" y="${270 + index * 23}" width="${400 + index * 68}" height="23" fill="${linear(
            pen,
            [
              [0, '#7a4a2c'],
              [100, '#2a120a'],
            ],
          )}"/><rect x="${120 - index * 34}" y="${270 + index * 23}" width="${400 + index * 68}" height="4" fill="#f0c27a" opacity=".8"/>`,
      ),
      `<path d="M262 270H378L450 360H190Z" fill="${linear(pen, [
        [0, '#ff5a62'],
        [100, '#7a0a1c'],
      ])}"/><path d="M268 270L204 360M372 270L436 360" stroke="#ffd98a" stroke-width="3"/>`,
      softRays(pen, 320, 214, 150, 22, '#ffffff', 0.75),
      glow(pen, 320, 190, 180, '#fff3c9', 0.6),
      '<path d="M320 30V84" stroke="#6b3f0c" stroke-width="3"/>',
      under(lamp(pen, '#ffb347', 0.6, 0.8), foldedStar(320, 108, 34, 14, 8, '#fff6d2', '#d08a24')),
      shadow(pen, 320, 300, 90),
      fluent('wrapped-gift', { x: 320, y: 232, size: 136, filter: lamp(pen, '#ffb347', 0.7) }),
      fluent('admission-tickets', { x: 172, y: 288, size: 104, turn: -16, filter: lamp(pen) }),
      fluent('top-hat', { x: 478, y: 290, size: 100, turn: 10, filter: lamp(pen) }),
      sparks(pen, 10, { x: 220, y: 60, width: 200, height: 200 }, 10),
    ];
  },
};
