import type { ActivityPicture } from '../parts/activity-picture.ts';
import { rings } from '../parts/burst.ts';
import { cutBox } from '../parts/frame.ts';
import { foldedStar } from '../parts/jewels.ts';
import { under } from '../parts/light.ts';
import { glow, metal } from '../parts/paint.ts';
import { repeat } from '../parts/pen.ts';
import { chips, playingCard } from '../parts/props.ts';
import { sparks } from '../parts/sparkle.ts';
import { PLUM } from '../parts/stagecraft.ts';
import { fluent } from '../parts/symbol.ts';
import { backdrop, lamp, shadow, spotlights, stageFloor, wings } from '../parts/theatre.ts';

/** On the air: a chromium microphone under the lamps, a film camera and cards by its side. */
export const activity: ActivityPicture = {
  slug: 'live',
  layers: (pen) => {
    const x = 320;
    const chrome = metal(pen, 'silver', 60);
    return [
      backdrop(pen, 'amethyst', x, 150, { count: 20, strength: 0.1 }),
      rings(x, 150, [90, 124, 160, 198, 238], '#e6b8ff', 5, 0.34),
      wings(pen, PLUM, { width: 112, tieY: 236 }),
      spotlights(pen, x, 330, '#ffe9ff', 0.5),
      stageFloor(pen, 304, ['#f0ccff', '#3a1266', '#10031f']),
      shadow(pen, x, 336, 110),
      under(
        lamp(pen, '#ff9ae0', 0.7),
        `<path d="M${x - 7} 236H${x + 7}V328H${x - 7}Z" fill="${chrome}"/><path d="M${x - 66} 340Q${x - 60} 320 ${x} 318T${x + 66} 340Z" fill="${metal(pen, 'brass')}" stroke="#3a1c05" stroke-width="1.6"/>`,
        `<path d="M${x - 78} 150V182Q${x - 78} 246 ${x} 246T${x + 78} 182V150" fill="none" stroke="${metal(pen, 'brass')}" stroke-width="10"/>`,
        `<rect x="${x - 60}" y="34" width="120" height="190" rx="58" fill="${chrome}" stroke="#2a2a44" stroke-width="2.4"/>`,
        repeat(
          7,
          (index) =>
            `<path d="M${x - 44 + index * 14.7} 52V206" stroke="#3a3a5c" stroke-width="6" opacity=".8"/>`,
        ),
        `<path d="M${x - 62} 116H${x + 62}V142H${x - 62}Z" fill="${metal(pen, 'brass')}" stroke="#3a1c05" stroke-width="1.6"/>`,
      ),
      foldedStar(x, 129, 16, 7, 5, '#fffbe6', '#a86c18'),
      `<path d="M${x - 44} 66Q${x - 38} 46 ${x - 14} 42" fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".85"/>`,
      fluent('movie-camera', { x: 134, y: 226, size: 152, turn: -4, filter: lamp(pen, '#ff9ae0', 0.6) }),
      under(
        lamp(pen, '#ff9ae0', 0.5),
        playingCard(pen, { x: 482, y: 246, size: 128, turn: -12, back: ['#5a0c2a', '#ffcf6b'] }),
        playingCard(pen, { x: 536, y: 252, size: 128, turn: 10, back: ['#1c2c7a', '#ffcf6b'] }),
      ),
      chips(pen, 424, 330, '#c21d30', 4, 27),
      chips(pen, 222, 334, '#1f6fb8', 3, 25),
      `<path d="${cutBox(x - 282, 46, 96, 40, 8)}" fill="#2a0410" stroke="#e9bf6a" stroke-width="3"/><circle cx="${x - 234}" cy="66" r="12" fill="#ff3a4c"/>${glow(pen, x - 234, 66, 40, '#ff5a5a', 0.8)}`,
      sparks(pen, 8, { x: 200, y: 40, width: 260, height: 180 }, 9),
    ];
  },
};
