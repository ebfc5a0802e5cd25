import { around, softRays } from '../parts/burst.ts';
import { inkFloor, jewelGround } from '../parts/ground.ts';
import { foldedStar, starPath } from '../parts/jewels.ts';
import { lettering } from '../parts/lettering.ts';
import { rim, under } from '../parts/light.ts';
import { glow, linear } from '../parts/paint.ts';
import { n, type Pen, repeat } from '../parts/pen.ts';
import type { Poster } from '../parts/poster.ts';
import { beam } from '../parts/scenery.ts';
import { bulb, dust } from '../parts/sparkle.ts';
import { NAVY, valance } from '../parts/stagecraft.ts';

/** One ostrich feather standing at (0, 0): a curved quill with soft barbs. */
function feather(pen: Pen, turn: number, length: number): string {
  const vane = linear(pen, [
    [0, '#ffffff'],
    [45, '#ffc9de'],
    [100, '#b8407c'],
  ]);
  const barbs = repeat(20, (index) => {
    const share = 0.16 + (index / 20) * 0.84;
    const y = -length * share;
    const w = 22 * Math.sin(Math.PI * Math.min(1, share * 0.75 + 0.22)) + 4;
    return `M0 ${n(y)}Q${n(-w * 0.6)} ${n(y - 5)} ${n(-w)} ${n(y + 7)}M0 ${n(y)}Q${n(w * 0.6)} ${n(y - 5)} ${n(w)} ${n(y + 7)}`;
  });
  const l = length;
  return `<g transform="rotate(${n(turn)})"><path d="M0 0C-30 ${n(-l * 0.4)} -32 ${n(-l * 0.9)} 0 ${n(-l - 12)}C32 ${n(-l * 0.9)} 30 ${n(-l * 0.4)} 0 0Z" fill="${vane}"/><path d="${barbs}" stroke="#fff" stroke-width="1.5" fill="none" opacity=".7"/><path d="M0 0V${-l}" stroke="#ffe7a6" stroke-width="1.4"/></g>`;
}

/** Two feather fans open at the head of a lit stair, one star over them: an overture without a player. */
export const poster: Poster = {
  slug: 'starlight-revue',
  layers: (pen) => {
    const soft = rim(pen, { rim: '#ffffff', glow: '#ff6ab0', glowStrength: 0.5, glowSize: 9, shade: 0.2 });
    const steps = repeat(7, (index) => {
      const half = 62 + index * 17;
      const y = 236 + index * 17;
      const tread = linear(
        pen,
        [
          [0, '#1a2c6a'],
          [50, '#5f8ae0'],
          [100, '#1a2c6a'],
        ],
        90,
      );
      const lamps = repeat(5 + index, (_, share) =>
        bulb(
          pen,
          150 - half + 8 + (half * 2 - 16) * share,
          y + 8,
          2.3,
          (index + Math.round(share * 10)) % 2 === 0,
        ),
      );
      return `<rect x="${150 - half}" y="${y}" width="${half * 2}" height="17" fill="${tread}"/><path d="M${150 - half} ${y}H${150 + half}" stroke="#dfeaff" stroke-width="2"/>${lamps}`;
    });
    return [
      jewelGround(
        pen,
        [
          [0, '#7f9cff'],
          [30, '#3a3fb0'],
          [68, '#1a1458'],
          [100, '#070420'],
        ],
        150,
        140,
        300,
      ),
      softRays(pen, 150, 128, 320, 40, '#cfdcff', 0.35),
      beam(pen, [20, -10], [120, 340], 110, '#ffe3f2', 0.5),
      beam(pen, [280, -10], [180, 340], 110, '#ffe3f2', 0.5),
      dust(pen, 60, { x: 10, y: 40, width: 280, height: 240 }, '#ffffff', 1.3),
      steps,
      under(
        soft,
        `<g transform="translate(98 246)">${[-96, -74, -52, -30, -8, 14].map((turn, index) => feather(pen, turn, 104 + (index % 2) * 12)).join('')}</g>`,
      ),
      under(
        soft,
        `<g transform="translate(202 246)">${[96, 74, 52, 30, 8, -14].map((turn, index) => feather(pen, turn, 104 + (index % 2) * 12)).join('')}</g>`,
      ),
      glow(pen, 150, 134, 120, '#fff0b0', 0.8),
      under(
        rim(pen, { glow: '#ffc45a', glowStrength: 0.9, glowSize: 12, shade: 0.15 }),
        `<path d="${starPath(150, 136, 88, 36, 5)}" fill="#4d2f08" stroke="#4d2f08" stroke-width="8" stroke-linejoin="round"/>`,
        foldedStar(150, 136, 88, 36, 5, '#fff3c4', '#d99a30'),
      ),
      around(150, 136, 80, 5, (x, y) => bulb(pen, x, y, 3.4), { from: -90, to: 270 }),
      around(150, 136, 35, 5, (x, y) => bulb(pen, x, y, 3), { from: -54, to: 306 }),
      `<circle cx="98" cy="246" r="9" fill="#e9bf6a" stroke="#4d2f08" stroke-width="2"/><circle cx="202" cy="246" r="9" fill="#e9bf6a" stroke="#4d2f08" stroke-width="2"/>`,
      valance(pen, NAVY, 48, 4),
      inkFloor(pen, 280, '#060418', 0.98),
      lettering(pen, {
        text: 'STARLIGHT',
        face: 'limelight',
        x: 150,
        y: 332,
        width: 256,
        cap: 32,
        fill: 'ivory',
        key: '#1a0c3c',
        line: '#ff8ac0',
      }),
      lettering(pen, {
        text: 'REVUE',
        face: 'limelight',
        x: 150,
        y: 381,
        width: 236,
        cap: 40,
        fill: 'rose',
        key: '#1a0c3c',
        spacing: 0.05,
      }),
    ];
  },
};
