import type { ActivityPicture } from '../parts/activity-picture.ts';
import { blurred, relief, under } from '../parts/light.ts';
import { linear, metal } from '../parts/paint.ts';
import { repeat } from '../parts/pen.ts';
import { cloud, curledWaves } from '../parts/scenery.ts';
import { sparks } from '../parts/sparkle.ts';
import { engraved } from '../parts/symbol.ts';
import { backdrop, disc, lamp } from '../parts/theatre.ts';

/** An ocean liner leaves the harbour under the sun, bound for elsewhere. */
export const activity: ActivityPicture = {
  slug: 'out-link',
  layers: (pen) => {
    const hull = linear(
      pen,
      [
        [0, '#2a3a52'],
        [45, '#0e1a2c'],
        [54, '#0a1220'],
        [100, '#04070e'],
      ],
      90,
    );
    const white = linear(
      pen,
      [
        [0, '#ffffff'],
        [60, '#e6dcc8'],
        [100, '#b8a888'],
      ],
      90,
    );
    const funnel = (x: number, y: number, s: number): string =>
      `<g transform="translate(${x} ${y}) scale(${s})"><path d="M-26 60L-20 -44Q0 -52 20 -44L26 60Z" fill="${metal(pen, 'ruby')}" stroke="#2a0408" stroke-width="2"/><path d="M-20.500 -44Q0 -52 20.500 -44L22 -20Q0 -28 -22 -20Z" fill="#140a10"/></g>`;
    return [
      backdrop(pen, 'teal', 400, 168, { count: 28, strength: 0.16, ray: '#fff0c0' }),
      disc(pen, 412, 160, 128, ['#fffbe0', '#ffd98a', '#ff9a52']),
      cloud(112, 112, 34, ['#1c8a8c', '#0f6a70'], '#bff0e6'),
      cloud(566, 76, 28, ['#1c8a8c', '#0f6a70'], '#bff0e6'),
      blurred(
        2.4,
        repeat(
          4,
          (index) =>
            `<circle cx="${308 - index * 44}" cy="${44 - index * 4}" r="${20 + index * 5}" fill="#d9f0e8" opacity="${0.5 - index * 0.1}"/>`,
        ),
      ),
      under(
        lamp(pen, '#ffb347', 0.5),
        funnel(330, 112, 0.92),
        funnel(388, 106, 1),
        funnel(446, 112, 0.92),
        `<path d="M236 196L258 156H520L560 196Z" fill="${white}" stroke="#6b5a3a" stroke-width="1.6"/><path d="M206 226L226 192H590L604 226Z" fill="${white}" stroke="#6b5a3a" stroke-width="1.6"/>`,
        repeat(
          11,
          (index) => `<circle cx="${278 + index * 22.5}" cy="178" r="5" fill="#ffcf6b" stroke="#6b4416"/>`,
        ),
        repeat(
          15,
          (index) => `<circle cx="${242 + index * 23.6}" cy="210" r="5" fill="#ffcf6b" stroke="#6b4416"/>`,
        ),
        `<path d="M92 216L236 224H640V346H176C140 316 110 262 92 216Z" fill="${hull}" stroke="#e9bf6a" stroke-width="2.4"/><path d="M100 236L640 244" stroke="${metal(pen, 'brass')}" stroke-width="5"/><path d="M128 284C140 306 152 326 176 346H640V312H150Z" fill="#7a0f20"/>`,
        `<path d="M130 214V120M130 124L330 84" stroke="#d9c28a" stroke-width="2.4"/>`,
      ),
      repeat(
        8,
        (index) =>
          `<path d="M${130 + index * 26} ${131 - index * 5.2}l18 -3l-5 20Z" fill="${['#e0243a', '#ffcf4a', '#3c8cf0', '#f4ecdd'][index % 4]}"/>`,
      ),
      engraved(pen, 'anchor', 'brass', {
        x: 186,
        y: 272,
        size: 50,
        filter: relief(pen, { glow: '#000', glowStrength: 0.4, glowSize: 4 }),
      }),
      `<g transform="translate(0 -40)">${curledWavesWide('#0c5a62', '#8ff0e4', 346)}${curledWavesWide('#063c46', '#4fc4bd', 372)}</g>`,
      sparks(pen, 7, { x: 240, y: 30, width: 340, height: 110 }, 8),
    ];
  },
};

/** Rows of hooked waves across the whole width. */
function curledWavesWide(fill: string, crest: string, y: number): string {
  return `${curledWaves(y, fill, crest, 68)}<g transform="translate(340 0)">${curledWaves(y, fill, crest, 68)}</g>`;
}
