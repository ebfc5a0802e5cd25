import type { Pen } from '../slot/brush.ts';
import { paintDrumBeds } from '../slot/drum-bed.ts';
import { shadeDrum } from '../slot/drum-shade.ts';
import { paintSignTitle } from '../slot/sign-title.ts';
import type { Box, SlotLayout } from '../slot/slot-layout.ts';

export const DISPLAY_FACES = ['Limelight', 'Noto Sans SC Variable', 'Figtree', 'serif'] as const;

function copperGradient(pen: Pen, top: number, foot: number): CanvasGradient {
  const ramp = pen.createLinearGradient(0, top, 0, foot);
  ramp.addColorStop(0, '#FFF0E0');
  ramp.addColorStop(0.2, '#FFC79A');
  ramp.addColorStop(0.44, '#CF7540');
  ramp.addColorStop(0.5, '#7C3414');
  ramp.addColorStop(0.57, '#FFB98A');
  ramp.addColorStop(1, '#6A2A10');
  return ramp;
}

function vermilion(pen: Pen, { y, height }: Pick<Box, 'y' | 'height'>): CanvasGradient {
  const ramp = pen.createLinearGradient(0, y, 0, y + height);
  ramp.addColorStop(0, '#FF7A4A');
  ramp.addColorStop(0.3, '#D8321E');
  ramp.addColorStop(1, '#6E0C14');
  return ramp;
}

/** Dark silk behind the symbols, woven with waves of the sea. */
export function paintSilk(pen: Pen, layout: SlotLayout): void {
  const { reels, cell } = layout;
  paintDrumBeds(pen, layout, { gap: '#0A0208', edge: '#0C0410', middle: '#3C1026' }, (x) => {
    pen.save();
    pen.beginPath();
    pen.rect(x, reels.y, cell.width, reels.height);
    pen.clip();
    pen.strokeStyle = '#FFB08A14';
    pen.lineWidth = 1;
    const radius = cell.width / 4;
    for (let row = 0; row * radius * 0.5 < reels.height + radius; row += 1)
      for (let wave = -1; wave <= 2; wave += 1)
        for (const share of [1, 0.66, 0.33]) {
          pen.beginPath();
          pen.arc(
            x + (wave + (row % 2 ? 0.5 : 1)) * radius * 2,
            reels.y + row * radius * 0.5,
            radius * share,
            Math.PI,
            0,
          );
          pen.stroke();
        }
    pen.restore();
  });
}

/** The drum's shade, and blades of steel between the reels. */
export function paintBlades(pen: Pen, layout: SlotLayout): void {
  const { reels, cell, reelGap, columns } = layout;
  shadeDrum(pen, layout, 0.28, [
    [0, '#0A0208D8'],
    [0.4, '#0A020860'],
    [1, '#0A020800'],
  ]);
  for (let reel = 1; reel < columns; reel += 1) {
    const x = reels.x + reel * (cell.width + reelGap) - reelGap;
    const steel = pen.createLinearGradient(x, 0, x + reelGap, 0);
    steel.addColorStop(0, '#3A4452');
    steel.addColorStop(0.4, '#F4F8FC');
    steel.addColorStop(0.55, '#8A98AA');
    steel.addColorStop(1, '#1E242E');
    pen.fillStyle = steel;
    pen.fillRect(x, reels.y, reelGap, reels.height);
  }
}

