import { petals, rings } from '../../../assets/parts/burst.ts';
import { under } from '../../../assets/parts/light.ts';
import { linear, metal, round } from '../../../assets/parts/paint.ts';
import { n, type Pen, polar, repeat } from '../../../assets/parts/pen.ts';
import { leaf as blade, cloud as discs } from '../../../assets/parts/scenery.ts';
import { lamp } from '../../../assets/parts/theatre.ts';

export function fan(pen: Pen): string[] {
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

export function pearl(pen: Pen): string[] {
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

export function wave(pen: Pen): string[] {
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

export function cloud(pen: Pen): string[] {
  return [
    under(
      lamp(pen, '#ffe7a6', 0.35, 0.7),
      discs(80, 92, 34, ['#f3ecff', '#a995d6'], '#4b3a7a'),
      rings(80, 80.1, [34], '#ffe09a', 2, 0.9),
    ),
  ];
}

export function bamboo(pen: Pen): string[] {
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
