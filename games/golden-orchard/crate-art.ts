import { type Pen, scatter } from '../slot/brush.ts';
import { shadeDrum } from '../slot/drum-shade.ts';
import type { Box, SlotLayout } from '../slot/slot-layout.ts';
import { paintApple, paintBough, paintLeaf } from './foliage.ts';

const TITLE_FACES = 'Limelight, "Noto Sans SC Variable", Figtree, serif';

/** A plank of honey-coloured wood with its grain. */
function paintPlank(pen: Pen, { x, y, width, height }: Box, seed: number): void {
  const isWide = width >= height;
  const wood = isWide
    ? pen.createLinearGradient(0, y, 0, y + height)
    : pen.createLinearGradient(x, 0, x + width, 0);
  wood.addColorStop(0, '#F0C37A');
  wood.addColorStop(0.14, '#D9A055');
  wood.addColorStop(0.8, '#B0742F');
  wood.addColorStop(1, '#7A4A18');
  pen.save();
  pen.beginPath();
  pen.rect(x, y, width, height);
  pen.clip();
  pen.fillStyle = wood;
  pen.fillRect(x, y, width, height);
  pen.lineWidth = 1;
  for (let grain = 0; grain < 5; grain += 1) {
    const at = scatter(seed + grain * 3.1);
    const sway = (scatter(seed + grain * 5.7) - 0.5) * (isWide ? height : width) * 0.3;
    pen.strokeStyle = grain % 2 ? '#6B3F1445' : '#FFE7B040';
    pen.beginPath();
    if (isWide) {
      pen.moveTo(x, y + height * at);
      pen.bezierCurveTo(
        x + width * 0.3,
        y + height * at + sway,
        x + width * 0.7,
        y + height * at - sway,
        x + width,
        y + height * at,
      );
    } else {
      pen.moveTo(x + width * at, y);
      pen.bezierCurveTo(
        x + width * at + sway,
        y + height * 0.3,
        x + width * at - sway,
        y + height * 0.7,
        x + width * at,
        y + height,
      );
    }
    pen.stroke();
  }
  pen.strokeStyle = '#4A2A0C';
  pen.lineWidth = 2;
  pen.strokeRect(x + 0.5, y + 0.5, width - 1, height - 1);
  pen.restore();
}

/** Linen behind the symbols, round like a drum. */
export function paintLinen(pen: Pen, { reels, cell, reelGap, columns, rows }: SlotLayout): void {
  pen.fillStyle = '#5A3614';
  pen.fillRect(reels.x - 4, reels.y - 4, reels.width + 8, reels.height + 8);
  for (let reel = 0; reel < columns; reel += 1) {
    const x = reels.x + reel * (cell.width + reelGap);
    const drum = pen.createLinearGradient(0, reels.y, 0, reels.y + reels.height);
    drum.addColorStop(0, '#D9BC82');
    drum.addColorStop(0.24, '#FBEFCF');
    drum.addColorStop(0.5, '#FFFAEA');
    drum.addColorStop(0.76, '#FBEFCF');
    drum.addColorStop(1, '#D3B377');
    pen.fillStyle = drum;
    pen.fillRect(x, reels.y, cell.width, reels.height);
    pen.strokeStyle = '#C79A4C38';
    pen.lineWidth = 1;
    for (let stripe = 0; stripe < 3; stripe += 1) {
      const at = x + 5 + stripe * 3;
      for (const edge of [at, x + cell.width - (at - x)]) {
        pen.beginPath();
        pen.moveTo(edge, reels.y);
        pen.lineTo(edge, reels.y + reels.height);
        pen.stroke();
      }
    }
    pen.fillStyle = '#B5813A30';
    for (let row = 1; row < rows; row += 1)
      pen.fillRect(x + 14, reels.y + row * cell.height, cell.width - 28, 1);
  }
}

/** Shade of the drum above and below, and the posts between the reels. */
export function paintPosts(pen: Pen, layout: SlotLayout): void {
  const { reels, cell, reelGap, columns } = layout;
  shadeDrum(pen, layout, 0.26, [
    [0, '#5A361498'],
    [1, '#5A361400'],
  ]);
  for (let reel = 1; reel < columns; reel += 1) {
    const x = reels.x + reel * (cell.width + reelGap) - reelGap;
    paintPlank(pen, { x: x - 1, y: reels.y, width: reelGap + 2, height: reels.height }, reel * 9);
  }
}

