import { fan, rays } from '../parts/burst.ts';
import { inkFloor, jewelGround } from '../parts/ground.ts';
import { cabochon } from '../parts/jewels.ts';
import { lettering } from '../parts/lettering.ts';
import { relief, rim, under } from '../parts/light.ts';
import { glow, metal } from '../parts/paint.ts';
import type { Poster } from '../parts/poster.ts';
import { chips, rouletteWheel } from '../parts/props.ts';
import { sparks } from '../parts/sparkle.ts';
import { engraved } from '../parts/symbol.ts';

/** The wheel tilts in from the upper right, half out of the image; a crown stands on its turret. */
export const poster: Poster = {
  slug: 'roulette-royale',
  layers: (pen) => {
    const lit = rim(pen, { rim: '#fff3c9', glow: '#ffcf6b', glowStrength: 0.5, glowSize: 9, shade: 0.3 });
    return [
      jewelGround(
        pen,
        [
          [0, '#2fb57a'],
          [45, '#0b5a3c'],
          [100, '#02170f'],
        ],
        60,
        60,
        420,
      ),
      rays(0, 20, 520, 40, '#baffd9', 0.1),
      [150, 190, 230, 270]
        .map((radius) =>
          fan(0, 330, radius, { from: 270, to: 360, ribs: 9, colour: '#ffe7a6', width: 1.2, opacity: 0.45 }),
        )
        .join(''),
      under(
        lit,
        `<g transform="translate(186 156) rotate(-22) scale(.86 .66) rotate(30)">${rouletteWheel(pen)}</g>`,
      ),
      `<g transform="translate(186 150)">${under(lit, `<path d="M-34 14Q0 30 34 14L20 -6H-20Z" fill="${metal(pen, 'brass')}" stroke="#3a1c05" stroke-width="2"/>`)}</g>`,
      engraved(pen, 'queen-crown', 'brass', {
        x: 186,
        y: 104,
        size: 106,
        filter: relief(pen, { glow: '#ffcf6b', glowStrength: 0.6 }),
      }),
      cabochon(pen, 186, 150, 9, ['#ff9a8a', '#a30d1f']),
      glow(pen, 92, 214, 36, '#ffffff', 0.95),
      '<circle cx="92" cy="214" r="12" fill="#fff"/><circle cx="95" cy="217" r="8.500" fill="#d3cde0"/><circle cx="89" cy="211" r="4.500" fill="#fff"/>',
      chips(pen, 44, 300, '#a80f20', 5, 30),
      chips(pen, 92, 310, '#17101d', 3, 28),
      sparks(pen, 9, { x: 30, y: 40, width: 240, height: 200 }, 7),
      inkFloor(pen, 264, '#01110b', 0.98),
      lettering(pen, { text: 'ROULETTE', face: 'limelight', x: 150, y: 336, width: 260, cap: 40 }),
      lettering(pen, {
        text: 'ROYALE',
        face: 'limelight',
        x: 150,
        y: 381,
        width: 200,
        cap: 36,
        fill: 'ruby',
        key: '#ffefc4',
        line: '#8a5a18',
      }),
    ];
  },
};