/** Black lacquer around the glass, its cords of vermilion, and fittings of copper at the corners. */
export function paintLacquer(pen: Pen, { frame, reels, channel }: SlotLayout): void {
  pen.save();
  pen.shadowColor = '#000000D0';
  pen.shadowBlur = 28;
  pen.shadowOffsetY = 10;
  const lacquer = pen.createLinearGradient(
    frame.x,
    frame.y,
    frame.x + frame.width * 0.3,
    frame.y + frame.height,
  );
  lacquer.addColorStop(0, '#4A3440');
  lacquer.addColorStop(0.18, '#140A12');
  lacquer.addColorStop(0.55, '#1E0E16');
  lacquer.addColorStop(0.6, '#3A1A22');
  lacquer.addColorStop(1, '#08040A');
  pen.fillStyle = lacquer;
  const body = new Path2D();
  body.roundRect(frame.x, frame.y, frame.width, frame.height, 5);
  body.rect(reels.x, reels.y, reels.width, reels.height);
  pen.fill(body, 'evenodd');
  pen.restore();
  for (const [inset, thick, colour] of [
    [1, 2, vermilion(pen, frame)],
    [channel + 4, 2.5, vermilion(pen, frame)],
  ] as const) {
    pen.strokeStyle = colour;
    pen.lineWidth = thick;
    pen.strokeRect(frame.x + inset, frame.y + inset, frame.width - inset * 2, frame.height - inset * 2);
  }
  pen.strokeStyle = '#08040A';
  pen.lineWidth = 2;
  pen.strokeRect(reels.x - 1, reels.y - 1, reels.width + 2, reels.height + 2);
  const size = channel * 1.9;
  for (const [x, y, acrossX, acrossY] of [
    [frame.x, frame.y, 1, 1],
    [frame.x + frame.width, frame.y, -1, 1],
    [frame.x, frame.y + frame.height, 1, -1],
    [frame.x + frame.width, frame.y + frame.height, -1, -1],
  ] as const) {
    pen.save();
    pen.translate(x, y);
    pen.scale(acrossX, acrossY);
    paintFitting(pen, size, channel);
    pen.restore();
  }
}

/** A corner of copper, cut like a cloud, with a rivet. */
function paintFitting(pen: Pen, size: number, band: number): void {
  pen.fillStyle = copperGradient(pen, -2, size);
  pen.strokeStyle = '#2A0C06';
  pen.lineWidth = 1.2;
  pen.beginPath();
  pen.moveTo(-2, -2);
  pen.lineTo(size, -2);
  pen.quadraticCurveTo(size * 0.98, band * 0.5, size * 0.78, band * 0.62);
  pen.quadraticCurveTo(size * 0.62, band * 0.66, band, band);
  pen.quadraticCurveTo(band * 0.66, size * 0.62, band * 0.62, size * 0.78);
  pen.quadraticCurveTo(band * 0.5, size * 0.98, -2, size);
  pen.closePath();
  pen.fill();
  pen.stroke();
  pen.fillStyle = '#3A1206';
  pen.beginPath();
  pen.arc(band * 0.42, band * 0.42, band * 0.15, 0, Math.PI * 2);
  pen.fill();
}

/** The name on lacquer under the beam of a gate: the roof's ends rise beyond the frame. */
export function paintGateSign(pen: Pen, { sign, frame }: SlotLayout, title: string): void {
  if (!sign) return;
  const middle = sign.x + sign.width / 2;
  const half = frame.width * 0.47;
  const beam = sign.height * 0.17;
  const top = sign.y + sign.height * 0.24;
  for (const side of [-1, 1]) {
    const x = middle + side * half * 0.74;
    const width = Math.max(9, sign.height * 0.11);
    pen.fillStyle = vermilion(pen, { y: top, height: sign.height });
    // The beam bends down between its ends, so the posts begin behind it.
    pen.fillRect(x - width / 2, top - beam * 0.3, width, frame.y + 3 - top + beam * 0.3);
    pen.fillStyle = '#14080E';
    pen.fillRect(x - width * 0.62, frame.y - width * 0.7, width * 1.24, width * 0.7 + 2);
  }
  const lower: Box = {
    x: middle - half * 0.88,
    y: top + beam * 1.7,
    width: half * 1.76,
    height: beam * 0.62,
  };
  pen.fillStyle = vermilion(pen, lower);
  pen.fillRect(lower.x, lower.y, lower.width, lower.height);
  paintBeam(pen, middle, top, half, beam);
  const plate: Box = {
    x: middle - half * 0.68,
    y: top + beam * 1.02,
    width: half * 1.36,
    height: frame.y - 4 - top - beam * 1.02,
  };
  pen.save();
  pen.shadowColor = '#000000C0';
  pen.shadowBlur = 12;
  pen.shadowOffsetY = 4;
  const lacquer = pen.createLinearGradient(0, plate.y, 0, plate.y + plate.height);
  lacquer.addColorStop(0, '#3A1A26');
  lacquer.addColorStop(0.35, '#12060E');
  lacquer.addColorStop(1, '#200A14');
  pen.fillStyle = lacquer;
  pen.fillRect(plate.x, plate.y, plate.width, plate.height);
  pen.restore();
  pen.strokeStyle = copperGradient(pen, plate.y, plate.y + plate.height);
  pen.lineWidth = 2.5;
  pen.strokeRect(plate.x, plate.y, plate.width, plate.height);
  pen.lineWidth = 1;
  pen.strokeRect(plate.x + 5, plate.y + 5, plate.width - 10, plate.height - 10);
  paintSignTitle(pen, plate, title, {
    face: DISPLAY_FACES,
    fill: copperGradient,
    outline: '#1C0610',
    share: 0.56,
  });
}

