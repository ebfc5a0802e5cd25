import { around, softRays } from '../../../assets/parts/burst.ts';
import { under } from '../../../assets/parts/light.ts';
import { glow, linear, metal, round } from '../../../assets/parts/paint.ts';
import { type Pen, repeat } from '../../../assets/parts/pen.ts';
import type { DrawSymbol } from '../../../assets/parts/symbol-frame.ts';
import { lamp } from '../../../assets/parts/theatre.ts';
import { bamboo, cloud, fan, pearl, wave } from './tide-low-symbols.ts';

const INK = '#1a0a06';

function lantern(pen: Pen): string[] {
  const skin = round(
    pen,
    [
      [0, '#fffbe0'],
      [30, '#ffd25e'],
      [68, '#f0702a'],
      [100, '#a01f18'],
    ],
    [0.5, 0.58],
  );
  const rib = (width: number) =>
    `<ellipse cx="80" cy="82" rx="${width}" ry="46" fill="none" stroke="#8f2a12" stroke-width="2" opacity=".6"/>`;
  const cap = (y: number, width: number) =>
    `<rect x="${80 - width / 2}" y="${y}" width="${width}" height="10" rx="2" fill="${metal(pen, 'brass')}" stroke="${INK}" stroke-width="1.4"/>`;
  const tassel = `<path d="M80 138V144M71 143H89L86 156H74Z" fill="#e2392f" stroke="${INK}" stroke-width="1.4"/>`;
  return [
    glow(pen, 80, 82, 78, '#ffb347', 0.75),
    under(
      lamp(pen, '#ffcf6b', 0.6, 0.6),
      `<path d="M80 8V28" stroke="${metal(pen, 'brass')}" stroke-width="4"/><circle cx="80" cy="12" r="6" fill="none" stroke="#ffe09a" stroke-width="3"/>`,
      `<ellipse cx="80" cy="82" rx="58" ry="46" fill="${skin}" stroke="#5c1209" stroke-width="2.4"/>`,
      [44, 27, 9].map(rib).join(''),
      cap(29, 46),
      cap(126, 46),
      tassel,
    ),
  ];
}

function moon(pen: Pen): string[] {
  const face = round(
    pen,
    [
      [0, '#ffffff'],
      [45, '#e8f1ff'],
      [82, '#a9c4ee'],
      [100, '#6f8fc8'],
    ],
    [0.36, 0.3],
  );
  const crater = (x: number, y: number, r: number) =>
    `<circle cx="${x}" cy="${y}" r="${r}" fill="#8ba9d8" opacity=".42"/>`;
  return [
    glow(pen, 80, 80, 79, '#bcd6ff', 0.8),
    softRays(pen, 80, 80, 80, 24, '#dbe8ff', 0.75),
    around(
      80,
      80,
      62,
      24,
      (x, y, at) => `<circle cx="${x}" cy="${y}" r="${at % 2 ? 1.6 : 3}" fill="#eaf2ff"/>`,
    ),
    under(
      lamp(pen, '#cfe0ff', 0.5, 0.5),
      `<circle cx="80" cy="80" r="50" fill="${metal(pen, 'silver')}"/><circle cx="80" cy="80" r="45" fill="${face}"/>`,
      crater(64, 68, 9) + crater(94, 62, 6) + crater(88, 94, 11) + crater(62, 98, 5),
    ),
  ];
}

function boat(pen: Pen): string[] {
  const sail = linear(pen, [
    [0, '#ff8a70'],
    [48, '#d01f34'],
    [100, '#7a0a1c'],
  ]);
  const batten = (y: number, left: number, right: number) =>
    `<path d="M${left} ${y}Q${(left + right) / 2} ${y - 7} ${right} ${y}" fill="none" stroke="#ffd98a" stroke-width="3"/>`;
  return [
    under(
      lamp(pen, '#ff7a4a', 0.5, 0.8),
      `<path d="M84 10V116" stroke="${metal(pen, 'brass')}" stroke-width="6"/>`,
      `<path d="M88 14Q150 40 140 108Q112 100 88 106Z" fill="${sail}" stroke="#3d0410" stroke-width="2"/>`,
      `<path d="M79 28Q26 52 24 104Q54 98 79 104Z" fill="${sail}" stroke="#3d0410" stroke-width="2"/>`,
      batten(46, 90, 124) +
        batten(68, 90, 138) +
        batten(89, 90, 141) +
        batten(58, 50, 78) +
        batten(80, 33, 78),
      `<path d="M10 112Q80 126 150 110Q140 146 112 148H50Q20 146 10 112Z" fill="${linear(pen, [
        [0, '#e9a552'],
        [45, '#9a5418'],
        [100, '#3f1c06'],
      ])}" stroke="#2a1204" stroke-width="2"/>`,
      `<path d="M14 117Q80 131 146 116" fill="none" stroke="#ffe09a" stroke-width="3.4"/>`,
      repeat(5, (at) => `<circle cx="${44 + at * 18}" cy="134" r="3.6" fill="#ffd76b"/>`),
    ),
  ];
}

function lotus(pen: Pen): string[] {
  const fill = (light: string, dark: string) =>
    linear(pen, [
      [0, light],
      [100, dark],
    ]);
  const petal = (turn: number, size: number, paint: string) =>
    `<path transform="translate(80 128) rotate(${turn}) scale(${size})" d="M0 0C-34 -30 -26 -78 0 -104C26 -78 34 -30 0 0Z" fill="${paint}" stroke="#6a1038" stroke-width="1.8"/>`;
  const outer = fill('#ff9cc4', '#b01f63');
  const inner = fill('#ffe6f1', '#ee5f9c');
  return [
    under(
      lamp(pen, '#ff8abf', 0.5, 0.8),
      [-78, 78].map((turn) => petal(turn, 0.72, outer)).join(''),
      [-52, 52].map((turn) => petal(turn, 0.92, outer)).join(''),
      [-27, 27].map((turn) => petal(turn, 1.02, inner)).join(''),
      petal(0, 1.1, fill('#fff6fa', '#f784b3')),
      `<path d="M22 130Q80 156 138 130Q118 148 80 149Q42 148 22 130Z" fill="#2aa06c" stroke="#0b4535" stroke-width="2"/>`,
    ),
  ];
}

/** The symbols of the slot by the names that its books have. */
export const TIDE_SYMBOLS: Readonly<Record<string, DrawSymbol>> = {
  lantern,
  moon,
  boat,
  lotus,
  fan,
  pearl,
  wave,
  cloud,
  bamboo,
};
