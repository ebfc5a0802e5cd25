import type { ActivityPicture } from '../parts/activity-picture.ts';
import { petals, rays } from '../parts/burst.ts';
import { jewelGround } from '../parts/ground.ts';
import { cabochon } from '../parts/jewels.ts';
import { relief } from '../parts/light.ts';
import { n, polar, repeat } from '../parts/pen.ts';
import { engraved, fluent } from '../parts/symbol.ts';
import { lamp, stageFloor } from '../parts/theatre.ts';

const CLOTHS = ['#e0243a', '#ffcf4a', '#1fa96b', '#3c8cf0', '#c04ae0'] as const;

/** Flags on a cord that sags between two points. */
function flags(
  from: readonly [number, number],
  to: readonly [number, number],
  sag: number,
  count: number,
): string {
  const at = (share: number): [number, number] => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share + sag * 4 * share * (1 - share),
  ];
  return `<path d="M${from}Q${(from[0] + to[0]) / 2} ${(from[1] + to[1]) / 2 + sag * 2} ${to}" fill="none" stroke="#5a2408" stroke-width="2"/>${repeat(
    count,
    (index) => {
      const [x, y] = at((index + 0.5) / count);
      return `<path transform="translate(${n(x)} ${n(y)})" d="M-12 0H12V26L0 19L-12 26Z" fill="${CLOTHS[index % 5]}" stroke="#5a1404" stroke-opacity=".5"/>`;
    },
  )}`;
}

/** A masquerade in the street: a feathered mask under flags, drums on both sides. */
export const activity: ActivityPicture = {
  slug: 'festival',
  layers: (pen) => [
    jewelGround(
      pen,
      [
        [0, '#fff3b0'],
        [24, '#ffb63c'],
        [52, '#f0582a'],
        [80, '#8a1838'],
        [100, '#2e0620'],
      ],
      320,
      220,
      430,
    ),
    rays(320, 230, 760, 24, '#fff6c0', 0.18),
    petals(320, 262, 60, 236, {
      from: 196,
      to: 344,
      count: 13,
      fills: ['#1fa96b', '#e0243a', '#3c8cf0', '#ffcf4a', '#c04ae0'],
      line: '#fff0c0',
      width: 2.2,
    }),
    petals(320, 262, 50, 168, {
      from: 200,
      to: 340,
      count: 13,
      fills: ['#ffcf4a', '#f4ecdd'],
      line: '#a3302a',
      width: 1.8,
    }),
    repeat(13, (index) => {
      const [x, y] = polar(320, 262, 206, 196 + (index + 0.5) * (148 / 13));
      return cabochon(pen, x, y, 9, index % 2 ? ['#fff7d0', '#f09a1c'] : ['#bff5ff', '#0f6fa8']);
    }),
    flags([0, 24], [330, 8], 24, 12),
    flags([310, 8], [640, 24], 24, 12),
    stageFloor(pen, 318, ['#ffe08a', '#8a1f2a', '#2a0614']),
    engraved(pen, 'carnival-mask', 'brass', {
      x: 320,
      y: 214,
      size: 236,
      filter: relief(pen, { glow: '#5a0a2a', glowStrength: 0.9, glowSize: 12, bevel: 2.6, height: 5 }),
    }),
    fluent('long-drum', { x: 118, y: 254, size: 156, turn: -6, filter: lamp(pen, '#ffcf4a', 0.5) }),
    fluent('trumpet', { x: 526, y: 234, size: 158, turn: 4, filter: lamp(pen, '#ffcf4a', 0.5) }),
    fluent('hibiscus', { x: 224, y: 306, size: 76, filter: lamp(pen, '#ff7ab0', 0.4) }),
    fluent('hibiscus', { x: 424, y: 308, size: 72, isFlipped: true, filter: lamp(pen, '#ff7ab0', 0.4) }),
    repeat(
      8,
      () =>
        `<rect x="${n(pen.between(30, 610))}" y="${n(pen.between(70, 300))}" width="9" height="4.500" fill="${CLOTHS[Math.floor(pen.random() * 5)]}" transform="rotate(${n(pen.between(-20, 20))} 320 180)"/>`,
    ),
  ],
};
