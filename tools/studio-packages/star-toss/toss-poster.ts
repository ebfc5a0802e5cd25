import { inkFloor } from '../../../assets/parts/ground.ts';
import { lettering } from '../../../assets/parts/lettering.ts';
import { under } from '../../../assets/parts/light.ts';
import type { Poster } from '../../../assets/parts/poster.ts';
import { sparks } from '../../../assets/parts/sparkle.ts';
import { lamp } from '../../../assets/parts/theatre.ts';
import { coinFace, tossGround } from './toss-art.ts';

/** The gold coin in the air, the other two behind it. */
export const TOSS_POSTER: Poster = {
  slug: 'star-toss',
  layers: (pen) => {
    const warm = lamp(pen, '#ffb347', 0.7);
    const coin = (x: number, y: number, turn: number, wide: number, high: number, face: string) =>
      under(
        warm,
        `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${wide} ${high})"><circle r="112" cy="14" fill="#3a1c05"/>${face}</g>`,
      );
    return [
      tossGround(pen),
      coin(66, 108, -24, 0.34, 0.2, coinFace(pen, 'silver', 'tails')),
      coin(238, 96, 28, 0.3, 0.22, coinFace(pen, 'copper', 'heads')),
      coin(150, 200, -10, 0.98, 0.9, coinFace(pen, 'gold', 'heads')),
      sparks(pen, 16, { x: 24, y: 30, width: 252, height: 250 }, 8),
      inkFloor(pen, 262, '#1c0308', 0.97),
      lettering(pen, { text: 'STAR', face: 'limelight', x: 150, y: 337, width: 170, cap: 30, spacing: 0.14 }),
      lettering(pen, { text: 'TOSS', face: 'limelight', x: 150, y: 378, width: 240, cap: 34, spacing: 0.14 }),
    ];
  },
};
