import { paintSkyline, scatter } from '../engine/skyline.ts';
import type { PlinkoLayout } from './layout.ts';

type Pen = CanvasRenderingContext2D;

/** Degrees from one ray to the next. */
const RAY_DEGREES = 12;

/** The city at night behind the tower: stars, rays from its crown, and lower houses at both sides. */
export function paintNight(pen: Pen, layout: PlinkoLayout): void {
  const { width, height } = layout;
  const sky = pen.createLinearGradient(0, 0, 0, height);
  for (const [at, colour] of [
    [0, '#080a26'],
    [0.4, '#1d1a5c'],
    [0.74, '#4a2478'],
    [1, '#8c3b76'],
  ] as const)
    sky.addColorStop(at, colour);
  pen.fillStyle = sky;
  pen.fillRect(0, 0, width, height);
  paintStars(pen, layout);
  paintRays(pen, layout);
  const tall = Math.min(height * 0.62, 340);
  pen.save();
  pen.translate(0, height - tall);
  paintSkyline(pen, width, tall, {
    salt: 5,
    low: 0.36,
    more: 0.5,
    wide: 44,
    top: '#34307c',
    foot: '#6a3a80',
    lights: '#ffd9a066',
  });
  paintSkyline(pen, width, tall, {
    salt: 23,
    low: 0.16,
    more: 0.4,
    wide: 58,
    top: '#100a30',
    foot: '#241347',
    lights: '#ffd27acc',
  });
  pen.restore();
}

function paintStars(pen: Pen, { width, height }: PlinkoLayout): void {
  pen.fillStyle = '#ffffff';
  for (let index = 0; index < (width * height) / 3_600; index += 1) {
    const y = scatter(index, 3) ** 1.5 * height * 0.6;
    pen.globalAlpha = (1 - y / (height * 0.62)) * (0.25 + scatter(index, 9) * 0.6);
    pen.beginPath();
    pen.arc(scatter(index, 6) * width, y, 0.5 + scatter(index, 8) * 0.9, 0, Math.PI * 2);
    pen.fill();
  }
  pen.globalAlpha = 1;
}

/** Light from the crown over the whole sky. */
function paintRays(pen: Pen, { width, height, crown }: PlinkoLayout): void {
  const [x, y] = [crown.x + crown.width / 2, crown.y + crown.height * 0.6];
  const far = Math.hypot(width / 2, height);
  const light = pen.createRadialGradient(x, y, 0, x, y, Math.min(far, height * 0.9));
  light.addColorStop(0, '#ffe0964d');
  light.addColorStop(0.35, '#ffc46a24');
  light.addColorStop(1, '#ffc46a00');
  pen.fillStyle = light;
  pen.fillRect(0, 0, width, height);
  for (let degrees = 0; degrees < 360; degrees += RAY_DEGREES) {
    const [from, to] = [degrees, degrees + RAY_DEGREES / 2].map((angle) => (angle * Math.PI) / 180);
    pen.beginPath();
    pen.moveTo(x, y);
    pen.lineTo(x + Math.cos(from ?? 0) * far, y + Math.sin(from ?? 0) * far);
    pen.lineTo(x + Math.cos(to ?? 0) * far, y + Math.sin(to ?? 0) * far);
    pen.fill();
  }
}
