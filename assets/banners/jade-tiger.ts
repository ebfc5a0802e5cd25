import { ground, palette } from '../palettes/jade-tiger.ts';
import type { Banner } from '../parts/banner.ts';
import { rings } from '../parts/burst.ts';
import { cabochon } from '../parts/jewels.ts';
import { lettering } from '../parts/lettering.ts';
import { blurred, relief } from '../parts/light.ts';
import { glow } from '../parts/paint.ts';
import { repeat } from '../parts/pen.ts';
import { bamboo, leaf } from '../parts/scenery.ts';
import { dust } from '../parts/sparkle.ts';
import { engraved, fluent } from '../parts/symbol.ts';

export const banner: Banner = {
  slug: 'jade-tiger',
  shade: '#03150f',
  layers: (pen) => {
    const { soft, moon, cane } = palette(pen);
    return [
      ground(pen, 560, 120, 440),
      `<circle cx="586" cy="112" r="120" fill="${moon}"/>`,
      rings(586, 112, [110, 128, 135], '#f2ffe0', 1.2, 0.7),
      blurred(1.6, bamboo(pen, 392, 14, 5, cane), bamboo(pen, 352, 10, 2, cane)),
      bamboo(pen, 424, 24, -3, cane),
      repeat(7, (index) =>
        leaf(
          424,
          30 + index * 30,
          pen.between(46, 90),
          pen.between(-60, 46),
          index % 2 ? '#2fae74' : '#17784d',
        ),
      ),
      engraved(pen, 'tiger-head', 'brass', {
        x: 562,
        y: 146,
        size: 250,
        turn: -3,
        filter: relief(pen, { glow: '#0a3d28', glowStrength: 0.9, glowSize: 14, key: '#1b1204', bevel: 2 }),
      }),
      cabochon(pen, 558, 70, 13, ['#a9ffd4', '#0a6b44']),
      glow(pen, 558, 70, 44, '#7dffc0', 0.5),
      bamboo(pen, 702, 36, 3, cane),
      repeat(6, (index) =>
        leaf(
          704,
          30 + index * 40,
          pen.between(50, 92),
          pen.between(150, 220),
          index % 2 ? '#22905f' : '#0f5c3b',
        ),
      ),
      fluent('lotus', { x: 456, y: 246, size: 78, filter: soft, tint: 'hue-rotate(20deg)' }),
      dust(pen, 40, { x: 360, y: 20, width: 340, height: 230 }, '#e6ffd0', 1.7),
    ];
  },
  title: (pen) => [
    lettering(pen, { text: 'JADE', face: 'chonburi', x: 90, y: 36, width: 180, cap: 38, spacing: 0.08 }),
    lettering(pen, {
      text: 'TIGER',
      face: 'chonburi',
      x: 122,
      y: 92,
      width: 244,
      cap: 44,
      fill: 'jade',
      spacing: 0.06,
    }),
  ],
};
