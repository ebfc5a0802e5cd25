import { type Pen, paintRays, scatter } from '../slot/brush.ts';
import type { SlotLayout } from '../slot/slot-layout.ts';

/** Dawn behind a stepped temple, seen out of the forest. */
export function paintForest(pen: Pen, layout: SlotLayout): void {
  const { width, height, frame } = layout;
  const sunX = width / 2 - Math.min(width * 0.3, frame.width * 0.36);
  const sunY = height * 0.12;
  const reach = Math.max(width, height);
  const sky = pen.createRadialGradient(sunX, sunY, 0, sunX, sunY, reach);
  sky.addColorStop(0, '#FFE99A');
  sky.addColorStop(0.16, '#9CCB63');
  sky.addColorStop(0.5, '#145A45');
  sky.addColorStop(1, '#03140F');
  pen.fillStyle = sky;
  pen.fillRect(0, 0, width, height);
  paintRays(pen, sunX, sunY, reach, 30, '#FFF3B01A');
  paintSun(pen, sunX, sunY, Math.min(width, height) * 0.1);
  paintTemple(pen, layout);
  paintFronds(pen, layout);
  for (let index = 0; index < 26; index += 1) {
    const x = scatter(index) * width;
    const y = height * (0.1 + scatter(index + 40) * 0.85);
    pen.fillStyle = index % 3 ? '#EAFFB066' : '#FFF6C8A0';
    pen.beginPath();
    pen.arc(x, y, 0.8 + scatter(index + 80) * 1.4, 0, Math.PI * 2);
    pen.fill();
  }
}

function paintSun(pen: Pen, x: number, y: number, radius: number): void {
  const light = pen.createRadialGradient(x, y, radius * 0.5, x, y, radius * 2.4);
  light.addColorStop(0, '#FFFBE0D0');
  light.addColorStop(1, '#FFE27A00');
  pen.fillStyle = light;
  pen.fillRect(x - radius * 2.5, y - radius * 2.5, radius * 5, radius * 5);
  pen.fillStyle = '#FFFBE0';
  pen.beginPath();
  pen.arc(x, y, radius, 0, Math.PI * 2);
  pen.fill();
}

/** Steps as wide as the canvas allows; the frame stands before its door. */
function paintTemple(pen: Pen, { width, height, frame }: SlotLayout): void {
  const middle = width / 2;
  const foot = Math.min(height, frame.y + frame.height + 30);
  const steps = 9;
  const tall = (foot - Math.max(10, frame.y - 70)) / steps;
  const widest = Math.max(frame.width * 1.5, Math.min(width * 1.1, 1_100)) / 2;
  for (let step = 0; step < steps; step += 1) {
    const half = widest * (1 - step * 0.085);
    const top = foot - (step + 1) * tall;
    const face = pen.createLinearGradient(middle - half, 0, middle + half, 0);
    face.addColorStop(0, '#5FA884');
    face.addColorStop(0.4, '#2A6B55');
    face.addColorStop(1, '#0B3328');
    pen.fillStyle = face;
    pen.fillRect(middle - half, top, half * 2, tall + 1);
    pen.fillStyle = '#CFF2C840';
    pen.fillRect(middle - half - 3, top, half * 2 + 6, 2);
    pen.fillStyle = '#02140D55';
    pen.fillRect(middle - half, top + tall - 5, half * 2, 5);
    for (let joint = 0; joint < 9; joint += 1) {
      const x = middle - half + ((joint + (step % 2) / 2) / 9) * half * 2;
      pen.fillRect(x, top + 3, 1.5, tall - 6);
    }
  }
}

function paintFronds(pen: Pen, { width, height, frame }: SlotLayout): void {
  const long = Math.min(190, Math.max(90, width * 0.28));
  for (const side of [-1, 1]) {
    const x = side < 0 ? -6 : width + 6;
    for (let index = 0; index < 6; index += 1) {
      const y = height - index * ((height - frame.y) / 6.4);
      const turn = side < 0 ? -0.5 - scatter(index) * 0.5 : Math.PI + 0.5 + scatter(index + 9) * 0.5;
      paintFrond(pen, x, y, long * (0.8 + scatter(index + 3) * 0.5), turn, index % 2 ? '#06281D' : '#0B3F2D');
    }
  }
}

function paintFrond(pen: Pen, x: number, y: number, length: number, turn: number, colour: string): void {
  pen.save();
  pen.translate(x, y);
  pen.rotate(turn);
  pen.strokeStyle = colour;
  pen.lineCap = 'round';
  pen.lineWidth = 3;
  pen.beginPath();
  pen.moveTo(0, 0);
  pen.quadraticCurveTo(length * 0.5, -length * 0.16, length, length * 0.1);
  pen.stroke();
  pen.fillStyle = colour;
  for (let leaf = 1; leaf < 12; leaf += 1) {
    const share = leaf / 12;
    const at = { x: length * share, y: -length * 0.32 * share * (1 - share) + length * 0.1 * share ** 2 };
    const long = length * 0.3 * (1 - Math.abs(share - 0.45));
    for (const way of [-1, 1]) {
      pen.save();
      pen.translate(at.x, at.y);
      pen.rotate(way * 0.9);
      pen.beginPath();
      pen.ellipse(long / 2, 0, long / 2, long * 0.1, 0, 0, Math.PI * 2);
      pen.fill();
      pen.restore();
    }
  }
  pen.restore();
}
