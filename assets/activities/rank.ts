import type { ActivityPicture } from '../parts/activity-picture.ts';
import { fan } from '../parts/burst.ts';
import { relief, under } from '../parts/light.ts';
import { linear, type Metal, metal } from '../parts/paint.ts';
import { n, repeat } from '../parts/pen.ts';
import { sparks } from '../parts/sparkle.ts';
import { engraved } from '../parts/symbol.ts';
import { backdrop, lamp, laurel, stageFloor } from '../parts/theatre.ts';

/** Three blocks under crossing lights, a cup on each: gold, silver, bronze. */
export const activity: ActivityPicture = {
  slug: 'rank',
  layers: (pen) => {
    const block = (x: number, y: number, half: number, hues: readonly [string, string, string]): string =>
      `<path d="M${x - half} ${y}H${x + half}V360H${x - half}Z" fill="${linear(
        pen,
        [
          [0, hues[0]],
          [40, hues[1]],
          [100, hues[2]],
        ],
        90,
      )}" stroke="#0a0418"/><path d="M${x - half - 7} ${y - 7}H${x + half + 7}V${y + 8}H${x - half - 7}Z" fill="${metal(pen, 'brass')}" stroke="#3a1c05" stroke-width="1.4"/>${fan(x, y + 84, half * 0.8, { from: 180, to: 360, ribs: 9, colour: '#ffe7a6', width: 2, opacity: 0.75 })}`;
    const cup = (x: number, y: number, size: number, name: Metal, glowHue: string): string =>
      engraved(pen, 'trophy-cup', name, {
        x,
        y,
        size,
        filter: relief(pen, { glow: glowHue, glowStrength: 0.7, glowSize: 12, bevel: 2.2, height: 5 }),
      });
    return [
      backdrop(pen, 'smoke', 320, 120, { count: 30, strength: 0.1 }),
      `<path d="M-20 -10L60 -10L470 300H300Z" fill="#bcd3ff" opacity=".2"/><path d="M660 -10L580 -10L170 300H340Z" fill="#ffd0e2" opacity=".2"/><path d="M290 -10H350L430 300H210Z" fill="#fff3c9" opacity=".28"/>`,
      repeat(
        13,
        (index) =>
          `<circle cx="${16 + index * 50.5}" cy="${250 - ((index * 13) % 17)}" r="19" fill="#120a1c"/><path d="M${-14 + index * 50.5} 320Q${-10 + index * 50.5} 262 ${16 + index * 50.5} 262T${46 + index * 50.5} 320Z" fill="#120a1c"/>`,
      ),
      laurel(pen, 320, 112, 108),
      stageFloor(pen, 310, ['#e0b8ff', '#2c1a3a', '#0a0612']),
      under(
        lamp(pen, '#c78aff', 0.4),
        block(146, 256, 74, ['#1f2a4a', '#6f86b8', '#0e1426']),
        block(494, 276, 74, ['#4a2010', '#b8703a', '#240c04']),
        block(320, 204, 86, ['#5a0c1c', '#d0384e', '#28040c']),
      ),
      cup(146, 182, 138, 'silver', '#bcd3ff'),
      cup(494, 208, 124, 'copper', '#ffb98a'),
      cup(320, 112, 176, 'brass', '#ffcf6b'),
      repeat(
        30,
        () =>
          `<rect x="${n(pen.between(30, 610))}" y="${n(pen.between(24, 240))}" width="9" height="4.500" fill="${['#ffcf6b', '#ff7ab0', '#7fe0ff', '#9fffc8'][Math.floor(pen.random() * 4)]}" transform="rotate(${n(pen.between(-24, 24))} 320 140)"/>`,
      ),
      sparks(pen, 6, { x: 230, y: 30, width: 180, height: 120 }, 12),
    ];
  },
};
