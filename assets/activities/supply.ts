import type { ActivityPicture } from '../parts/activity-picture.ts';
import { foldedStar } from '../parts/jewels.ts';
import { blurred, under } from '../parts/light.ts';
import { linear } from '../parts/paint.ts';
import { n, repeat } from '../parts/pen.ts';
import { beam, pine } from '../parts/scenery.ts';
import { dust } from '../parts/sparkle.ts';
import { fluent } from '../parts/symbol.ts';
import { backdrop, lamp } from '../parts/theatre.ts';

/** A crate comes down on a striped parachute; searchlights find it. */
export const activity: ActivityPicture = {
  slug: 'supply',
  layers: (pen) => {
    const x = 330;
    const hues = ['#f4ecdd', '#1fa96b', '#f4ecdd', '#1fa96b', '#f4ecdd', '#1fa96b'] as const;
    const canopy = hues.map((hue, index) => {
      const a = x - 138 + index * 46;
      return `<path d="M${x} 22Q${n(x + (a - x) * 0.9)} 44 ${a} 132Q${a + 23} 112 ${a + 46} 132Q${n(x + (a + 46 - x) * 0.9)} 44 ${x} 22Z" fill="${hue}" stroke="#0a3a26" stroke-width="1.6"/>`;
    });
    const shade = linear(
      pen,
      [
        [0, '#000', 0.1],
        [36, '#fff', 0.24],
        [70, '#000', 0.1],
        [100, '#000', 0.5],
      ],
      90,
    );
    const cords = repeat(7, (index) => `M${x - 138 + index * 46} 130L${x} 208`);
    return [
      backdrop(pen, 'emerald', 330, 150, { count: 24, strength: 0.1 }),
      beam(pen, [60, 372], [300, 60], 190, '#f0ffd8', 0.5).replace('<path', '<path'),
      `<path d="M50 360L262 10H420L70 360Z" fill="#f0ffd8" opacity=".2"/><path d="M590 360L392 10H240L570 360Z" fill="#f0ffd8" opacity=".16"/>`,
      ridgeWide('#0d5a3e', 268, 70),
      ridgeWide('#08402c', 306, 54),
      repeat(9, (index) =>
        pine(index < 5 ? 30 + index * 42 : 420 + (index - 4) * 44, 352, 66 + ((index * 29) % 40), '#04261a'),
      ),
      '<path d="M0 344H640V360H0Z" fill="#031a12"/>',
      under(
        lamp(pen, '#d8ffe6', 0.45),
        ...canopy,
        `<path d="M${x} 22Q${x - 124} 44 ${x - 138} 132Q${x - 115} 112 ${x - 92} 132Q${x - 69} 112 ${x - 46} 132Q${x - 23} 112 ${x} 132Q${x + 23} 112 ${x + 46} 132Q${x + 69} 112 ${x + 92} 132Q${x + 115} 112 ${x + 138} 132Q${x + 124} 44 ${x} 22Z" fill="${shade}"/>`,
        `<path d="${cords}" stroke="#e9dcc0" stroke-width="2"/>`,
      ),
      fluent('package', { x, y: 254, size: 156, turn: -5, filter: lamp(pen, '#ffb347', 0.7) }),
      foldedStar(x + 2, 268, 20, 8, 5, '#fff6d2', '#d9982f'),
      blurred(
        0.8,
        fluent('parachute', { x: 112, y: 104, size: 80, turn: 12 }),
        fluent('parachute', { x: 550, y: 130, size: 66, turn: -12 }),
      ),
      dust(pen, 26, { x: 60, y: 30, width: 520, height: 220 }, '#f0ffd8', 2),
    ];
  },
};

function ridgeWide(fill: string, y: number, rise: number): string {
  return `<path d="M0 360V${y}L90 ${y - rise}L170 ${y - 14}L250 ${y - rise * 0.8}L330 ${y - 8}L430 ${y - rise}L520 ${y - 18}L590 ${y - rise * 0.7}L640 ${y - 10}V360Z" fill="${fill}"/>`;
}
