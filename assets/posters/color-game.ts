import { rays } from '../parts/burst.ts';
import { inkFloor, jewelGround } from '../parts/ground.ts';
import { lettering } from '../parts/lettering.ts';
import { rim, under } from '../parts/light.ts';
import { glow, linear } from '../parts/paint.ts';
import { repeat } from '../parts/pen.ts';
import type { Poster } from '../parts/poster.ts';
import { die } from '../parts/props.ts';
import { sparks } from '../parts/sparkle.ts';
import { festoon } from '../parts/stagecraft.ts';
import { engraved } from '../parts/symbol.ts';

const BOARD = ['#e5142a', '#ffd21e', '#1f8fff', '#19b35a', '#ffffff', '#ff5fa2'];

/** The perya at night: three coloured dice tumble down their frame onto the painted board. */
export const poster: Poster = {
  slug: 'color-game',
  layers: (pen) => {
    const toy = rim(pen, { rim: '#ffffff', glow: '#ffb347', glowStrength: 0.6, glowSize: 9, shade: 0.28 });
    const canvas = repeat(
      8,
      (index) =>
        `<path d="M${index * 40 - 10} -6H${index * 40 + 10}L${index * 46 - 28} 58H${index * 46 - 51}Z" fill="#f6e3b4"/>`,
    );
    const fringe = repeat(
      14,
      (index) =>
        `<path d="M${-14 + index * 23} 56h23v8a11.500 13 0 0 1 -23 0Z" fill="${index % 2 ? '#17845c' : '#f6e3b4'}" stroke="#06301f" stroke-width=".8"/>`,
    );
    const board = repeat(6, (index) => {
      const column = index % 3;
      const row = Math.floor(index / 3);
      const half = (depth: number): number => 96 + depth * 44;
      const x = (share: number, depth: number): number => 150 + (share * 2 - 1) * half(depth);
      const y = 244 + row * 34;
      return `<path d="M${x(column / 3, row)} ${y}H${x((column + 1) / 3, row)}L${x((column + 1) / 3, row + 1)} ${y + 34}H${x(column / 3, row + 1)}Z" fill="${BOARD[index]}" stroke="#fff6dc" stroke-width="2.4"/>`;
    });
    return [
      jewelGround(
        pen,
        [
          [0, '#ffcf6b'],
          [28, '#c9542e'],
          [62, '#4a1747'],
          [100, '#160624'],
        ],
        150,
        150,
        300,
      ),
      rays(150, 150, 420, 30, '#ffe9a8', 0.2),
      engraved(pen, 'carousel', '#6b1f4a', { x: 246, y: 176, size: 118, opacity: 0.85 }),
      `<path d="M-10 -6H310V58H-10Z" fill="#17845c"/>${canvas}<path d="M0 57H300" stroke="#06301f" stroke-width="2"/>${fringe}`,
      festoon(pen, [0, 82], [300, 82], 14, 15, 3.2),
      `<path d="M30 244H270L302 330H-2Z" fill="#2a0f2e"/>`,
      board,
      `<path d="M42 244L20 108M258 244L280 108" stroke="#5a2c10" stroke-width="8"/><path d="M42 244L20 108M258 244L280 108" stroke="${linear(
        pen,
        [
          [0, '#ffe7a6'],
          [100, '#a8701f'],
        ],
      )}" stroke-width="4"/>`,
      glow(pen, 150, 186, 130, '#fff3c9', 0.6),
      '<path d="M96 96Q84 130 92 160M214 92Q222 120 216 150M150 100V118" stroke="#fff" stroke-width="3" fill="none" opacity=".35" stroke-linecap="round"/>',
      under(toy, die(pen, { x: 94, y: 206, size: 84, turn: -18, hues: ['#ffe24a', '#e5142a', '#1f8fff'] })),
      under(toy, die(pen, { x: 216, y: 196, size: 80, turn: 22, hues: ['#ff8ac0', '#19b35a', '#ffd21e'] })),
      under(toy, die(pen, { x: 154, y: 158, size: 100, turn: 6, hues: ['#5fb8ff', '#ffd21e', '#e5142a'] })),
      sparks(pen, 12, { x: 40, y: 110, width: 220, height: 140 }, 8, '#fff7dc'),
      inkFloor(pen, 282, '#140520', 0.97),
      lettering(pen, {
        text: 'COLOR',
        face: 'bungee',
        x: 150,
        y: 336,
        width: 232,
        cap: 36,
        fill: 'fire',
        key: '#2a0620',
        bend: { kind: 'arch', by: 8 },
      }),
      lettering(pen, { text: 'GAME', face: 'bungee', x: 150, y: 380, width: 186, cap: 36, key: '#2a0620' }),
    ];
  },
};
