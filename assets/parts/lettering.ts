import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font, type PathCommand } from 'fontkit';
import { blurred } from './light.ts';
import { linear, type Stop } from './paint.ts';
import { n, type Pen } from './pen.ts';

/** Display faces by package, with the weight taken. All OFL, from Fontsource. */
const WEIGHTS = {
  'abril-fatface': 400,
  'alfa-slab-one': 400,
  'bebas-neue': 400,
  'berkshire-swash': 400,
  'bowlby-one-sc': 400,
  bungee: 400,
  'bungee-inline': 400,
  chonburi: 400,
  'cinzel-decorative': 900,
  'elsie-swash-caps': 900,
  fascinate: 400,
  federo: 400,
  'gravitas-one': 400,
  limelight: 400,
  lobster: 400,
  metamorphous: 400,
  'pirata-one': 400,
  righteous: 400,
  rye: 400,
  sancreek: 400,
  shrikhand: 400,
  ultra: 400,
  'uncial-antiqua': 400,
  'yeseva-one': 400,
} as const;

export type Face = keyof typeof WEIGHTS;

const FILLS = {
  brass: [
    [0, '#fffbe6'],
    [30, '#ffe7a6'],
    [55, '#f0bd55'],
    [60, '#b97c22'],
    [68, '#ffdf93'],
    [100, '#d39a33'],
  ],
  silver: [
    [0, '#ffffff'],
    [50, '#dbe9f8'],
    [57, '#7f9ab8'],
    [66, '#f4f9ff'],
    [100, '#a5bdd6'],
  ],
  fire: [
    [0, '#fff7cf'],
    [40, '#ffd04a'],
    [70, '#ff7a2a'],
    [100, '#d8201f'],
  ],
  jade: [
    [0, '#f4fff8'],
    [45, '#b5f5d3'],
    [57, '#3fb07f'],
    [68, '#d4ffe8'],
    [100, '#6fd6a8'],
  ],
  rose: [
    [0, '#fff4f6'],
    [50, '#ffc3d6'],
    [57, '#c95a8a'],
    [68, '#ffdbe8'],
    [100, '#f08fb5'],
  ],
  ruby: [
    [0, '#ff8f7a'],
    [45, '#e22434'],
    [55, '#8d0a1a'],
    [65, '#ef3846'],
    [100, '#9b0f20'],
  ],
  ice: [
    [0, '#ffffff'],
    [50, '#c4ecff'],
    [57, '#4aa3d8'],
    [68, '#dff6ff'],
    [100, '#7cc4ec'],
  ],
  copper: [
    [0, '#fff3e6'],
    [48, '#ffbf8f'],
    [56, '#a8501f'],
    [66, '#ffcfa6'],
    [100, '#d9803f'],
  ],
  ivory: [
    [0, '#fffdf6'],
    [100, '#ecd9ad'],
  ],
  ink: [
    [0, '#3a2846'],
    [100, '#140d1c'],
  ],
} as const satisfies Record<string, readonly Stop[]>;

/** How a line leaves the straight: all move or grow with the position in the line, none squeezes a letter. */
export type Bend =
  | { kind: 'arch'; by: number }
  | { kind: 'slope'; by: number }
  | { kind: 'bulge'; by: number }
  | { kind: 'wave'; by: number };

export interface Title {
  text: string;
  face: Face;
  /** Middle of the line, and its baseline. */
  x: number;
  y: number;
  /** The room there is; the line takes the largest size that fits both. */
  width: number;
  cap: number;
  /** Extra space between letters, as a share of the size. */
  spacing?: number;
  fill?: keyof typeof FILLS;
  key?: string;
  line?: string | null;
  bend?: Bend;
}

const fonts = new Map<Face, Font>();

function fontOf(face: Face): Font {
  const known = fonts.get(face);
  if (known) return known;
  const file = `@fontsource/${face}/files/${face}-latin-${WEIGHTS[face]}-normal.woff2`;
  const font = create(readFileSync(createRequire(import.meta.url).resolve(file))) as Font;
  fonts.set(face, font);
  return font;
}

