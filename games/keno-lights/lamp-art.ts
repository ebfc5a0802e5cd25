import { KENO_NUMBERS } from '../../contract/games/keno-lights.ts';
import type { BoardLayout } from './layout.ts';

type Pen = CanvasRenderingContext2D;

const FIGURES = '"Bebas Neue", sans-serif';
export const CALLED_COLOUR = '#6ff5e2';
export const HIT_COLOUR = '#ffcf4a';

/** Every number on its lamp, in one ink. */
export function paintNumbers(pen: Pen, { lamps, size }: BoardLayout, ink: string): void {
  pen.font = `400 ${size * 0.58}px ${FIGURES}`;
  pen.textAlign = 'center';
  pen.textBaseline = 'alphabetic';
  pen.fillStyle = ink;
  lamps.slice(0, KENO_NUMBERS).forEach(({ x, y }, index) => {
    pen.fillText(String(index + 1), x + size / 2, y + size * 0.71);
  });
}

/** A lamp that is dark. */
export function paintDark(pen: Pen, size: number): void {
  const glass = pen.createLinearGradient(0, 0, 0, size);
  glass.addColorStop(0, '#141c38');
  glass.addColorStop(0.5, '#1d2848');
  glass.addColorStop(1, '#263358');
  pane(pen, size, 0.03, glass, '#4a5a86');
  pen.fillStyle = '#ffffff0f';
  pen.fillRect(size * 0.08, size * 0.08, size * 0.84, size * 0.3);
}

/** A lamp that burns: brightest where its bulb is. */
export function paintLit(pen: Pen, size: number, hue: string): void {
  const glass = pen.createRadialGradient(size / 2, size * 0.46, 0, size / 2, size / 2, size * 0.72);
  glass.addColorStop(0, '#ffffff');
  glass.addColorStop(0.42, hue);
  glass.addColorStop(1, hue);
  pane(pen, size, 0.03, glass, '#fffdf0');
}

/** A burning lamp of one's own: a star in its corner tells it from the others without its colour. */
export function paintHit(pen: Pen, size: number): void {
  paintLit(pen, size, HIT_COLOUR);
  traceStar(pen, size * 0.8, size * 0.2, size * 0.17);
}

/** The mark of a chosen number: a brass ring inside the lamp, notched at two corners. */
export function paintRing(pen: Pen, size: number): void {
  pen.fillStyle = '#ffcf4a17';
  pen.fillRect(size * 0.05, size * 0.05, size * 0.9, size * 0.9);
  pen.lineWidth = Math.max(2, size * 0.07);
  pen.strokeStyle = '#ffdf7a';
  pen.strokeRect(size * 0.08, size * 0.08, size * 0.84, size * 0.84);
  const notch = size * 0.26;
  pen.fillStyle = '#ffdf7a';
  pen.beginPath();
  pen.moveTo(size * 0.95, size * 0.05);
  pen.lineTo(size * 0.95 - notch, size * 0.05);
  pen.lineTo(size * 0.95, size * 0.05 + notch);
  pen.closePath();
  pen.fill();
}

/** Light around a lamp that has just come on; three lamps wide. */
export function paintGlow(pen: Pen, size: number): void {
  const middle = size * 1.5;
  const light = pen.createRadialGradient(middle, middle, 0, middle, middle, middle);
  light.addColorStop(0, '#ffffffe6');
  light.addColorStop(0.35, '#ffffff59');
  light.addColorStop(1, '#ffffff00');
  pen.fillStyle = light;
  pen.fillRect(0, 0, size * 3, size * 3);
}

function pane(pen: Pen, size: number, inset: number, fill: CanvasGradient, line: string): void {
  const at = size * inset;
  pen.beginPath();
  pen.roundRect(at, at, size - 2 * at, size - 2 * at, size * 0.09);
  pen.fillStyle = fill;
  pen.fill();
  pen.lineWidth = Math.max(1, size * 0.04);
  pen.strokeStyle = line;
  pen.stroke();
}

function traceStar(pen: Pen, x: number, y: number, radius: number): void {
  pen.beginPath();
  for (let point = 0; point < 10; point += 1) {
    const reach = point % 2 ? radius * 0.45 : radius;
    const angle = (point / 10) * Math.PI * 2 - Math.PI / 2;
    pen.lineTo(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach);
  }
  pen.closePath();
  pen.fillStyle = '#a3164a';
  pen.fill();
}
