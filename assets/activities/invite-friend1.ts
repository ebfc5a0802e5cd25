import type { ActivityPicture } from '../parts/activity-picture.ts';
import { fan, softRays } from '../parts/burst.ts';
import { foldedStar } from '../parts/jewels.ts';
import { under } from '../parts/light.ts';
import { linear, metal } from '../parts/paint.ts';
import { sparks } from '../parts/sparkle.ts';
import { PLUM } from '../parts/stagecraft.ts';
import { fluent } from '../parts/symbol.ts';
import { backdrop, bulbArch, lamp, wings } from '../parts/theatre.ts';

/** A sealed letter on two seats of rose velvet, the stage's light before them. */
export const activity: ActivityPicture = {
  slug: 'invite-friend1',
  layers: (pen) => {
    const velvet = linear(pen, [
      [0, '#ff8aa0'],
      [40, '#c2305c'],
      [100, '#4a0a28'],
    ]);
    const seat = (x: number): string =>
      `<path d="M${x - 76} 360V216Q${x - 76} 148 ${x} 140Q${x + 76} 148 ${x + 76} 216V360Z" fill="${metal(pen, 'brass')}" stroke="#3a1c05" stroke-width="2"/><path d="M${x - 66} 360V218Q${x - 66} 160 ${x} 152Q${x + 66} 160 ${x + 66} 218V360Z" fill="${velvet}"/>${fan(x, 300, 128, { from: 210, to: 330, ribs: 7, colour: '#ffc2cc', width: 2, opacity: 0.5, hinge: 0.3 })}<rect x="${x - 92}" y="266" width="30" height="94" rx="8" fill="${metal(pen, 'brass')}" stroke="#3a1c05"/><rect x="${x + 62}" y="266" width="30" height="94" rx="8" fill="${metal(pen, 'brass')}" stroke="#3a1c05"/>`;
    const paper = linear(pen, [
      [0, '#fffaf0'],
      [100, '#e0c894'],
    ]);
    return [
      backdrop(pen, 'rose', 320, 96, { count: 30, strength: 0.16 }),
      bulbArch(pen, 320, 250, 150, 96, ['#fff6dc', '#ffc08a', '#e0607a']),
      softRays(pen, 320, 130, 190, 26, '#ffffff', 0.5),
      wings(pen, PLUM, { width: 84, tieY: 214 }),
      under(lamp(pen, '#ff9ab0', 0.5), seat(196), seat(444)),
      under(
        lamp(pen, '#ffe7a6', 0.8),
        `<g transform="translate(320 176) rotate(-6)"><path d="M-108 -66H108V70H-108Z" fill="${paper}" stroke="#8a5f1c" stroke-width="2.4"/><path d="M-108 70L-20 0M108 70L20 0" stroke="#b5863a" stroke-width="2.4"/><path d="M-108 -66H108L14 22Q0 34 -14 22Z" fill="#f4e2b4" stroke="#8a5f1c" stroke-width="2.4"/><circle cy="20" r="29" fill="${metal(pen, 'ruby')}" stroke="#4a0410" stroke-width="2"/>${foldedStar(0, 20, 18, 8, 5, '#ffd3d3', '#8c0a1c')}</g>`,
      ),
      fluent('popcorn', { x: 92, y: 286, size: 112, turn: -8, filter: lamp(pen) }),
      fluent('admission-tickets', { x: 552, y: 282, size: 108, turn: 10, filter: lamp(pen) }),
      fluent('clinking-glasses', { x: 320, y: 306, size: 94, filter: lamp(pen, '#ffcf6b', 0.5) }),
      sparks(pen, 9, { x: 190, y: 40, width: 260, height: 150 }, 9),
    ];
  },
};
