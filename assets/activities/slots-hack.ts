import type { ActivityPicture } from '../parts/activity-picture.ts';
import { around, petals } from '../parts/burst.ts';
import { cutBox } from '../parts/frame.ts';
import { cabochon, starPath } from '../parts/jewels.ts';
import { under } from '../parts/light.ts';
import { linear, type Metal, metal } from '../parts/paint.ts';
import { n, repeat } from '../parts/pen.ts';
import { bulb, sparks } from '../parts/sparkle.ts';
import { fluent } from '../parts/symbol.ts';
import { backdrop, coinHeap, lamp, shadow } from '../parts/theatre.ts';

/** The machine of the house with its works showing: three reels, a lever, gears behind. */
export const activity: ActivityPicture = {
  slug: 'slots-hack',
  layers: (pen) => {
    const x = 310;
    const cog = (cx: number, cy: number, r: number, name: Metal): string =>
      `<path d="${starPath(cx, cy, r, r * 0.84, 16)}" fill="${metal(pen, name)}" stroke="#2a1206" stroke-width="2" stroke-linejoin="round"/><circle cx="${cx}" cy="${cy}" r="${n(r * 0.66)}" fill="#1c0c06" opacity=".6"/>${repeat(5, (index) => `<path transform="rotate(${index * 72} ${cx} ${cy})" d="M${n(cx - r * 0.08)} ${n(cy - r * 0.72)}H${n(cx + r * 0.08)}V${cy}H${n(cx - r * 0.08)}Z" fill="${metal(pen, name)}"/>`)}<circle cx="${cx}" cy="${cy}" r="${n(r * 0.24)}" fill="${metal(pen, name)}" stroke="#2a1206"/>`;
    const reel = linear(pen, [
      [0, '#7a6a50'],
      [22, '#fffdf2'],
      [55, '#fff6e0'],
      [100, '#6b5a40'],
    ]);
    return [
      backdrop(pen, 'copper', x, 160, { count: 28, strength: 0.16 }),
      under(
        lamp(pen, '#ff9a52', 0.3),
        cog(112, 122, 86, 'copper'),
        cog(528, 220, 92, 'copper'),
        cog(84, 272, 58, 'brass'),
        cog(566, 90, 52, 'brass'),
      ),
      '<path d="M0 326H640V360H0Z" fill="#140704"/>',
      shadow(pen, x, 340, 190),
      under(
        lamp(pen, '#ffb347', 0.6),
        `<path d="M${x + 150} 206H${x + 186}V110" fill="none" stroke="${metal(pen, 'silver')}" stroke-width="13"/><circle cx="${x + 186}" cy="96" r="24" fill="${metal(pen, 'ruby')}" stroke="#4a0410" stroke-width="2"/>`,
        `<path d="M${x - 156} 340V132Q${x - 156} 26 ${x} 22Q${x + 156} 26 ${x + 156} 132V340Z" fill="${metal(pen, 'brass')}" stroke="#3a1c05" stroke-width="2.4"/><path d="M${x - 142} 330V134Q${x - 142} 40 ${x} 36Q${x + 142} 40 ${x + 142} 134V330Z" fill="${linear(
          pen,
          [
            [0, '#c21d30'],
            [60, '#7a0c1c'],
            [100, '#2a0409'],
          ],
        )}"/>`,
      ),
      petals(x, 120, 18, 74, {
        from: 180,
        to: 360,
        count: 11,
        fills: ['#ffe09a', '#b5842e'],
        line: '#3a0410',
        width: 1.8,
      }),
      cabochon(pen, x, 112, 14, ['#b8fff2', '#0c8f86']),
      around(x, 134, 130, 17, (px, py, index) => bulb(pen, px, py, 5, index % 3 !== 1), {
        from: 188,
        to: 352,
      }),
      `<path d="${cutBox(x - 130, 134, 260, 118, 10)}" fill="${metal(pen, 'brass')}" stroke="#3a1c05" stroke-width="2"/>`,
      ...([-82, 0, 82] as const).map(
        (dx) =>
          `<rect x="${x + dx - 37}" y="144" width="74" height="98" fill="${reel}" stroke="#3a1c05" stroke-width="2"/>`,
      ),
      fluent('cherries', { x: x - 82, y: 193, size: 66 }),
      fluent('gem-stone', { x, y: 193, size: 66 }),
      fluent('bell', { x: x + 82, y: 193, size: 66 }),
      `<path d="M${x - 126} 193H${x + 126}" stroke="#e0243a" stroke-width="3" opacity=".85"/>`,
      `<path d="${cutBox(x - 118, 264, 236, 20, 6)}" fill="#2a0409" stroke="#e9bf6a" stroke-width="2"/>${repeat(5, (index) => cabochon(pen, x - 80 + index * 40, 274, 7.5, index % 2 ? ['#fff3c9', '#f09a1c'] : ['#d8fff8', '#0c8f86']))}`,
      `<path d="M${x - 100} 300H${x + 100}L${x + 118} 338H${x - 118}Z" fill="${metal(pen, 'brass')}" stroke="#3a1c05" stroke-width="2"/>`,
      coinHeap(pen, x, 326, 190, 12, 19),
      fluent('light-bulb', { x: 548, y: 288, size: 92, turn: 12, filter: lamp(pen, '#ffe08a', 0.8) }),
      sparks(pen, 7, { x: 190, y: 40, width: 240, height: 190 }, 9),
    ];
  },
};
