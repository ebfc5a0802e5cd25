import { ground, palette } from '../palettes/jade-tiger.ts';
import { rings } from '../parts/burst.ts';
import { inkFloor } from '../parts/ground.ts';
import { cabochon } from '../parts/jewels.ts';
import { lettering } from '../parts/lettering.ts';
import { blurred, relief } from '../parts/light.ts';
import { glow } from '../parts/paint.ts';
import { repeat } from '../parts/pen.ts';
import type { Poster } from '../parts/poster.ts';
import { bamboo, leaf } from '../parts/scenery.ts';
import { dust } from '../parts/sparkle.ts';
import { engraved, fluent } from '../parts/symbol.ts';

/** A brass mask of a tiger looks out of the bamboo before a low honey moon. */
export const poster: Poster = {
  slug: 'jade-tiger',
  layers: (pen) => {
    const { soft, moon, cane } = palette(pen);
    return [
      ground(pen, 196, 130, 290),
      `<circle cx="196" cy="124" r="112" fill="${moon}"/>`,
      rings(196, 124, [103, 120, 127], '#f2ffe0', 1.2, 0.7),
      blurred(1.6, bamboo(pen, 62, 14, 5, cane), bamboo(pen, 96, 10, 2, cane)),
      bamboo(pen, 30, 27, -3, cane),
      repeat(9, (index) =>
        leaf(
          34,
          60 + index * 26,
          pen.between(46, 84),
          pen.between(-60, 46),
          index % 2 ? '#2fae74' : '#17784d',
        ),
      ),
      engraved(pen, 'tiger-head', 'brass', {
        x: 172,
        y: 172,
        size: 226,
        turn: -4,
        filter: relief(pen, { glow: '#0a3d28', glowStrength: 0.9, glowSize: 14, key: '#1b1204', bevel: 2 }),
      }),
      cabochon(pen, 166, 104, 12, ['#a9ffd4', '#0a6b44']),
      glow(pen, 166, 104, 40, '#7dffc0', 0.5),
      bamboo(pen, 288, 34, 3, cane),
      repeat(6, (index) =>
        leaf(
          290,
          90 + index * 34,
          pen.between(50, 92),
          pen.between(150, 220),
          index % 2 ? '#22905f' : '#0f5c3b',
        ),
      ),
      dust(pen, 36, { x: 30, y: 40, width: 240, height: 240 }, '#e6ffd0', 1.7),
      inkFloor(pen, 232, '#02120c', 0.98),
      fluent('lotus', { x: 252, y: 302, size: 78, isFlipped: true, filter: soft, tint: 'hue-rotate(20deg)' }),
      lettering(pen, { text: 'JADE', face: 'chonburi', x: 116, y: 326, width: 170, cap: 38, spacing: 0.1 }),
      lettering(pen, {
        text: 'TIGER',
        face: 'chonburi',
        x: 150,
        y: 378,
        width: 244,
        cap: 44,
        fill: 'jade',
        spacing: 0.08,
      }),
    ];
  },
};