function paintBeam(pen: Pen, middle: number, top: number, half: number, beam: number): void {
  const rise = beam * 1.1;
  const trace = (up: number, thick: number, reach: number) => {
    pen.beginPath();
    pen.moveTo(middle - reach, top - up - rise);
    pen.quadraticCurveTo(middle, top - up + rise * 0.35, middle + reach, top - up - rise);
    pen.lineTo(middle + reach * 0.97, top - up - rise + thick);
    pen.quadraticCurveTo(
      middle,
      top - up + rise * 0.35 + thick,
      middle - reach * 0.97,
      top - up - rise + thick,
    );
    pen.closePath();
  };
  pen.save();
  pen.shadowColor = '#000000B0';
  pen.shadowBlur = 12;
  pen.shadowOffsetY = 4;
  pen.fillStyle = vermilion(pen, { y: top - rise, height: rise + beam });
  trace(0, beam * 0.86, half * 0.98);
  pen.fill();
  pen.restore();
  pen.fillStyle = '#1A0C14';
  trace(beam * 0.42, beam * 0.5, half * 1.06);
  pen.fill();
  pen.strokeStyle = '#FFB98A';
  pen.lineWidth = 1.4;
  trace(beam * 0.42, beam * 0.5, half * 1.06);
  pen.stroke();
}

/** The board under the glass; its text is set above it. */
export function paintTablet(pen: Pen, { board }: SlotLayout): void {
  const { x, y, width, height } = board;
  const ground = pen.createLinearGradient(0, y, 0, y + height);
  ground.addColorStop(0, '#2A101C');
  ground.addColorStop(0.4, '#0E040A');
  ground.addColorStop(1, '#1A0812');
  pen.fillStyle = ground;
  pen.fillRect(x, y, width, height);
  pen.strokeStyle = vermilion(pen, board);
  pen.lineWidth = 2;
  pen.strokeRect(x + 1, y + 1, width - 2, height - 2);
  for (const end of [x - 4, x + width - 3]) {
    pen.fillStyle = copperGradient(pen, y, y + height);
    pen.fillRect(end, y - 2, 7, height + 4);
  }
}

/** A paper lamp in the middle of a square of `size`; a lit one glows. */
export function paintLamp(pen: Pen, size: number, isLit: boolean): void {
  const middle = size / 2;
  if (isLit) {
    const halo = pen.createRadialGradient(middle, middle, 0, middle, middle, middle);
    halo.addColorStop(0, '#FF9A5AD0');
    halo.addColorStop(1, '#FF4A2A00');
    pen.fillStyle = halo;
    pen.fillRect(0, 0, size, size);
  }
  const paper = pen.createLinearGradient(0, size * 0.28, 0, size * 0.72);
  paper.addColorStop(0, isLit ? '#FFF3C8' : '#7A2A22');
  paper.addColorStop(0.6, isLit ? '#FF8A4A' : '#56161A');
  paper.addColorStop(1, isLit ? '#E8321E' : '#34080E');
  pen.fillStyle = paper;
  pen.beginPath();
  pen.ellipse(middle, middle, size * 0.17, size * 0.23, 0, 0, Math.PI * 2);
  pen.fill();
  pen.fillStyle = '#12060A';
  for (const y of [0.25, 0.71]) pen.fillRect(middle - size * 0.09, size * y, size * 0.18, size * 0.05);
}