function bent(bend: Bend | undefined, x: number, y: number, half: number): [number, number] {
  const share = x / half;
  if (bend?.kind === 'arch') return [x, y - bend.by * (1 - share * share)];
  if (bend?.kind === 'slope') return [x, y - bend.by * share];
  if (bend?.kind === 'bulge') return [x, y * (1 + bend.by * (1 - share * share))];
  if (bend?.kind === 'wave') return [x, y - bend.by * Math.sin(share * Math.PI)];
  return [x, y];
}

const LETTERS: Record<PathCommand['command'], string> = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
};

/** Path data with every point, control points too, moved by `move`. */
function placed(commands: readonly PathCommand[], move: (x: number, y: number) => [number, number]): string {
  return commands
    .map(({ command, args }) => {
      const points: string[] = [];
      for (let i = 0; i < args.length; i += 2) points.push(...move(args[i] ?? 0, args[i + 1] ?? 0).map(n));
      return LETTERS[command] + points.join(' ');
    })
    .join('');
}

export interface Outline {
  /** Path data, the middle of the baseline at (0, 0). */
  path: string;
  width: number;
  cap: number;
}

/**
 * Text as an outline, as large as fits `width` and `cap` (height of a capital), never squeezed.
 * @throws Error when the face lacks a letter.
 */
export function outlineText(
  title: Pick<Title, 'text' | 'face' | 'width' | 'cap' | 'spacing' | 'bend'>,
): Outline {
  const font = fontOf(title.face);
  const run = font.layout(title.text);
  if (run.glyphs.some((glyph) => glyph.id === 0))
    throw new Error(`${title.face} lacks a letter of "${title.text}"`);
  const gap = (title.spacing ?? 0) * font.unitsPerEm;
  const length = run.advanceWidth + gap * (run.glyphs.length - 1);
  // Some fonts declare no height of capitals, or a wrong one: the letter H is measured instead.
  const capital = font.glyphForCodePoint(72).bbox.maxY;
  const scale = Math.min(title.width / length, title.cap / capital);
  const half = (length * scale) / 2;
  let pen = 0;
  const path = run.glyphs.map((glyph, index) => {
    const left = pen;
    const position = run.positions[index];
    pen += (position?.xAdvance ?? 0) + gap;
    return placed(glyph.path.commands, (px, py) =>
      bent(title.bend, (left + px + (position?.xOffset ?? 0)) * scale - half, -(py * scale), half),
    );
  });
  return { path: path.join(''), width: half * 2, cap: capital * scale };
}

/** Poster lettering, back to front: cast shadow, dark key, a line of metal, the face. */
export function lettering(pen: Pen, title: Title): string {
  const { path, cap } = outlineText(title);
  const weight = cap / 40;
  const key = title.key ?? '#1a0d08';
  const stroke = (colour: string, width: number): string =>
    `<path d="${path}" fill="${colour}" stroke="${colour}" stroke-width="${n(width * weight)}" stroke-linejoin="round"/>`;
  const line = title.line === null ? '' : stroke(title.line ?? '#c9962f', 4) + stroke(key, 1.7);
  const shadow = blurred(
    1.5,
    `<g transform="translate(0 ${n(3 * weight + 1.4)})" opacity=".8">${stroke('#05020a', 9)}</g>`,
  );
  const face = `<path d="${path}" fill="${linear(pen, FILLS[title.fill ?? 'brass'])}"/>`;
  return `<g transform="translate(${title.x} ${title.y})">${shadow}${stroke(key, 9)}${line}${face}</g>`;
}

/** Small plain lettering: figures on a card, a number on a wheel. */
export function label(
  text: string,
  face: Face,
  x: number,
  y: number,
  cap: number,
  fill: string,
  { width = 300, turn = 0 } = {},
): string {
  const { path } = outlineText({ text, face, width, cap });
  return `<path transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)})" d="${path}" fill="${fill}"/>`;
}
