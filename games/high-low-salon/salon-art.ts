import { paintColumn } from './column-art.ts';
import type { StairLayout } from './layout.ts';

type Pen = CanvasRenderingContext2D;

/** The salon behind the cards: jade light, a fan of brass, a stair between two columns. Painted once a size. */
export function paintSalon(pen: Pen, layout: StairLayout): void {
  const { width, height, columnWidth } = layout;
  paintWall(pen, width, height);
  paintFan(pen, width, height);
  paintStair(pen, layout);
  paintColumn(pen, { x: columnWidth / 2, width: columnWidth, height });
  paintColumn(pen, { x: width - columnWidth / 2, width: columnWidth, height });
}

function paintWall(pen: Pen, width: number, height: number): void {
  const reach = Math.hypot(width, height);
  const light = pen.createRadialGradient(
    width * 0.58,
    height * 0.3,
    0,
    width * 0.58,
    height * 0.3,
    reach * 0.62,
  );
  light.addColorStop(0, '#7fe0cf');
  light.addColorStop(0.26, '#2a8f8c');
  light.addColorStop(0.62, '#0d4552');
  light.addColorStop(1, '#041a22');
  pen.fillStyle = light;
  pen.fillRect(0, 0, width, height);
}

/** Ribs and rings from the middle of the upper edge. */
function paintFan(pen: Pen, width: number, height: number): void {
  const reach = Math.max(height * 0.62, Math.min(width, height) * 0.5);
  pen.save();
  pen.translate(width / 2, 0);
  pen.strokeStyle = '#ffe7a6';
  pen.lineWidth = 1.2;
  pen.globalAlpha = 0.34;
  const ribs = 17;
  for (let rib = 1; rib < ribs; rib += 1) {
    const angle = (rib / ribs) * Math.PI;
    pen.beginPath();
    pen.moveTo(Math.cos(angle) * reach * 0.36, Math.sin(angle) * reach * 0.36);
    pen.lineTo(Math.cos(angle) * reach, Math.sin(angle) * reach);
    pen.stroke();
  }
  for (const share of [0.62, 0.81, 1]) paintRing(pen, reach * share);
  pen.globalAlpha = 0.7;
  pen.lineWidth = 1.8;
  for (const share of [0.31, 0.36]) paintRing(pen, reach * share);
  // Scallops between the outer ribs, as on the poster.
  pen.globalAlpha = 0.34;
  pen.lineWidth = 1.2;
  for (let rib = 0; rib < ribs; rib += 1) {
    const angle = ((rib + 0.5) / ribs) * Math.PI;
    pen.beginPath();
    pen.arc(
      Math.cos(angle) * reach,
      Math.sin(angle) * reach,
      (reach * Math.PI) / ribs / 2,
      angle - Math.PI / 2,
      angle + Math.PI / 2,
    );
    pen.stroke();
  }
  pen.restore();
}

function paintRing(pen: Pen, radius: number): void {
  pen.beginPath();
  pen.arc(0, 0, radius, 0, Math.PI);
  pen.stroke();
}

function paintStair(pen: Pen, { height, treads }: StairLayout): void {
  for (const { x, y, width } of treads) {
    const body = pen.createLinearGradient(0, y, 0, height);
    body.addColorStop(0, '#23666a');
    body.addColorStop(0.3, '#114049');
    body.addColorStop(1, '#05202a');
    pen.fillStyle = body;
    pen.fillRect(x, y, width + 1, height - y);
    const edge = pen.createLinearGradient(0, y - 2, 0, y + 5);
    edge.addColorStop(0, '#fff3c4');
    edge.addColorStop(0.45, '#e0aa48');
    edge.addColorStop(1, '#7a5014');
    pen.fillStyle = edge;
    pen.fillRect(x - 3, y - 2, width + 4, 6);
    pen.fillStyle = '#00000059';
    pen.fillRect(x, y + 4, width, 4);
    // A sunk panel in the front of the step.
    const inset = Math.min(12, width * 0.14);
    pen.strokeStyle = '#ffe7a638';
    pen.lineWidth = 1;
    pen.strokeRect(x + inset, y + 16, Math.max(0, width - 2 * inset), Math.max(0, height - y));
    const shade = pen.createLinearGradient(x, 0, x + Math.min(22, width), 0);
    shade.addColorStop(0, '#00000061');
    shade.addColorStop(1, '#00000000');
    pen.fillStyle = shade;
    pen.fillRect(x, y + 4, width, height - y);
  }
}
