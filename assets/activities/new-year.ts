import type { ActivityPicture } from '../parts/activity-picture.ts';
import { around, fan } from '../parts/burst.ts';
import { under } from '../parts/light.ts';
import { glow, metal, round } from '../parts/paint.ts';
import { n, type Pen, polar, repeat } from '../parts/pen.ts';
import { bulb } from '../parts/sparkle.ts';
import { fluent } from '../parts/symbol.ts';
import { backdrop, greatFan, lamp, skyline } from '../parts/theatre.ts';

/** A burst of fireworks at (x, y). */
function burst(pen: Pen, x: number, y: number, radius: number, colour: string, count = 20): string {
  return `${glow(pen, x, y, radius * 0.9, colour, 0.5)}${repeat(count, (index) => {
    const [ax, ay] = polar(x, y, radius * 0.22, (index * 360) / count);
    const [bx, by] = polar(x, y, radius * (index % 2 ? 0.78 : 1), (index * 360) / count);
    return `<path d="M${n(ax)} ${n(ay)}L${n(bx)} ${n(by)}" stroke="${colour}" stroke-width="3" stroke-linecap="round" stroke-dasharray="${n(radius * 0.4)} 5 ${n(radius * 0.14)} 6 3 40"/><circle cx="${n(bx)}" cy="${n(by)}" r="3" fill="#fffbe6"/>`;
  })}`;
}

/** Midnight: the clock over the marquee, fireworks fanned out behind it, glasses raised. */
export const activity: ActivityPicture = {
  slug: 'new-year',
  layers: (pen) => {
    const x = 320;
    const y = 160;
    return [
      backdrop(pen, 'night', x, y, { count: 24, strength: 0.08 }),
      burst(pen, 112, 112, 96, '#ffcf6b', 16),
      burst(pen, 528, 104, 100, '#ff7ab0', 18),
      burst(pen, 206, 58, 44, '#7fe0ff', 10),
      burst(pen, 434, 56, 44, '#9fffc8', 10),
      skyline(pen, 352, ['#0c0e38', '#14174c'], '', { height: 84, dip: 0.4, count: 11 }),
      greatFan(x, 344, 176, ['#c9962f', '#7a5214'], '#2b1405', { count: 13 }),
      under(
        lamp(pen, '#ffcf6b', 0.75),
        `<circle cx="${x}" cy="${y}" r="126" fill="${metal(pen, 'brass')}"/><circle cx="${x}" cy="${y}" r="116" fill="#2b1408"/>`,
      ),
      around(x, y, 106, 28, (px, py, index) => bulb(pen, px, py, 4.6, index % 3 !== 1)),
      `<circle cx="${x}" cy="${y}" r="95" fill="${metal(pen, 'brass')}"/><circle cx="${x}" cy="${y}" r="90" fill="${round(
        pen,
        [
          [0, '#fffdf2'],
          [70, '#f6e6c0'],
          [100, '#c9a766'],
        ],
      )}"/>`,
      repeat(
        12,
        (index) =>
          `<path transform="rotate(${index * 30} ${x} ${y})" d="M${x - (index % 3 ? 2.5 : 5)} ${y - 84}h${index % 3 ? 5 : 10}v${index % 3 ? 12 : 20}h${index % 3 ? -5 : -10}Z" fill="#3a1c30"/>`,
      ),
      fan(x, y, 56, { from: 0, to: 360, ribs: 12, colour: '#b5863a', width: 1.6, opacity: 0.7, hinge: 0.3 }),
      under(
        lamp(pen, '#ffcf6b', 0.3, 0.6),
        `<path d="M${x - 7} ${y + 12}L${x} ${y - 80}L${x + 7} ${y + 12}Z" fill="#7a0f20"/><path transform="rotate(-14 ${x} ${y})" d="M${x - 9} ${y + 10}L${x} ${y - 54}L${x + 9} ${y + 10}Z" fill="#2a0a1c"/><circle cx="${x}" cy="${y}" r="11" fill="${metal(pen, 'brass')}" stroke="#3a1c05" stroke-width="2"/>`,
      ),
      fluent('bottle-with-popping-cork', {
        x: 146,
        y: 264,
        size: 156,
        turn: -8,
        filter: lamp(pen, '#ffcf6b', 0.6),
      }),
      fluent('clinking-glasses', { x: 496, y: 276, size: 148, filter: lamp(pen, '#ffcf6b', 0.6) }),
    ];
  },
};
