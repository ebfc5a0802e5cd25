import { GEM_HUES, paintGem } from './gem-art.ts';
import type { FieldLayout } from './layout.ts';
import { type Pen, paintRivet } from './metal-art.ts';

/** The gallery of the mine behind and around the field: rock, lamplight and timber. Painted once a size. */
export function paintGallery(pen: Pen, layout: FieldLayout): void {
  const { width, height, frame } = layout;
  const middle = { x: width / 2, y: frame.y + frame.size * 0.42 };
  const light = pen.createRadialGradient(
    middle.x,
    middle.y,
    0,
    middle.x,
    middle.y,
    Math.max(width, height) * 0.8,
  );
  light.addColorStop(0, '#f0b252');
  light.addColorStop(0.3, '#a4622a');
  light.addColorStop(0.62, '#4b2715');
  light.addColorStop(1, '#140a07');
  pen.fillStyle = light;
  pen.fillRect(0, 0, width, height);
  paintRock(pen, layout, 1);
  paintRock(pen, layout, -1);
  paintFrame(pen, layout);
  const { x, y, size } = frame;
  if (x > size * 0.2) {
    paintVein(pen, layout);
    paintLamp(pen, x - size * 0.12, y + size * 0.2, size * 0.075);
    paintLamp(pen, x + size * 1.12, y + size * 0.2, size * 0.075);
  }
}

/** How far the rock reaches into the free space beside the field, from top to bottom: the far wall and the near one. */
const FAR_WALL = [0.98, 0.84, 0.9, 0.78, 0.88, 0.74, 0.82, 0.79, 0.94, 0.83, 0.9, 0.8, 0.95];
const NEAR_WALL = [0.72, 0.55, 0.62, 0.44, 0.5, 0.4, 0.52, 0.43, 0.6, 0.47, 0.58, 0.52, 0.7];

function paintRock(pen: Pen, layout: FieldLayout, side: 1 | -1): void {
  paintWall(pen, layout, side, { edge: FAR_WALL, dark: '#2a1810', light: '#5a3820', line: '#8f6238' });
  paintWall(pen, layout, side, { edge: NEAR_WALL, dark: '#0d0706', light: '#2f1c13', line: '#6b4729' });
}

interface Wall {
  readonly edge: readonly number[];
  readonly dark: string;
  readonly light: string;
  readonly line: string;
}

/** A wall with facets along its edge, lit from the gallery. */
function paintWall(
  pen: Pen,
  { width, height, frame }: FieldLayout,
  side: 1 | -1,
  { edge, dark, light, line }: Wall,
): void {
  const reach = Math.max(20, frame.x);
  const at = (share: number) => (side === 1 ? share * reach : width - share * reach);
  const outer = side === 1 ? 0 : width;
  const shade = pen.createLinearGradient(outer, 0, at(1), 0);
  shade.addColorStop(0, dark);
  shade.addColorStop(1, light);
  const rise = height / (edge.length - 1);
  pen.beginPath();
  pen.moveTo(outer, 0);
  edge.forEach((share, step) => {
    pen.lineTo(at(share), step * rise);
  });
  pen.lineTo(outer, height);
  pen.closePath();
  pen.fillStyle = shade;
  pen.fill();
  edge.slice(1).forEach((to, step) => {
    const from = edge[step] ?? to;
    pen.beginPath();
    pen.moveTo(at(from), step * rise);
    pen.lineTo(at(to), (step + 1) * rise);
    pen.strokeStyle = line;
    pen.lineWidth = 1.5;
    pen.stroke();
    pen.lineTo(at(to * (step % 2 ? 0.62 : 0.78)), (step + 1.4) * rise);
    pen.lineTo(at(from * (step % 2 ? 0.78 : 0.66)), (step + 0.2) * rise);
    pen.closePath();
    // A plane that faces down lies in shadow.
    pen.fillStyle = to < from ? '#00000040' : '#ffcf8a1c';
    pen.fill();
  });
}

/** Stones in the walls of a wide gallery: across, down, size in parts of the field, and hue. */
const VEIN = [
  [0.3, 0.16, 0.11, 1],
  [0.52, 0.74, 0.13, 4],
  [0.22, 0.55, 0.09, 0],
  [0.66, 0.93, 0.08, 3],
] as const;

