import { ground, palette } from '../palettes/imperial-dragon.ts';
import { rays, rings } from '../parts/burst.ts';
import { inkFloor } from '../parts/ground.ts';
import { lettering } from '../parts/lettering.ts';
import { relief } from '../parts/light.ts';
import { glow } from '../parts/paint.ts';
import type { Poster } from '../parts/poster.ts';
import { cloud } from '../parts/scenery.ts';
import { dust } from '../parts/sparkle.ts';
import { engraved, fluent } from '../parts/symbol.ts';

/** The dragon rears from the clouds on the right and breathes on a pearl of fire; lanterns hang on the left. */
export const poster: Poster = {
  slug: 'imperial-dragon',
  layers: (pen) => {
    const { warm, sun } = palette(pen);
    const near = ['#7a0d1c', '#97142a'] as const;
    return [
      ground(pen, 198, 150, 300),
      rays(200, 150, 440, 30, '#ff8a4a', 0.17),
      `<circle cx="204" cy="146" r="112" fill="${sun}"/>`,
      rings(204, 146, [104, 117, 124], '#ffe7a6', 1.4, 0.75),
      rings(204, 146, [90, 76, 62, 48], '#fff0b8', 0.8, 0.3),
      '<path d="M52 0V40M96 0V14" stroke="#e9bf6a" stroke-width="1.3"/>',
      fluent('red-paper-lantern', { x: 52, y: 82, size: 86, filter: warm }),
      fluent('red-paper-lantern', { x: 100, y: 32, size: 48, filter: warm }),
      cloud(292, 240, 38, ['#7d0f1a', '#930f1c'], '#f3b35c'),
      cloud(0, 236, 34, ['#7d0f1a', '#930f1c'], '#f3b35c'),
      glow(pen, 190, 170, 150, '#ff7a2a', 0.5),
      engraved(pen, 'spiked-dragon-head', 'brass', {
        x: 182,
        y: 172,
        size: 244,
        isFlipped: true,
        filter: relief(pen, { glow: '#ff5a1e', glowStrength: 0.9, glowSize: 12, bevel: 2.2, height: 5 }),
      }),
      glow(pen, 52, 236, 78, '#ffd04a', 1),
      fluent('fire', { x: 52, y: 226, size: 88, turn: -16, filter: warm }),
      '<circle cx="53" cy="246" r="10" fill="#fffbe0" opacity=".95"/>',
      dust(pen, 48, { x: 20, y: 90, width: 250, height: 190 }, '#ffcf6b', 1.8),
      inkFloor(pen, 236, '#1a0308', 0.9),
      cloud(66, 322, 36, near, '#ffcf7a'),
      cloud(244, 318, 40, near, '#ffcf7a'),
      inkFloor(pen, 288, '#1a0308', 0.98),
      lettering(pen, { text: 'IMPERIAL', face: 'limelight', x: 150, y: 324, width: 232, cap: 38 }),
      lettering(pen, {
        text: 'DRAGON',
        face: 'limelight',
        x: 150,
        y: 378,
        width: 262,
        cap: 46,
        fill: 'fire',
      }),
    ];
  },
};
