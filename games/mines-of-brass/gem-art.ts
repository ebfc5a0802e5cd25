import type { Pen } from './metal-art.ts';

type Hues = readonly [light: string, middle: string, deep: string];

/** The stones of the poster's cart. */
export const GEM_HUES: readonly [Hues, ...Hues[]] = [
  ['#eafcff', '#5cc3f2', '#1763b5'],
  ['#e2ffee', '#3fd08c', '#0c7a4c'],
  ['#ffe6e6', '#ff5a6a', '#a30d2a'],
  ['#f6e2ff', '#b05af0', '#5a189c'],
  ['#fff6d0', '#ffc94a', '#a86c10'],
];

/** Facets of a brilliant seen from the side, within -50 to 50, each with the hues it runs between. */
const FACETS: readonly (readonly [points: readonly number[], from: 0 | 1 | 2 | 3, to: 0 | 1 | 2])[] = [
  [[-27, -38, -50, -12, -22, -12], 0, 1],
  [[-27, -38, -22, -12, 0, -38], 1, 0],
  [[0, -38, -22, -12, 22, -12], 3, 1],
  [[0, -38, 22, -12, 27, -38], 1, 2],
  [[27, -38, 22, -12, 50, -12], 0, 1],
  [[-50, -12, -22, -12, 0, 46], 1, 2],
  [[-22, -12, 22, -12, 0, 46], 0, 1],
  [[22, -12, 50, -12, 0, 46], 2, 1],
];

export function paintGem(pen: Pen, size: number, hues: Hues): void {
  const colors = [...hues, '#ffffff'];
  pen.save();
  pen.translate(size / 2, size * 0.49);
  pen.scale(size / 128, size / 128);
  pen.lineJoin = 'round';
  pen.shadowColor = hues[1];
  pen.shadowBlur = size * 0.16;
  tracePath(pen, [-27, -38, 27, -38, 50, -12, 0, 46, -50, -12]);
  pen.fillStyle = hues[2];
  pen.fill();
  pen.shadowBlur = 0;
  pen.strokeStyle = '#0a0612';
  pen.lineWidth = 4;
  pen.stroke();
  for (const [points, from, to] of FACETS) {
    const ys = points.filter((_, index) => index % 2 === 1);
    const ramp = pen.createLinearGradient(0, Math.min(...ys), 0, Math.max(...ys));
    ramp.addColorStop(0, colors[from] ?? hues[0]);
    ramp.addColorStop(1, colors[to] ?? hues[1]);
    tracePath(pen, points);
    pen.fillStyle = ramp;
    pen.fill();
    pen.strokeStyle = '#ffffff70';
    pen.lineWidth = 1;
    pen.stroke();
  }
  paintStar(pen, -24, -29, 13);
  pen.restore();
}

function tracePath(pen: Pen, points: readonly number[]): void {
  pen.beginPath();
  for (let at = 0; at < points.length; at += 2) pen.lineTo(points[at] ?? 0, points[at + 1] ?? 0);
  pen.closePath();
}

export function paintStar(pen: Pen, x: number, y: number, radius: number): void {
  pen.fillStyle = '#ffffff';
  pen.beginPath();
  for (let tip = 0; tip < 8; tip += 1) {
    const reach = tip % 2 === 0 ? radius : radius * 0.18;
    pen.lineTo(x + Math.sin((tip * Math.PI) / 4) * reach, y - Math.cos((tip * Math.PI) / 4) * reach);
  }
  pen.closePath();
  pen.fill();
}
