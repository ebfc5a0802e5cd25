import type { ActivityPicture } from '../parts/activity-picture.ts';
import { rings } from '../parts/burst.ts';
import { relief, under } from '../parts/light.ts';
import { glow, linear, metal, round } from '../parts/paint.ts';
import { n } from '../parts/pen.ts';
import { sparks } from '../parts/sparkle.ts';
import { engraved, fluent } from '../parts/symbol.ts';
import { backdrop, lamp } from '../parts/theatre.ts';

/** A pyramid of medallions joined by golden lines, the crowned one above. */
export const activity: ActivityPicture = {
  slug: 'agent5',
  layers: (pen) => {
    const seats: readonly [number, number, number, string, string][] = [
      [320, 96, 50, '#c9182e', '#4a0612'],
      [206, 196, 42, '#2158b8', '#0a1d4a'],
      [434, 196, 42, '#0e7a4c', '#03301d'],
      [110, 284, 36, '#7b2fb8', '#2a0a4c'],
      [250, 288, 36, '#d8791f', '#5a2408'],
      [390, 288, 36, '#0d7d84', '#053038'],
      [530, 284, 36, '#b83a66', '#4a0e28'],
    ];
    const bust = (x: number, y: number, r: number): string =>
      `<g fill="${metal(pen, 'ivory')}" stroke="#3a1c05" stroke-width="1.4"><circle cx="${x}" cy="${n(y - r * 0.2)}" r="${n(r * 0.3)}"/><path d="M${n(x - r * 0.56)} ${n(y + r * 0.62)}Q${n(x - r * 0.5)} ${n(y + r * 0.16)} ${x} ${n(y + r * 0.16)}T${n(x + r * 0.56)} ${n(y + r * 0.62)}Q${x} ${n(y + r * 0.86)} ${n(x - r * 0.56)} ${n(y + r * 0.62)}Z"/></g>`;
    const medallion = ([x, y, r, light, dark]: (typeof seats)[number]): string =>
      `<circle cx="${x}" cy="${y}" r="${r + 7}" fill="${metal(pen, 'brass')}" stroke="#3a1c05" stroke-width="1.6"/><circle cx="${x}" cy="${y}" r="${r}" fill="${round(
        pen,
        [
          [0, light],
          [100, dark],
        ],
        [0.4, 0.3],
      )}"/>${rings(x, y, [r * 0.88], '#ffe7a6', 1.6, 0.7)}${bust(x, y, r)}`;
    const link = (a: number, b: number): string =>
      `M${seats[a]?.[0]} ${seats[a]?.[1]}L${seats[b]?.[0]} ${seats[b]?.[1]}`;
    const links = [link(0, 1), link(0, 2), link(1, 3), link(1, 4), link(2, 5), link(2, 6)].join('');
    return [
      backdrop(pen, 'smoke', 320, 100, { count: 40, strength: 0.12 }),
      `<path d="M320 -30L650 350H-10Z" fill="${linear(pen, [
        [0, '#ffdf93', 0.55],
        [100, '#c9762a', 0.12],
      ])}"/><path d="M320 10L610 344H30Z" fill="none" stroke="#e9bf6a" stroke-width="2.4" opacity=".7"/>`,
      rings(320, 96, [84, 116, 150], '#ffe7a6', 2, 0.45),
      '<path d="M0 332H640V360H0Z" fill="#140c1a"/><path d="M0 332H640" stroke="#e9bf6a" stroke-width="3"/>',
      `<path d="${links}" stroke="#3a1c05" stroke-width="9"/><path d="${links}" stroke="#ffd98a" stroke-width="4.500"/>`,
      glow(pen, 320, 96, 130, '#ffcf6b', 0.6),
      under(lamp(pen, '#ffb347', 0.5, 0.8), ...seats.slice(1).map(medallion)),
      under(lamp(pen, '#ffcf6b', 0.9), seats[0] ? medallion(seats[0]) : ''),
      engraved(pen, 'queen-crown', 'brass', {
        x: 320,
        y: 36,
        size: 62,
        filter: relief(pen, { glow: '#ffcf6b', glowStrength: 0.6, glowSize: 6 }),
      }),
      fluent('gem-stone', { x: 116, y: 108, size: 72, turn: -10, filter: lamp(pen, '#8fd0ff', 0.6) }),
      fluent('trophy', { x: 530, y: 108, size: 82, turn: 8, filter: lamp(pen) }),
      sparks(pen, 8, { x: 180, y: 40, width: 280, height: 150 }, 9),
    ];
  },
};
