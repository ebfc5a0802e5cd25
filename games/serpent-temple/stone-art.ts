import { metalGradient, type Pen, scatter } from '../slot/brush.ts';
import { paintDrumBeds } from '../slot/drum-bed.ts';
import { paintSignTitle } from '../slot/sign-title.ts';
import type { Box, SlotLayout } from '../slot/slot-layout.ts';
import { NAME_SHARE } from './coil-art.ts';

export const DISPLAY_FACES = ['Limelight', 'Noto Sans SC Variable', 'Figtree', 'serif'] as const;

/** The shaft that the stones fall through, with a faint glyph behind each. */
export function paintShaft(pen: Pen, layout: SlotLayout): void {
  const { reels, cell, rows } = layout;
  paintDrumBeds(pen, layout, { gap: '#030C08', edge: '#06190F', middle: '#123A29' }, (x) => {
    pen.strokeStyle = '#9CFFC81A';
    pen.lineWidth = 1.4;
    for (let row = 0; row < rows; row += 1) {
      const [middleX, middleY] = [x + cell.width / 2, reels.y + (row + 0.5) * cell.height];
      const side = Math.min(cell.width, cell.height) * 0.3;
      pen.strokeRect(middleX - side, middleY - side, side * 2, side * 2);
      pen.strokeRect(middleX - side * 0.5, middleY - side * 0.5, side, side);
    }
  });
}

/** Shade at the upper edge, out of which the stones come. */
export function paintLip(pen: Pen, { reels, cell }: SlotLayout): void {
  const depth = cell.height * 0.24;
  const shade = pen.createLinearGradient(0, reels.y, 0, reels.y + depth);
  shade.addColorStop(0, '#020A06C8');
  shade.addColorStop(1, '#020A0600');
  pen.fillStyle = shade;
  pen.fillRect(reels.x, reels.y, reels.width, depth);
}

function stoneRamp(pen: Pen, from: number, to: number): CanvasGradient {
  const ramp = pen.createLinearGradient(0, from, 0, to);
  ramp.addColorStop(0, '#C9D0A4');
  ramp.addColorStop(0.3, '#8C9A76');
  ramp.addColorStop(0.75, '#55664F');
  ramp.addColorStop(1, '#2C3A2E');
  return ramp;
}

/** Hewn blocks around the shaft, moss in their joints, a stepped spiral at each corner. */
export function paintBlocks(pen: Pen, { frame, reels, channel }: SlotLayout): void {
  pen.save();
  pen.shadowColor = '#000000C0';
  pen.shadowBlur = 26;
  pen.shadowOffsetY = 10;
  pen.fillStyle = stoneRamp(pen, frame.y, frame.y + frame.height);
  const body = new Path2D();
  body.rect(frame.x, frame.y, frame.width, frame.height);
  body.rect(reels.x - 1, reels.y - 1, reels.width + 2, reels.height + 2);
  pen.fill(body, 'evenodd');
  pen.restore();
  const band = channel + 7;
  paintJoints(pen, frame, band);
  pen.strokeStyle = '#EDF2C8';
  pen.lineWidth = 1.5;
  pen.strokeRect(frame.x + 1, frame.y + 1, frame.width - 2, frame.height - 2);
  pen.strokeStyle = '#0A120C';
  pen.lineWidth = 3;
  pen.strokeRect(reels.x - 1.5, reels.y - 1.5, reels.width + 3, reels.height + 3);
  for (const [x, y] of [
    [frame.x, frame.y],
    [frame.x + frame.width - band, frame.y],
    [frame.x, frame.y + frame.height - band],
    [frame.x + frame.width - band, frame.y + frame.height - band],
  ] as const)
    paintSpiral(pen, x, y, band);
}

function paintJoints(pen: Pen, { x, y, width, height }: Box, band: number): void {
  const block = 52;
  const joint = (left: number, top: number, right: number, bottom: number, index: number) => {
    pen.strokeStyle = '#10170FB0';
    pen.lineWidth = 2;
    pen.beginPath();
    pen.moveTo(left, top);
    pen.lineTo(right, bottom);
    pen.stroke();
    if (index % 3) return;
    pen.fillStyle = '#3F8A3ACC';
    for (let tuft = 0; tuft < 4; tuft += 1) {
      const share = scatter(index * 7 + tuft);
      pen.beginPath();
      pen.arc(left + (right - left) * share, top + (bottom - top) * share, 2 + share * 2.4, 0, Math.PI * 2);
      pen.fill();
    }
  };
  const across = Math.max(1, Math.round((width - 2 * band) / block));
  for (let index = 0; index <= across; index += 1) {
    const at = x + band + ((width - 2 * band) * index) / across;
    joint(at, y, at, y + band, index);
    joint(at, y + height - band, at, y + height, index + 20);
  }
  const down = Math.max(1, Math.round((height - 2 * band) / block));
  for (let index = 0; index <= down; index += 1) {
    const at = y + band + ((height - 2 * band) * index) / down;
    joint(x, at, x + band, at, index + 40);
    joint(x + width - band, at, x + width, at, index + 60);
  }
}

