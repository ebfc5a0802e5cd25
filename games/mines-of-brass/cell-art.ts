import { paintStar } from './gem-art.ts';
import { type Pen, paintRivet } from './metal-art.ts';

/** A closed cell: a riveted brass plate with a diamond embossed in it. */
export function paintPlate(pen: Pen, size: number): void {
  const edge = size * 0.1;
  const body = pen.createLinearGradient(0, 0, 0, size);
  body.addColorStop(0, '#ffe9ae');
  body.addColorStop(0.1, '#e0aa48');
  body.addColorStop(0.48, '#b07a24');
  body.addColorStop(0.53, '#8a5a18');
  body.addColorStop(0.9, '#6b4416');
  body.addColorStop(1, '#3a220a');
  fillPlate(pen, 0, size, edge, body);
  const inner = pen.createLinearGradient(0, size * 0.12, 0, size * 0.88);
  inner.addColorStop(0, '#7b4f17');
  inner.addColorStop(1, '#c08c34');
  fillPlate(pen, size * 0.11, size * 0.78, edge * 0.7, inner);
  const face = pen.createLinearGradient(0, size * 0.14, 0, size * 0.86);
  face.addColorStop(0, '#d9a446');
  face.addColorStop(0.5, '#b37d28');
  face.addColorStop(1, '#8c5d1b');
  fillPlate(pen, size * 0.135, size * 0.73, edge * 0.6, face);
  const middle = size / 2;
  paintDiamond(pen, middle, middle + size * 0.018, size * 0.21, '#f7d48a');
  paintDiamond(pen, middle, middle, size * 0.21, '#6e4511');
  paintDiamond(pen, middle, middle, size * 0.15, '#a87325');
  for (const x of [0.2, 0.8]) for (const y of [0.2, 0.8]) paintRivet(pen, size * x, size * y, size * 0.042);
}

function fillPlate(pen: Pen, inset: number, size: number, corner: number, fill: CanvasGradient): void {
  pen.fillStyle = fill;
  pen.beginPath();
  pen.roundRect(inset, inset, size, size, corner);
  pen.fill();
}

function paintDiamond(pen: Pen, x: number, y: number, radius: number, fill: string): void {
  pen.fillStyle = fill;
  pen.beginPath();
  pen.moveTo(x, y - radius);
  pen.lineTo(x + radius, y);
  pen.lineTo(x, y + radius);
  pen.lineTo(x - radius, y);
  pen.closePath();
  pen.fill();
}

/** What a plate leaves when it is open: a hollow in the rock. */
export function paintHollow(pen: Pen, size: number): void {
  const depth = pen.createRadialGradient(size / 2, size * 0.46, size * 0.05, size / 2, size / 2, size * 0.72);
  depth.addColorStop(0, '#6b4526');
  depth.addColorStop(0.55, '#3a2213');
  depth.addColorStop(1, '#140b07');
  fillPlate(pen, 0, size, size * 0.1, depth);
  pen.strokeStyle = '#8a5f1c';
  pen.lineWidth = Math.max(1, size * 0.022);
  pen.beginPath();
  pen.roundRect(size * 0.015, size * 0.015, size * 0.97, size * 0.97, size * 0.09);
  pen.stroke();
}

/** An iron sphere with brass horns and a burning fuse. */
export function paintMine(pen: Pen, size: number): void {
  pen.save();
  pen.translate(size * 0.48, size * 0.54);
  pen.scale(size / 100, size / 100);
  for (let horn = 0; horn < 8; horn += 1) {
    pen.save();
    pen.rotate((horn * Math.PI) / 4 + Math.PI / 8);
    pen.fillStyle = '#c9962f';
    pen.strokeStyle = '#2b1608';
    pen.lineWidth = 1.6;
    pen.beginPath();
    pen.roundRect(-4.5, -35, 9, 14, 3);
    pen.fill();
    pen.stroke();
    pen.restore();
  }
  const iron = pen.createRadialGradient(-9, -11, 2, 0, 0, 28);
  iron.addColorStop(0, '#a9b0bd');
  iron.addColorStop(0.35, '#4a4f5c');
  iron.addColorStop(1, '#0d0e14');
  pen.fillStyle = iron;
  pen.strokeStyle = '#050508';
  pen.lineWidth = 2;
  pen.beginPath();
  pen.arc(0, 0, 27, 0, Math.PI * 2);
  pen.fill();
  pen.stroke();
  pen.strokeStyle = '#c9962f';
  pen.lineWidth = 4;
  pen.beginPath();
  pen.ellipse(0, 0, 27, 9, -0.35, 0, Math.PI * 2);
  pen.stroke();
  pen.strokeStyle = '#e8d6b0';
  pen.lineWidth = 3.4;
  pen.beginPath();
  pen.moveTo(14, -24);
  pen.quadraticCurveTo(20, -40, 34, -36);
  pen.stroke();
  const spark = pen.createRadialGradient(35, -36, 0, 35, -36, 12);
  spark.addColorStop(0, '#ffffff');
  spark.addColorStop(0.35, '#ffd04a');
  spark.addColorStop(1, '#ff7a1a00');
  pen.fillStyle = spark;
  pen.fillRect(22, -49, 26, 26);
  paintStar(pen, 35, -36, 9);
  pen.restore();
}

/** Light that is tinted where it is used. */
export function paintGlow(pen: Pen, size: number): void {
  const light = pen.createRadialGradient(size / 2, size / 2, 0, size / 2, size / 2, size / 2);
  light.addColorStop(0, '#ffffff');
  light.addColorStop(0.4, '#ffffff66');
  light.addColorStop(1, '#ffffff00');
  pen.fillStyle = light;
  pen.fillRect(0, 0, size, size);
}