function paintVein(pen: Pen, { width, frame }: FieldLayout): void {
  for (const [across, down, share, hue] of VEIN)
    for (const side of [1, -1] as const) {
      const size = frame.size * share;
      const x = side === 1 ? across * frame.x : width - across * frame.x;
      pen.save();
      pen.translate(x - size / 2, frame.y + down * frame.size - size / 2);
      paintGem(pen, size, GEM_HUES[(hue + (side === 1 ? 0 : 2)) % GEM_HUES.length] ?? GEM_HUES[0]);
      pen.restore();
    }
}

function woodGradient(pen: Pen, x: number, y: number, across: 'x' | 'y', thickness: number): CanvasGradient {
  const ramp =
    across === 'x'
      ? pen.createLinearGradient(x, y, x + thickness, y)
      : pen.createLinearGradient(x, y, x, y + thickness);
  ramp.addColorStop(0, '#3c210f');
  ramp.addColorStop(0.18, '#a8703c');
  ramp.addColorStop(0.5, '#7b4a22');
  ramp.addColorStop(0.85, '#54300f');
  ramp.addColorStop(1, '#241107');
  return ramp;
}

/** Two posts and two beams around the cells, held by brass at the corners. */
function paintFrame(pen: Pen, { frame }: FieldLayout): void {
  const { x, y, size } = frame;
  const thick = size * 0.045;
  pen.save();
  pen.shadowColor = '#000000c0';
  pen.shadowBlur = thick * 1.4;
  pen.fillStyle = '#120a08';
  pen.fillRect(x, y, size, size);
  pen.restore();
  const bed = pen.createLinearGradient(0, y, 0, y + size);
  bed.addColorStop(0, '#1c100b');
  bed.addColorStop(1, '#2c1a12');
  pen.fillStyle = bed;
  pen.fillRect(x, y, size, size);
  for (const left of [x, x + size - thick]) {
    pen.fillStyle = woodGradient(pen, left, y, 'x', thick);
    pen.fillRect(left, y, thick, size);
  }
  for (const top of [y, y + size - thick]) {
    pen.fillStyle = woodGradient(pen, x, top, 'y', thick);
    pen.fillRect(x - thick * 0.35, top, size + thick * 0.7, thick);
  }
  for (const [cornerX, cornerY] of [
    [x, y],
    [x + size - thick, y],
    [x, y + size - thick],
    [x + size - thick, y + size - thick],
  ] as const)
    paintBracket(pen, cornerX - thick * 0.3, cornerY - thick * 0.3, thick * 1.6);
}

function paintBracket(pen: Pen, x: number, y: number, size: number): void {
  const brass = pen.createLinearGradient(x, y, x + size, y + size);
  brass.addColorStop(0, '#fff0b8');
  brass.addColorStop(0.4, '#d89b34');
  brass.addColorStop(0.55, '#8a5a18');
  brass.addColorStop(1, '#e9b95c');
  pen.fillStyle = brass;
  pen.strokeStyle = '#2b1608';
  pen.lineWidth = Math.max(1, size * 0.06);
  pen.beginPath();
  pen.roundRect(x, y, size, size, size * 0.14);
  pen.fill();
  pen.stroke();
  paintRivet(pen, x + size / 2, y + size / 2, size * 0.2);
}

function paintLamp(pen: Pen, x: number, y: number, size: number): void {
  const glow = pen.createRadialGradient(x, y, 0, x, y, size * 3.4);
  glow.addColorStop(0, '#ffe7a6cc');
  glow.addColorStop(0.35, '#ffb34755');
  glow.addColorStop(1, '#ffb34700');
  pen.fillStyle = glow;
  pen.fillRect(x - size * 3.4, y - size * 3.4, size * 6.8, size * 6.8);
  pen.strokeStyle = '#2b1608';
  pen.lineWidth = size * 0.12;
  pen.beginPath();
  pen.arc(x, y - size * 1.1, size * 0.42, Math.PI, 0);
  pen.stroke();
  const glass = pen.createLinearGradient(0, y - size, 0, y + size);
  glass.addColorStop(0, '#fff6d2');
  glass.addColorStop(1, '#ffb347');
  pen.fillStyle = glass;
  pen.beginPath();
  pen.roundRect(x - size * 0.5, y - size * 0.85, size, size * 1.7, size * 0.3);
  pen.fill();
  pen.fillStyle = '#8a5a18';
  for (const top of [y - size * 1.05, y + size * 0.75]) {
    pen.beginPath();
    pen.roundRect(x - size * 0.66, top, size * 1.32, size * 0.32, size * 0.08);
    pen.fill();
    pen.stroke();
  }
}
