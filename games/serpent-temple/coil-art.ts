import { metalGradient, type Pen } from '../slot/brush.ts';
import type { SlotLayout } from '../slot/slot-layout.ts';

export interface DiscPlace {
  /** Middle of the disc, in CSS pixels. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

const LARGEST = 40;
/** Share of the sign that the name takes; the coil lies below it. */
export const NAME_SHARE = 0.6;

/** Where the discs of the coil lie: between the name and the stones, or beside them on a low canvas. */
export function coilPlaces({ sign, frame }: SlotLayout, count: number): DiscPlace[] {
  if (sign) {
    const room = (frame.width * 0.94) / count;
    const size = Math.min(LARGEST, room * 0.86, sign.height * (1 - NAME_SHARE) * 0.86);
    const y = sign.y + sign.height * NAME_SHARE + (sign.height * (1 - NAME_SHARE)) / 2;
    const from = frame.x + frame.width / 2 - (room * (count - 1)) / 2;
    return Array.from({ length: count }, (_, index) => ({
      x: from + room * index,
      // The body winds: every second disc a little lower.
      y: y + (index % 2 ? 1 : -1) * size * 0.06,
      size,
    }));
  }
  // The head needs half a disc more, at the top.
  const room = frame.height / (count + 0.5);
  const size = Math.min(LARGEST, room * 0.9, Math.max(16, frame.x - 8));
  return Array.from({ length: count }, (_, index) => ({
    x: Math.max(size / 2 + 2, frame.x - size * 0.62) - (index % 2 ? 3 : 0),
    y: frame.y + frame.height - room * (index + 0.5),
    size,
  }));
}

const FIGURES = '"Bebas Neue", sans-serif';

/** The serpent's body behind its discs, with a head at the highest multiplier. */
export function paintBody(pen: Pen, places: readonly DiscPlace[]): void {
  const [first, last] = [places[0], places.at(-1)];
  if (!first || !last) return;
  const before = places.at(-2) ?? first;
  const along = Math.atan2(last.y - before.y, last.x - before.x);
  const { size } = last;
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  for (const [width, colour] of [
    [size * 0.74, '#02140D'],
    [size * 0.62, '#0C5A40'],
    [size * 0.34, '#1F9A6C'],
    [size * 0.1, '#7FF0B8'],
  ] as const) {
    pen.strokeStyle = colour;
    pen.lineWidth = width;
    pen.beginPath();
    places.forEach(({ x, y }, index) => {
      if (index === 0) pen.moveTo(x, y);
      else pen.lineTo(x, y);
    });
    pen.lineTo(last.x + Math.cos(along) * size * 0.42, last.y + Math.sin(along) * size * 0.42);
    pen.stroke();
  }
  paintHead(pen, last, along);
}

function paintHead(pen: Pen, { x, y, size }: DiscPlace, turn: number): void {
  pen.save();
  pen.translate(x + Math.cos(turn) * size * 0.62, y + Math.sin(turn) * size * 0.62);
  pen.rotate(turn);
  pen.fillStyle = '#1F9A6C';
  pen.strokeStyle = '#02140D';
  pen.lineWidth = 1.5;
  pen.beginPath();
  pen.moveTo(-size * 0.2, -size * 0.3);
  pen.quadraticCurveTo(size * 0.3, -size * 0.34, size * 0.36, 0);
  pen.quadraticCurveTo(size * 0.3, size * 0.34, -size * 0.2, size * 0.3);
  pen.closePath();
  pen.fill();
  pen.stroke();
  for (const side of [-1, 1]) {
    pen.fillStyle = '#FFE27A';
    pen.beginPath();
    pen.arc(size * 0.12, side * size * 0.15, size * 0.06, 0, Math.PI * 2);
    pen.fill();
  }
  pen.restore();
}

/** One multiplier: stone while it waits, gold while it counts. */
export function paintDisc(pen: Pen, { x, y, size }: DiscPlace, text: string, isLit: boolean): void {
  const radius = size * 0.46;
  if (isLit) {
    const glow = pen.createRadialGradient(x, y, radius * 0.6, x, y, size * 0.74);
    glow.addColorStop(0, '#FFE27AC0');
    glow.addColorStop(1, '#FFB02E00');
    pen.fillStyle = glow;
    pen.fillRect(x - size * 0.75, y - size * 0.75, size * 1.5, size * 1.5);
  }
  pen.fillStyle = isLit ? metalGradient(pen, y - radius, y + radius) : '#3A473B';
  pen.strokeStyle = '#0A120C';
  pen.lineWidth = 1.5;
  pen.beginPath();
  pen.arc(x, y, radius, 0, Math.PI * 2);
  pen.fill();
  pen.stroke();
  const face = pen.createRadialGradient(x - radius * 0.3, y - radius * 0.35, 1, x, y, radius * 0.86);
  face.addColorStop(0, isLit ? '#FFF8DC' : '#93A48C');
  face.addColorStop(0.6, isLit ? '#FFD35A' : '#64755A');
  face.addColorStop(1, isLit ? '#D98A1C' : '#394733');
  pen.fillStyle = face;
  pen.beginPath();
  pen.arc(x, y, radius * 0.84, 0, Math.PI * 2);
  pen.fill();
  pen.font = `400 ${size * (text.length > 2 ? 0.42 : 0.5)}px ${FIGURES}`;
  pen.textAlign = 'center';
  pen.textBaseline = 'alphabetic';
  const { actualBoundingBoxAscent: ascent, actualBoundingBoxDescent: descent } = pen.measureText(text);
  pen.fillStyle = isLit ? '#3A1A02' : '#10170F';
  pen.fillText(text, x, y + (ascent - descent) / 2);
}
