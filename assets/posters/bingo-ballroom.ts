import { around, rays } from '../parts/burst.ts';
import { inkFloor, jewelGround } from '../parts/ground.ts';
import { lettering } from '../parts/lettering.ts';
import { rim, under } from '../parts/light.ts';
import { glow, linear, METALS, metal } from '../parts/paint.ts';
import { n, type Pen, repeat } from '../parts/pen.ts';
import type { Poster } from '../parts/poster.ts';
import { numberBall } from '../parts/props.ts';
import { tiledFloor } from '../parts/scenery.ts';
import { bulb, sparks } from '../parts/sparkle.ts';
import { PLUM, valance } from '../parts/stagecraft.ts';

/** A chandelier of three rings hanging at x = 150. */
function chandelier(pen: Pen): string {
  const brass = linear(pen, METALS.brass, 90);
  const ring = (y: number, half: number, lamps: number): string =>
    `<ellipse cx="150" cy="${y}" rx="${half}" ry="${n(half * 0.2)}" fill="none" stroke="${brass}" stroke-width="4"/>${repeat(lamps, (_, share) => bulb(pen, 150 - half + half * 2 * share, y + Math.sin(share * Math.PI) * half * 0.2 + 4, 3))}`;
  const chains = repeat(
    7,
    (_, share) =>
      `<path d="M150 40Q${n(150 + (share - 0.5) * 60)} 66 ${n(150 + (share - 0.5) * 160)} 96" stroke="#ffe7a6" stroke-width="1" fill="none" opacity=".8"/>`,
  );
  return `<path d="M150 -4V44" stroke="#e9bf6a" stroke-width="3"/>${chains}${ring(66, 38, 7)}${ring(98, 82, 11)}`;
}

/** A cage of brass wire turns under the chandelier; the night's balls have left it for the dance floor. */
export const poster: Poster = {
  slug: 'bingo-ballroom',
  layers: (pen) => {
    const lit = rim(pen, { rim: '#ffffff', glow: '#ff9ae0', glowStrength: 0.4, glowSize: 7, shade: 0.25 });
    const brass = metal(pen, 'brass');
    const cage = repeat(
      7,
      (_, share) =>
        `<ellipse cx="150" cy="188" rx="${n(72 * Math.abs(share * 2 - 1))}" ry="72" fill="none" stroke="${brass}" stroke-width="2.200"/>`,
    );
    const inside = (
      [
        [122, 214, 21, '#ff8a7a', '#a3101f', '7'],
        [166, 222, 22, '#8fd6ff', '#1450a0', '42'],
        [146, 184, 19, '#ffe27a', '#b8780c', '19'],
        [184, 190, 18, '#a8f0c0', '#0f7a4c', '66'],
        [112, 180, 17, '#e6b8ff', '#6a1fb0', '30'],
      ] as const
    ).map(([x, y, r, light, dark, text]) => numberBall(pen, x, y, r, [light, dark], text));
    return [
      jewelGround(
        pen,
        [
          [0, '#ffc0e8'],
          [24, '#b04ac0'],
          [58, '#4a1a80'],
          [100, '#120428'],
        ],
        150,
        120,
        310,
      ),
      rays(150, 96, 420, 36, '#ffe3f6', 0.18),
      tiledFloor(150, 262, ['#3a1466', '#e6c3ff']),
      glow(pen, 150, 96, 150, '#fff3e0', 0.6),
      valance(pen, PLUM, 40, 3),
      under(rim(pen, { glow: '#ffd98a', glowStrength: 0.7, glowSize: 8 }), chandelier(pen)),
      under(
        lit,
        `<path d="M92 188L70 296H88L108 214ZM208 188L230 296H212L192 214Z" fill="${brass}" stroke="#3a1c05"/><path d="M56 290H244V304H56Z" fill="${linear(pen, METALS.copper, 90)}" stroke="#3a1c05"/><path d="M222 188H254V210" fill="none" stroke="${brass}" stroke-width="6" stroke-linejoin="round"/><circle cx="254" cy="218" r="9" fill="#c4182c" stroke="#3a1c05"/>`,
      ),
      '<circle cx="150" cy="188" r="72" fill="#2a0a4c" opacity=".45"/>',
      inside.join(''),
      under(
        rim(pen, { rim: '#fff3c9', glow: '#ffcf6b', glowStrength: 0.3, glowSize: 4, size: 0.5 }),
        cage,
        `<path d="M78 188H222" stroke="${brass}" stroke-width="2.400"/>`,
        repeat(
          2,
          (index) =>
            `<ellipse cx="150" cy="${index ? 224 : 152}" rx="62" ry="11" fill="none" stroke="${brass}" stroke-width="2"/>`,
        ),
      ),
      around(
        150,
        188,
        72,
        2,
        (x, y) => `<circle cx="${x}" cy="${y}" r="8" fill="${brass}" stroke="#3a1c05"/>`,
        { from: 0, to: 360 },
      ),
      under(
        lit,
        numberBall(pen, 46, 282, 33, ['#ff8ac8', '#a31070'], '11'),
        numberBall(pen, 262, 286, 30, ['#8ff0e0', '#0c7a80'], '75'),
        numberBall(pen, 104, 302, 24, ['#ffe27a', '#b8780c'], '53'),
      ),
      sparks(pen, 10, { x: 40, y: 110, width: 220, height: 150 }, 6),
      inkFloor(pen, 284, '#10042a', 0.97),
      lettering(pen, {
        text: 'BINGO',
        face: 'shrikhand',
        x: 150,
        y: 340,
        width: 236,
        cap: 44,
        fill: 'fire',
        key: '#2a0640',
        bend: { kind: 'arch', by: 10 },
      }),
      lettering(pen, {
        text: 'BALLROOM',
        face: 'limelight',
        x: 150,
        y: 380,
        width: 240,
        cap: 26,
        fill: 'ivory',
        key: '#2a0640',
        line: '#ff9ae0',
        spacing: 0.04,
      }),
    ];
  },
};
