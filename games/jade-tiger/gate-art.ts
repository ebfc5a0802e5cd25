import { metalGradient, type Pen } from '../slot/brush.ts';
import { paintDrumBeds } from '../slot/drum-bed.ts';
import { shadeDrum } from '../slot/drum-shade.ts';
import { paintSignTitle } from '../slot/sign-title.ts';
import type { Box, SlotLayout } from '../slot/slot-layout.ts';
import { DRIED_CANE, paintCane, paintLyingCane, paintSpray } from './bamboo.ts';
import type { Hour } from './grove-art.ts';

export const DISPLAY_FACES = ['Limelight', 'Noto Sans SC Variable', 'Figtree', 'serif'] as const;

const SILK: Record<Hour, readonly [edge: string, middle: string]> = {
  dusk: ['#031C14', '#0F5A41'],
  moonlight: ['#030D20', '#164A80'],
};

/** Silk behind the symbols, with a hairline between the rows. */
export function paintSilk(pen: Pen, layout: SlotLayout, hour: Hour): void {
  const { reels, cell, rows } = layout;
  const [edge, middle] = SILK[hour];
  paintDrumBeds(pen, layout, { gap: '#020B08', edge, middle }, (x) => {
    pen.fillStyle = '#CFFFE314';
    for (let row = 1; row < rows; row += 1)
      pen.fillRect(x + 6, reels.y + row * cell.height, cell.width - 12, 1);
  });
}

/** The drum's shade above and below, and cords of jade between the reels. */
export function paintCords(pen: Pen, layout: SlotLayout): void {
  const { reels, cell, reelGap, columns } = layout;
  shadeDrum(pen, layout, 0.3, [
    [0, '#020B08D0'],
    [0.4, '#020B0860'],
    [1, '#020B0800'],
  ]);
  for (let reel = 1; reel < columns; reel += 1) {
    const x = reels.x + reel * (cell.width + reelGap) - reelGap;
    const cord = pen.createLinearGradient(x, 0, x + reelGap, 0);
    cord.addColorStop(0, '#0A3D2A');
    cord.addColorStop(0.45, '#8FE8BA');
    cord.addColorStop(1, '#072A1D');
    pen.fillStyle = cord;
    pen.fillRect(x, reels.y, reelGap, reels.height);
  }
}

/** Four cut canes around the glass, lashed at the corners with red cord. */
export function paintCaneFrame(pen: Pen, { frame, reels, channel }: SlotLayout): void {
  const band = channel + 6;
  const right = frame.x + frame.width;
  const bottom = frame.y + frame.height;
  pen.save();
  pen.shadowColor = '#000000C0';
  pen.shadowBlur = 26;
  pen.shadowOffsetY = 10;
  pen.fillStyle = '#2A1A06';
  const body = new Path2D();
  body.rect(frame.x, frame.y, frame.width, frame.height);
  body.rect(reels.x - 1, reels.y - 1, reels.width + 2, reels.height + 2);
  pen.fill(body, 'evenodd');
  pen.restore();
  for (const y of [frame.y + band / 2, bottom - band / 2])
    paintLyingCane(pen, y, frame.x - 8, right + 8, band, DRIED_CANE);
  for (const x of [frame.x + band / 2, right - band / 2])
    paintCane(pen, x, frame.y - 8, bottom + 8, band, DRIED_CANE);
  for (const x of [frame.x + band / 2, right - band / 2])
    for (const y of [frame.y + band / 2, bottom - band / 2]) paintLashing(pen, x, y, band);
  pen.strokeStyle = '#1C1003';
  pen.lineWidth = 2;
  pen.strokeRect(reels.x - 1, reels.y - 1, reels.width + 2, reels.height + 2);
}

