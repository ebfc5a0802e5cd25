import { softRays } from '../../assets/parts/burst.ts';
import { inkFloor } from '../../assets/parts/ground.ts';
import { lettering } from '../../assets/parts/lettering.ts';
import { blurred, under } from '../../assets/parts/light.ts';
import { glow, linear, metal, round } from '../../assets/parts/paint.ts';
import { Pen, repeat } from '../../assets/parts/pen.ts';
import { posterSvg, svgDocument } from '../../assets/parts/poster.ts';
import { ridge, wave } from '../../assets/parts/scenery.ts';
import { dust } from '../../assets/parts/sparkle.ts';
import { disc, lamp, pool } from '../../assets/parts/theatre.ts';

const INK = '#1c0903';
const WIDTH = 200;
const HEIGHT = 300;

const LIT_GLASS = [
  [0, '#fffdf0'],
  [26, '#ffe9a0'],
  [62, '#ff9c3a'],
  [100, '#a63d10'],
] as const;
const DARK_GLASS = [
  [0, '#41636c'],
  [45, '#1d3a45'],
  [100, '#0a1820'],
] as const;

/** A ship's lantern of copper on 200 × 300 units, hung by its ring. */
function lantern(pen: Pen, isOn: boolean): string {
  const copper = metal(pen, 'copper', -14);
  const brass = metal(pen, 'brass', -10);
  const glass = round(pen, isOn ? LIT_GLASS : DARK_GLASS, [0.5, 0.56]);
  const edge = `stroke="${INK}" stroke-width="2"`;
  const plate = (y: number, width: number, height: number, fill: string, radius = 4) =>
    `<rect x="${100 - width / 2}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}" ${edge}/>`;
  const flame = `${glow(pen, 100, 172, 66, '#fff3c0', 1)}<path d="M100 128C118 152 124 168 116 188C112 200 88 200 84 188C76 168 88 152 100 128Z" fill="#fff8dc"/><path d="M100 152C110 168 112 178 108 188C105 195 95 195 92 188C88 178 94 166 100 152Z" fill="#ffb040"/>`;
  const wick = '<path d="M100 208V186" stroke="#0a1418" stroke-width="5" stroke-linecap="round"/>';
  const guards = repeat(3, (at) => {
    const reach = 46 - at * 23;
    const x = (side: number) => 100 + side * reach;
    const bar = (side: number) =>
      `<path d="M${x(side)} 112Q${100 + side * (reach + 14)} 166 ${x(side)} 218" fill="none" stroke="${copper}" stroke-width="4"/>`;
    return at === 2 ? bar(0) : bar(-1) + bar(1);
  });
  const hoop = (y: number) =>
    `<path d="M38 ${y}Q100 ${y + 16} 162 ${y}" fill="none" stroke="${brass}" stroke-width="4.4"/>`;
  const shine =
    '<path d="M58 126Q46 166 58 206" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".42"/>';
  const vents = repeat(5, (at) => `<circle cx="${68 + at * 16}" cy="92" r="3.6" fill="${INK}"/>`);
  return [
    isOn ? glow(pen, 100, 166, 100, '#ffa54a', 0.9) : '',
    under(
      lamp(pen, isOn ? '#ffb347' : '#0a1a22', isOn ? 0.7 : 0.3, 0.8),
      `<circle cx="100" cy="24" r="15" fill="none" stroke="${brass}" stroke-width="6"/>`,
      plate(36, 26, 14, brass),
      `<path d="M48 84Q54 50 100 46Q146 50 152 84Z" fill="${copper}" ${edge}/>`,
      `<path d="M66 74Q72 58 96 54" fill="none" stroke="#ffe6cf" stroke-width="4" stroke-linecap="round" opacity=".75"/>`,
      plate(82, 120, 20, copper),
      vents,
      plate(100, 106, 14, brass),
      `<path d="M52 114H148Q172 166 148 220H52Q28 166 52 114Z" fill="${glass}" ${edge}/>`,
      isOn ? flame : wick,
      shine,
      guards,
      hoop(146) + hoop(182),
      plate(218, 112, 14, brass),
      `<path d="M40 232H160L150 270H50Z" fill="${copper}" ${edge}/>`,
      plate(242, 52, 16, brass, 2),
      plate(268, 112, 12, copper, 6),
    ),
  ].join('');
}