/** The crate: four planks with iron nails, and leaves creeping over its upper corners. */
export function paintCrate(pen: Pen, { frame, reels, channel }: SlotLayout): void {
  const band = channel + 6;
  pen.save();
  pen.shadowColor = '#2A180690';
  pen.shadowBlur = 26;
  pen.shadowOffsetY = 12;
  pen.fillStyle = '#7A4A18';
  const body = new Path2D();
  body.rect(frame.x, frame.y, frame.width, frame.height);
  body.rect(reels.x, reels.y, reels.width, reels.height);
  pen.fill(body, 'evenodd');
  pen.restore();
  paintPlank(pen, { x: frame.x, y: frame.y, width: band, height: frame.height }, 3);
  paintPlank(pen, { x: frame.x + frame.width - band, y: frame.y, width: band, height: frame.height }, 17);
  paintPlank(pen, { x: frame.x - 4, y: frame.y, width: frame.width + 8, height: band }, 29);
  paintPlank(
    pen,
    { x: frame.x - 4, y: frame.y + frame.height - band, width: frame.width + 8, height: band },
    41,
  );
  pen.strokeStyle = '#3A1F08';
  pen.lineWidth = 3;
  pen.strokeRect(reels.x - 1, reels.y - 1, reels.width + 2, reels.height + 2);
  pen.strokeStyle = '#FFE7B080';
  pen.lineWidth = 1;
  pen.strokeRect(reels.x - 3, reels.y - 3, reels.width + 6, reels.height + 6);
  for (const [nailX, nailY] of [
    [frame.x + band / 2, frame.y + band / 2],
    [frame.x + frame.width - band / 2, frame.y + band / 2],
    [frame.x + band / 2, frame.y + frame.height - band / 2],
    [frame.x + frame.width - band / 2, frame.y + frame.height - band / 2],
  ] as const)
    paintNail(pen, nailX, nailY, Math.max(3, channel * 0.2));
}

function paintNail(pen: Pen, x: number, y: number, radius: number): void {
  const iron = pen.createRadialGradient(x - radius * 0.4, y - radius * 0.4, 0, x, y, radius);
  iron.addColorStop(0, '#D8D2C4');
  iron.addColorStop(0.5, '#6B6258');
  iron.addColorStop(1, '#241C14');
  pen.fillStyle = iron;
  pen.beginPath();
  pen.arc(x, y, radius, 0, Math.PI * 2);
  pen.fill();
}

/** The sign: a bough across, apples hanging from it, and the name carved into a plank on two ropes. */
export function paintOrchardSign(pen: Pen, { sign, frame }: SlotLayout, title: string): void {
  const leafLength = Math.min(46, frame.width * 0.09);
  if (!sign) {
    for (const [x, turn] of [
      [frame.x + 6, 0.5],
      [frame.x + frame.width - 6, Math.PI - 0.5],
    ] as const)
      for (let leaf = 0; leaf < 3; leaf += 1)
        paintLeaf(
          pen,
          x,
          frame.y + 4,
          leafLength * (1 - leaf * 0.15),
          turn + (leaf - 1) * 0.6,
          leaf % 2 === 0,
        );
    return;
  }
  const middle = frame.x + frame.width / 2;
  const boughY = sign.y + sign.height * 0.2;
  paintBough(
    pen,
    [0, 0.16, 0.34, 0.5, 0.66, 0.84, 1].map(
      (share, index) =>
        [
          frame.x - 24 + (frame.width + 48) * share,
          boughY + (index % 2 ? -1 : 1) * sign.height * 0.05,
        ] as const,
    ),
    Math.max(8, sign.height * 0.085),
    leafLength,
  );
  const apple = Math.min(sign.height * 0.42, frame.width * 0.13);
  paintApple(pen, frame.x + frame.width * 0.06, boughY + apple * 0.95, apple, boughY);
  paintApple(pen, frame.x + frame.width * 0.94, boughY + apple * 0.82, apple * 0.88, boughY);

  const plank: Box = {
    x: middle - frame.width * 0.36,
    y: sign.y + sign.height * 0.44,
    width: frame.width * 0.72,
    height: sign.height * 0.46,
  };
  pen.strokeStyle = '#8A6A3A';
  pen.lineWidth = 3;
  for (const share of [0.16, 0.84]) {
    pen.beginPath();
    pen.moveTo(plank.x + plank.width * share, boughY);
    pen.lineTo(plank.x + plank.width * share, plank.y + 6);
    pen.stroke();
  }
  pen.save();
  pen.shadowColor = '#2A180690';
  pen.shadowBlur = 14;
  pen.shadowOffsetY = 6;
  pen.fillStyle = '#1E4A1E';
  pen.beginPath();
  pen.roundRect(plank.x, plank.y, plank.width, plank.height, 10);
  pen.fill();
  pen.restore();
  const green = pen.createLinearGradient(0, plank.y, 0, plank.y + plank.height);
  green.addColorStop(0, '#3F7A36');
  green.addColorStop(1, '#173A16');
  pen.fillStyle = green;
  pen.beginPath();
  pen.roundRect(plank.x, plank.y, plank.width, plank.height, 10);
  pen.fill();
  pen.strokeStyle = '#F2C75A';
  pen.lineWidth = 2.5;
  pen.beginPath();
  pen.roundRect(plank.x + 4, plank.y + 4, plank.width - 8, plank.height - 8, 7);
  pen.stroke();
  paintTitle(pen, plank, title);
}