/** Red cord wound crosswise around a corner. */
function paintLashing(pen: Pen, x: number, y: number, band: number): void {
  pen.save();
  pen.translate(x, y);
  pen.lineCap = 'round';
  for (const turn of [Math.PI / 4, -Math.PI / 4]) {
    for (let thread = -2; thread <= 2; thread += 1) {
      pen.save();
      pen.rotate(turn);
      for (const [width, colour] of [
        [band * 0.17, '#4A0A10'],
        [band * 0.1, thread % 2 ? '#E0483C' : '#B8241F'],
      ] as const) {
        pen.strokeStyle = colour;
        pen.lineWidth = width;
        pen.beginPath();
        pen.moveTo(-band * 0.66, thread * band * 0.15);
        pen.lineTo(band * 0.66, thread * band * 0.15);
        pen.stroke();
      }
      pen.restore();
    }
  }
  pen.restore();
}

/** The name on a lacquered board under a roof with swung eaves. */
export function paintGate(pen: Pen, { sign, frame }: SlotLayout, title: string): void {
  if (!sign) return;
  const middle = sign.x + sign.width / 2;
  const half = frame.width * 0.46;
  const plate: Box = {
    x: middle - frame.width * 0.37,
    y: sign.y + sign.height * 0.44,
    width: frame.width * 0.74,
    height: sign.height * 0.47,
  };
  for (const share of [0.06, 0.94]) {
    const x = plate.x + plate.width * share;
    paintCane(pen, x, sign.y + sign.height * 0.3, frame.y + 6, Math.max(8, sign.height * 0.09), DRIED_CANE);
  }
  paintSpray(pen, plate.x + 4, plate.y + plate.height * 0.7, frame.width * 0.17, -1);
  paintSpray(pen, plate.x + plate.width - 4, plate.y + plate.height * 0.7, frame.width * 0.17, 1);
  paintRoof(pen, middle, sign.y + sign.height * 0.06, half, sign.height * 0.36);
  pen.save();
  pen.shadowColor = '#000000B0';
  pen.shadowBlur = 14;
  pen.shadowOffsetY = 5;
  pen.fillStyle = metalGradient(pen, plate.y, plate.y + plate.height);
  pen.beginPath();
  pen.roundRect(plate.x, plate.y, plate.width, plate.height, 8);
  pen.fill();
  pen.restore();
  const lacquer = pen.createLinearGradient(0, plate.y, 0, plate.y + plate.height);
  lacquer.addColorStop(0, '#0E6A49');
  lacquer.addColorStop(0.5, '#07402C');
  lacquer.addColorStop(1, '#02170F');
  pen.fillStyle = lacquer;
  pen.beginPath();
  pen.roundRect(plate.x + 3.5, plate.y + 3.5, plate.width - 7, plate.height - 7, 6);
  pen.fill();
  paintSignTitle(pen, plate, title, {
    face: DISPLAY_FACES,
    fill: paintedJade,
    outline: '#021A10',
    share: 0.6,
  });
}

/** Jade with its hard horizon, and gold at the foot. */
function paintedJade(pen: Pen, top: number, foot: number): CanvasGradient {
  const ramp = pen.createLinearGradient(0, top, 0, foot);
  ramp.addColorStop(0, '#F4FFF2');
  ramp.addColorStop(0.4, '#B8F5CF');
  ramp.addColorStop(0.52, '#2FAE74');
  ramp.addColorStop(0.62, '#A9F0C6');
  ramp.addColorStop(1, '#F2C75A');
  return ramp;
}

