import { steppedPath } from '../engine/stepped-path.ts';
import { fan, metalGradient, type Pen } from '../slot/brush.ts';
import { shadeDrum } from '../slot/drum-shade.ts';
import { paintSignTitle } from '../slot/sign-title.ts';
import type { Box, SlotLayout } from '../slot/slot-layout.ts';
import type { Mood } from './backdrop-art.ts';

export const DISPLAY_FACES = ['Limelight', 'Noto Sans SC Variable', 'Figtree', 'serif'];

const STEP = 6;
const PANELS: Record<Mood, readonly [string, string, string]> = {
  base: ['#0D0710', '#34202F', '#0D0710'],
  feature: ['#0A0618', '#33205A', '#0A0618'],
};

/** The five strips' ground: round like a drum, darker to the edges. Drawn under the symbols. */
export function paintReelBeds(pen: Pen, layout: SlotLayout, mood: Mood): void {
  const { reels, cell, reelGap } = layout;
  pen.fillStyle = '#08050B';
  pen.fillRect(reels.x - 4, reels.y - 4, reels.width + 8, reels.height + 8);
  const [edge, middle, foot] = PANELS[mood];
  for (let reel = 0; reel < 5; reel += 1) {
    const x = reels.x + reel * (cell.width + reelGap);
    const drum = pen.createLinearGradient(0, reels.y, 0, reels.y + reels.height);
    drum.addColorStop(0, edge);
    drum.addColorStop(0.5, middle);
    drum.addColorStop(1, foot);
    pen.fillStyle = drum;
    pen.fillRect(x, reels.y, cell.width, reels.height);
    pen.fillStyle = '#FFE7A60A';
    for (let row = 1; row < 3; row += 1) pen.fillRect(x + 6, reels.y + row * cell.height, cell.width - 12, 1);
  }
}

/** What lies over the symbols: the drum's shade above and below, brass rules between the reels. */
export function paintGlass(pen: Pen, layout: SlotLayout): void {
  const { reels, cell, reelGap } = layout;
  shadeDrum(pen, layout, 0.34, [
    [0, '#08050BE0'],
    [0.35, '#08050B70'],
    [1, '#08050B00'],
  ]);
  for (let reel = 1; reel < 5; reel += 1) {
    const x = reels.x + reel * (cell.width + reelGap) - reelGap;
    const rule = pen.createLinearGradient(x, 0, x + reelGap, 0);
    rule.addColorStop(0, '#5A3A10');
    rule.addColorStop(0.45, '#F0C56E');
    rule.addColorStop(1, '#4A2E0C');
    pen.fillStyle = rule;
    pen.fillRect(x, reels.y, reelGap, reels.height);
  }
}

/** The brass frame with its bulb channel, around an open glass. */
export function paintFrame(pen: Pen, layout: SlotLayout): void {
  const { frame, reels, channel } = layout;
  pen.save();
  pen.shadowColor = '#000000B0';
  pen.shadowBlur = 24;
  pen.shadowOffsetY = 10;
  paintRing(pen, frame, insetBox(frame, 3), metalGradient(pen, frame.y, frame.y + frame.height));
  pen.restore();
  paintRing(pen, insetBox(frame, 3), insetBox(frame, channel), '#2B1408', 3);
  paintRing(pen, insetBox(frame, 4.5), insetBox(frame, 5.5), '#6B4A1680');
  const inner = insetBox(frame, channel);
  paintRing(
    pen,
    inner,
    { x: reels.x - 2, y: reels.y - 2, width: reels.width + 4, height: reels.height + 4 },
    metalGradient(pen, inner.y, inner.y + inner.height),
    0,
    3,
  );
  pen.strokeStyle = '#2B1408';
  pen.lineWidth = 1.5;
  pen.strokeRect(reels.x - 1.5, reels.y - 1.5, reels.width + 3, reels.height + 3);
}

