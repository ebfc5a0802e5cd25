import { around, softRays } from '../parts/burst.ts';
import { inkFloor, jewelGround } from '../parts/ground.ts';
import { foldedStar, starPath } from '../parts/jewels.ts';
import { label, lettering } from '../parts/lettering.ts';
import { rim, under } from '../parts/light.ts';
import { glow, linear, METALS, metal } from '../parts/paint.ts';
import { n, type Pen, polar } from '../parts/pen.ts';
import type { Poster } from '../parts/poster.ts';
import { coin } from '../parts/props.ts';
import { bulb, sparks } from '../parts/sparkle.ts';
import { festoon } from '../parts/stagecraft.ts';

const SEGMENTS = ['1', '5', '2', '10', '1', '20', '2', '1', '40', '2', '5', '1', '2', '10', '1', '5'];
const HUES: Record<string, string> = {
  1: '#1f5ab0',
  2: '#17845c',
  5: '#a11f8a',
  10: '#d97a14',
  20: '#c41f30',
  40: '#d9a520',
};

/** The wheel of fortune around (0, 0), outer radius 130. */
function moneyWheel(pen: Pen): string {
  const step = 360 / SEGMENTS.length;
  const wedges = SEGMENTS.map((text, index) => {
    const from = -90 + (index - 0.5) * step;
    const [ax, ay] = polar(0, 0, 116, from);
    const [bx, by] = polar(0, 0, 116, from + step);
    const middle = -90 + index * step;
    const [tx, ty] = polar(0, 0, 82, middle);
    return `<path d="M0 0L${n(ax)} ${n(ay)}A116 116 0 0 1 ${n(bx)} ${n(by)}Z" fill="${HUES[text]}" stroke="#ffe7a6" stroke-width="1.8"/>${label(text, 'bowlby-one-sc', tx, ty, 17, '#fffbe6', { turn: middle + 90 })}`;
  });
  const shine = linear(pen, [
    [0, '#ffffff', 0.35],
    [50, '#ffffff', 0],
    [100, '#000000', 0.35],
  ]);
  return `<circle r="132" fill="${metal(pen, 'brass')}"/><circle r="123" fill="#3a0f1c"/>${wedges.join('')}<circle r="116" fill="${shine}"/>${around(0, 0, 124, 32, (x, y, index) => bulb(pen, x, y, 3.6, index % 2 === 0))}<circle r="34" fill="${linear(pen, METALS.brass, 30)}" stroke="#3a1c05" stroke-width="2"/><circle r="27" fill="#7d0f1c"/><path d="${starPath(0, 0, 24, 10, 5)}" fill="#3a0610"/>${foldedStar(0, 0, 22, 9, 5, '#fff3c4', '#d99a30')}`;
}

/** The wheel fills the left and runs out of the image; the pointer comes in from the right. */
export const poster: Poster = {
  slug: 'live-wheel',
  layers: (pen) => {
    const lit = rim(pen, { rim: '#fff3c9', glow: '#ffb347', glowStrength: 0.6, glowSize: 10, shade: 0.25 });
    return [
      jewelGround(
        pen,
        [
          [0, '#ffd36b'],
          [24, '#f0802e'],
          [56, '#8a1f4a'],
          [100, '#1c0524'],
        ],
        110,
        170,
        340,
      ),
      softRays(pen, 110, 176, 380, 36, '#fff0b0', 0.5),
      under(lit, `<g transform="translate(112 180) rotate(11) scale(1.14)">${moneyWheel(pen)}</g>`),
      under(
        lit,
        `<path d="M300 154H268L214 180L268 206H300Z" fill="${linear(pen, METALS.ruby)}" stroke="#ffe7a6" stroke-width="3" stroke-linejoin="round"/><circle cx="272" cy="180" r="9" fill="${metal(pen, 'brass')}" stroke="#3a1c05"/>`,
      ),
      festoon(pen, [110, -8], [306, 60], 10, 12, 3),
      under(
        lit,
        coin(pen, 262, 262, 26, { turn: 14, tilt: 0.9 }),
        coin(pen, 232, 296, 22, { turn: -10, tilt: 0.7 }),
        coin(pen, 278, 304, 18, { tilt: 0.6 }),
      ),
      coin(pen, 272, 108, 14, { turn: 30, tilt: 0.7 }),
      glow(pen, 214, 180, 40, '#ffffff', 0.6),
      sparks(pen, 12, { x: 150, y: 40, width: 140, height: 240 }, 8),
      inkFloor(pen, 262, '#160420', 0.98),
      lettering(pen, {
        text: 'MONEY',
        face: 'shrikhand',
        x: 134,
        y: 336,
        width: 220,
        cap: 40,
        fill: 'brass',
        key: '#3a0620',
      }),
      lettering(pen, {
        text: 'WHEEL',
        face: 'shrikhand',
        x: 164,
        y: 381,
        width: 228,
        cap: 38,
        fill: 'fire',
        key: '#3a0620',
      }),
    ];
  },
};
