import { type Pen, scatter } from '../slot/brush.ts';

/** Colours across a cane, from one edge to the other. */
export type CaneColours = readonly [edge: string, light: string, shade: string];

export const LIVING_CANE: CaneColours = ['#0C4A30', '#7FDCA5', '#0B3A26'];
export const DISTANT_CANE: CaneColours = ['#0A3B28', '#2F8A63', '#072B1D'];
/** Cut and lacquered: what the frame is made of. */
export const DRIED_CANE: CaneColours = ['#6B4A16', '#F6DC94', '#5A3A10'];

const NODE_REACH = 0.13;

/** An upright cane between two heights, with its joints. */
export function paintCane(
  pen: Pen,
  x: number,
  top: number,
  bottom: number,
  width: number,
  [edge, light, shade]: CaneColours,
): void {
  const cane = pen.createLinearGradient(x - width / 2, 0, x + width / 2, 0);
  cane.addColorStop(0, edge);
  cane.addColorStop(0.34, light);
  cane.addColorStop(0.62, edge);
  cane.addColorStop(1, shade);
  pen.fillStyle = cane;
  pen.fillRect(x - width / 2, top, width, bottom - top);
  const span = width * 5.2;
  const reach = width * NODE_REACH;
  for (let y = top + span * (0.3 + scatter(x) * 0.5); y < bottom - width * 0.4; y += span) {
    pen.fillStyle = cane;
    pen.beginPath();
    pen.roundRect(x - width / 2 - reach, y - width * 0.13, width + 2 * reach, width * 0.26, width * 0.12);
    pen.fill();
    pen.fillStyle = shade;
    pen.fillRect(
      x - width / 2 - reach * 0.6,
      y + width * 0.02,
      width + reach * 1.2,
      Math.max(1, width * 0.06),
    );
  }
}

/** The same, lying: from `left` to `right` around the height `y`. */
export function paintLyingCane(
  pen: Pen,
  y: number,
  left: number,
  right: number,
  width: number,
  colours: CaneColours,
): void {
  pen.save();
  pen.transform(0, 1, 1, 0, 0, 0);
  paintCane(pen, y, left, right, width, colours);
  pen.restore();
}

/** A blade of bamboo from its stalk at (x, y) along `turn` (radians). */
function paintBlade(pen: Pen, x: number, y: number, length: number, turn: number, colour: string): void {
  pen.save();
  pen.translate(x, y);
  pen.rotate(turn);
  pen.fillStyle = colour;
  pen.beginPath();
  pen.moveTo(0, 0);
  pen.quadraticCurveTo(length * 0.3, -length * 0.17, length, 0);
  pen.quadraticCurveTo(length * 0.3, length * 0.13, 0, 0);
  pen.fill();
  pen.strokeStyle = '#DFFFE840';
  pen.lineWidth = Math.max(0.5, length * 0.014);
  pen.beginPath();
  pen.moveTo(length * 0.05, 0);
  pen.lineTo(length * 0.86, 0);
  pen.stroke();
  pen.restore();
}

/** Blades that hang from one joint like a hand. @param side 1 to the right, -1 to the left */
export function paintSpray(pen: Pen, x: number, y: number, length: number, side: 1 | -1): void {
  for (const [index, turn] of [0.62, 0.1, -0.4, 1.05].entries()) {
    const along = side === 1 ? turn : Math.PI - turn;
    const colour = ['#1F8A5A', '#2FAE74', '#17784D', '#0F5C3B'][index] ?? '#17784D';
    paintBlade(pen, x, y, length * (1 - index * 0.13), along, colour);
  }
}
