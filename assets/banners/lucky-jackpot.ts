import type { Banner } from '../parts/banner.ts';
import { around, rays, rings } from '../parts/burst.ts';
import { jewelGround } from '../parts/ground.ts';
import { brilliant, cabochon } from '../parts/jewels.ts';
import { lettering } from '../parts/lettering.ts';
import { relief, rim, under } from '../parts/light.ts';
import { glow, linear, metal } from '../parts/paint.ts';
import { repeat } from '../parts/pen.ts';
import { coin } from '../parts/props.ts';
import { bulb, sparks } from '../parts/sparkle.ts';
import { engraved } from '../parts/symbol.ts';

const AT = { x: 560, y: 138 };
/** Ruby, amethyst, sapphire and emerald: the four pots. */
const SECTORS = ['#c9182e', '#7b2fb8', '#2158b8', '#0e7a4c'] as const;

function sector(index: number): string {
  const [from, to] = [index, index + 1].map((step) => ((step * 30 - 90) * Math.PI) / 180) as [number, number];
  const at = (angle: number) =>
    `${(AT.x + Math.cos(angle) * 118).toFixed(1)} ${(AT.y + Math.sin(angle) * 118).toFixed(1)}`;
  return `<path d="M${AT.x} ${AT.y}L${at(from)}A118 118 0 0 1 ${at(to)}Z" fill="${SECTORS[index % 4]}" stroke="#e9bf6a" stroke-width="1.6"/>`;
}

/** The wheel of the draw under its bulbs, the crown before it, coins at its foot. */
export const banner: Banner = {
  slug: 'lucky-jackpot',
  shade: '#16040c',
  layers: (pen) => {
    const hot = rim(pen, { rim: '#fff3c9', glow: '#ffb347', glowStrength: 0.7, glowSize: 10, shade: 0.3 });
    const channel = linear(pen, [
      [0, '#5a2408'],
      [100, '#210b03'],
    ]);
    const shine = linear(pen, [
      [0, '#ffffff', 0.4],
      [46, '#ffffff', 0],
      [100, '#000000', 0.5],
    ]);
    return [
      jewelGround(
        pen,
        [
          [0, '#b8324a'],
          [34, '#6d0f2c'],
          [72, '#340818'],
          [100, '#16040c'],
        ],
        AT.x,
        AT.y,
        420,
      ),
      rays(AT.x, AT.y, 760, 48, '#ffcf6b', 0.16),
      glow(pen, AT.x, AT.y, 240, '#ff9a3c', 0.45),
      under(
        hot,
        `<circle cx="${AT.x}" cy="${AT.y}" r="146" fill="${metal(pen, 'brass')}"/>`,
        `<circle cx="${AT.x}" cy="${AT.y}" r="140" fill="${channel}"/>`,
        `<circle cx="${AT.x}" cy="${AT.y}" r="123" fill="${metal(pen, 'brass')}"/>`,
      ),
      repeat(12, sector),
      `<circle cx="${AT.x}" cy="${AT.y}" r="118" fill="${shine}"/>`,
      rings(AT.x, AT.y, [96, 66], '#ffe7a6', 1.2, 0.7),
      around(AT.x, AT.y, 131.5, 30, (x, y, index) => bulb(pen, x, y, 4.6, index % 3 !== 1)),
      around(AT.x, AT.y, 81, 12, (x, y, index) =>
        cabochon(pen, x, y, 6, index % 2 ? ['#fff3c9', '#c9962f'] : ['#ffffff', '#9fc4ee']),
      ),
      engraved(pen, 'queen-crown', 'brass', {
        x: AT.x,
        y: AT.y - 6,
        size: 150,
        filter: relief(pen, { glow: '#2a0410', glowStrength: 1, glowSize: 12, bevel: 2.2, height: 5 }),
      }),
      under(hot, brilliant(pen, AT.x, AT.y + 66, 44)),
      coin(pen, 430, 244, 32, { tilt: 0.62, turn: -16 }),
      coin(pen, 480, 262, 26, { tilt: 0.5, turn: 8 }),
      coin(pen, 672, 246, 30, { tilt: 0.58, turn: 14 }),
      coin(pen, 628, 266, 22, { tilt: 0.46, turn: -6 }),
      sparks(pen, 16, { x: 392, y: 14, width: 310, height: 230 }, 7),
    ];
  },
  title: (pen) => [
    lettering(pen, { text: 'LUCKY', face: 'limelight', x: 88, y: 34, width: 176, cap: 34 }),
    lettering(pen, { text: 'JACKPOT', face: 'limelight', x: 130, y: 88, width: 260, cap: 44, fill: 'fire' }),
  ],
};
