import type { ActivityPicture } from '../parts/activity-picture.ts';
import { around, rays, rings } from '../parts/burst.ts';
import { jewelGround } from '../parts/ground.ts';
import { cabochon, foldedStar, starPath } from '../parts/jewels.ts';
import { under } from '../parts/light.ts';
import { glow, linear, metal } from '../parts/paint.ts';
import { n, type Pen } from '../parts/pen.ts';
import { bulb, dust } from '../parts/sparkle.ts';
import { festoon } from '../parts/stagecraft.ts';
import { fluent } from '../parts/symbol.ts';
import { lamp, skyline } from '../parts/theatre.ts';

/** A star lantern, capiz and bamboo, with its two tails. */
function parol(
  pen: Pen,
  x: number,
  y: number,
  size: number,
  hues: readonly [string, string, string],
): string {
  const [light, mid, dark] = hues;
  const tail = (side: 1 | -1): string =>
    `<path d="M${n(x + side * size * 0.42)} ${n(y + size * 0.66)}l${n(side * size * 0.16)} ${n(size * 0.3)}l${n(-side * size * 0.1)} ${n(size * 0.5)}l${n(-side * size * 0.22)} ${n(-size * 0.5)}Z" fill="${linear(
      pen,
      [
        [0, light],
        [100, dark],
      ],
    )}" stroke="#e9bf6a" stroke-width="1.4"/>`;
  return [
    tail(1),
    tail(-1),
    `<circle cx="${x}" cy="${y}" r="${n(size * 0.8)}" fill="${mid}" fill-opacity=".3" stroke="${metal(pen, 'brass')}" stroke-width="${n(size * 0.08)}"/>`,
    around(x, y, size * 0.8, 15, (px, py, index) => bulb(pen, px, py, size * 0.042, index % 3 !== 2)),
    foldedStar(x, y, size * 1.02, size * 0.43, 5, light, dark),
    `<path d="${starPath(x, y, size * 1.02, size * 0.43, 5)}" fill="none" stroke="#fff6d2" stroke-width="2.4" stroke-linejoin="round"/>`,
    cabochon(pen, x, y, size * 0.17, ['#fff7d0', '#f09a1c']),
  ].join('');
}

/** Star lanterns over snow on the theatre's roofs, a tree with gifts to the side. */
export const activity: ActivityPicture = {
  slug: 'christmas',
  layers: (pen) => [
    jewelGround(
      pen,
      [
        [0, '#3fae8a'],
        [30, '#0f5a52'],
        [66, '#062c34'],
        [100, '#02121a'],
      ],
      300,
      120,
      430,
    ),
    rays(300, 124, 600, 36, '#ffe7a6', 0.12),
    rings(300, 124, [138, 156], '#ffe7a6', 1.6, 0.4),
    dust(pen, 40, { x: 20, y: 14, width: 600, height: 170 }, '#ffffff', 2),
    skyline(pen, 330, ['#07303a', '#0a3c46'], '#ffcf6b', { height: 104, dip: 0.5 }),
    festoon(pen, [0, 26], [300, 10], 30, 9, 5),
    festoon(pen, [300, 10], [640, 26], 30, 10, 5),
    '<path d="M120 30V62M300 0V24M452 34V66" stroke="#e9bf6a" stroke-width="2.4"/>',
    under(lamp(pen, '#5fd7ff', 0.7), parol(pen, 120, 118, 54, ['#9ff5e2', '#1aa68e', '#075e5a'])),
    under(lamp(pen, '#d08aff', 0.7), parol(pen, 458, 118, 50, ['#e6b8ff', '#9a3fd8', '#4d1286'])),
    glow(pen, 300, 126, 190, '#ffb347', 0.6),
    under(lamp(pen, '#ff8a3c', 0.9), parol(pen, 300, 126, 106, ['#fff0a8', '#ff8a2a', '#c41d2a'])),
    glow(pen, 300, 126, 60, '#fff3c0', 0.7),
    fluent('christmas-tree', { x: 552, y: 218, size: 216, filter: lamp(pen, '#8dffc4', 0.5) }),
    '<path d="M0 322C90 296 180 304 270 318S480 330 640 296V360H0Z" fill="#dff2f6"/><path d="M0 338C120 318 240 326 360 338S540 346 640 324V360H0Z" fill="#a9d0dc"/>',
    fluent('wrapped-gift', { x: 98, y: 282, size: 112, turn: -8, filter: lamp(pen, '#ffb347', 0.6) }),
    fluent('wrapped-gift', { x: 196, y: 308, size: 80, turn: 8, filter: lamp(pen, '#ffb347', 0.5) }),
    fluent('bell', { x: 432, y: 300, size: 84, turn: 14, filter: lamp(pen, '#ffcf4a', 0.6) }),
  ],
};
