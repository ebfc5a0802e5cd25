import type { ActivityPicture } from '../parts/activity-picture.ts';
import { around, fan } from '../parts/burst.ts';
import { relief, under } from '../parts/light.ts';
import { glow, metal, round } from '../parts/paint.ts';
import { sparks } from '../parts/sparkle.ts';
import { CRIMSON } from '../parts/stagecraft.ts';
import { engraved } from '../parts/symbol.ts';
import { backdrop, coinHeap, greatFan, lamp, laurel, shadow, stageFloor, wings } from '../parts/theatre.ts';

/** A great coin steps out between the drapes, its rays on the boards. */
export const activity: ActivityPicture = {
  slug: 'first-charge',
  layers: (pen) => {
    const x = 320;
    const y = 168;
    return [
      backdrop(pen, 'ruby', x, y, { count: 24, strength: 0.16 }),
      greatFan(x, 300, 240, ['#b01c32', '#6b0c1c'], '#e0a860', { count: 17 }),
      glow(pen, x, y, 220, '#ffcf6b', 0.5),
      stageFloor(pen, 296, ['#ffd98a', '#6b1220', '#1c0408']),
      wings(pen, CRIMSON, { width: 128, tieY: 226, depth: 50, swags: 6 }),
      shadow(pen, x, 316, 150),
      laurel(pen, x, y, 146),
      under(
        lamp(pen, '#ffcf4a', 0.8),
        `<circle cx="${x + 8}" cy="${y + 10}" r="118" fill="#7a4a10"/><circle cx="${x}" cy="${y}" r="118" fill="${metal(pen, 'brass', -30)}"/>`,
      ),
      around(x, y, 107, 28, (px, py) => `<circle cx="${px}" cy="${py}" r="4" fill="#7a4a10"/>`),
      `<circle cx="${x}" cy="${y}" r="97" fill="${round(
        pen,
        [
          [0, '#fff8d8'],
          [52, '#f0bd4e'],
          [100, '#a86c18'],
        ],
        [0.36, 0.28],
      )}" stroke="#7a4a10" stroke-width="3"/>`,
      fan(x, y + 34, 92, { from: 200, to: 340, ribs: 9, colour: '#8a5212', width: 3, opacity: 0.8 }),
      engraved(pen, 'queen-crown', 'ruby', {
        x,
        y: y - 2,
        size: 116,
        filter: relief(pen, { glow: '#fff3c9', glowStrength: 0.6, glowSize: 8, bevel: 2.2 }),
      }),
      `<path d="M${x - 50} ${y + 56}H${x + 50}" stroke="#8a5212" stroke-width="6"/><path d="M${x - 30} ${y + 68}H${x + 30}" stroke="#8a5212" stroke-width="5"/>`,
      coinHeap(pen, 188, 338, 110, 4, 26),
      coinHeap(pen, 452, 338, 110, 4, 26),
      sparks(pen, 12, { x: 180, y: 50, width: 280, height: 220 }, 12),
    ];
  },
};
