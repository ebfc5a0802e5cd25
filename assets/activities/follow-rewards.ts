import type { ActivityPicture } from '../parts/activity-picture.ts';
import { rings } from '../parts/burst.ts';
import { under } from '../parts/light.ts';
import { glow, metal } from '../parts/paint.ts';
import { repeat } from '../parts/pen.ts';
import { spark, sparks } from '../parts/sparkle.ts';
import { fluent } from '../parts/symbol.ts';
import { backdrop, lamp, skyline } from '../parts/theatre.ts';

/** A wireless mast sends its rings over the town: a heart, a bell, a horn. */
export const activity: ActivityPicture = {
  slug: 'follow-rewards',
  layers: (pen) => {
    const mast = metal(pen, 'brass');
    const x = 320;
    return [
      backdrop(pen, 'rose', x, 92, { count: 26, strength: 0.12 }),
      rings(x, 92, [60, 100, 146, 198, 256], '#ffe1d2', 3, 0.55),
      skyline(pen, 326, ['#47123c', '#5c1a4a'], '#ffd98a', { height: 130, dip: 0.7 }),
      '<path d="M0 322H640V360H0Z" fill="#22071e"/>',
      glow(pen, x, 92, 120, '#fff0d8', 0.8),
      under(
        lamp(pen, '#ff9ab0', 0.5),
        `<path d="M${x - 72} 336L${x - 7} 104H${x + 7}L${x + 72} 336H${x + 54}L${x} 140L${x - 54} 336Z" fill="${mast}" stroke="#3a1c05" stroke-width="1.8"/>`,
        repeat(5, (index) => {
          const half = 18 + index * 11;
          const y = 158 + index * 38;
          return `<path d="M${x - half} ${y}H${x + half}V${y + 6}H${x - half}ZM${x - half} ${y}L${x + half + 10} ${y + 36}M${x + half} ${y}L${x - half - 10} ${y + 36}" fill="${mast}" stroke="${mast}" stroke-width="3"/>`;
        }),
        `<circle cx="${x}" cy="92" r="24" fill="${metal(pen, 'ruby')}" stroke="#ffe7a6" stroke-width="4"/>`,
      ),
      spark(x, 88, 26, '#ffffff'),
      fluent('red-heart', { x: 148, y: 142, size: 136, turn: -10, filter: lamp(pen, '#ff7a90', 0.7) }),
      fluent('bell', { x: 494, y: 132, size: 130, turn: 12, filter: lamp(pen, '#ffcf4a', 0.6) }),
      fluent('thumbs-up', { x: 196, y: 272, size: 104, turn: -6, filter: lamp(pen, '#ffb347', 0.5) }),
      fluent('megaphone', { x: 462, y: 268, size: 116, turn: 4, filter: lamp(pen, '#ffb347', 0.5) }),
      sparks(pen, 9, { x: 60, y: 40, width: 520, height: 180 }, 9),
    ];
  },
};
