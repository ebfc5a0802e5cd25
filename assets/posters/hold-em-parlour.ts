import { petals, rays } from '../parts/burst.ts';
import { inkFloor, jewelGround } from '../parts/ground.ts';
import { lettering } from '../parts/lettering.ts';
import { rim, under } from '../parts/light.ts';
import { glow, linear } from '../parts/paint.ts';
import { polar } from '../parts/pen.ts';
import type { Poster } from '../parts/poster.ts';
import { chips, playingCard } from '../parts/props.ts';
import { sparks } from '../parts/sparkle.ts';
import { CRIMSON, drape, festoon } from '../parts/stagecraft.ts';

const FLUSH = ['10', 'J', 'Q', 'K', 'A'] as const;

/** A hand held up to the light: five hearts in a wide fan before a fan of brass, drapes at both sides. */
export const poster: Poster = {
  slug: 'hold-em-parlour',
  layers: (pen) => {
    const cast = rim(pen, { rim: '#ffffff', glow: '#2a0408', glowStrength: 0.6, glowSize: 7, shade: 0.2 });
    const leafGold = linear(pen, [
      [0, '#ffe9a8'],
      [100, '#9c6a1e'],
    ]);
    const cards = FLUSH.map((rank, index) => {
      const turn = -38 + index * 19;
      const [x, y] = polar(150, 322, 128, turn - 90);
      return playingCard(pen, { x, y, size: 122, turn, rank, suit: 'heart' });
    });
    return [
      jewelGround(
        pen,
        [
          [0, '#e8803c'],
          [30, '#a3322c'],
          [66, '#4a0f26'],
          [100, '#16040e'],
        ],
        150,
        210,
        300,
      ),
      rays(150, 306, 420, 36, '#ffcf8a', 0.14),
      under(
        rim(pen, { glow: '#ffb347', glowStrength: 0.5, glowSize: 10 }),
        petals(150, 306, 40, 232, {
          from: 188,
          to: 352,
          count: 15,
          fills: [leafGold, '#6b1a2c'],
          line: '#2a0a10',
          width: 2,
        }),
      ),
      petals(150, 306, 40, 120, {
        from: 188,
        to: 352,
        count: 15,
        fills: ['#2a0a18', '#e0b050'],
        line: '#2a0a10',
        width: 1.4,
      }),
      glow(pen, 150, 190, 140, '#ffdf9a', 0.5),
      drape(pen, -1, CRIMSON, { width: 50, tieY: 214 }),
      drape(pen, 1, CRIMSON, { width: 50, tieY: 214 }),
      festoon(pen, [0, 18], [300, 18], 9, 13, 2.8),
      cards.map((card) => under(cast, card)).join(''),
      under(
        cast,
        chips(pen, 52, 304, '#17101d', 6, 30),
        chips(pen, 248, 304, '#c9962f', 5, 30),
        chips(pen, 98, 314, '#a80f20', 3, 26),
        chips(pen, 204, 314, '#1f6a4c', 2, 26),
      ),
      sparks(pen, 8, { x: 40, y: 70, width: 220, height: 150 }, 7),
      inkFloor(pen, 276, '#12040a', 0.98),
      lettering(pen, {
        text: 'HOLD ’EM',
        face: 'ultra',
        x: 150,
        y: 338,
        width: 250,
        cap: 34,
        fill: 'fire',
        key: '#2a0608',
      }),
      lettering(pen, {
        text: 'PARLOUR',
        face: 'ultra',
        x: 150,
        y: 379,
        width: 224,
        cap: 26,
        key: '#1c0608',
        spacing: 0.03,
      }),
    ];
  },
};
