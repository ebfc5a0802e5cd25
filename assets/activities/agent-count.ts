import type { ActivityPicture } from '../parts/activity-picture.ts';
import { cabochon } from '../parts/jewels.ts';
import { relief, under } from '../parts/light.ts';
import { linear, metal } from '../parts/paint.ts';
import { repeat } from '../parts/pen.ts';
import { sparks } from '../parts/sparkle.ts';
import { engraved, fluent } from '../parts/symbol.ts';
import { backdrop, lamp, shadow, stageFloor } from '../parts/theatre.ts';

const BEADS: readonly (readonly [string, string])[] = [
  ['#ff9aa0', '#9c0f24'],
  ['#8fd6ff', '#0f4f9c'],
  ['#9ff5c8', '#0c7a4c'],
  ['#ffe08a', '#b5761f'],
  ['#e0b0ff', '#5a189c'],
];

/** An abacus of jewels stands on the desk; behind it towers rise like a chart. */
export const activity: ActivityPicture = {
  slug: 'agent-count',
  layers: (pen) => {
    const left = 182;
    const top = 92;
    const wood = linear(pen, [
      [0, '#c07a3c'],
      [50, '#7a3f18'],
      [100, '#3a1a08'],
    ]);
    const set = [2, 5, 3, 1, 4] as const;
    return [
      backdrop(pen, 'sapphire', 320, 160, { count: 34, strength: 0.13, ray: '#cfe0ff' }),
      repeat(9, (index) => {
        const h = 60 + index * 26;
        return `<rect x="${34 + index * 66}" y="${316 - h}" width="46" height="${h}" fill="${linear(pen, [
          [0, '#6fa6ff', 0.75],
          [100, '#0b1d52', 0.4],
        ])}"/><path d="M${34 + index * 66} ${316 - h}h46v5h-46Z" fill="#cfe0ff" opacity=".8"/>`;
      }),
      `<path d="M52 250L118 226L184 232L250 186L316 178L382 128L448 110L514 72L584 46" fill="none" stroke="#ffe7a6" stroke-width="4" opacity=".9"/>`,
      stageFloor(pen, 304, ['#ffd98a', '#5a2c10', '#1c0a04']),
      shadow(pen, 320, 330, 190),
      under(
        lamp(pen, '#ffb347', 0.55),
        `<path d="M${left - 18} ${top - 18}H${left + 294}V${top + 236}H${left - 18}ZM${left + 4} ${top + 4}V${top + 214}H${left + 272}V${top + 4}Z" fill="${wood}" fill-rule="evenodd" stroke="#1c0c04" stroke-width="2.4"/>`,
        `<path d="M${left - 26} ${top - 26}H${left + 22}V${top - 6}H${left - 26}ZM${left + 254} ${top - 26}H${left + 302}V${top - 6}H${left + 254}ZM${left - 26} ${top + 224}H${left + 22}V${top + 244}H${left - 26}ZM${left + 254} ${top + 224}H${left + 302}V${top + 244}H${left + 254}Z" fill="${metal(pen, 'brass')}" stroke="#3a1c05" stroke-width="1.6"/>`,
        `<path d="M${left + 4} ${top + 4}H${left + 272}V${top + 214}H${left + 4}Z" fill="#0a1236" opacity=".72"/>`,
        repeat(
          5,
          (row) =>
            `<path d="M${left + 4} ${top + 30 + row * 39}H${left + 272}" stroke="#e9bf6a" stroke-width="4"/>`,
        ),
        repeat(30, (index) => {
          const row = Math.floor(index / 6);
          const at = index % 6;
          const isSet = at < (set[row] ?? 0);
          return cabochon(
            pen,
            left + (isSet ? 24 + at * 31 : 96 + at * 31),
            top + 30 + row * 39,
            12.5,
            BEADS[row] ?? ['#fff', '#888'],
          );
        }),
      ),
      engraved(pen, 'laurel-crown', 'brass', {
        x: 320,
        y: 58,
        size: 84,
        filter: relief(pen, { glow: '#ffcf6b', glowStrength: 0.7 }),
      }),
      fluent('ledger', { x: 104, y: 286, size: 116, turn: -8, filter: lamp(pen, '#9fc4ff', 0.6) }),
      fluent('fountain-pen', { x: 546, y: 290, size: 104, turn: -10, filter: lamp(pen, '#ffcf6b', 0.5) }),
      sparks(pen, 7, { x: 200, y: 40, width: 330, height: 150 }, 8),
    ];
  },
};
