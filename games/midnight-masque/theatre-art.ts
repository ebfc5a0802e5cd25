import { metalGradient, type Pen } from '../slot/brush.ts';
import { paintDrumBeds } from '../slot/drum-bed.ts';
import { shadeDrum } from '../slot/drum-shade.ts';
import { paintSignTitle } from '../slot/sign-title.ts';
import type { Box, SlotLayout } from '../slot/slot-layout.ts';
import type { Light } from './canal-art.ts';
import { paintPlume } from './plume-art.ts';

export const DISPLAY_FACES = ['Limelight', 'Noto Sans SC Variable', 'Figtree', 'serif'] as const;

const DAMASK: Record<Light, readonly [edge: string, middle: string]> = {
  night: ['#0A0322', '#33177C'],
  candles: ['#1C0418', '#7A1C60'],
};

/** Damask behind the symbols, woven with lozenges. */
export function paintDamask(pen: Pen, layout: SlotLayout, light: Light): void {
  const { reels, cell, rows } = layout;
  const [edge, middle] = DAMASK[light];
  paintDrumBeds(pen, layout, { gap: '#06011A', edge, middle }, (x) => {
    pen.strokeStyle = '#E9C8FF12';
    pen.lineWidth = 1;
    for (let row = 0; row < rows; row += 1) {
      const y = reels.y + (row + 0.5) * cell.height;
      pen.beginPath();
      pen.moveTo(x + cell.width / 2, y - cell.height / 2);
      pen.lineTo(x + cell.width, y);
      pen.lineTo(x + cell.width / 2, y + cell.height / 2);
      pen.lineTo(x, y);
      pen.closePath();
      pen.stroke();
    }
  });
}

/** The drum's shade above and below, and gilded rods between the reels. */
export function paintRods(pen: Pen, layout: SlotLayout): void {
  const { reels, cell, reelGap, columns } = layout;
  shadeDrum(pen, layout, 0.3, [
    [0, '#06011AD8'],
    [0.4, '#06011A60'],
    [1, '#06011A00'],
  ]);
  for (let reel = 1; reel < columns; reel += 1) {
    const x = reels.x + reel * (cell.width + reelGap) - reelGap;
    const rod = pen.createLinearGradient(x, 0, x + reelGap, 0);
    rod.addColorStop(0, '#5A2A3A');
    rod.addColorStop(0.45, '#FFD9CC');
    rod.addColorStop(1, '#4A1C30');
    pen.fillStyle = rod;
    pen.fillRect(x, reels.y, reelGap, reels.height);
  }
}

/** Rose metal around the glass, with a dark groove for the candles and a shell at each corner. */
export function paintGilding(pen: Pen, { frame, reels, channel }: SlotLayout): void {
  pen.save();
  pen.shadowColor = '#000000C0';
  pen.shadowBlur = 26;
  pen.shadowOffsetY = 10;
  pen.fillStyle = roseGradient(pen, frame.y, frame.y + frame.height);
  const body = new Path2D();
  body.roundRect(frame.x, frame.y, frame.width, frame.height, 16);
  body.rect(reels.x, reels.y, reels.width, reels.height);
  pen.fill(body, 'evenodd');
  pen.restore();
  const groove = new Path2D();
  groove.roundRect(frame.x + 4, frame.y + 4, frame.width - 8, frame.height - 8, 13);
  const inner = channel + 1;
  groove.roundRect(frame.x + inner, frame.y + inner, frame.width - 2 * inner, frame.height - 2 * inner, 6);
  pen.fillStyle = '#2A0B3E';
  pen.fill(groove, 'evenodd');
  pen.strokeStyle = '#1A0420';
  pen.lineWidth = 2;
  pen.strokeRect(reels.x - 1, reels.y - 1, reels.width + 2, reels.height + 2);
  const size = channel * 1.5;
  for (const [x, turn] of [
    [frame.x + 4, -Math.PI / 4],
    [frame.x + frame.width - 4, Math.PI / 4],
  ] as const) {
    paintShell(pen, x, frame.y + 4, size, turn);
    paintShell(pen, x, frame.y + frame.height - 4, size, Math.PI - turn);
  }
}

function roseGradient(pen: Pen, top: number, foot: number): CanvasGradient {
  const ramp = pen.createLinearGradient(0, top, 0, foot);
  ramp.addColorStop(0, '#FFF0EA');
  ramp.addColorStop(0.25, '#F2B8A6');
  ramp.addColorStop(0.5, '#8A3A4A');
  ramp.addColorStop(0.56, '#FFD0BE');
  ramp.addColorStop(1, '#7A2C44');
  return ramp;
}

function paintShell(pen: Pen, x: number, y: number, size: number, turn: number): void {
  pen.save();
  pen.translate(x, y);
  pen.rotate(turn);
  for (let rib = -3; rib <= 3; rib += 1) {
    pen.save();
    pen.rotate(rib * 0.28);
    pen.fillStyle = roseGradient(pen, -size, 0);
    pen.strokeStyle = '#4A1430';
    pen.lineWidth = 1;
    pen.beginPath();
    pen.ellipse(0, -size * 0.52, size * 0.17, size * 0.52, 0, 0, Math.PI * 2);
    pen.fill();
    pen.stroke();
    pen.restore();
  }
  pen.fillStyle = '#46D6C6';
  pen.strokeStyle = '#FFF0EA';
  pen.lineWidth = 2;
  pen.beginPath();
  pen.arc(0, -size * 0.08, size * 0.2, 0, Math.PI * 2);
  pen.fill();
  pen.stroke();
  pen.restore();
}

