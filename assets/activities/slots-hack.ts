import type { ActivityPicture } from '../parts/activity-picture.ts';
import { petals } from '../parts/burst.ts';
import { cutBox } from '../parts/frame.ts';
import { cabochon } from '../parts/jewels.ts';
import { under } from '../parts/light.ts';
import { linear, metal } from '../parts/paint.ts';
import { repeat } from '../parts/pen.ts';
import { bulb, sparks } from '../parts/sparkle.ts';
import { NAVY } from '../parts/stagecraft.ts';
import { fluent } from '../parts/symbol.ts';
import { backdrop, coinHeap, greatFan, lamp, shadow, stageFloor, wings } from '../parts/theatre.ts';

/** The machine of the house between drapes of night blue: three reels, a lever, coins in its tray. */
export const activity: ActivityPicture = {
  slug: 'slots-hack',
  layers: (pen) => {
    const x = 310;
    const reel = linear(pen, [
      [0, '#7a6a50'],
      [22, '#fffdf2'],
      [55, '#fff6e0'],
      [100, '#6b5a40'],
    ]);
    return [
      backdrop(pen, 'rose', x, 160, { count: 28, strength: 0.14 }),
      greatFan(x, 336, 286, ['#8c2456', '#5a1240'], '#ffb0c4', { count: 15 }),
      wings(pen, NAVY, { width: 92, tieY: 226 }),
      stageFloor(pen, 314, ['#ffc2cc', '#5a1436', '#1c0414'], x),
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
      repeat(15, (index, share) =>
        bulb(
          pen,
          x - Math.cos(share * Math.PI) * 149,
          134 - Math.sin(share * Math.PI) * 104,
          4.6,
          index % 3 !== 1,
        ),
      ),
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
      fluent('four-leaf-clover', { x: 108, y: 282, size: 110, turn: -10, filter: lamp(pen, '#8dffc4', 0.5) }),
      fluent('star', { x: 548, y: 288, size: 96, turn: 10, filter: lamp(pen, '#ffe08a', 0.6) }),
      sparks(pen, 7, { x: 190, y: 40, width: 240, height: 190 }, 9),
    ];
  },
};
