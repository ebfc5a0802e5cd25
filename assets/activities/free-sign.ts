import type { ActivityPicture } from '../parts/activity-picture.ts';
import { petals } from '../parts/burst.ts';
import { cutBox, steppedBox } from '../parts/frame.ts';
import { foldedStar } from '../parts/jewels.ts';
import { under } from '../parts/light.ts';
import { glow, linear, metal } from '../parts/paint.ts';
import { repeat } from '../parts/pen.ts';
import { bulb, sparks } from '../parts/sparkle.ts';
import { BOTTLE } from '../parts/stagecraft.ts';
import { fluent } from '../parts/symbol.ts';
import { backdrop, lamp, stageFloor, wings } from '../parts/theatre.ts';

/** A calendar of seven lamps by the stage door: five burn, a quill marks the sixth. */
export const activity: ActivityPicture = {
  slug: 'free-sign',
  layers: (pen) => {
    const cells = repeat(7, (index) => {
      const x = 196 + (index % 4) * 83 + (index > 3 ? 41 : 0);
      const y = index > 3 ? 228 : 138;
      const isLit = index < 5;
      return `<path d="${cutBox(x - 34, y - 37, 68, 74, 9)}" fill="${isLit ? metal(pen, 'brass') : '#0c3a2a'}" stroke="#ffe7a6" stroke-width="2.4"/><path d="${cutBox(x - 27, y - 30, 54, 60, 7)}" fill="${isLit ? '#0f6b49' : '#06281c'}"/>${isLit ? glow(pen, x, y, 34, '#ffe08a', 0.7) + foldedStar(x, y, 23, 10, 5, '#fff3c0', '#d9982f') : `<circle cx="${x}" cy="${y}" r="15" fill="none" stroke="#3fae7e" stroke-width="3" stroke-dasharray="5 4"/>`}`;
    });
    return [
      backdrop(pen, 'emerald', 320, 100, { count: 46, strength: 0.12 }),
      wings(pen, BOTTLE, { width: 104, tieY: 238 }),
      petals(320, 66, 14, 62, {
        from: 180,
        to: 360,
        count: 11,
        fills: ['#ffe09a', '#b5842e'],
        line: '#04251a',
        width: 1.8,
      }),
      stageFloor(pen, 316, ['#bdf7da', '#0a4a34', '#02140e']),
      under(
        lamp(pen, '#ffcf6b', 0.55),
        `<path d="${steppedBox(136, 62, 368, 244, [12, 12])}" fill="${metal(pen, 'brass')}"/><path d="${steppedBox(144, 70, 352, 228, [11, 11])}" fill="#2b1408"/>`,
      ),
      repeat(22, (index) =>
        bulb(pen, 168 + (index % 11) * 30.4, index < 11 ? 79 : 289, 4.4, index % 3 !== 1),
      ),
      `<path d="${steppedBox(154, 88, 332, 192, [9, 9])}" fill="${linear(pen, [
        [0, '#0f5a40'],
        [100, '#04281c'],
      ])}" stroke="#e9bf6a" stroke-width="2"/>`,
      cells,
      fluent('writing-hand', { x: 486, y: 276, size: 116, turn: -4, filter: lamp(pen, '#ffcf6b', 0.6) }),
      fluent('alarm-clock', { x: 96, y: 286, size: 100, turn: -8, filter: lamp(pen, '#ffcf6b', 0.5) }),
      sparks(pen, 8, { x: 150, y: 40, width: 340, height: 200 }, 9),
    ];
  },
};
