import { around, rays } from '../parts/burst.ts';
import { inkFloor, sky } from '../parts/ground.ts';
import { lettering } from '../parts/lettering.ts';
import { rim, under } from '../parts/light.ts';
import { glow, linear, METALS, metal, round } from '../parts/paint.ts';
import { n, type Pen, repeat } from '../parts/pen.ts';
import type { Poster } from '../parts/poster.ts';
import { cloud } from '../parts/scenery.ts';
import { dust, spark } from '../parts/sparkle.ts';

/** The engine from the front, its lamp at (0, -92), the buffer beam at y = 74. */
function engine(pen: Pen): string {
  const iron = linear(pen, [
    [0, '#8a6a72'],
    [40, '#3f2c36'],
    [100, '#160d14'],
  ]);
  const boiler = round(
    pen,
    [
      [0, '#6b4a52'],
      [70, '#2c1c26'],
      [100, '#120a10'],
    ],
    [0.36, 0.28],
  );
  const brass = metal(pen, 'brass');
  const sheen = linear(pen, METALS.brass, 90);
  const bars = repeat(11, (_, share) => {
    const top = -76 + 152 * share;
    const foot = -114 + 228 * share;
    return `<path d="M${n(top - 2)} 84H${n(top + 2)}L${n(foot + 3.6)} 140H${n(foot - 3.6)}Z" fill="${brass}"/>`;
  });
  const cylinder = (x: number): string =>
    `<rect x="${x - 21}" y="14" width="42" height="54" rx="5" fill="${iron}" stroke="#e9bf6a" stroke-width="1.6"/><circle cx="${x}" cy="40" r="13" fill="${brass}" stroke="#3a1c05"/><circle cx="${x}" cy="40" r="5" fill="#3a1c05"/>`;
  const lantern = (x: number): string =>
    `${glow(pen, x, 2, 24, '#ff5a3a', 0.9)}<rect x="${x - 7}" y="-8" width="14" height="20" rx="3" fill="#d4172a" stroke="#ffdf93" stroke-width="1.6"/>`;
  return [
    `<path d="M-22 -64L-36 -140H36L22 -64Z" fill="${iron}"/><path d="M-46 -156H46L38 -134H-38Z" fill="${sheen}" stroke="#3a1c05"/><path d="M-34 -126H34" stroke="#f6cf7c" stroke-width="2.4"/>`,
    cylinder(-86),
    cylinder(86),
    `<circle r="78" fill="${boiler}"/><circle r="73" fill="none" stroke="${sheen}" stroke-width="7"/><circle r="56" fill="#1a1018" stroke="#e9bf6a" stroke-width="1.8"/>`,
    around(0, 0, 64, 20, (x, y) => `<circle cx="${x}" cy="${y}" r="2.6" fill="#ffdf93"/>`),
    rays(0, 0, 52, 20, '#ffb35a', 0.18),
    `<circle r="33" fill="#7d0f1c" stroke="${sheen}" stroke-width="5"/><path d="M-12 8L0 -22L12 8L-20 -10H20Z" fill="#ffe7a6"/>`,
    `<rect x="-122" y="66" width="244" height="22" rx="3" fill="#a3161f" stroke="#ffdf93" stroke-width="1.8"/>`,
    repeat(8, (_, share) => `<circle cx="${n(-108 + 216 * share)}" cy="77" r="3.2" fill="#ffdf93"/>`),
    '<path d="M-78 86H78L118 142H-118Z" fill="#2a1418"/>',
    bars,
    lantern(-112),
    lantern(112),
  ].join('');
}

/** The express comes out of the sunset towards the viewer; the name hangs over it in the smoke. */
export const poster: Poster = {
  slug: 'gold-rush-express',
  layers: (pen) => {
    const mesa = linear(pen, [
      [0, '#c2602e'],
      [100, '#4a1a0a'],
    ]);
    const brass = linear(pen, METALS.brass, 40);
    return [
      sky(pen, [
        [0, '#34102c'],
        [24, '#a83226'],
        [50, '#ff9a3c'],
        [64, '#ffe08a'],
        [66, '#7a2f10'],
        [100, '#2a0d05'],
      ]),
      rays(150, 250, 460, 30, '#fff0b0', 0.18),
      glow(pen, 150, 240, 190, '#fff3c0', 0.9),
      `<path d="M0 262V176H22V160H56V176H66V262ZM300 262V190H276V150H242V190H232V262Z" fill="${mesa}"/>`,
      '<path d="M0 262H300" stroke="#ffcf7a" stroke-width="1.6"/>',
      repeat(9, (index) => {
        const share = index / 8;
        const w = 70 + share * share * 260;
        return `<rect x="${n(150 - w / 2)}" y="${n(276 + share * share * 118)}" width="${n(w)}" height="${n(4 + share * 10)}" fill="#1c0a04"/>`;
      }),
      '<path d="M112 262L4 400H28L124 262ZM188 262L296 400H272L176 262Z" fill="#ffd98a"/>',
      cloud(40, 128, 30, ['#8a3a26', '#a84a2c'], '#ffcf8a'),
      cloud(262, 128, 30, ['#8a3a26', '#a84a2c'], '#ffcf8a'),
      cloud(150, 92, 44, ['#b5532f', '#cc6b3a'], '#ffe0a8'),
      '<path d="M150 152L-60 400H90Z M150 152L360 400H210Z" fill="#fff3c0" opacity=".14"/>',
      `<g transform="translate(150 244)">${under(rim(pen, { rim: '#fff3c9', glow: '#ff8a1e', glowSize: 10 }), engine(pen))}</g>`,
      glow(pen, 150, 158, 88, '#fff3c0', 1),
      `<circle cx="150" cy="158" r="25" fill="${brass}" stroke="#3a1c05"/><circle cx="150" cy="158" r="18" fill="#fffdf0"/>`,
      spark(150, 158, 48, '#fffbe6', 0.9),
      dust(pen, 50, { x: 20, y: 90, width: 260, height: 250 }, '#ffe7a6', 1.9),
      inkFloor(pen, 318, '#1c0803', 0.95),
      lettering(pen, {
        text: 'GOLD RUSH',
        face: 'sancreek',
        x: 150,
        y: 78,
        width: 254,
        cap: 48,
        fill: 'fire',
        bend: { kind: 'arch', by: 18 },
      }),
      lettering(pen, { text: 'EXPRESS', face: 'rye', x: 150, y: 380, width: 220, cap: 32, spacing: 0.06 }),
    ];
  },
};
