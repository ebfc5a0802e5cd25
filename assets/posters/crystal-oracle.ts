import { rays, rings } from '../parts/burst.ts';
import { inkFloor, jewelGround } from '../parts/ground.ts';
import { lettering } from '../parts/lettering.ts';
import { rim, under } from '../parts/light.ts';
import { glow, linear, metal, round } from '../parts/paint.ts';
import type { Pen } from '../parts/pen.ts';
import type { Poster } from '../parts/poster.ts';
import { dust, spark, sparks } from '../parts/sparkle.ts';
import { engraved } from '../parts/symbol.ts';

function tarot(pen: Pen, x: number, y: number, turn: number, image: string): string {
  const ground = linear(pen, [
    [0, '#4a2296'],
    [100, '#170736'],
  ]);
  return `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="-38" y="-62" width="76" height="124" rx="6" fill="${ground}" stroke="#f0c877" stroke-width="1.6"/><rect x="-32" y="-56" width="64" height="112" rx="3" fill="none" stroke="#f0c877" stroke-width=".9"/>${rays(0, -2, 38, 20, '#f0c877', 0.22)}${engraved(pen, image, '#ffe09a', { x: 0, y: -2, size: 58 })}</g>`;
}

/** The ball holds a night of its own and stands on a brass claw; five cards hang in the air around it. */
export const poster: Poster = {
  slug: 'crystal-oracle',
  layers: (pen) => {
    const card = rim(pen, { glow: '#7b2cff', glowStrength: 0.5, glowSize: 7 });
    const glass = round(
      pen,
      [
        [0, '#e8c6ff'],
        [30, '#9a4df0'],
        [70, '#3d1296'],
        [92, '#1b0750'],
        [100, '#d9b3ff'],
      ],
      [0.42, 0.66],
    );
    return [
      jewelGround(
        pen,
        [
          [0, '#a955f2'],
          [30, '#4b1c9e'],
          [72, '#1b0a4d'],
          [100, '#08031f'],
        ],
        150,
        214,
        320,
      ),
      dust(pen, 90, { x: 8, y: 8, width: 284, height: 290 }, '#ffffff', 1.1),
      rings(150, 196, [118, 122, 150], '#ffe7a6', 0.9, 0.45),
      rays(150, 206, 380, 36, '#d9b3ff', 0.1, { turn: 5 }),
      under(
        card,
        tarot(pen, 52, 194, -30, 'tarot-18-the-moon'),
        tarot(pen, 248, 194, 30, 'tarot-19-the-sun'),
        tarot(pen, 86, 116, -15, 'tarot-10-wheel-of-fortune'),
        tarot(pen, 214, 116, 15, 'tarot-21-the-world'),
        tarot(pen, 150, 84, 0, 'tarot-17-the-star'),
      ),
      glow(pen, 150, 212, 130, '#d79bff', 0.85),
      under(
        rim(pen, { rim: '#f4e2ff', glow: '#c06bff', glowSize: 14, glowStrength: 1, shade: 0.3 }),
        `<circle cx="150" cy="212" r="76" fill="${glass}"/>`,
      ),
      '<path d="M84 224Q116 196 150 214T216 204" fill="none" stroke="#f6dcff" stroke-width="2" opacity=".6"/><path d="M92 244Q128 220 156 236T210 228" fill="none" stroke="#f6dcff" stroke-width="1.2" opacity=".5"/>',
      spark(168, 196, 24, '#fff3b8'),
      spark(130, 232, 15, '#ffe28a'),
      spark(184, 240, 10, '#fff3b8'),
      '<ellipse cx="120" cy="168" rx="24" ry="12" fill="#fff" opacity=".6" transform="rotate(-34 120 168)"/>',
      under(
        rim(pen, { glow: '#ffb347', glowStrength: 0.4, glowSize: 6 }),
        `<path d="M96 272Q150 302 204 272L216 288Q206 300 210 314H90Q94 300 84 288Z" fill="${metal(pen, 'brass')}" stroke="#3a1c05" stroke-width="2"/><path d="M98 276Q90 258 80 250M202 276Q210 258 220 250M150 292V270" stroke="${metal(pen, 'brass')}" stroke-width="7" stroke-linecap="round" fill="none"/>`,
      ),
      sparks(pen, 12, { x: 30, y: 60, width: 240, height: 200 }, 6),
      inkFloor(pen, 276, '#07021a', 0.97),
      lettering(pen, {
        text: 'CRYSTAL',
        face: 'metamorphous',
        x: 150,
        y: 342,
        width: 238,
        cap: 32,
        fill: 'rose',
      }),
      lettering(pen, {
        text: 'ORACLE',
        face: 'metamorphous',
        x: 150,
        y: 381,
        width: 232,
        cap: 32,
        spacing: 0.04,
      }),
    ];
  },
};
