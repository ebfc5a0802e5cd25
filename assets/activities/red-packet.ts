import type { ActivityPicture } from '../parts/activity-picture.ts';
import { fan } from '../parts/burst.ts';
import { foldedStar } from '../parts/jewels.ts';
import { blurred, under } from '../parts/light.ts';
import { linear, metal } from '../parts/paint.ts';
import { cloud } from '../parts/scenery.ts';
import { sparks } from '../parts/sparkle.ts';
import { fluent } from '../parts/symbol.ts';
import { backdrop, coinHeap, disc, lamp } from '../parts/theatre.ts';

/** Red envelopes rain between paper lanterns; coins lie below. */
export const activity: ActivityPicture = {
  slug: 'red-packet',
  layers: (pen) => {
    const hot = lamp(pen, '#ffcf4a', 0.65);
    const paper = linear(pen, [
      [0, '#ff5a4e'],
      [50, '#d4142c'],
      [100, '#8a0616'],
    ]);
    const packet = (x: number, y: number, size: number, turn: number): string =>
      `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size / 100})"><path d="M-36 -50H36V50H-36Z" fill="${paper}" stroke="#ffd98a" stroke-width="2"/><path d="M-36 -50H36V-22Q0 6 -36 -22Z" fill="#b00c20" stroke="#ffd98a" stroke-width="2.400"/>${fan(0, 46, 34, { from: 200, to: 340, ribs: 7, colour: '#ffd98a', width: 1.6, opacity: 0.9 })}<circle cy="-10" r="14" fill="${metal(pen, 'brass')}" stroke="#5a1404" stroke-width="1.6"/>${foldedStar(0, -10, 9, 4, 4, '#fffbe6', '#a86c18')}</g>`;
    return [
      backdrop(pen, 'ember', 320, 170, { count: 24, strength: 0.2 }),
      disc(pen, 320, 168, 134, ['#fff3c0', '#ffb63c', '#e05a1c']),
      cloud(96, 306, 46, ['#a01c20', '#7a0f18'], '#ffcf7a'),
      cloud(560, 300, 50, ['#a01c20', '#7a0f18'], '#ffcf7a'),

      '<path d="M112 0V44M528 0V30M202 0V24M440 0V30" stroke="#ffe09a" stroke-width="2.4"/>',
      fluent('red-paper-lantern', { x: 112, y: 96, size: 122, filter: hot }),
      fluent('red-paper-lantern', { x: 528, y: 84, size: 130, filter: hot }),
      blurred(0.8, packet(222, 66, 66, -24), packet(424, 60, 60, 22)),
      under(hot, packet(214, 214, 172, -20), packet(426, 212, 172, 20)),
      under(lamp(pen, '#ffe08a', 0.9), packet(320, 178, 232, 0)),
      coinHeap(pen, 320, 334, 320, 12, 26),
      blurred(2, packet(62, 236, 110, 24)),
      sparks(pen, 12, { x: 160, y: 40, width: 320, height: 200 }, 10),
    ];
  },
};
