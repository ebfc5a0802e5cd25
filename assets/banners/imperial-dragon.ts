import { ground, palette } from '../palettes/imperial-dragon.ts';
import type { Banner } from '../parts/banner.ts';
import { rays, rings } from '../parts/burst.ts';
import { lettering } from '../parts/lettering.ts';
import { relief } from '../parts/light.ts';
import { glow } from '../parts/paint.ts';
import { cloud } from '../parts/scenery.ts';
import { dust } from '../parts/sparkle.ts';
import { engraved, fluent } from '../parts/symbol.ts';

export const banner: Banner = {
  slug: 'imperial-dragon',
  shade: '#1c0409',
  layers: (pen) => {
    const { warm, sun } = palette(pen);
    return [
      ground(pen, 560, 130, 460),
      rays(560, 136, 760, 40, '#ff8a4a', 0.17),
      `<circle cx="560" cy="140" r="128" fill="${sun}"/>`,
      rings(560, 140, [118, 136, 144], '#ffe7a6', 1.4, 0.75),
      rings(560, 140, [102, 86, 70, 54], '#fff0b8', 0.8, 0.3),
      '<path d="M412 0V18M686 0V30" stroke="#e9bf6a" stroke-width="1.3"/>',
      fluent('red-paper-lantern', { x: 412, y: 52, size: 70, filter: warm }),
      fluent('red-paper-lantern', { x: 688, y: 62, size: 56, filter: warm }),
      cloud(690, 262, 40, ['#7a0d1c', '#97142a'], '#ffcf7a'),
      engraved(pen, 'spiked-dragon-head', 'brass', {
        x: 560,
        y: 156,
        size: 274,
        isFlipped: true,
        filter: relief(pen, { glow: '#ff5a1e', glowStrength: 0.9, glowSize: 12, bevel: 2.4, height: 5 }),
      }),
      glow(pen, 416, 208, 84, '#ffd04a', 1),
      fluent('fire', { x: 416, y: 198, size: 92, turn: -16, filter: warm }),
      '<circle cx="417" cy="219" r="10" fill="#fffbe0" opacity=".95"/>',
      cloud(500, 286, 38, ['#7a0d1c', '#97142a'], '#ffcf7a'),
      dust(pen, 50, { x: 360, y: 20, width: 340, height: 230 }, '#ffcf6b', 1.9),
    ];
  },
  title: (pen) => [
    lettering(pen, { text: 'IMPERIAL', face: 'limelight', x: 105, y: 36, width: 210, cap: 38 }),
    lettering(pen, { text: 'DRAGON', face: 'limelight', x: 128, y: 90, width: 256, cap: 46, fill: 'fire' }),
  ],
};