/** The name on velvet before a fan of plumes. */
export function paintPlumedSign(pen: Pen, { sign, frame }: SlotLayout, title: string): void {
  if (!sign) return;
  const middle = sign.x + sign.width / 2;
  const plate: Box = {
    x: middle - frame.width * 0.39,
    y: sign.y + sign.height * 0.5,
    width: frame.width * 0.78,
    height: sign.height * 0.44,
  };
  const length = sign.height * 0.7;
  for (const [index, turn] of [-1.15, 1.15, -0.78, 0.78, -0.4, 0.4, 0].entries()) {
    pen.save();
    pen.translate(middle + Math.sin(turn) * frame.width * 0.1, plate.y + plate.height * 0.5);
    pen.rotate(turn);
    paintPlume(pen, length * (1 + Math.abs(turn) * 0.22), length * 0.24, index % 2 ? 'blue' : 'violet');
    pen.restore();
  }
  pen.save();
  pen.shadowColor = '#000000B0';
  pen.shadowBlur = 14;
  pen.shadowOffsetY = 5;
  pen.fillStyle = roseGradient(pen, plate.y, plate.y + plate.height);
  scrollPath(pen, plate, 0);
  pen.fill();
  pen.restore();
  const velvet = pen.createLinearGradient(0, plate.y, 0, plate.y + plate.height);
  velvet.addColorStop(0, '#5A2A9C');
  velvet.addColorStop(1, '#1A0640');
  pen.fillStyle = velvet;
  scrollPath(pen, plate, 3.5);
  pen.fill();
  paintSignTitle(pen, plate, title, {
    face: DISPLAY_FACES,
    fill: roseGradient,
    outline: '#1C0530',
    share: 0.6,
  });
}

/** A plate whose ends are cut in by quarter circles. @param inset how far inside of it */
function scrollPath(pen: Pen, { x, y, width, height }: Box, inset: number): void {
  const cut = height * 0.24;
  const [left, right, top, foot] = [x + inset, x + width - inset, y + inset, y + height - inset];
  pen.beginPath();
  pen.moveTo(left + cut, top);
  pen.lineTo(right - cut, top);
  pen.arc(right, top, cut, Math.PI, Math.PI / 2, true);
  pen.lineTo(right, foot - cut);
  pen.arc(right, foot, cut, -Math.PI / 2, Math.PI, true);
  pen.lineTo(left + cut, foot);
  pen.arc(left, foot, cut, 0, -Math.PI / 2, true);
  pen.lineTo(left, top + cut);
  pen.arc(left, top, cut, Math.PI / 2, 0, true);
  pen.closePath();
}

/** The board under the glass, cut like the sign; its text is set above it. */
export function paintCartouche(pen: Pen, { board }: SlotLayout): void {
  pen.fillStyle = roseGradient(pen, board.y, board.y + board.height);
  scrollPath(pen, board, 0);
  pen.fill();
  const ground = pen.createLinearGradient(0, board.y, 0, board.y + board.height);
  ground.addColorStop(0, '#250A4C');
  ground.addColorStop(1, '#0E0322');
  pen.fillStyle = ground;
  scrollPath(pen, board, 2.5);
  pen.fill();
}

/** A candle's flame in the middle of a square of `size`; a lit one glows. */
export function paintFlame(pen: Pen, size: number, isLit: boolean): void {
  const middle = size / 2;
  if (isLit) {
    const halo = pen.createRadialGradient(middle, middle, 0, middle, middle, middle);
    halo.addColorStop(0, '#FFC86AC0');
    halo.addColorStop(1, '#FF8A3A00');
    pen.fillStyle = halo;
    pen.fillRect(0, 0, size, size);
  }
  pen.fillStyle = metalGradient(pen, middle, size);
  pen.fillRect(middle - size * 0.12, middle + size * 0.14, size * 0.24, size * 0.2);
  const flame = pen.createLinearGradient(0, size * 0.16, 0, size * 0.68);
  flame.addColorStop(0, isLit ? '#FF9A3A' : '#6A3A5A');
  flame.addColorStop(0.6, isLit ? '#FFF0B0' : '#4A2444');
  flame.addColorStop(1, isLit ? '#FFFFFF' : '#2A1030');
  pen.fillStyle = flame;
  pen.beginPath();
  pen.moveTo(middle, size * 0.14);
  pen.bezierCurveTo(
    middle + size * 0.26,
    size * 0.44,
    middle + size * 0.14,
    size * 0.68,
    middle,
    size * 0.68,
  );
  pen.bezierCurveTo(
    middle - size * 0.14,
    size * 0.68,
    middle - size * 0.26,
    size * 0.44,
    middle,
    size * 0.14,
  );
  pen.fill();
}
