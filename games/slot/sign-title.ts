import type { Pen } from './brush.ts';
import type { Box } from './slot-layout.ts';

interface TitleLook {
  readonly face: readonly string[];
  /** Colours of the letters from their top to their foot. */
  fill(pen: Pen, top: number, foot: number): CanvasGradient;
  readonly outline: string;
  /** Height of the letters as a share of the plate. */
  readonly share: number;
}

const MARGIN = 14;

/** A game's name in the middle of a plate, never wider than it. */
export function paintSignTitle(pen: Pen, plate: Box, title: string, look: TitleLook): void {
  let size = plate.height * look.share;
  pen.textAlign = 'center';
  pen.textBaseline = 'alphabetic';
  const names = look.face.map((name) => (name.includes(' ') ? `"${name}"` : name)).join(', ');
  const setFont = () => {
    pen.font = `${size}px ${names}`;
  };
  setFont();
  const room = plate.width - 2 * MARGIN;
  const measured = pen.measureText(title).width;
  if (measured > room) size *= room / measured;
  setFont();
  const { actualBoundingBoxAscent: ascent, actualBoundingBoxDescent: descent } = pen.measureText(title);
  const x = plate.x + plate.width / 2;
  const y = plate.y + (plate.height + ascent - descent) / 2;
  pen.save();
  pen.shadowColor = '#000000';
  pen.shadowBlur = 4;
  pen.shadowOffsetY = 2;
  pen.lineJoin = 'round';
  pen.lineWidth = 3;
  pen.strokeStyle = look.outline;
  pen.strokeText(title, x, y);
  pen.restore();
  pen.fillStyle = look.fill(pen, y - ascent, y + descent);
  pen.fillText(title, x, y);
}
