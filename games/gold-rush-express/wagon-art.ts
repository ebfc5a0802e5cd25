import { metalGradient, type Pen } from '../slot/brush.ts';
import { shadeDrum } from '../slot/drum-shade.ts';
import type { Box, SlotLayout } from '../slot/slot-layout.ts';
import type { Hour } from './plain-art.ts';

const BEDS: Record<Hour, readonly [edge: string, middle: string]> = {
  sunset: ['#22090F', '#5A2426'],
  night: ['#0C0712', '#2A0F18'],
};

/** The inside of each wagon: dark planks, lightest in the middle row. */
export function paintBeds(pen: Pen, { reels, cell, reelGap, columns, rows }: SlotLayout, hour: Hour): void {
  const [edge, middle] = BEDS[hour];
  pen.fillStyle = '#12060A';
  pen.fillRect(reels.x - 4, reels.y - 4, reels.width + 8, reels.height + 8);
  for (let reel = 0; reel < columns; reel += 1) {
    const x = reels.x + reel * (cell.width + reelGap);
    const bed = pen.createLinearGradient(0, reels.y, 0, reels.y + reels.height);
    bed.addColorStop(0, edge);
    bed.addColorStop(0.5, middle);
    bed.addColorStop(1, edge);
    pen.fillStyle = bed;
    pen.fillRect(x, reels.y, cell.width, reels.height);
    pen.fillStyle = '#00000030';
    for (let plank = 1; plank < 4; plank += 1)
      pen.fillRect(x + (cell.width * plank) / 4, reels.y, 1.5, reels.height);
    pen.fillStyle = '#FFD98A1C';
    for (let row = 1; row < rows; row += 1)
      pen.fillRect(x + 4, reels.y + row * cell.height, cell.width - 8, 1);
  }
}

/** Shade in the upper and lower edge, and iron posts where one wagon ends and the next begins. */
export function paintDoors(pen: Pen, layout: SlotLayout): void {
  const { reels, cell, reelGap, columns } = layout;
  shadeDrum(pen, layout, 0.24, [
    [0, '#0A0305C0'],
    [1, '#0A030500'],
  ]);
  for (let reel = 1; reel < columns; reel += 1) {
    const x = reels.x + reel * (cell.width + reelGap) - reelGap;
    const post = pen.createLinearGradient(x, 0, x + reelGap, 0);
    post.addColorStop(0, '#3A1C05');
    post.addColorStop(0.4, '#F6CF7C');
    post.addColorStop(1, '#6B4416');
    pen.fillStyle = post;
    pen.fillRect(x, reels.y, reelGap, reels.height);
  }
}

/** The train's side: red boards with brass edges, and under every reel the wheels of its wagon. */
export function paintWagons(pen: Pen, layout: SlotLayout): void {
  const { frame, reels, channel, cell, reelGap, columns } = layout;
  const body = new Path2D();
  body.rect(frame.x, frame.y, frame.width, frame.height);
  body.rect(reels.x - 1, reels.y - 1, reels.width + 2, reels.height + 2);
  pen.save();
  pen.shadowColor = '#000000B0';
  pen.shadowBlur = 24;
  pen.shadowOffsetY = 10;
  const paint = pen.createLinearGradient(0, frame.y, 0, frame.y + frame.height);
  paint.addColorStop(0, '#C4242A');
  paint.addColorStop(0.08, '#8A121C');
  paint.addColorStop(0.9, '#5C0A14');
  paint.addColorStop(1, '#2A0508');
  pen.fillStyle = paint;
  pen.fill(body, 'evenodd');
  pen.restore();
  pen.strokeStyle = metalGradient(pen, frame.y, frame.y + frame.height);
  pen.lineWidth = 3;
  pen.beginPath();
  pen.rect(frame.x + 1.5, frame.y + 1.5, frame.width - 3, frame.height - 3);
  pen.stroke();
  pen.strokeRect(reels.x - 2.5, reels.y - 2.5, reels.width + 5, reels.height + 5);
  paintRail(pen, layout);
  const radius = Math.min(channel * 0.66, cell.width * 0.2);
  const axle = frame.y + frame.height - radius * 0.55;
  for (let reel = 0; reel < columns; reel += 1) {
    const middle = reels.x + reel * (cell.width + reelGap) + cell.width / 2;
    for (const side of [-1, 1]) paintWheel(pen, middle + side * cell.width * 0.27, axle, radius);
  }
}

/** The rail that the train stands on. */
function paintRail(pen: Pen, { frame, channel, cell }: SlotLayout): void {
  const radius = Math.min(channel * 0.66, cell.width * 0.2);
  const y = frame.y + frame.height + radius * 0.42;
  pen.fillStyle = metalGradient(pen, y, y + 5);
  pen.fillRect(frame.x - 14, y, frame.width + 28, 4);
}

function paintWheel(pen: Pen, x: number, y: number, radius: number): void {
  pen.fillStyle = '#170A0E';
  pen.strokeStyle = metalGradient(pen, y - radius, y + radius);
  pen.lineWidth = Math.max(2, radius * 0.2);
  pen.beginPath();
  pen.arc(x, y, radius, 0, Math.PI * 2);
  pen.fill();
  pen.stroke();
  pen.lineWidth = Math.max(1, radius * 0.1);
  for (let spoke = 0; spoke < 4; spoke += 1) {
    const angle = (spoke * Math.PI) / 4 + 0.3;
    const reach = radius * 0.86;
    pen.beginPath();
    pen.moveTo(x - Math.cos(angle) * reach, y - Math.sin(angle) * reach);
    pen.lineTo(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach);
    pen.stroke();
  }
  pen.fillStyle = '#F6CF7C';
  pen.beginPath();
  pen.arc(x, y, radius * 0.26, 0, Math.PI * 2);
  pen.fill();
}

/** Brass plate with a rim, for what is written on. */
export function paintPlate(pen: Pen, box: Box, [top, foot]: readonly [string, string]): void {
  const { y, height } = box;
  pen.save();
  Object.assign(pen, { shadowColor: '#000000A0', shadowBlur: 12, shadowOffsetY: 5 });
  fillInside(pen, box, 0, metalGradient(pen, y, y + height));
  pen.restore();
  const face = pen.createLinearGradient(0, y + 4, 0, y + height - 4);
  face.addColorStop(0, top);
  face.addColorStop(1, foot);
  fillInside(pen, box, 4, face);
}

function fillInside(pen: Pen, { x, y, width, height }: Box, inset: number, fill: CanvasGradient): void {
  pen.beginPath();
  pen.roundRect(x + inset, y + inset, width - 2 * inset, height - 2 * inset, 8 - inset * 0.75);
  pen.fillStyle = fill;
  pen.fill();
}

/** A lamp on the train's side in the middle of a square of `size`. */
export function paintLamp(pen: Pen, size: number, isLit: boolean): void {
  const half = size / 2;
  pen.translate(half, half);
  if (isLit) {
    const shine = pen.createRadialGradient(0, 0, 0, 0, 0, half);
    shine.addColorStop(0, '#FFE7A6');
    shine.addColorStop(0.4, '#FFB34790');
    shine.addColorStop(1, '#FF8A1E00');
    pen.fillStyle = shine;
    pen.fillRect(-half, -half, size, size);
  }
  pen.beginPath();
  pen.arc(0, 0, size * 0.17, 0, Math.PI * 2);
  pen.fillStyle = isLit ? '#FFF6D2' : '#6B3A16';
  pen.fill();
  pen.strokeStyle = '#3A1C05';
  pen.lineWidth = 1;
  pen.stroke();
}