/** The sign above the machine: three steps, the fan, and the name in lit metal. */
export function paintSign(pen: Pen, layout: SlotLayout, title: string): void {
  const { sign, frame } = layout;
  if (!sign) return;
  const centreX = sign.x + sign.width / 2;
  const foot = frame.y + 4;
  const stepHeight = Math.max(6, sign.height * 0.07);
  [0.94, 0.78, 0.64].forEach((share, index) => {
    const width = frame.width * share;
    const y = foot - stepHeight * (index + 1);
    pen.fillStyle = metalGradient(pen, y, y + stepHeight);
    pen.fillRect(centreX - width / 2, y, width, stepHeight);
    pen.fillStyle = '#2B140880';
    pen.fillRect(centreX - width / 2, y + stepHeight - 1, width, 1);
  });
  const base = foot - stepHeight * 3;
  fan(pen, centreX, base, Math.min(sign.height - stepHeight * 3 - 4, frame.width * 0.36), 13);

  const plate: Box = {
    x: centreX - frame.width * 0.4,
    y: base - sign.height * 0.34,
    width: frame.width * 0.8,
    height: sign.height * 0.4,
  };
  pen.save();
  pen.shadowColor = '#000000A0';
  pen.shadowBlur = 12;
  pen.shadowOffsetY = 4;
  steppedPath(pen, plate.x, plate.y, plate.width, plate.height, 5);
  pen.fillStyle = metalGradient(pen, plate.y, plate.y + plate.height);
  pen.fill();
  pen.restore();
  steppedPath(pen, plate.x + 3, plate.y + 3, plate.width - 6, plate.height - 6, 4);
  const ruby = pen.createLinearGradient(0, plate.y, 0, plate.y + plate.height);
  ruby.addColorStop(0, '#7E1024');
  ruby.addColorStop(1, '#2C0610');
  pen.fillStyle = ruby;
  pen.fill();
  paintSignTitle(pen, plate, title, {
    face: DISPLAY_FACES,
    fill: metalGradient,
    outline: '#2B1408',
    share: 0.62,
  });
}

/** The flat board under the glass. Its text is set above it. */
export function paintBoard(pen: Pen, { board }: SlotLayout): void {
  steppedPath(pen, board.x, board.y, board.width, board.height, 4);
  pen.fillStyle = metalGradient(pen, board.y, board.y + board.height);
  pen.fill();
  steppedPath(pen, board.x + 2, board.y + 2, board.width - 4, board.height - 4, 3.5);
  const ground = pen.createLinearGradient(0, board.y, 0, board.y + board.height);
  ground.addColorStop(0, '#1A0C12');
  ground.addColorStop(1, '#0E0B14');
  pen.fillStyle = ground;
  pen.fill();
  steppedPath(pen, board.x + 5, board.y + 5, board.width - 10, board.height - 10, 3);
  pen.strokeStyle = '#8A5F1C80';
  pen.lineWidth = 0.8;
  pen.stroke();
}

function insetBox(box: Box, by: number): Box {
  return { x: box.x + by, y: box.y + by, width: box.width - 2 * by, height: box.height - 2 * by };
}

/** Fills between two stepped outlines; a step of 0 makes the inner one a plain rectangle. */
function paintRing(
  pen: Pen,
  outer: Box,
  inner: Box,
  fill: string | CanvasGradient,
  innerStep = STEP,
  outerStep = STEP,
): void {
  const area = new Path2D();
  addStepped(area, outer, outerStep);
  addStepped(area, inner, innerStep);
  pen.fillStyle = fill;
  pen.fill(area, 'evenodd');
}

function addStepped(area: Path2D, { x, y, width, height }: Box, step: number): void {
  if (step === 0) {
    area.rect(x, y, width, height);
    return;
  }
  const xs = [x, x + step, x + 2 * step, x + width - 2 * step, x + width - step, x + width] as const;
  const ys = [y, y + step, y + 2 * step, y + height - 2 * step, y + height - step, y + height] as const;
  const order: [number, number][] = [
    [2, 0],
    [3, 0],
    [3, 1],
    [4, 1],
    [4, 2],
    [5, 2],
    [5, 3],
    [4, 3],
    [4, 4],
    [3, 4],
    [3, 5],
    [2, 5],
    [2, 4],
    [1, 4],
    [1, 3],
    [0, 3],
    [0, 2],
    [1, 2],
    [1, 1],
    [2, 1],
  ];
  order.forEach(([column, row], index) => {
    const px = xs[column] as number;
    const py = ys[row] as number;
    if (index === 0) area.moveTo(px, py);
    else area.lineTo(px, py);
  });
  area.closePath();
}
