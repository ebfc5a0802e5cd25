import type { ActivityPicture } from '../parts/activity-picture.ts';
import { petals, rings } from '../parts/burst.ts';
import { brilliant, foldedStar } from '../parts/jewels.ts';
import { under } from '../parts/light.ts';
import { glow, metal } from '../parts/paint.ts';
import { n, repeat } from '../parts/pen.ts';
import { sparks } from '../parts/sparkle.ts';
import { backdrop, lamp, shadow } from '../parts/theatre.ts';

/** Star tokens spill out of a tilted bowl of jade towards the viewer. */
export const activity: ActivityPicture = {
  slug: 'points',
  layers: (pen) => {
    const jade = metal(pen, 'jade', 20);
    const token = (x: number, y: number, r: number, turn: number): string =>
      `<g transform="translate(${x} ${y}) rotate(${turn}) scale(1 .86)"><circle cy="${n(r * 0.16)}" r="${r}" fill="#5a340a"/><circle r="${r}" fill="${metal(pen, 'brass')}"/><circle r="${n(r * 0.8)}" fill="#0f6b49" stroke="#3a1c05" stroke-width="1.6"/>${foldedStar(0, 0, r * 0.66, r * 0.28, 5, '#fff0bd', '#d9982f')}</g>`;
    const spots: readonly [number, number, number, number][] = [
      [232, 146, 30, -20],
      [446, 146, 30, -12],
      [286, 124, 32, 14],
      [394, 122, 32, 18],
      [340, 130, 34, 4],
      [312, 76, 33, 20],
      [372, 80, 32, -10],
      [340, 40, 30, 8],
    ];
    return [
      backdrop(pen, 'emerald', 330, 120, { count: 44 }),
      rings(330, 130, [150, 168, 214], '#bdf7da', 1.6, 0.45),
      archedFoot(),
      glow(pen, 330, 120, 190, '#fff0a8', 0.55),
      shadow(pen, 336, 318, 190),
      under(lamp(pen, '#ffcf4a', 0.5), ...spots.map((spot) => token(...spot))),
      under(
        lamp(pen, '#5fffc0', 0.4),
        `<path d="M196 160H476C472 232 420 268 366 274V288H410L424 312H248L262 288H306V274C252 268 200 232 196 160Z" fill="${jade}" stroke="#04251a" stroke-width="2.4"/><path d="M188 152H484L478 172H194Z" fill="${metal(pen, 'brass')}" stroke="#3a1c05" stroke-width="1.6"/><path d="M238 302H434L440 314H232Z" fill="${metal(pen, 'brass')}"/>`,
      ),
      petals(336, 262, 12, 74, {
        from: 200,
        to: 340,
        count: 7,
        fills: ['#e9bf6a', '#0f6b49'],
        line: '#04251a',
        width: 1.4,
      }),
      under(
        lamp(pen, '#ffcf4a', 0.6),
        token(160, 290, 38, -14),
        token(236, 322, 30, 10),
        token(514, 296, 42, 16),
        token(444, 326, 28, -8),
      ),
      under(
        lamp(pen, '#5fffc0', 0.7),
        brilliant(pen, 98, 236, 62, ['#e2ffee', '#3fd08c', '#0c7a4c']),
        brilliant(pen, 574, 226, 56, ['#e2ffee', '#3fd08c', '#0c7a4c']),
      ),
      sparks(pen, 11, { x: 190, y: 40, width: 290, height: 110 }, 10),
    ];
  },
};

/** A row of arches at the foot. */
function archedFoot(): string {
  return `<rect y="262" width="640" height="98" fill="#04261a"/>${repeat(9, (index) => rings(index * 80, 330, [64, 48], '#1f8a5e', 2, 0.55))}`;
}