export function lanternSvg(isOn: boolean): string {
  const pen = new Pen(isOn ? 'copper-lantern-lit' : 'copper-lantern-dark');
  return svgDocument(WIDTH, HEIGHT, pen, lantern(pen, isOn));
}

/** The harbor before dawn, in poster units; it reaches past both edges for wide pictures. */
function harbor(pen: Pen): string {
  const sky = linear(pen, [
    [0, '#04151c'],
    [40, '#0b3a44'],
    [58, '#3d5450'],
    [70, '#b56a35'],
    [100, '#f0a860'],
  ]);
  const wide = (content: string) => `<g transform="translate(-200 0) scale(2.34 1)">${content}</g>`;
  const row = (y: number, fill: string, crest: string, length: number, shift: number) =>
    wide(wave(y, fill, crest, { height: 5, length, shift }));
  return [
    `<rect x="-200" width="700" height="400" fill="${sky}"/>`,
    dust(pen, 70, { x: -200, y: 0, width: 700, height: 130 }, '#e8fbff', 1),
    softRays(pen, 150, 236, 330, 40, '#ffd6a0', 0.3),
    disc(pen, 150, 232, 46, ['#fff4dc', '#ffd79a', '#f09a4c']),
    wide(ridge(pen, 238, 34, 8, '#123039')),
    wide(ridge(pen, 246, 20, 12, '#0a222a')),
    row(242, '#1b5862', '#e9b27a', 40, 0),
    pool(pen, 150, 252, 76, 9, '#ffe2b4', 0.7),
    row(264, '#13454f', '#b98a5e', 52, 14),
    row(292, '#0d333d', '#6d7a68', 60, 4),
    row(328, '#08242d', '#3c5a5a', 74, 22),
    row(366, '#041820', '#22424a', 88, 10),
  ].join('');
}

const placed = (pen: Pen, isOn: boolean, x: number, y: number, height: number, turn: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${height / HEIGHT}) translate(-100 -24)">${lantern(pen, isOn)}</g>`;

/** From which the lanterns hang. */
const spar = (pen: Pen, y: number): string =>
  `<rect x="-200" y="${y}" width="700" height="15" fill="${linear(pen, [
    [0, '#a9683a'],
    [35, '#6f3a1a'],
    [100, '#2a1208'],
  ])}" stroke="${INK}" stroke-width="1.4"/>${repeat(
    8,
    (at) => `<path d="M${-150 + at * 84} ${y}v15" stroke="#d9a05e" stroke-width="3"/>`,
  )}`;

const scene = (pen: Pen): string =>
  [
    harbor(pen),
    spar(pen, 34),
    blurred(0.5, placed(pen, true, 54, 50, 176, 5)),
    blurred(0.5, placed(pen, false, 246, 50, 176, -5)),
    placed(pen, true, 150, 48, 244, 0),
  ].join('');

/** The picture of the list, 3:4. */
export const thumbSvg = (): string =>
  posterSvg({
    slug: 'copper-lantern',
    frame: '#d98a52',
    layers: (pen) => [
      scene(pen),
      inkFloor(pen, 268, '#03131a', 0.97),
      lettering(pen, { text: 'COPPER', face: 'federo', x: 150, y: 338, width: 224, cap: 30, spacing: 0.1 }),
      lettering(pen, { text: 'LANTERN', face: 'federo', x: 150, y: 378, width: 244, cap: 30, spacing: 0.1 }),
    ],
  });

/** The same without a name, 16:9. */
export function wideSvg(): string {
  const pen = new Pen('copper-lantern-wide');
  return svgDocument(640, 360, pen, `<g transform="translate(125 -14) scale(1.3)">${scene(pen)}</g>`);
}

/** What is behind the lanterns of the page, to be cut to any window. */
export function backdropSvg(): string {
  const pen = new Pen('copper-lantern-backdrop');
  return svgDocument(600, 400, pen, `<g transform="translate(150 0)">${harbor(pen)}</g>`);
}
