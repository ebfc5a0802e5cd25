import { fan, rings } from '../parts/burst.ts';
import { inkFloor, jewelGround } from '../parts/ground.ts';
import { label, lettering } from '../parts/lettering.ts';
import { rim, under } from '../parts/light.ts';
import { glow, linear, METALS, metal } from '../parts/paint.ts';
import type { Poster } from '../parts/poster.ts';
import { chips, SUITS } from '../parts/props.ts';
import { dust, sparks } from '../parts/sparkle.ts';

/** A squeeze, seen from the player's seat: the card bends up from sapphire cloth and shows a corner. */
export const poster: Poster = {
  slug: 'live-baccarat',
  layers: (pen) => {
    const cast = rim(pen, { rim: '#ffffff', glow: '#7fb8ff', glowStrength: 0.5, glowSize: 10, shade: 0.15 });
    const paper = linear(
      pen,
      [
        [0, '#ffffff'],
        [55, '#f4e8cc'],
        [78, '#bfa878'],
        [100, '#fffaf0'],
      ],
      28,
    );
    const back = linear(
      pen,
      [
        [0, '#7d0f1c'],
        [60, '#c2283a'],
        [100, '#4d0610'],
      ],
      40,
    );
    const lattice = pen.url(
      (id) =>
        `<pattern id="${id}" width="12" height="12" patternUnits="userSpaceOnUse" patternTransform="rotate(38)"><path d="M0 0H12M0 0V12" stroke="#f0c46a" stroke-width="1.2"/></pattern>`,
    );
    const heart = (x: number, y: number, scale: number, turn: number): string =>
      `<path transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})" d="${SUITS.heart}" fill="#c4182c"/>`;
    return [
      jewelGround(
        pen,
        [
          [0, '#5f9cf0'],
          [34, '#1f4aa8'],
          [72, '#0c1c54'],
          [100, '#040a26'],
        ],
        190,
        150,
        320,
      ),
      rings(150, -70, [190, 202, 290, 302], '#e9bf6a', 1.6, 0.6),
      label('BANKER', 'limelight', 150, 84, 15, '#ffe7a6'),
      '<path d="M66 94H234M66 98H234" stroke="#e9bf6a" stroke-width=".9" opacity=".8"/>',
      [120, 146, 172]
        .map((radius) =>
          fan(300, 0, radius, { from: 90, to: 180, ribs: 7, colour: '#a9d2ff', width: 1, opacity: 0.3 }),
        )
        .join(''),
      glow(pen, 140, 210, 170, '#dfeeff', 0.5),
      under(
        cast,
        // The part still lying on the cloth shows the back; the part bent up shows the face.
        `<path d="M44 208L150 116L262 206L168 306Z" fill="${back}"/>`,
        `<path d="M52 208L150 124L253 206L167 297Z" fill="${lattice}" opacity=".55"/>`,
        '<path d="M57 208L150 129L248 206L167 292Z" fill="none" stroke="#f0c46a" stroke-width="2"/>',
      ),
      under(
        rim(pen, { rim: '#ffffff', glow: '#02081c', glowStrength: 0.8, glowSize: 9, shade: 0.2 }),
        `<path d="M44 208L168 306C196 300 214 268 206 238C196 204 172 176 146 166C116 156 70 176 44 208Z" fill="${paper}" stroke="#8a6420" stroke-width="1.2"/>`,
      ),
      label('9', 'abril-fatface', 96, 230, 34, '#a80f20', { turn: 40 }),
      heart(122, 232, 0.3, 40),
      heart(150, 212, 0.44, 40),
      heart(176, 248, 0.44, 40),
      heart(124, 186, 0.34, 40),
      '<path d="M206 238C196 204 172 176 146 166" fill="none" stroke="#fff" stroke-width="3" opacity=".8"/>',
      under(
        cast,
        chips(pen, 250, 288, '#c9962f', 6, 28),
        chips(pen, 36, 304, '#17101d', 4, 28),
        chips(pen, 84, 312, '#a80f20', 2, 26),
      ),
      `<path d="M0 318Q150 290 300 318V334Q150 306 0 334Z" fill="${metal(pen, 'brass')}"/><path d="M0 326Q150 298 300 326" stroke="${linear(pen, METALS.copper, 90)}" stroke-width="3" fill="none"/>`,
      sparks(pen, 8, { x: 40, y: 110, width: 220, height: 150 }, 7),
      dust(pen, 24, { x: 20, y: 30, width: 260, height: 220 }, '#ffffff', 1.3),
      inkFloor(pen, 286, '#040818', 0.98),
      lettering(pen, {
        text: 'LIVE',
        face: 'yeseva-one',
        x: 150,
        y: 338,
        width: 120,
        cap: 24,
        spacing: 0.3,
        fill: 'ice',
        key: '#040c2a',
        line: null,
      }),
      lettering(pen, {
        text: 'BACCARAT',
        face: 'yeseva-one',
        x: 150,
        y: 380,
        width: 258,
        cap: 36,
        key: '#040c2a',
      }),
    ];
  },
};
