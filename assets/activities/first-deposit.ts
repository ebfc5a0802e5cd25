import type { ActivityPicture } from '../parts/activity-picture.ts';
import { petals, softRays } from '../parts/burst.ts';
import { under } from '../parts/light.ts';
import { glow, linear } from '../parts/paint.ts';
import { repeat } from '../parts/pen.ts';
import { coin } from '../parts/props.ts';
import { sparks } from '../parts/sparkle.ts';
import { column } from '../parts/stagecraft.ts';
import { backdrop, coinHeap, disc, lamp, ropeBarrier } from '../parts/theatre.ts';

/** The bank's front in jade and brass: a coin enters between its columns. */
export const activity: ActivityPicture = {
  slug: 'first-deposit',
  layers: (pen) => {
    const stone = linear(pen, [
      [0, '#d8fff0'],
      [45, '#5fc0a0'],
      [100, '#0c4a3c'],
    ]);
    return [
      backdrop(pen, 'teal', 320, 200, { count: 44, strength: 0.13 }),
      disc(pen, 320, 150, 146, ['#f0fff8', '#8fe6c8', '#1f8a7a']),
      '<path d="M0 318H640V360H0Z" fill="#03211e"/>',
      under(
        lamp(pen, '#8fffe0', 0.5),
        `<path d="M320 26L532 112H108Z" fill="${stone}" stroke="#e9bf6a" stroke-width="4" stroke-linejoin="round"/><path d="M320 46L470 104H170Z" fill="#0a4a42" stroke="#e9bf6a" stroke-width="2"/><path d="M112 112H528V136H112Z" fill="${stone}" stroke="#e9bf6a" stroke-width="2.4"/><path d="M146 136H494V306H146Z" fill="#042a28"/>`,
      ),
      petals(320, 104, 8, 42, {
        from: 190,
        to: 350,
        count: 9,
        fills: ['#ffe09a', '#b5842e'],
        line: '#04251a',
        width: 1.4,
      }),
      glow(pen, 320, 226, 130, '#ffcf6b', 0.85),
      softRays(pen, 320, 226, 170, 26, '#fff3c0', 0.6),
      ...([174, 466, 244, 396] as const).map((x) =>
        column(pen, x, 34, 136, 308, ['#0c4a40', '#8fe6c8', '#e9fff6']),
      ),
      repeat(
        3,
        (index) =>
          `<rect x="${126 - index * 26}" y="${304 + index * 14}" width="${388 + index * 52}" height="14" fill="${linear(
            pen,
            [
              [0, '#7fd6bc'],
              [100, '#0f5a4c'],
            ],
          )}"/><rect x="${126 - index * 26}" y="${304 + index * 14}" width="${388 + index * 52}" height="2.600" fill="#e9fff6" opacity=".8"/>`,
      ),
      under(lamp(pen, '#ffcf4a', 0.9), coin(pen, 320, 228, 68, { mark: 'heart' })),
      under(lamp(pen, '#ffcf4a', 0.5), coinHeap(pen, 320, 322, 200, 9, 20)),
      ropeBarrier(pen, 40, 120, 344, '#0c9c93'),
      ropeBarrier(pen, 520, 600, 344, '#0c9c93'),
      sparks(pen, 10, { x: 220, y: 140, width: 200, height: 150 }, 11),
    ];
  },
};
