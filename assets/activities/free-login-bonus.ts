import type { ActivityPicture } from '../parts/activity-picture.ts';
import { rays } from '../parts/burst.ts';
import { jewelGround } from '../parts/ground.ts';
import { foldedStar } from '../parts/jewels.ts';
import { under } from '../parts/light.ts';
import { linear, metal } from '../parts/paint.ts';
import { cloud } from '../parts/scenery.ts';
import { sparks } from '../parts/sparkle.ts';
import { fluent } from '../parts/symbol.ts';
import { disc, lamp, skyline } from '../parts/theatre.ts';

/** Daybreak over the city: a balloon brings a gift. */
export const activity: ActivityPicture = {
  slug: 'free-login-bonus',
  layers: (pen) => {
    const gores = ['#e0243a', '#fff0d0', '#e0243a', '#fff0d0', '#e0243a', '#fff0d0', '#e0243a'] as const;
    const x = 330;
    const shine = linear(
      pen,
      [
        [0, '#000', 0.25],
        [34, '#fff', 0.32],
        [60, '#fff', 0],
        [100, '#000', 0.5],
      ],
      90,
    );
    const envelope = `M${x - 96} 108A96 92 0 0 1 ${x + 96} 108C${x + 96} 152 ${x + 40} 178 ${x + 24} 206H${x - 24}C${x - 40} 178 ${x - 96} 152 ${x - 96} 108Z`;
    const clip = pen.url((id) => `<clipPath id="${id}"><path d="${envelope}"/></clipPath>`);
    return [
      jewelGround(
        pen,
        [
          [0, '#fff3c0'],
          [22, '#ffb765'],
          [50, '#e0607a'],
          [80, '#5a2f86'],
          [100, '#22144e'],
        ],
        320,
        330,
        420,
      ),
      rays(320, 330, 760, 44, '#fff6d0', 0.24),
      disc(pen, 320, 326, 108, ['#fffbe0', '#ffd97a', '#ff9a3c']),
      cloud(110, 150, 32, ['#ffd3b0', '#f2a98f'], '#fff3dc'),
      cloud(548, 110, 36, ['#ffd3b0', '#f2a98f'], '#fff3dc'),
      skyline(pen, 364, ['#4a1f5c', '#3a174c'], '#ffd98a', { height: 96, dip: 0.6 }),
      under(
        lamp(pen, '#fff0c0', 0.5),
        `<g clip-path="${clip}">${gores.map((hue, index) => `<path d="M${x} 10Q${x - 130 + index * 37} 100 ${x - 26 + index * 7.4} 210H${x - 18 + index * 7.4}Q${x - 93 + index * 37} 100 ${x} 10Z" fill="${hue}" stroke="${hue}" stroke-width="9"/>`).join('')}<path d="M${x - 100} 116Q${x} 150 ${x + 100} 116V140Q${x} 174 ${x - 100} 140Z" fill="${metal(pen, 'brass')}"/></g>`,
        `<path d="${envelope}" fill="${shine}" stroke="#6b1020" stroke-width="2"/>`,
        `<path d="M${x - 22} 206L${x - 34} 248M${x + 22} 206L${x + 34} 248" stroke="#6b3f0c" stroke-width="3"/>`,
      ),
      foldedStar(x, 146, 20, 8, 5, '#fffbe6', '#c98a2a'),
      fluent('wrapped-gift', { x, y: 276, size: 104, filter: lamp(pen, '#ffb347', 0.8) }),
      sparks(pen, 8, { x: 80, y: 40, width: 480, height: 160 }, 8),
    ];
  },
};
