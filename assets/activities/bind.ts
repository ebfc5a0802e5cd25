import type { ActivityPicture } from '../parts/activity-picture.ts';
import { around, petals, rings } from '../parts/burst.ts';
import { cabochon } from '../parts/jewels.ts';
import { under } from '../parts/light.ts';
import { metal } from '../parts/paint.ts';
import { type Pen, repeat } from '../parts/pen.ts';
import { sparks } from '../parts/sparkle.ts';
import { column } from '../parts/stagecraft.ts';
import { fluent } from '../parts/symbol.ts';
import { backdrop, lamp, shadow, stageFloor } from '../parts/theatre.ts';

/** A bolt of the vault's door, at `degrees` around its middle. */
const bolt = (pen: Pen, x: number, y: number): string =>
  `<circle cx="${x}" cy="${y}" r="9" fill="${metal(pen, 'silver')}" stroke="#0c2430" stroke-width="2"/>`;

/** The vault's round door, its wheel in brass; a phone and a key before it. */
export const activity: ActivityPicture = {
  slug: 'bind',
  layers: (pen) => {
    const warm = lamp(pen, '#6ff5e2', 0.45);
    const x = 350;
    const y = 166;
    return [
      backdrop(pen, 'teal', x, y, { count: 40, strength: 0.12 }),
      stageFloor(pen, 288, ['#7ff5e6', '#0a4a52', '#02181c'], x),
      column(pen, 92, 44, 40, 300, ['#06343c', '#3aa7ac', '#8fe6de']),
      column(pen, 590, 44, 40, 300, ['#06343c', '#3aa7ac', '#8fe6de']),
      shadow(pen, x, 306, 180),
      under(
        warm,
        `<circle cx="${x}" cy="${y}" r="146" fill="${metal(pen, 'silver')}"/><circle cx="${x}" cy="${y}" r="132" fill="#0d3a46"/><circle cx="${x}" cy="${y}" r="126" fill="${metal(pen, 'silver', 30)}"/>`,
      ),
      around(x, y, 139, 20, (px, py) => bolt(pen, px, py)),
      `<circle cx="${x}" cy="${y}" r="104" fill="#124b58"/>${rings(x, y, [104, 96], '#e9bf6a', 2.4, 0.9)}`,
      petals(x, y, 44, 92, {
        from: 0,
        to: 360,
        count: 16,
        fills: ['#1c6a74', '#0f4a54'],
        line: '#7fe0d6',
        width: 1.4,
      }),
      under(
        lamp(pen, '#ffb347', 0.5, 0.8),
        repeat(
          6,
          (index) =>
            `<path transform="rotate(${index * 60} ${x} ${y})" d="M${x - 6} ${y}L${x - 4} ${y - 70}H${x + 4}L${x + 6} ${y}Z" fill="${metal(pen, 'brass')}"/>`,
        ),
        around(
          x,
          y,
          72,
          6,
          (px, py) => `<circle cx="${px}" cy="${py}" r="10" fill="${metal(pen, 'brass')}"/>`,
        ),
        `<circle cx="${x}" cy="${y}" r="30" fill="${metal(pen, 'brass')}" stroke="#3a1c05" stroke-width="2"/>`,
      ),
      cabochon(pen, x, y, 17, ['#b8fff2', '#0c8f86']),
      fluent('mobile-phone', { x: 196, y: 226, size: 170, turn: -12, filter: lamp(pen, '#25d9c4', 0.7) }),
      fluent('locked-with-key', { x: 506, y: 246, size: 134, turn: 8, filter: lamp(pen, '#ffb347', 0.6) }),
      sparks(pen, 7, { x: 160, y: 40, width: 380, height: 200 }, 9),
    ];
  },
};
