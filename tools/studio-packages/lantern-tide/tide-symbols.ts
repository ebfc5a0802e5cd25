import { around, petals, rings, softRays } from '../../../assets/parts/burst.ts';
import { under } from '../../../assets/parts/light.ts';
import { glow, linear, metal, round } from '../../../assets/parts/paint.ts';
import { n, type Pen, polar, repeat } from '../../../assets/parts/pen.ts';
import { leaf as blade, cloud as discs } from '../../../assets/parts/scenery.ts';
import type { DrawSymbol } from '../../../assets/parts/symbol-frame.ts';
import { lamp } from '../../../assets/parts/theatre.ts';

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

function fan(pen: Pen): string[] {
  const gold = metal(pen, 'brass');
  return [
    under(
      lamp(pen, '#ffc35a', 0.45, 0.8),
      petals(80, 134, 26, 86, {
        from: 205,
        to: 335,
        count: 9,
        fills: ['#7a38c4', '#a96bf0'],
        line: '#ffe09a',
        width: 2,
      }),
      petals(80, 134, 22, 56, {
        from: 205,
        to: 335,
        count: 9,
        fills: ['#ffd98a', '#e0a23c'],
        line: '#5c3208',
        width: 1.4,
      }),
      `<circle cx="80" cy="134" r="14" fill="${gold}" stroke="#3a1c05" stroke-width="2"/><circle cx="80" cy="134" r="5" fill="#b01f63"/>`,
    ),
  ];
}

function pearl(pen: Pen): string[] {
  const shell = linear(pen, [
    [0, '#bff3ee'],
    [50, '#3aa6b4'],
    [100, '#0d4a63'],
  ]);
  const ball = round(
    pen,
    [
      [0, '#ffffff'],
      [40, '#fdf1e6'],
      [78, '#e2c6cf'],
      [100, '#a98aa6'],
    ],
    [0.34, 0.28],
  );
  const ribs = repeat(7, (at) => {
    const [x, y] = polar(80, 118, 72, 215 + (at * 130) / 7 - 0.7);
    return `<path d="M80 118L${n(x)} ${n(y)}" stroke="#083a50" stroke-width="1.8" opacity=".55"/>`;
  });
  return [
    under(
      lamp(pen, '#6fe3e0', 0.45, 0.8),
      petals(80, 118, 6, 76, { from: 205, to: 335, count: 7, fills: [shell], line: '#083a50', width: 2 }),
      ribs,
      `<path d="M20 100Q80 146 140 100Q134 146 80 148Q26 146 20 100Z" fill="${shell}" stroke="#083a50" stroke-width="2"/>`,
      `<circle cx="80" cy="98" r="29" fill="${ball}" stroke="#6d5470" stroke-width="1.6"/><ellipse cx="70" cy="87" rx="8" ry="5" fill="#fff" opacity=".9"/>`,
    ),
  ];
}

function wave(pen: Pen): string[] {
  const water = linear(pen, [
    [0, '#9fe0ff'],
    [40, '#2c7fd6'],
    [100, '#0c2c6b'],
  ]);
  return [
    under(
      lamp(pen, '#4a9cf0', 0.4, 0.8),
      `<path d="M14 138C14 70 52 26 104 30C136 33 150 60 136 78C128 88 108 86 106 72C96 82 100 108 146 138Z" fill="${water}" stroke="#06183f" stroke-width="2.4"/>`,
      `<path d="M30 138C32 88 58 50 102 44M50 138C52 104 66 78 88 66M72 138C74 118 80 104 92 94" fill="none" stroke="#dff4ff" stroke-width="4" stroke-linecap="round" opacity=".85"/>`,
      `<g fill="#f4fbff" stroke="#7fb4e6" stroke-width="1.4"><circle cx="128" cy="44" r="8"/><circle cx="142" cy="62" r="6"/><circle cx="112" cy="30" r="6"/><circle cx="146" cy="84" r="4"/></g>`,
    ),
  ];
}

function cloud(pen: Pen): string[] {
  return [
    under(
      lamp(pen, '#ffe7a6', 0.35, 0.7),
      discs(80, 92, 34, ['#f3ecff', '#a995d6'], '#4b3a7a'),
      rings(80, 80.1, [34], '#ffe09a', 2, 0.9),
    ),
  ];
}

function bamboo(pen: Pen): string[] {
  const cane = linear(
    pen,
    [
      [0, '#0b5a3a'],
      [34, '#7be6ac'],
      [60, '#23935f'],
      [100, '#053422'],
    ],
    90,
  );
  const stem = (x: number, top: number, width: number) =>
    repeat(3, (at) => {
      const height = (150 - top) / 3;
      return `<rect x="${x}" y="${n(top + at * height)}" width="${width}" height="${n(height - 3)}" rx="5" fill="${cane}" stroke="#052818" stroke-width="1.8"/>`;
    });
  const leaves = [
    [70, 44, 52, -150],
    [70, 44, 46, 172],
    [92, 66, 50, -28],
    [92, 66, 46, 12],
    [66, 96, 44, 158],
    [112, 104, 36, -14],
  ];
  return [
    under(
      lamp(pen, '#5fe0a0', 0.4, 0.8),
      stem(92, 34, 20),
      stem(62, 10, 24),
      `<g stroke="#052818" stroke-width="1.6">${leaves.map(([x = 0, y = 0, size = 0, turn = 0]) => blade(x, y, size, turn, '#3fc07f')).join('')}</g>`,
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