function paintSpiral(pen: Pen, x: number, y: number, band: number): void {
  const unit = band / 7;
  pen.fillStyle = '#1F4A38';
  pen.fillRect(x + unit * 0.6, y + unit * 0.6, band - unit * 1.2, band - unit * 1.2);
  pen.strokeStyle = '#FFD35A';
  pen.lineWidth = Math.max(1.2, unit * 0.7);
  pen.beginPath();
  pen.moveTo(x + unit * 1.4, y + unit * 5.6);
  pen.lineTo(x + unit * 1.4, y + unit * 1.4);
  pen.lineTo(x + unit * 5.6, y + unit * 1.4);
  pen.lineTo(x + unit * 5.6, y + unit * 5.6);
  pen.lineTo(x + unit * 3, y + unit * 5.6);
  pen.lineTo(x + unit * 3, y + unit * 3);
  pen.lineTo(x + unit * 4.2, y + unit * 3);
  pen.stroke();
}

/** The name in jade on a stepped lintel. */
export function paintLintel(pen: Pen, { sign, frame }: SlotLayout, title: string): void {
  if (!sign) return;
  const middle = sign.x + sign.width / 2;
  const tall = sign.height * NAME_SHARE;
  pen.save();
  pen.shadowColor = '#000000A0';
  pen.shadowBlur = 14;
  pen.shadowOffsetY = 5;
  for (const [share, top, bottom] of [
    [0.46, 0.62, 1],
    [0.41, 0.3, 0.7],
    [0.34, 0.04, 0.4],
  ] as const) {
    const half = frame.width * share;
    pen.fillStyle = stoneRamp(pen, sign.y + tall * top, sign.y + tall * bottom);
    pen.fillRect(middle - half, sign.y + tall * top, half * 2, tall * (bottom - top));
    pen.fillStyle = '#EDF2C8';
    pen.fillRect(middle - half, sign.y + tall * top, half * 2, 1.5);
  }
  pen.restore();
  const plate: Box = {
    x: middle - frame.width * 0.36,
    y: sign.y + tall * 0.2,
    width: frame.width * 0.72,
    height: tall * 0.68,
  };
  pen.fillStyle = metalGradient(pen, plate.y, plate.y + plate.height);
  pen.fillRect(plate.x, plate.y, plate.width, plate.height);
  const inlay = pen.createLinearGradient(0, plate.y, 0, plate.y + plate.height);
  inlay.addColorStop(0, '#0E6A49');
  inlay.addColorStop(0.5, '#063A28');
  inlay.addColorStop(1, '#02170F');
  pen.fillStyle = inlay;
  pen.fillRect(plate.x + 3, plate.y + 3, plate.width - 6, plate.height - 6);
  paintSignTitle(pen, plate, title, {
    face: DISPLAY_FACES,
    fill: goldOverJade,
    outline: '#021A10',
    share: 0.62,
  });
}

function goldOverJade(pen: Pen, top: number, foot: number): CanvasGradient {
  const ramp = pen.createLinearGradient(0, top, 0, foot);
  ramp.addColorStop(0, '#FFFBE0');
  ramp.addColorStop(0.42, '#FFD35A');
  ramp.addColorStop(0.52, '#C77A12');
  ramp.addColorStop(0.62, '#BDF5C8');
  ramp.addColorStop(1, '#2FAE74');
  return ramp;
}

/** A slab under the stones that says what a round paid. */
export function paintSlab(pen: Pen, { board }: SlotLayout): void {
  pen.fillStyle = stoneRamp(pen, board.y, board.y + board.height);
  pen.fillRect(board.x, board.y, board.width, board.height);
  pen.fillStyle = '#06190F';
  pen.fillRect(board.x + 5, board.y + 5, board.width - 10, board.height - 10);
  pen.strokeStyle = '#C9962F';
  pen.lineWidth = 1.2;
  pen.strokeRect(board.x + 6.5, board.y + 6.5, board.width - 13, board.height - 13);
}

/** A torch in the wall. */
export function paintTorch(pen: Pen, size: number, isLit: boolean): void {
  const middle = size / 2;
  if (isLit) {
    const glow = pen.createRadialGradient(middle, middle, 1, middle, middle, middle);
    glow.addColorStop(0, '#FFE9A0');
    glow.addColorStop(0.4, '#FF9A2E90');
    glow.addColorStop(1, '#FF7A1A00');
    pen.fillStyle = glow;
    pen.fillRect(0, 0, size, size);
  }
  pen.fillStyle = isLit ? '#FFF3C0' : '#4A3A18';
  pen.beginPath();
  pen.moveTo(middle, size * 0.22);
  pen.quadraticCurveTo(size * 0.68, size * 0.5, middle, size * 0.7);
  pen.quadraticCurveTo(size * 0.32, size * 0.5, middle, size * 0.22);
  pen.fill();
}
