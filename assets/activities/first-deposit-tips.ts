import type { ActivityPicture } from '../parts/activity-picture.ts';
import { under } from '../parts/light.ts';
import { glow, linear, metal } from '../parts/paint.ts';
import { repeat } from '../parts/pen.ts';
import { coin } from '../parts/props.ts';
import { sparks } from '../parts/sparkle.ts';
import { fluent } from '../parts/symbol.ts';
import { backdrop, lamp, shadow } from '../parts/theatre.ts';

/** A banker's lamp of green glass lights an open book; coins stand counted beside it. */
export const activity: ActivityPicture = {
  slug: 'first-deposit-tips',
  layers: (pen) => {
    const glass = linear(pen, [
      [0, '#0a4a2c'],
      [30, '#7fffba'],
      [48, '#1fa96b'],
      [100, '#04301c'],
    ]);
    const page = linear(
      pen,
      [
        [0, '#fffaf0'],
        [100, '#e6cf9a'],
      ],
      90,
    );
    const pile = (x: number, count: number): string =>
      repeat(count, (index) => coin(pen, x, 312 - index * 11, 34, { tilt: 0.34, turn: index % 2 ? 2 : -2 }));
    return [
      backdrop(pen, 'emerald', 330, 140, { count: 22, strength: 0.08 }),
      repeat(11, (index) => {
        const x = 34 + index * 52;
        return `<rect x="${x}" y="${28 + ((index * 7) % 14)}" width="34" height="120" fill="${['#5a1226', '#0f3a5a', '#5a3a12', '#123f2c', '#3a1450'][index % 5]}" stroke="#e9bf6a" stroke-opacity=".5"/><path d="M${x} ${56 + ((index * 7) % 14)}h34m-34 62h34" stroke="#e9bf6a" stroke-width="2.400" opacity=".7"/>`;
      }),
      `<path d="M18 150H622V162H18Z" fill="${metal(pen, 'copper')}" opacity=".8"/>`,
      `<rect y="278" width="640" height="82" fill="${linear(pen, [
        [0, '#7a4420'],
        [20, '#4a2410'],
        [100, '#1a0a04'],
      ])}"/><path d="M0 279H640" stroke="#ffcf8a" stroke-width="3"/>`,
      `<path d="M252 130H412L566 330H96Z" fill="${linear(pen, [
        [0, '#fff6c0', 0.75],
        [100, '#fff6c0', 0.06],
      ])}"/>`,
      shadow(pen, 330, 326, 220),
      under(
        lamp(pen, '#ffe7a6', 0.45),
        `<path d="M186 296C226 270 296 268 330 286C364 268 434 270 474 296L486 334C440 312 370 310 330 326C290 310 220 312 174 334Z" fill="${page}" stroke="#6b4416" stroke-width="2.4"/><path d="M330 286V326" stroke="#8a6a3c" stroke-width="3"/><path d="M212 300Q262 284 310 296M206 312Q262 298 312 308M350 296Q398 284 448 300M348 308Q398 298 454 312" fill="none" stroke="#8a6a3c" stroke-width="3" opacity=".75"/>`,
        `<path d="M286 326L298 352L310 330Z" fill="#c21d30"/>`,
      ),
      under(
        lamp(pen, '#7fffba', 0.7),
        `<path d="M324 150H338V262H324Z" fill="${linear(
          pen,
          [
            [0, '#8a5a18'],
            [40, '#fff3c9'],
            [100, '#6b4416'],
          ],
          90,
        )}"/><path d="M286 262H376L386 280H276Z" fill="${metal(pen, 'brass')}" stroke="#3a1c05" stroke-width="1.6"/>`,
        `<path d="M214 132Q222 66 292 58H372Q442 66 450 132Q332 150 214 132Z" fill="${glass}" stroke="#e9bf6a" stroke-width="4"/><path d="M236 112Q248 78 300 70" fill="none" stroke="#eafff4" stroke-width="7" stroke-linecap="round" opacity=".85"/><path d="M300 58Q332 36 364 58Z" fill="${metal(pen, 'brass')}" stroke="#3a1c05" stroke-width="1.6"/>`,
        `<path d="M408 138V176" stroke="#e9bf6a" stroke-width="3"/><circle cx="408" cy="182" r="7" fill="${metal(pen, 'brass')}"/>`,
      ),
      glow(pen, 332, 140, 110, '#fffbd8', 0.6),
      under(lamp(pen, '#ffcf4a', 0.5), pile(96, 3), pile(546, 6)),
      fluent('fountain-pen', { x: 492, y: 272, size: 84, turn: -20, filter: lamp(pen) }),
      sparks(pen, 5, { x: 240, y: 150, width: 190, height: 90 }, 8),
    ];
  },
};
