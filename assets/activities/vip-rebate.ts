import type { ActivityPicture } from '../parts/activity-picture.ts';
import { cabochon } from '../parts/jewels.ts';
import { relief, under } from '../parts/light.ts';
import { linear, metal } from '../parts/paint.ts';
import { repeat } from '../parts/pen.ts';
import { dust, sparks } from '../parts/sparkle.ts';
import { engraved } from '../parts/symbol.ts';
import { backdrop, coinArc, coinHeap, disc, lamp, shadow } from '../parts/theatre.ts';

/** A fountain gives its coins back: they leap from a crowned bowl and return to the basin. */
export const activity: ActivityPicture = {
  slug: 'vip-rebate',
  layers: (pen) => {
    const x = 320;
    const marble = linear(
      pen,
      [
        [0, '#3a1060'],
        [34, '#e2c2ff'],
        [52, '#8a4fc8'],
        [100, '#240a44'],
      ],
      90,
    );
    const bowl = (y: number, half: number, depth: number): string =>
      `<path d="M${x - half} ${y}C${x - half * 0.8} ${y + depth} ${x - half * 0.3} ${y + depth} ${x - 18} ${y + depth * 1.1}H${x + 18}C${x + half * 0.3} ${y + depth} ${x + half * 0.8} ${y + depth} ${x + half} ${y}Z" fill="${marble}" stroke="#1a0636" stroke-width="2"/><path d="M${x - half - 6} ${y - 8}H${x + half + 6}V${y + 5}H${x - half - 6}Z" fill="${metal(pen, 'brass')}" stroke="#3a1c05" stroke-width="1.4"/>`;
    const jet = (side: 1 | -1, reach: number, top: number, y: number): string =>
      `<path d="M${x} 92Q${x + side * reach * 0.8} ${top} ${x + side * reach} ${y}" fill="none" stroke="#e9d2ff" stroke-width="5" opacity=".5" stroke-linecap="round"/>`;
    const leap = (side: 1 | -1): string =>
      coinArc(pen, [x + side * 30, 96], [x + side * 200, 284], 38, 5, 21) +
      coinArc(pen, [x + side * 24, 104], [x + side * 108, 190], 24, 3, 16);
    return [
      backdrop(pen, 'amethyst', x, 120, { count: 26, strength: 0.15 }),
      disc(pen, x, 128, 116, ['#f6e6ff', '#c79bff', '#5a239c']),
      repeat(
        7,
        (index) =>
          `<path d="M${-20 + index * 110} 312V196A46 52 0 0 1 ${72 + index * 110} 196V312Z" fill="#1c0640" stroke="#8a5fd0" stroke-width="2.4" opacity=".85"/>`,
      ),
      '<path d="M0 306H640V360H0Z" fill="#14042e"/>',
      shadow(pen, x, 346, 260),
      jet(1, 204, 30, 286),
      jet(-1, 204, 30, 286),
      jet(1, 110, 60, 190),
      jet(-1, 110, 60, 190),
      under(
        lamp(pen, '#c78aff', 0.6),
        `<path d="M${x - 18} 120H${x + 18}L${x + 30} 300H${x - 30}Z" fill="${marble}"/>`,
        bowl(118, 70, 26),
        bowl(206, 132, 34),
        `<path d="M${x - 250} 294H${x + 250}L${x + 214} 346H${x - 214}Z" fill="${marble}" stroke="#1a0636" stroke-width="2"/><path d="M${x - 258} 284H${x + 258}V298H${x - 258}Z" fill="${metal(pen, 'brass')}" stroke="#3a1c05" stroke-width="1.6"/>`,
      ),
      repeat(5, (index) =>
        cabochon(
          pen,
          x - 160 + index * 80,
          322,
          13,
          index % 2 ? ['#ffd0d8', '#c41d3a'] : ['#d8f0ff', '#2158b8'],
        ),
      ),
      under(lamp(pen, '#ffcf4a', 0.6), leap(1), leap(-1), coinHeap(pen, x, 280, 300, 9, 22)),
      engraved(pen, 'queen-crown', 'brass', {
        x,
        y: 68,
        size: 98,
        filter: relief(pen, { glow: '#ffe7a6', glowStrength: 0.8 }),
      }),
      dust(pen, 14, { x: 180, y: 40, width: 280, height: 120 }, '#fff3c9', 2),
      sparks(pen, 9, { x: 120, y: 30, width: 400, height: 220 }, 9),
    ];
  },
};
