import type { ActivityPicture } from '../parts/activity-picture.ts';
import { rings } from '../parts/burst.ts';
import { foldedStar, starPath } from '../parts/jewels.ts';
import { under } from '../parts/light.ts';
import { linear, metal } from '../parts/paint.ts';
import { repeat } from '../parts/pen.ts';
import { sparks } from '../parts/sparkle.ts';
import { NAVY } from '../parts/stagecraft.ts';
import { fluent } from '../parts/symbol.ts';
import { backdrop, lamp, shadow, stageFloor, wings } from '../parts/theatre.ts';

/** A royal charter: the scroll under a seal of state, quill and crown beside it. */
export const activity: ActivityPicture = {
  slug: 'vip-task',
  layers: (pen) => {
    const paper = linear(pen, [
      [0, '#fff8e4'],
      [60, '#f0dcae'],
      [100, '#b89358'],
    ]);
    const rod = linear(pen, [
      [0, '#8a5a18'],
      [30, '#fff0b8'],
      [60, '#c9962f'],
      [100, '#5a3a10'],
    ]);
    const row = (index: number): string =>
      `<circle cx="244" cy="${128 + index * 42}" r="13" fill="#1f479f" stroke="#6b4416" stroke-width="2"/>${index < 2 ? `<path d="M237 ${128 + index * 42}l5 6l10 -12" fill="none" stroke="#fff6d2" stroke-width="4" stroke-linecap="round"/>` : ''}<path d="M272 ${122 + index * 42}H${index === 1 ? 384 : 400}M272 ${134 + index * 42}H${index === 2 ? 340 : 366}" stroke="#8a6a3c" stroke-width="4.500" opacity=".75"/>`;
    return [
      backdrop(pen, 'sapphire', 320, 170, { count: 32, strength: 0.2, ray: '#ffe7a6' }),
      wings(pen, NAVY, { width: 78, tieY: 226, depth: 34, swags: 8 }),
      rings(320, 170, [168, 186], '#e9bf6a', 2, 0.6),
      stageFloor(pen, 316, ['#9fc4ff', '#122a66', '#040a20']),
      shadow(pen, 320, 334, 170),
      under(
        lamp(pen, '#ffe7a6', 0.55),
        `<path d="M206 70H434V292H206Z" fill="${paper}" stroke="#8a5f1c" stroke-width="2"/><path d="M216 92H424M216 276H424" stroke="#b5863a" stroke-width="2.400"/>`,
        `<rect x="186" y="50" width="268" height="30" rx="15" fill="${rod}" stroke="#3a1c05" stroke-width="1.6"/><rect x="186" y="280" width="268" height="30" rx="15" fill="${rod}" stroke="#3a1c05" stroke-width="1.6"/><circle cx="180" cy="65" r="16" fill="${metal(pen, 'ruby')}"/><circle cx="460" cy="65" r="16" fill="${metal(pen, 'ruby')}"/><circle cx="180" cy="295" r="16" fill="${metal(pen, 'ruby')}"/><circle cx="460" cy="295" r="16" fill="${metal(pen, 'ruby')}"/>`,
      ),
      repeat(3, row),
      under(
        lamp(pen, '#ff8a8a', 0.5, 0.8),
        `<path d="M396 262L378 338L402 322L418 344L428 264ZM428 262L450 336L428 324L408 344Z" fill="${metal(pen, 'ruby')}"/>`,
        `<path d="${starPath(412, 252, 44, 37, 14)}" fill="${metal(pen, 'ruby')}" stroke="#4a0410" stroke-width="2"/><circle cx="412" cy="252" r="28" fill="${metal(pen, 'brass')}" stroke="#3a1c05"/>`,
      ),
      foldedStar(412, 252, 21, 9, 5, '#fffbe6', '#a86c18'),
      fluent('crown', { x: 108, y: 240, size: 138, turn: -8, filter: lamp(pen, '#ffcf6b', 0.7) }),
      fluent('feather', { x: 538, y: 196, size: 150, turn: 6, filter: lamp(pen, '#9fc4ff', 0.6) }),
      fluent('gem-stone', { x: 540, y: 300, size: 76, filter: lamp(pen, '#8fd0ff', 0.6) }),
      sparks(pen, 8, { x: 80, y: 60, width: 480, height: 160 }, 9),
    ];
  },
};
