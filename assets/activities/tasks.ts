import type { ActivityPicture } from '../parts/activity-picture.ts';
import { under } from '../parts/light.ts';
import { glow, linear, metal } from '../parts/paint.ts';
import { repeat } from '../parts/pen.ts';
import { sparks } from '../parts/sparkle.ts';
import { fluent } from '../parts/symbol.ts';
import { backdrop, lamp, shadow, stageFloor } from '../parts/theatre.ts';

/** The archer's mark under a green vault: an arrow in its middle, cups won before it. */
export const activity: ActivityPicture = {
  slug: 'tasks',
  layers: (pen) => {
    const x = 330;
    const y = 158;
    return [
      backdrop(pen, 'emerald', x, y, { count: 32, strength: 0.16, ray: '#f0ffd8' }),
      repeat(
        4,
        (index) =>
          `<path d="M${40 + index * 30} 360V${170 - index * 34}A${280 - index * 30} ${230 - index * 24} 0 0 1 ${600 - index * 30} ${170 - index * 34}V360" fill="none" stroke="${index % 2 ? '#e9bf6a' : '#1f8a5e'}" stroke-width="${index % 2 ? 2 : 9}" opacity=".7"/>`,
      ),
      stageFloor(pen, 306, ['#bdf7da', '#0a4a34', '#02140e'], x),
      shadow(pen, x, 330, 150),
      `<path d="M${x - 20} 240L${x - 96} 344H${x - 76}L${x} 250L${x + 76} 344H${x + 96}L${x + 20} 240Z" fill="${metal(pen, 'copper')}" stroke="#2a1206" stroke-width="2"/>`,
      under(
        lamp(pen, '#ffcf6b', 0.6),
        `<circle cx="${x}" cy="${y}" r="132" fill="${metal(pen, 'brass')}" stroke="#3a1c05" stroke-width="2"/>`,
        ...(['#f4ecdd', '#0f6b49', '#f4ecdd', '#c21d30'] as const).map(
          (hue, index) => `<circle cx="${x}" cy="${y}" r="${122 - index * 28}" fill="${hue}"/>`,
        ),
        `<circle cx="${x}" cy="${y}" r="20" fill="${metal(pen, 'brass')}"/>`,
      ),
      `<circle cx="${x}" cy="${y}" r="122" fill="${linear(
        pen,
        [
          [0, '#fff', 0.35],
          [50, '#fff', 0],
          [100, '#000', 0.4],
        ],
        -40,
      )}"/>`,
      under(
        lamp(pen, '#000000', 0.4, 0.7),
        `<path d="M${x} ${y}L${x + 178} ${y - 108}" stroke="#4a2410" stroke-width="10" stroke-linecap="round"/><path d="M${x} ${y}L${x + 178} ${y - 108}" stroke="#e9bf6a" stroke-width="5" stroke-linecap="round"/><path d="M${x + 138} ${y - 84}l26 -32l34 -4l-16 26ZM${x + 138} ${y - 84}l22 6l34 -12l-10 -20Z" fill="${metal(pen, 'ruby')}" stroke="#4a0410" stroke-width="1.6"/>`,
      ),
      glow(pen, x, y, 54, '#fff3c0', 0.7),
      fluent('clipboard', { x: 138, y: 208, size: 158, turn: -10, filter: lamp(pen, '#bdf7da', 0.5) }),
      fluent('trophy', { x: 508, y: 250, size: 146, turn: 6, filter: lamp(pen, '#ffcf6b', 0.6) }),
      fluent('sports-medal', { x: 216, y: 296, size: 84, turn: -10, filter: lamp(pen, '#ffcf6b', 0.5) }),
      sparks(pen, 8, { x: 80, y: 40, width: 460, height: 120 }, 9),
    ];
  },
};
