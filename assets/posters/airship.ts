import { inkFloor, sky } from '../parts/ground.ts';
import { label, lettering } from '../parts/lettering.ts';
import { rim, under } from '../parts/light.ts';
import { glow, linear } from '../parts/paint.ts';
import { type Pen, repeat } from '../parts/pen.ts';
import type { Poster } from '../parts/poster.ts';
import { plaque } from '../parts/props.ts';
import { beam, cloud, tower } from '../parts/scenery.ts';
import { dust } from '../parts/sparkle.ts';

/** The ship with its nose at the right, about 280 long, around (0, 0). */
function ship(pen: Pen): string {
  const hull = linear(pen, [
    [0, '#ffffff'],
    [26, '#dfe6f0'],
    [56, '#8f9fb8'],
    [78, '#c9783c'],
    [100, '#3a1c14'],
  ]);
  const ribs = repeat(
    9,
    (index) =>
      `<path d="M-128 0Q0 ${(index - 4) * 23} 126 0" fill="none" stroke="${index < 4 ? '#ffffff' : '#4a3a44'}" stroke-width=".9" opacity=".55"/>`,
  );
  const windows = repeat(
    6,
    (index) => `<rect x="${-22 + index * 12}" y="57" width="7" height="7" rx="1" fill="#fff0b0"/>`,
  );
  return `<path d="M-100 -8L-148 -50L-122 -52L-84 -22ZM-100 8L-148 46L-122 50L-82 20Z" fill="#1f8a8a" stroke="#0c3a40" stroke-width="1.6"/><path d="M-134 0C-102 -52 20 -64 84 -38C116 -25 132 -9 132 0C132 9 116 25 84 38C20 64 -102 52 -134 0Z" fill="${hull}"/>${ribs}<path d="M-54 -49Q-60 0 -54 48M0 -55Q-5 0 0 55M50 -49Q48 0 50 49M92 -34Q94 0 92 34" fill="none" stroke="#4a3a44" stroke-width="1" opacity=".7"/><path d="M-134 -7H-100V7H-134L-156 0Z" fill="#2fb0a8"/><path d="M-96 -14Q0 -30 126 -7L128 3Q0 -12 -100 2Z" fill="#c4182c"/><path d="M-36 52H60L50 72H-26Z" fill="#3a1c14" stroke="#ffe09a" stroke-width="1.6"/>${windows}<circle cx="-52" cy="62" r="10" fill="#4a3a44" stroke="#ffe09a" stroke-width="1.4"/><path d="M-52 44V80" stroke="#ffe09a" stroke-width="2.4"/>`;
}

/** Climbing out of the searchlights at a steep angle: city far below, the multiplier on a board at its tail. */
export const poster: Poster = {
  slug: 'airship',
  layers: (pen) => [
    sky(pen, [
      [0, '#08123c'],
      [38, '#1f4a94'],
      [66, '#c2607a'],
      [82, '#ffb56b'],
      [100, '#ffe0a0'],
    ]),
    dust(pen, 70, { x: 0, y: 0, width: 300, height: 170 }, '#ffffff', 1.1),
    '<circle cx="242" cy="66" r="30" fill="#fff3d2"/>',
    glow(pen, 242, 66, 76, '#fff0c0', 0.6),
    beam(pen, [64, 380], [-30, -10], 110, '#fff3c9', 0.55),
    beam(pen, [236, 380], [300, -10], 120, '#fff3c9', 0.5),
    beam(pen, [120, 380], [170, -10], 90, '#fff3c9', 0.45),
    cloud(36, 92, 22, ['#3a5aa8', '#4a6ab8'], '#ffd9b0'),
    cloud(276, 186, 24, ['#7a5a9c', '#8f6aa8'], '#ffd9b0'),
    `<g opacity=".9">${tower(pen, 0, 44, 120, '#4a3a86')}${tower(pen, 58, 38, 96, '#56408a')}${tower(pen, 116, 46, 140, '#4a3a86')}${tower(pen, 180, 40, 108, '#56408a')}${tower(pen, 240, 50, 130, '#4a3a86')}</g>`,
    '<path d="M24 300Q60 232 150 168" fill="none" stroke="#7df0a8" stroke-width="4" stroke-dasharray="2 9" stroke-linecap="round"/>',
    under(
      rim(pen, { rim: '#ffffff', glow: '#ffb35a', glowStrength: 0.6, glowSize: 12, shade: 0.35, size: 1.2 }),
      `<g transform="translate(158 150) rotate(-31) scale(.98)">${ship(pen)}</g>`,
    ),
    `<g>${tower(pen, -14, 52, 88, '#150b2e', { lights: '#ffd27a' })}${tower(pen, 76, 44, 96, '#150b2e', { lights: '#ffd27a' })}${tower(pen, 128, 34, 60, '#1b0f38', { lights: '#ffd27a' })}${tower(pen, 168, 52, 88, '#150b2e', { lights: '#ffd27a' })}${tower(pen, 262, 50, 104, '#150b2e', { lights: '#ffd27a' })}</g>`,
    plaque(pen, 224, 262, 104, 34, '#140d1c'),
    label('×29.00', 'bebas-neue', 224, 272, 21, '#8df0ba'),
    inkFloor(pen, 286, '#0b0620', 0.96),
    lettering(pen, { text: 'AIRSHIP', face: 'limelight', x: 150, y: 374, width: 262, cap: 54 }),
  ],
};
