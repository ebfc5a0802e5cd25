import { metalGradient, type Pen } from '../slot/brush.ts';
import { paintDrumBeds } from '../slot/drum-bed.ts';
import { shadeDrum } from '../slot/drum-shade.ts';
import { paintSignTitle } from '../slot/sign-title.ts';
import type { Box, SlotLayout } from '../slot/slot-layout.ts';
import type { Tide } from './lagoon-art.ts';

export const DISPLAY_FACES = ['Limelight', 'Noto Sans SC Variable', 'Figtree', 'serif'] as const;

const BEDS: Record<Tide, { readonly gap: string; readonly edge: string; readonly middle: string }> = {
  noon: { gap: '#06405C', edge: '#0A6A8C', middle: '#35C3CC' },
  moon: { gap: '#050A2C', edge: '#0A1450', middle: '#3450B4' },
};

/** Clear water behind the symbols, a ripple of light between the rows. */
export function paintShallows(pen: Pen, layout: SlotLayout, tide: Tide): void {
  const { reels, cell, rows } = layout;
  paintDrumBeds(pen, layout, BEDS[tide], (x) => {
    pen.strokeStyle = tide === 'noon' ? '#F0FFF640' : '#BFD4FF30';
    pen.lineWidth = 1.4;
    for (let row = 1; row < rows; row += 1) {
      const y = reels.y + row * cell.height;
      pen.beginPath();
      pen.moveTo(x + 5, y);
      const step = (cell.width - 10) / 4;
      for (let wave = 0; wave < 4; wave += 1) {
        const from = x + 5 + wave * step;
        pen.quadraticCurveTo(from + step / 2, y + (wave % 2 ? 5 : -5), from + step, y);
      }
      pen.stroke();
    }
  });
}

/** The drum's shade above and below, and threads of gold between the reels. */
export function paintThreads(pen: Pen, layout: SlotLayout): void {
  const { reels, cell, reelGap, columns } = layout;
  shadeDrum(pen, layout, 0.26, [
    [0, '#03304AC8'],
    [0.4, '#03304A50'],
    [1, '#03304A00'],
  ]);
  for (let reel = 1; reel < columns; reel += 1) {
    const x = reels.x + reel * (cell.width + reelGap) - reelGap;
    const thread = pen.createLinearGradient(x, 0, x + reelGap, 0);
    thread.addColorStop(0, '#7A5A2A');
    thread.addColorStop(0.45, '#FFF4D6');
    thread.addColorStop(1, '#8A6430');
    pen.fillStyle = thread;
    pen.fillRect(x, reels.y, reelGap, reels.height);
  }
}

/** Mother-of-pearl, slantwise: white that turns to rose, to lilac, to sea. */
function nacre(pen: Pen, { x, y, width, height }: Box): CanvasGradient {
  const ramp = pen.createLinearGradient(x, y, x + width, y + height);
  const turns = ['#FFFFFF', '#FFE0EE', '#E3D2FF', '#C4F3F2', '#FFF6E4'];
  for (let stop = 0; stop <= 12; stop += 1)
    ramp.addColorStop(stop / 12, turns[stop % turns.length] ?? '#FFF');
  return ramp;
}

/** A frame of mother-of-pearl with a groove for its string of pearls, and a shell on each corner. */
export function paintNacreFrame(pen: Pen, { frame, reels, channel }: SlotLayout): void {
  pen.save();
  pen.shadowColor = '#02283CB0';
  pen.shadowBlur = 24;
  pen.shadowOffsetY = 10;
  pen.fillStyle = nacre(pen, frame);
  const body = new Path2D();
  body.roundRect(frame.x, frame.y, frame.width, frame.height, 20);
  body.rect(reels.x, reels.y, reels.width, reels.height);
  pen.fill(body, 'evenodd');
  pen.restore();
  const groove = new Path2D();
  groove.roundRect(frame.x + 4, frame.y + 4, frame.width - 8, frame.height - 8, 17);
  const inner = channel + 1;
  groove.roundRect(frame.x + inner, frame.y + inner, frame.width - 2 * inner, frame.height - 2 * inner, 8);
  pen.fillStyle = '#0E7F96';
  pen.fill(groove, 'evenodd');
  pen.strokeStyle = metalGradient(pen, frame.y, frame.y + frame.height);
  pen.lineWidth = 1.6;
  pen.stroke(groove);
  pen.lineWidth = 2.4;
  pen.strokeRect(reels.x - 1, reels.y - 1, reels.width + 2, reels.height + 2);
  const size = channel * 1.7;
  for (const [x, side] of [
    [frame.x + channel * 0.6, -1],
    [frame.x + frame.width - channel * 0.6, 1],
  ] as const) {
    paintScallop(pen, x, frame.y + frame.height - channel * 0.2, size, side * 0.5, 7);
    paintScallop(pen, x, frame.y + channel * 1.1, size, side * 0.5, 7);
  }
}