function paintTitle(pen: Pen, plank: Box, title: string): void {
  let size = plank.height * 0.58;
  const face = (px: number) => `${px}px ${TITLE_FACES}`;
  pen.textAlign = 'center';
  pen.textBaseline = 'alphabetic';
  pen.font = face(size);
  size *= Math.min(1, (plank.width - 36) / Math.max(1, pen.measureText(title).width));
  pen.font = face(size);
  const { actualBoundingBoxAscent: ascent, actualBoundingBoxDescent: descent } = pen.measureText(title);
  const x = plank.x + plank.width / 2;
  const y = plank.y + (plank.height + ascent - descent) / 2;
  pen.save();
  pen.shadowColor = '#0A1C08';
  pen.shadowBlur = 3;
  pen.shadowOffsetY = 2;
  const gold = pen.createLinearGradient(0, y - ascent, 0, y + descent);
  gold.addColorStop(0, '#FFFBE6');
  gold.addColorStop(0.5, '#FFDF7A');
  gold.addColorStop(1, '#E5A52A');
  pen.fillStyle = gold;
  pen.fillText(title, x, y);
  pen.restore();
}

/** A slate in a wooden frame; its text is set above it. */
export function paintSlate(pen: Pen, { board }: SlotLayout): void {
  pen.save();
  pen.shadowColor = '#2A180680';
  pen.shadowBlur = 10;
  pen.shadowOffsetY = 4;
  paintPlank(pen, board, 61);
  pen.restore();
  const slate = pen.createLinearGradient(0, board.y, 0, board.y + board.height);
  slate.addColorStop(0, '#1C2E1A');
  slate.addColorStop(1, '#122011');
  pen.fillStyle = slate;
  pen.fillRect(board.x + 5, board.y + 5, board.width - 10, board.height - 10);
  pen.strokeStyle = '#4A2A0C';
  pen.lineWidth = 1.5;
  pen.strokeRect(board.x + 5, board.y + 5, board.width - 10, board.height - 10);
}

/** A blossom of five petals in the middle of a square of `size`; a lit one shines. */
export function paintBlossom(pen: Pen, size: number, isLit: boolean): void {
  const middle = size / 2;
  if (isLit) {
    const halo = pen.createRadialGradient(middle, middle, 0, middle, middle, middle);
    halo.addColorStop(0, '#FFFFFFC0');
    halo.addColorStop(1, '#FFF2B000');
    pen.fillStyle = halo;
    pen.fillRect(0, 0, size, size);
  }
  pen.fillStyle = isLit ? '#FFFDF4' : '#E8C9B0';
  pen.strokeStyle = '#B0742F80';
  pen.lineWidth = 0.6;
  for (let petal = 0; petal < 5; petal += 1) {
    const angle = (petal * 2 * Math.PI) / 5 - Math.PI / 2;
    pen.beginPath();
    pen.arc(
      middle + Math.cos(angle) * size * 0.17,
      middle + Math.sin(angle) * size * 0.17,
      size * 0.145,
      0,
      Math.PI * 2,
    );
    pen.fill();
    pen.stroke();
  }
  pen.fillStyle = isLit ? '#FFC83A' : '#B5813A';
  pen.beginPath();
  pen.arc(middle, middle, size * 0.1, 0, Math.PI * 2);
  pen.fill();
}
