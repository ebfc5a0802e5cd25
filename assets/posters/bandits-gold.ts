import { inkFloor } from '../parts/ground.ts';
import { lettering } from '../parts/lettering.ts';
import { relief, rim, under } from '../parts/light.ts';
import { glow, linear, metal } from '../parts/paint.ts';
import { n, type Pen, repeat } from '../parts/pen.ts';
import type { Poster } from '../parts/poster.ts';
import { coin } from '../parts/props.ts';
import { sparks } from '../parts/sparkle.ts';
import { engraved } from '../parts/symbol.ts';

/** Planks of a saloon wall, lit by a lamp at the upper left. */
function planks(pen: Pen): string {
  return repeat(8, (index) => {
    const x = index * 38;
    const wood = linear(
      pen,
      [
        [0, '#3a1c0c'],
        [12, index % 2 ? '#8a5226' : '#7a4620'],
        [88, index % 2 ? '#6b3c1a' : '#744220'],
        [100, '#2a1206'],
      ],
      90,
    );
    const grain = repeat(
      3,
      (line) =>
        `<path d="M${n(x + 8 + line * 10)} -5q${n(pen.between(-5, 5))} 200 ${n(pen.between(-2, 2))} 410" stroke="#2a1206" stroke-width=".8" fill="none" opacity=".5"/>`,
    );
    return `<rect x="${x - 2}" width="38" height="400" fill="${wood}"/>${grain}`;
  });
}

/** A torn handbill nailed to the wall: the masked rider printed in ink, the reward lying before it. */
export const poster: Poster = {
  slug: 'bandits-gold',
  edge: 0.7,
  layers: (pen) => {
    const paper = linear(
      pen,
      [
        [0, '#fff3d2'],
        [60, '#ecd3a0'],
        [100, '#b98f54'],
      ],
      30,
    );
    const gold = rim(pen, { rim: '#fffbe0', glow: '#ffb02e', glowStrength: 0.6, glowSize: 6 });
    const heap: readonly [number, number, number, number, number][] = [
      [52, 300, 21, 0.5, -8],
      [92, 308, 21, 0.5, 6],
      [212, 306, 21, 0.5, -5],
      [252, 300, 21, 0.5, 9],
      [70, 284, 20, 0.55, 4],
      [236, 284, 20, 0.55, -6],
      [30, 278, 20, 0.95, -20],
      [272, 276, 21, 0.95, 18],
    ];
    return [
      planks(pen),
      glow(pen, 40, 10, 320, '#ffb35a', 0.5),
      `<g transform="rotate(-4 150 160)">${under(
        rim(pen, { rim: '#ffffff', glow: '#000000', glowStrength: 0.5, glowSize: 6, shade: 0.16 }),
        `<path d="M50 30L70 34L96 28L130 33L170 29L206 34L252 27L249 80L254 140L248 196L253 262L236 270L214 262L188 274L150 264L118 275L84 264L48 272L53 220L47 160L52 100Z" fill="${paper}"/>`,
      )}<path d="M62 42H240V258H62Z" fill="none" stroke="#6b3c1a" stroke-width="2"/><path d="M66 46H236V254H66Z" fill="none" stroke="#6b3c1a" stroke-width=".8"/>${lettering(pen, { text: 'REWARD', face: 'rye', x: 151, y: 76, width: 150, cap: 22, fill: 'ink', key: '#ecd3a0', line: null })}<path d="M78 84H224" stroke="#6b3c1a" stroke-width="1.6"/></g>`,
      engraved(pen, 'bandit', 'iron', {
        x: 150,
        y: 172,
        size: 170,
        turn: -4,
        filter: relief(pen, {
          glow: '#fff3d2',
          glowStrength: 0.5,
          glowSize: 4,
          key: '#1a0b06',
          light: '#ffd9a8',
          bevel: 1.8,
        }),
      }),
      '<g fill="#2a1206"><circle cx="60" cy="42" r="6"/><circle cx="234" cy="30" r="6"/></g><g fill="#c9962f"><circle cx="58.500" cy="40.500" r="3"/><circle cx="232.500" cy="28.500" r="3"/></g>',
      engraved(pen, 'horseshoe', 'silver', {
        x: 262,
        y: 128,
        size: 70,
        turn: 14,
        filter: relief(pen, {
          glow: '#000',
          glowStrength: 0.4,
          glowSize: 4,
          key: '#0e141c',
          light: '#fff',
          bevel: 2,
        }),
      }),
      `<path d="M-10 300Q150 262 310 300V400H-10Z" fill="#2a1206"/>`,
      under(
        gold,
        ...heap.map(([x, y, radius, tilt, turn]) => coin(pen, x, y, radius, { tilt, turn, mark: 'spade' })),
      ),
      under(
        gold,
        `<path d="M104 306L116 262H184L196 306Z" fill="${metal(pen, 'brass')}" stroke="#5a340a" stroke-width="2"/><path d="M116 262L124 252H176L184 262Z" fill="#fff0b0" stroke="#5a340a" stroke-width="2"/><path d="M128 294L134 272H166L172 294Z" fill="none" stroke="#8a5a18" stroke-width="2"/>`,
      ),
      sparks(pen, 8, { x: 20, y: 256, width: 260, height: 50 }, 7),
      inkFloor(pen, 282, '#160803', 0.98),
      lettering(pen, {
        text: 'BANDIT’S',
        face: 'rye',
        x: 150,
        y: 342,
        width: 254,
        cap: 36,
        fill: 'ivory',
        key: '#1c0a04',
        bend: { kind: 'arch', by: 8 },
      }),
      lettering(pen, {
        text: 'GOLD',
        face: 'rye',
        x: 150,
        y: 382,
        width: 180,
        cap: 33,
        fill: 'fire',
        key: '#1c0a04',
        spacing: 0.05,
      }),
    ];
  },
};
