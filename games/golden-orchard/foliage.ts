import { type Pen, scatter } from '../slot/brush.ts';

/** A leaf from its stalk at (x, y) along `turn` (radians), with its lit half and its vein. */
export function paintLeaf(
  pen: Pen,
  x: number,
  y: number,
  length: number,
  turn: number,
  isLight: boolean,
): void {
  pen.save();
  pen.translate(x, y);
  pen.rotate(turn);
  const wide = length * 0.3;
  pen.beginPath();
  pen.moveTo(0, 0);
  pen.quadraticCurveTo(length * 0.42, -wide, length, 0);
  pen.quadraticCurveTo(length * 0.42, wide, 0, 0);
  pen.closePath();
  const blade = pen.createLinearGradient(0, -wide, 0, wide);
  blade.addColorStop(0, isLight ? '#A9D65A' : '#5F9A3A');
  blade.addColorStop(0.5, isLight ? '#5F9F38' : '#37752F');
  blade.addColorStop(1, isLight ? '#37752F' : '#1E4A1E');
  pen.fillStyle = blade;
  pen.fill();
  pen.strokeStyle = '#E4F2A880';
  pen.lineWidth = Math.max(0.6, length * 0.025);
  pen.beginPath();
  pen.moveTo(length * 0.06, 0);
  pen.lineTo(length * 0.9, 0);
  pen.stroke();
  pen.restore();
}

/** An apple of gold around (x, y), `size` across, that hangs from (x, `boughY`). */
export function paintApple(pen: Pen, x: number, y: number, size: number, boughY: number): void {
  pen.strokeStyle = '#4A2410';
  pen.lineWidth = Math.max(1.5, size * 0.035);
  pen.beginPath();
  pen.moveTo(x, boughY);
  pen.quadraticCurveTo(x + size * 0.06, (y + boughY) / 2, x - size * 0.03, y - size * 0.6);
  pen.stroke();
  pen.save();
  pen.translate(x, y);
  pen.scale(size / 108, size / 108);
  pen.strokeStyle = '#4A2410';
  pen.lineWidth = 6;
  pen.lineCap = 'round';
  pen.beginPath();
  pen.moveTo(0, -34);
  pen.bezierCurveTo(6, -46, 4, -58, -4, -72);
  pen.stroke();
  const skin = pen.createRadialGradient(-18, -26, 2, 0, 0, 62);
  skin.addColorStop(0, '#FFFFFF');
  skin.addColorStop(0.2, '#FFF0A8');
  skin.addColorStop(0.55, '#F2B632');
  skin.addColorStop(0.85, '#B4740F');
  skin.addColorStop(1, '#7A480C');
  pen.beginPath();
  pen.moveTo(0, -34);
  pen.bezierCurveTo(14, -50, 50, -48, 54, -10);
  pen.bezierCurveTo(58, 28, 28, 56, 10, 54);
  pen.quadraticCurveTo(0, 50, -10, 54);
  pen.bezierCurveTo(-28, 56, -58, 28, -54, -10);
  pen.bezierCurveTo(-50, -48, -14, -50, 0, -34);
  pen.closePath();
  pen.save();
  pen.shadowColor = '#4A2C0A80';
  pen.shadowBlur = 10;
  pen.shadowOffsetY = 5;
  pen.fillStyle = skin;
  pen.fill();
  pen.restore();
  pen.strokeStyle = '#6B3C08';
  pen.lineWidth = 2.4;
  pen.stroke();
  pen.fillStyle = '#FFFFFFD0';
  pen.beginPath();
  pen.ellipse(-26, -20, 10, 6, -0.66, 0, Math.PI * 2);
  pen.fill();
  pen.restore();
}

/** A bough through the points, thinner towards its end, with leaves along it. */
export function paintBough(
  pen: Pen,
  points: readonly (readonly [number, number])[],
  thickness: number,
  leafLength: number,
): void {
  const [start = [0, 0]] = points;
  for (const [width, colour] of [
    [thickness, '#3A2010'],
    [thickness * 0.72, '#6B4420'],
    [thickness * 0.28, '#A9763C'],
  ] as const) {
    pen.strokeStyle = colour;
    pen.lineWidth = width;
    pen.lineCap = 'round';
    pen.lineJoin = 'round';
    pen.beginPath();
    pen.moveTo(start[0], start[1]);
    for (let index = 1; index < points.length; index += 1) {
      const [x, y] = points[index] as readonly [number, number];
      const [nextX, nextY] = points[index + 1] ?? [x, y];
      pen.quadraticCurveTo(x, y, (x + nextX) / 2, (y + nextY) / 2);
    }
    pen.stroke();
  }
  points.forEach(([x, y], index) => {
    for (let leaf = 0; leaf < 4; leaf += 1) {
      const chance = index * 4 + leaf;
      const turn = (leaf % 2 ? 1 : -1) * (0.5 + scatter(chance) * 0.9) + (leaf > 1 ? Math.PI * 0.12 : 0);
      const isEnd = index === 0 || index === points.length - 1;
      const along = (scatter(chance + 50) - 0.5) * leafLength * (isEnd ? 0.3 : 2.4);
      paintLeaf(pen, x + along, y, leafLength * (0.7 + scatter(chance + 90) * 0.6), turn, leaf % 2 === 0);
    }
  });
}