/** A scallop that fans upwards out of (x, y). @param turn radians */
function paintScallop(pen: Pen, x: number, y: number, radius: number, turn: number, ribs: number): void {
  const spread = 2.5;
  pen.save();
  pen.translate(x, y);
  pen.rotate(turn);
  const wide = (radius * spread) / ribs / 2;
  const light = pen.createLinearGradient(0, -radius, 0, 0);
  light.addColorStop(0, '#FFFFFF');
  light.addColorStop(0.5, '#FBDCEB');
  light.addColorStop(1, '#A58AD8');
  const shade = pen.createLinearGradient(0, -radius, 0, 0);
  shade.addColorStop(0, '#FFEAF3');
  shade.addColorStop(0.5, '#D6B4E4');
  shade.addColorStop(1, '#6A62B8');
  pen.strokeStyle = '#C99A45';
  pen.lineWidth = Math.max(0.8, radius * 0.014);
  for (let rib = 0; rib < ribs; rib += 1) {
    const from = (rib / (ribs - 1) - 0.5) * (spread - spread / ribs);
    const tip = radius * (0.78 + 0.22 * Math.cos(from));
    pen.save();
    pen.rotate(from);
    pen.beginPath();
    pen.moveTo(0, 0);
    pen.lineTo(-wide, -tip + wide);
    pen.arc(0, -tip + wide, wide, Math.PI, 0);
    pen.closePath();
    pen.fillStyle = rib % 2 ? shade : light;
    pen.fill();
    pen.stroke();
    pen.restore();
  }
  pen.restore();
}

/** The poster's shell stands open behind the name. */
export function paintShellSign(pen: Pen, { sign, frame }: SlotLayout, title: string): void {
  if (!sign) return;
  const middle = sign.x + sign.width / 2;
  const foot = frame.y + 10;
  const radius = Math.min(sign.height * 1.02, frame.width * 0.42);
  pen.save();
  pen.shadowColor = '#02283C90';
  pen.shadowBlur = 16;
  pen.shadowOffsetY = 5;
  for (const side of [-1, 1] as const)
    paintScallop(pen, middle + side * frame.width * 0.34, foot, radius * 0.74, side * 0.4, 9);
  paintScallop(pen, middle, foot, radius, 0, 13);
  pen.restore();
  const plate: Box = {
    x: middle - frame.width * 0.39,
    y: sign.y + sign.height * 0.5,
    width: frame.width * 0.78,
    height: sign.height * 0.44,
  };
  paintPearl(pen, middle, plate.y - sign.height * 0.1, sign.height * 0.13);
  paintPlate(pen, plate, plate.height / 2);
  for (const x of [plate.x, plate.x + plate.width])
    paintPearl(pen, x, plate.y + plate.height / 2, plate.height * 0.22);
  paintSignTitle(
    pen,
    { ...plate, x: plate.x + plate.height * 0.24, width: plate.width - plate.height * 0.48 },
    title,
    { face: DISPLAY_FACES, fill: paintedNacre, outline: '#04204A', share: 0.62 },
  );
}

/** Letters of mother-of-pearl with gold at their foot. */
function paintedNacre(pen: Pen, top: number, foot: number): CanvasGradient {
  const ramp = pen.createLinearGradient(0, top, 0, foot);
  ramp.addColorStop(0, '#FFFFFF');
  ramp.addColorStop(0.44, '#FFE3F0');
  ramp.addColorStop(0.52, '#B9A6E8');
  ramp.addColorStop(0.6, '#FFF3F8');
  ramp.addColorStop(1, '#FFD98A');
  return ramp;
}

/** A basin of deep water with a rim of mother-of-pearl. */
function paintPlate(pen: Pen, plate: Box, radius: number): void {
  pen.save();
  pen.shadowColor = '#02283CA0';
  pen.shadowBlur = 12;
  pen.shadowOffsetY = 5;
  pen.fillStyle = metalGradient(pen, plate.y, plate.y + plate.height);
  pen.beginPath();
  pen.roundRect(plate.x - 2, plate.y - 2, plate.width + 4, plate.height + 4, radius + 2);
  pen.fill();
  pen.restore();
  pen.fillStyle = nacre(pen, plate);
  pen.beginPath();
  pen.roundRect(plate.x, plate.y, plate.width, plate.height, radius);
  pen.fill();
  const water = pen.createLinearGradient(0, plate.y, 0, plate.y + plate.height);
  water.addColorStop(0, '#0C6C90');
  water.addColorStop(0.5, '#07456E');
  water.addColorStop(1, '#04204A');
  pen.fillStyle = water;
  pen.beginPath();
  pen.roundRect(plate.x + 4, plate.y + 4, plate.width - 8, plate.height - 8, radius - 4);
  pen.fill();
}

/** A basin under the reels that pearls roll into; its text is set above it. */
export function paintBasin(pen: Pen, { board }: SlotLayout): void {
  paintPlate(pen, board, board.height / 2);
}

/** A pearl around (x, y), light from the upper left. */
export function paintPearl(pen: Pen, x: number, y: number, radius: number): void {
  const face = pen.createRadialGradient(x - radius * 0.34, y - radius * 0.4, 0, x, y, radius);
  face.addColorStop(0, '#FFFFFF');
  face.addColorStop(0.45, '#FDF0F6');
  face.addColorStop(0.8, '#D9B6D6');
  face.addColorStop(1, '#7F6FAE');
  pen.fillStyle = face;
  pen.beginPath();
  pen.arc(x, y, radius, 0, Math.PI * 2);
  pen.fill();
}

/** A pearl of the frame in the middle of a square of `size`; a lit one glows. */
export function paintStrungPearl(pen: Pen, size: number, isLit: boolean): void {
  const middle = size / 2;
  if (isLit) {
    const halo = pen.createRadialGradient(middle, middle, 0, middle, middle, middle);
    halo.addColorStop(0, '#FFFFFFD0');
    halo.addColorStop(1, '#FFE3F600');
    pen.fillStyle = halo;
    pen.fillRect(0, 0, size, size);
  }
  paintPearl(pen, middle, middle, size * 0.27);
  if (isLit) return;
  pen.fillStyle = '#2A3F7A70';
  pen.beginPath();
  pen.arc(middle, middle, size * 0.27, 0, Math.PI * 2);
  pen.fill();
}
