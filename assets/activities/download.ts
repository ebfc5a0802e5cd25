import type { ActivityPicture } from '../parts/activity-picture.ts';
import { fan, petals, softRays } from '../parts/burst.ts';
import { under } from '../parts/light.ts';
import { linear, metal } from '../parts/paint.ts';
import { repeat } from '../parts/pen.ts';
import { coin } from '../parts/props.ts';
import { sparks } from '../parts/sparkle.ts';
import { CRIMSON, drape, valance } from '../parts/stagecraft.ts';
import { fluent } from '../parts/symbol.ts';
import { backdrop, lamp, shadow, stageFloor } from '../parts/theatre.ts';

/** The curtain opens on the glass of a great phone; an arrow of light goes down into it. */
export const activity: ActivityPicture = {
  slug: 'download',
  layers: (pen) => {
    const x = 320;
    const arrow = `M${x - 24} 52H${x + 24}V148H${x + 58}L${x} 212L${x - 58} 148H${x - 24}Z`;
    return [
      backdrop(pen, 'night', x, 170, { count: 36, strength: 0.16 }),
      repeat(5, (index) =>
        fan(x, 360, 120 + index * 52, {
          from: 180,
          to: 360,
          ribs: 15,
          colour: '#8fa4ff',
          width: 1.8,
          opacity: 0.34,
          hinge: 0.9,
        }),
      ),
      stageFloor(pen, 306, ['#9fb4ff', '#181c5c', '#05061e']),
      shadow(pen, x, 332, 150),
      under(
        lamp(pen, '#7f9cff', 0.75),
        `<rect x="${x - 96}" y="18" width="192" height="316" rx="26" fill="${metal(pen, 'brass')}"/><rect x="${x - 88}" y="26" width="176" height="300" rx="20" fill="#120c24"/>`,
      ),
      `<rect x="${x - 80}" y="38" width="160" height="270" rx="10" fill="${linear(pen, [
        [0, '#f2556a'],
        [50, '#7a1030'],
        [100, '#2a0618'],
      ])}"/>`,
      softRays(pen, x, 200, 120, 24, '#ffe7a6', 0.55),
      `<svg x="${x - 80}" y="38" width="160" height="270" viewBox="0 0 300 506">${drape(pen, -1, CRIMSON, { width: 96, tieY: 300 })}${drape(pen, 1, CRIMSON, { width: 96, tieY: 300 })}${valance(pen, CRIMSON, 66, 4)}</svg>`,
      petals(x, 306, 16, 74, {
        from: 180,
        to: 360,
        count: 9,
        fills: ['#e9bf6a', '#a8742a'],
        line: '#3a1c05',
        width: 1.6,
      }),
      under(
        lamp(pen, '#6ff5e2', 0.9),
        `<path d="${arrow}" fill="${linear(pen, [
          [0, '#d8fff8'],
          [40, '#25d9c4'],
          [100, '#0a7a74'],
        ])}" stroke="#ffffff" stroke-width="4" stroke-linejoin="round"/>`,
      ),
      fluent('satellite-antenna', { x: 128, y: 250, size: 136, filter: lamp(pen, '#9fb4ff', 0.6) }),
      fluent('rocket', { x: 520, y: 140, size: 138, turn: 6, filter: lamp(pen, '#ff9a5c', 0.6) }),
      fluent('star', { x: 132, y: 92, size: 70, turn: -12, filter: lamp(pen) }),
      coin(pen, 500, 304, 34, { tilt: 0.6, turn: -10 }),
      coin(pen, 566, 324, 28, { tilt: 0.54, turn: 12 }),
      sparks(pen, 9, { x: 60, y: 40, width: 520, height: 220 }, 9),
    ];
  },
};
