import type { ActivityPicture } from '../parts/activity-picture.ts';
import { petals } from '../parts/burst.ts';
import { cutBox } from '../parts/frame.ts';
import { starPath } from '../parts/jewels.ts';
import { under } from '../parts/light.ts';
import { linear, type Metal, metal } from '../parts/paint.ts';
import { n, repeat } from '../parts/pen.ts';
import { sparks } from '../parts/sparkle.ts';
import { fluent } from '../parts/symbol.ts';
import { backdrop, disc, lamp, shadow } from '../parts/theatre.ts';

/** The hourglass of the workshop between turning wheels: sand of gold runs into the lower bulb. */
export const activity: ActivityPicture = {
  slug: 'tasks1',
  layers: (pen) => {
    const x = 320;
    const cog = (cx: number, cy: number, r: number, name: Metal, teeth = 18): string =>
      `<path d="${starPath(cx, cy, r, r * 0.86, teeth)}" fill="${metal(pen, name)}" stroke="#1a0c04" stroke-width="2" stroke-linejoin="round"/><circle cx="${cx}" cy="${cy}" r="${n(r * 0.68)}" fill="#0c1c24" opacity=".62"/>${repeat(6, (index) => `<path transform="rotate(${index * 60} ${cx} ${cy})" d="M${n(cx - r * 0.07)} ${n(cy - r * 0.74)}H${n(cx + r * 0.07)}V${cy}H${n(cx - r * 0.07)}Z" fill="${metal(pen, name)}"/>`)}<circle cx="${cx}" cy="${cy}" r="${n(r * 0.26)}" fill="${metal(pen, name)}" stroke="#1a0c04" stroke-width="1.6"/>`;
    const glass = linear(
      pen,
      [
        [0, '#dff6ff', 0.75],
        [24, '#ffffff', 0.3],
        [60, '#8fc6e0', 0.16],
        [100, '#cfeeff', 0.6],
      ],
      90,
    );
    const body = `M${x - 70} 66H${x + 70}C${x + 70} 132 ${x + 14} 148 ${x + 14} 178C${x + 14} 208 ${x + 70} 224 ${x + 70} 290H${x - 70}C${x - 70} 224 ${x - 14} 208 ${x - 14} 178C${x - 14} 148 ${x - 70} 132 ${x - 70} 66Z`;
    const sand = linear(pen, [
      [0, '#fff0a8'],
      [100, '#d08a24'],
    ]);
    const plate = (y: number): string =>
      `<path d="${cutBox(x - 104, y, 208, 24, 8)}" fill="${metal(pen, 'brass')}" stroke="#3a1c05" stroke-width="2"/>`;
    const post = (px: number): string =>
      `<path d="M${px - 6} 66H${px + 6}V290H${px - 6}Z" fill="${linear(
        pen,
        [
          [0, '#8a5a18'],
          [40, '#fff3c9'],
          [100, '#6b4416'],
        ],
        90,
      )}"/><circle cx="${px}" cy="178" r="10" fill="${metal(pen, 'brass')}" stroke="#3a1c05"/>`;
    return [
      backdrop(pen, 'amber', x, 176, { count: 24, strength: 0.16 }),
      disc(pen, x, 176, 150, ['#fff3c0', '#f2a94a', '#a8501c']),
      under(
        lamp(pen, '#ffb347', 0.35),
        cog(110, 130, 92, 'copper'),
        cog(540, 226, 98, 'copper', 20),
        cog(552, 84, 56, 'brass', 14),
        cog(96, 276, 62, 'brass', 14),
      ),
      '<path d="M0 330H640V360H0Z" fill="#1c0a04"/>',
      shadow(pen, x, 338, 160),
      under(
        lamp(pen, '#fff0b0', 0.7),
        `<path d="${body}" fill="#12303c" fill-opacity=".55" stroke="#eafaff" stroke-width="3"/>`,
        `<path d="M${x - 50} 104Q${x} 116 ${x + 50} 104C${x + 38} 140 ${x + 12} 148 ${x + 4} 176H${x - 4}C${x - 12} 148 ${x - 38} 140 ${x - 50} 104Z" fill="${sand}"/><path d="M${x - 2.5} 170H${x + 2.5}V256H${x - 2.5}Z" fill="#ffe08a"/><path d="M${x - 62} 286Q${x - 44} 256 ${x} 238Q${x + 44} 256 ${x + 62} 286Z" fill="${sand}"/>`,
      ),
      `<path d="${body}" fill="${glass}"/>`,
      under(
        lamp(pen, '#ffb347', 0.4, 0.7),
        post(x - 90),
        post(x + 90),
        plate(44),
        plate(288),
        `<path d="${cutBox(x - 122, 312, 244, 20, 7)}" fill="${metal(pen, 'brass')}" stroke="#3a1c05" stroke-width="2"/>`,
      ),
      petals(x, 46, 6, 34, {
        from: 180,
        to: 360,
        count: 7,
        fills: ['#ffe09a', '#b5842e'],
        line: '#3a1c05',
        width: 1.4,
      }),
      fluent('star', { x: 192, y: 292, size: 84, turn: -12, filter: lamp(pen, '#ffcf6b', 0.6) }),
      fluent('star', { x: 450, y: 300, size: 68, turn: 10, filter: lamp(pen, '#ffcf6b', 0.6) }),
      sparks(pen, 8, { x: 210, y: 40, width: 220, height: 220 }, 9),
    ];
  },
};
