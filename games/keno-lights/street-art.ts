import { steppedPath } from '../engine/stepped-path.ts';
import { paintDark, paintNumbers } from './lamp-art.ts';
import type { BoardLayout, Box } from './layout.ts';

type Pen = CanvasRenderingContext2D;

/** The street at night, the sign on its corner with all lamps dark. Painted once a size. */
export function paintStreet(pen: Pen, layout: BoardLayout): void {
  paintSky(pen, layout);
  paintTowers(pen, layout);
  paintFrame(pen, layout);
  for (const { x, y } of layout.lamps) {
    pen.save();
    pen.translate(x, y);
    paintDark(pen, layout.size);
    pen.restore();
  }
  paintNumbers(pen, layout, '#c3d0f2');
}

function paintSky(pen: Pen, { width, height, frame }: BoardLayout): void {
  const sky = pen.createRadialGradient(
    width / 2,
    frame.y + frame.height / 2,
    0,
    width / 2,
    frame.y + frame.height / 2,
    Math.max(width, height) * 0.75,
  );
  sky.addColorStop(0, '#6f8cff');
  sky.addColorStop(0.34, '#2a3a9c');
  sky.addColorStop(0.7, '#141a4c');
  sky.addColorStop(1, '#04051a');
  pen.fillStyle = sky;
  pen.fillRect(0, 0, width, height);
}

/** Across, breadth and height, in parts of the picture's height; the hue of the windows. */
const TOWERS = [
  [-0.98, 0.2, 0.72, '#ffd98a'],
  [-0.78, 0.16, 0.9, '#8fe0ff'],
  [-0.6, 0.2, 0.6, '#ffd98a'],
  [0.46, 0.2, 0.68, '#8fe0ff'],
  [0.66, 0.18, 0.94, '#ffd98a'],
  [0.86, 0.22, 0.76, '#ffd98a'],
] as const;

/** Stepped towers on both sides, where the sign leaves room for them. */
function paintTowers(pen: Pen, { width, height }: BoardLayout): void {
  for (const [across, breadth, share, lights] of TOWERS) {
    const x = width / 2 + across * Math.max(width / 2, height * 0.7);
    const wide = breadth * height;
    const high = share * height;
    const top = height - high;
    const wall = pen.createLinearGradient(x, 0, x + wide, 0);
    wall.addColorStop(0, '#2a3278');
    wall.addColorStop(0.4, '#1a1f50');
    wall.addColorStop(1, '#0b0d2a');
    pen.fillStyle = wall;
    pen.fillRect(x, top, wide, high);
    pen.fillRect(x + wide * 0.16, top - high * 0.07, wide * 0.68, high * 0.08);
    pen.fillRect(x + wide * 0.36, top - high * 0.15, wide * 0.28, high * 0.1);
    const pitch = Math.max(7, wide / 7);
    for (let row = 0; row * pitch * 1.5 < high - pitch; row += 1)
      for (let column = 0; column < 5; column += 1) {
        // A fixed pattern: some are at home, some are not.
        const isLit = (row * 7 + column * 3 + Math.round(share * 10)) % 5 < 2;
        pen.fillStyle = isLit ? `${lights}b3` : '#0a0c2899';
        pen.fillRect(
          x + wide * 0.14 + column * wide * 0.16,
          top + pitch + row * pitch * 1.5,
          wide * 0.07,
          pitch * 0.7,
        );
      }
  }
}

/** A stepped brass frame, dark within. */
function paintFrame(pen: Pen, { frame, rim }: BoardLayout): void {
  pen.save();
  pen.shadowColor = '#8fa8ffcc';
  pen.shadowBlur = rim * 1.6;
  pen.fillStyle = '#2b1405';
  steppedPath(pen, frame.x, frame.y, frame.width, frame.height, rim * 0.3);
  pen.fill();
  pen.restore();
  const brass = pen.createLinearGradient(0, frame.y, 0, frame.y + frame.height);
  brass.addColorStop(0, '#fff3c9');
  brass.addColorStop(0.16, '#e0ab4b');
  brass.addColorStop(0.5, '#8f5d1c');
  brass.addColorStop(0.84, '#d89b34');
  brass.addColorStop(1, '#6d4312');
  pen.fillStyle = brass;
  steppedPath(pen, frame.x, frame.y, frame.width, frame.height, rim * 0.3);
  pen.fill();
  pen.lineWidth = Math.max(1, rim * 0.07);
  pen.strokeStyle = '#2b1405';
  pen.stroke();
  pen.fillStyle = '#2b1408';
  const inner = shrink(frame, rim * 0.18);
  steppedPath(pen, inner.x, inner.y, inner.width, inner.height, rim * 0.26);
  pen.fill();
  const bed = shrink(frame, rim * 0.9);
  pen.fillStyle = '#0a0e26';
  pen.fillRect(bed.x, bed.y, bed.width, bed.height);
  pen.strokeStyle = brass;
  pen.lineWidth = Math.max(1.5, rim * 0.12);
  pen.strokeRect(bed.x, bed.y, bed.width, bed.height);
}

const shrink = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x + by,
  y: y + by,
  width: width - 2 * by,
  height: height - 2 * by,
});

/** Where the bulbs of the frame are, going round from the upper left. */
export function bulbsOf({ frame, rim }: BoardLayout): readonly { readonly x: number; readonly y: number }[] {
  const { x, y, width, height } = shrink(frame, rim * 0.54);
  const pitch = rim * 1.5;
  const [across, down] = [Math.round(width / pitch), Math.round(height / pitch)];
  const side = (count: number, at: (share: number) => { x: number; y: number }) =>
    Array.from({ length: count }, (_, index) => at(index / count));
  return [
    ...side(across, (share) => ({ x: x + share * width, y })),
    ...side(down, (share) => ({ x: x + width, y: y + share * height })),
    ...side(across, (share) => ({ x: x + width - share * width, y: y + height })),
    ...side(down, (share) => ({ x, y: y + height - share * height })),
  ];
}

/** A bulb of the frame: burning, or only warm. */
export function paintBulb(pen: Pen, size: number, isLit: boolean): void {
  const middle = size / 2;
  const light = pen.createRadialGradient(middle, middle, 0, middle, middle, middle);
  light.addColorStop(0, isLit ? '#fffdf0' : '#b98a4a');
  light.addColorStop(0.36, isLit ? '#ffe39a' : '#7a5322');
  light.addColorStop(0.46, isLit ? '#ffb34766' : '#7a532200');
  light.addColorStop(1, '#ffb34700');
  pen.fillStyle = light;
  pen.fillRect(0, 0, size, size);
}