/** Glazed tiles between two eaves that swing up, a pearl on the ridge. */
function paintRoof(pen: Pen, middle: number, top: number, half: number, height: number): void {
  const foot = top + height;
  const outline = () => {
    pen.beginPath();
    pen.moveTo(middle - half, top + height * 0.42);
    pen.quadraticCurveTo(
      middle - half * 0.72,
      foot * 0.55 + (top + height * 0.7) * 0.45,
      middle - half * 0.5,
      top + height * 0.22,
    );
    pen.lineTo(middle + half * 0.5, top + height * 0.22);
    pen.quadraticCurveTo(
      middle + half * 0.72,
      foot * 0.55 + (top + height * 0.7) * 0.45,
      middle + half,
      top + height * 0.42,
    );
    pen.quadraticCurveTo(middle + half * 0.84, foot, middle + half * 0.66, foot);
    pen.lineTo(middle - half * 0.66, foot);
    pen.quadraticCurveTo(middle - half * 0.84, foot, middle - half, top + height * 0.42);
    pen.closePath();
  };
  pen.save();
  pen.shadowColor = '#00000090';
  pen.shadowBlur = 12;
  pen.shadowOffsetY = 5;
  const glaze = pen.createLinearGradient(0, top, 0, foot);
  glaze.addColorStop(0, '#6FE0A8');
  glaze.addColorStop(0.5, '#17784D');
  glaze.addColorStop(1, '#06301F');
  outline();
  pen.fillStyle = glaze;
  pen.fill();
  pen.restore();
  pen.save();
  outline();
  pen.clip();
  const step = Math.max(9, half / 16);
  for (let x = middle - half; x <= middle + half; x += step) {
    const lean = (x - middle) * 0.3;
    pen.strokeStyle = '#022015A0';
    pen.lineWidth = step * 0.34;
    pen.beginPath();
    pen.moveTo(x - lean, top);
    pen.lineTo(x, foot);
    pen.stroke();
    pen.fillStyle = '#F2C75A';
    pen.beginPath();
    pen.arc(x + step / 2, foot - 1, step * 0.24, Math.PI, 0);
    pen.fill();
  }
  pen.restore();
  outline();
  pen.strokeStyle = metalGradient(pen, top, foot);
  pen.lineWidth = 2.5;
  pen.stroke();
  pen.fillStyle = metalGradient(pen, top, top + height * 0.26);
  pen.fillRect(middle - half * 0.52, top + height * 0.14, half * 1.04, height * 0.1);
  const pearl = pen.createRadialGradient(
    middle - 2,
    top + height * 0.06,
    0,
    middle,
    top + height * 0.1,
    height * 0.16,
  );
  pearl.addColorStop(0, '#FFFFFF');
  pearl.addColorStop(0.5, '#9FF5CC');
  pearl.addColorStop(1, '#0B6B44');
  pen.fillStyle = pearl;
  pen.beginPath();
  pen.arc(middle, top + height * 0.1, height * 0.15, 0, Math.PI * 2);
  pen.fill();
}

/** A lacquered tray under the reels; its text is set above it. */
export function paintTray(pen: Pen, { board }: SlotLayout): void {
  const radius = board.height / 2;
  pen.save();
  pen.shadowColor = '#000000A0';
  pen.shadowBlur = 10;
  pen.shadowOffsetY = 4;
  pen.fillStyle = metalGradient(pen, board.y, board.y + board.height);
  pen.beginPath();
  pen.roundRect(board.x, board.y, board.width, board.height, radius);
  pen.fill();
  pen.restore();
  const lacquer = pen.createLinearGradient(0, board.y, 0, board.y + board.height);
  lacquer.addColorStop(0, '#053523');
  lacquer.addColorStop(1, '#021109');
  pen.fillStyle = lacquer;
  pen.beginPath();
  pen.roundRect(board.x + 2.5, board.y + 2.5, board.width - 5, board.height - 5, radius);
  pen.fill();
}

/** A paper lantern in the middle of a square of `size`; a lit one glows. */
export function paintLantern(pen: Pen, size: number, isLit: boolean): void {
  const middle = size / 2;
  if (isLit) {
    const halo = pen.createRadialGradient(middle, middle, 0, middle, middle, middle);
    halo.addColorStop(0, '#FFB04AC0');
    halo.addColorStop(1, '#FF5A2A00');
    pen.fillStyle = halo;
    pen.fillRect(0, 0, size, size);
  }
  const paper = pen.createRadialGradient(middle, middle, 0, middle, middle, size * 0.32);
  paper.addColorStop(0, isLit ? '#FFE9A0' : '#8A2418');
  paper.addColorStop(0.5, isLit ? '#FF7A3A' : '#6A140E');
  paper.addColorStop(1, isLit ? '#D8281A' : '#3A0806');
  pen.fillStyle = paper;
  pen.beginPath();
  pen.ellipse(middle, middle, size * 0.3, size * 0.26, 0, 0, Math.PI * 2);
  pen.fill();
  pen.fillStyle = isLit ? '#FFE9A0' : '#6B4A16';
  for (const y of [-0.3, 0.24])
    pen.fillRect(middle - size * 0.12, middle + size * y, size * 0.24, size * 0.07);
}
