import { around, rings, softRays } from '../parts/burst.ts';
import { inkCeiling, inkFloor, jewelGround } from '../parts/ground.ts';
import { foldedStar } from '../parts/jewels.ts';
import { lettering } from '../parts/lettering.ts';
import { rim, under } from '../parts/light.ts';
import { glow, linear, METALS } from '../parts/paint.ts';
import type { Poster } from '../parts/poster.ts';
import { rouletteWheel } from '../parts/props.ts';
import { beam } from '../parts/scenery.ts';
import { bulb } from '../parts/sparkle.ts';

/** Studio light from four lamps; the wheel seen straight from above, low, the ball's path drawn around it. */
export const poster: Poster = {
  slug: 'live-roulette',
  layers: (pen) => {
    const lamp = (x: number, turn: number): string =>
      `<g transform="translate(${x} 104) rotate(${turn})"><path d="M-11 -14H11L16 14H-16Z" fill="${linear(pen, METALS.iron, 90)}" stroke="#e9bf6a" stroke-width="1.4"/><ellipse cy="14" rx="16" ry="5" fill="#fffdf0"/></g>${glow(pen, x, 116, 40, '#fff3c9', 0.85)}`;
    return [
      jewelGround(
        pen,
        [
          [0, '#ff8a7a'],
          [22, '#c41f3c'],
          [58, '#5a0a2c'],
          [100, '#14020e'],
        ],
        150,
        250,
        300,
      ),
      beam(pen, [48, 104], [130, 360], 150, '#fff0d8', 0.6),
      beam(pen, [252, 104], [170, 360], 150, '#fff0d8', 0.6),
      beam(pen, [116, 104], [90, 360], 120, '#fff0d8', 0.4),
      beam(pen, [184, 104], [210, 360], 120, '#fff0d8', 0.4),
      softRays(pen, 150, 244, 240, 40, '#ffd9a0', 0.4),
      rings(150, 244, [128, 134], '#ffe7a6', 1.2, 0.7),
      around(150, 244, 131, 40, (x, y, index) => bulb(pen, x, y, 2.6, index % 3 > 0)),
      under(
        rim(pen, { rim: '#fffbe6', glow: '#ff3a5a', glowStrength: 0.6, glowSize: 12, shade: 0.2 }),
        `<g transform="translate(150 244) scale(.6) rotate(24)">${rouletteWheel(pen, { bowl: ['#e8b25a', '#8a3d1c', '#3a0f10'] })}<g transform="rotate(-24)"><path d="M0 -70L12 -12L70 0L12 12L0 70L-12 12L-70 0L-12 -12Z" fill="${linear(pen, METALS.brass, 30)}" stroke="#3a1c05" stroke-width="3"/>${[0, 90, 180, 270].map((turn) => `<circle transform="rotate(${turn})" cy="-70" r="10" fill="${linear(pen, METALS.brass)}" stroke="#3a1c05" stroke-width="2"/>`).join('')}</g></g>`,
      ),
      foldedStar(150, 244, 13, 5, 4, '#ffffff', '#ffd98a'),
      '<path d="M62 204A96 96 0 0 1 214 172" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".35"/><path d="M140 148A96 96 0 0 1 214 172" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".6"/>',
      glow(pen, 216, 174, 30, '#ffffff', 1),
      '<circle cx="216" cy="174" r="9" fill="#fff"/><circle cx="218" cy="176" r="6.500" fill="#dcd6e8"/><circle cx="213" cy="171" r="3.500" fill="#fff"/>',
      inkCeiling(pen, 126, '#12020c', 0.94),
      '<path d="M0 94H300M0 100H300M20 94l12 6l12 -6l12 6l12 -6l12 6l12 -6l12 6l12 -6l12 6l12 -6l12 6l12 -6l12 6l12 -6l12 6l12 -6l12 6l12 -6l12 6l12 -6l12 6" stroke="#8a7a86" stroke-width="1.6" fill="none"/>',
      lamp(48, -18),
      lamp(116, -5),
      lamp(184, 5),
      lamp(252, 18),
      lettering(pen, {
        text: 'ROULETTE',
        face: 'bebas-neue',
        x: 150,
        y: 78,
        width: 252,
        cap: 48,
        fill: 'ivory',
        key: '#3a0616',
        line: '#e9bf6a',
        spacing: 0.06,
      }),
      inkFloor(pen, 320, '#12020c', 0.96),
      lettering(pen, {
        text: 'LIVE',
        face: 'bebas-neue',
        x: 150,
        y: 380,
        width: 150,
        cap: 36,
        fill: 'ruby',
        key: '#fff0d8',
        line: '#8a1a2c',
        spacing: 0.3,
      }),
    ];
  },
};
