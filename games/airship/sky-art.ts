import { paintSkyline, type SkylineRow, scatter } from '../engine/skyline.ts';
import type { SkyLayout } from './flight-plan.ts';

type Pen = CanvasRenderingContext2D;

/** Evening: night above, the last light on the horizon, stars and the moon. */
export function paintSky(pen: Pen, { width, height }: SkyLayout): void {
  const sky = pen.createLinearGradient(0, 0, 0, height);
  for (const [at, colour] of [
    [0, '#070f36'],
    [0.36, '#1c4690'],
    [0.64, '#a8587e'],
    [0.82, '#f0985e'],
    [1, '#ffd796'],
  ] as const)
    sky.addColorStop(at, colour);
  pen.fillStyle = sky;
  pen.fillRect(0, 0, width, height);
  const stars = Math.round((width * height) / 4_200);
  for (let index = 0; index < stars; index += 1) {
    const y = scatter(index, 1) ** 1.6 * height * 0.56;
    pen.globalAlpha = (1 - y / (height * 0.58)) * (0.35 + scatter(index, 2) * 0.65);
    pen.fillStyle = '#ffffff';
    const size = 0.5 + scatter(index, 3) * 1.3;
    pen.beginPath();
    pen.arc(scatter(index, 4) * width, y, size, 0, Math.PI * 2);
    pen.fill();
  }
  pen.globalAlpha = 1;
  const moon = Math.min(width, height) * 0.085;
  const [x, y] = [width * 0.85, height * 0.2];
  const halo = pen.createRadialGradient(x, y, moon * 0.6, x, y, moon * 3.2);
  halo.addColorStop(0, '#fff3d2a0');
  halo.addColorStop(1, '#fff3d200');
  pen.fillStyle = halo;
  pen.fillRect(x - moon * 3.2, y - moon * 3.2, moon * 6.4, moon * 6.4);
  pen.fillStyle = '#fff6dc';
  pen.beginPath();
  pen.arc(x, y, moon, 0, Math.PI * 2);
  pen.fill();
  pen.fillStyle = '#e9d8ae70';
  for (const [dx, dy, size] of [
    [-0.3, -0.25, 0.22],
    [0.28, 0.1, 0.3],
    [-0.12, 0.42, 0.16],
  ] as const) {
    pen.beginPath();
    pen.arc(x + dx * moon, y + dy * moon, size * moon, 0, Math.PI * 2);
    pen.fill();
  }
}

/** A searchlight, upright, its foot in the middle below. */
export function paintBeam(pen: Pen, width: number, height: number): void {
  const light = pen.createLinearGradient(0, height, 0, 0);
  light.addColorStop(0, '#fff3c96b');
  light.addColorStop(0.7, '#fff3c91f');
  light.addColorStop(1, '#fff3c900');
  pen.fillStyle = light;
  pen.beginPath();
  pen.moveTo(width * 0.46, height);
  pen.lineTo(width * 0.54, height);
  pen.lineTo(width, 0);
  pen.lineTo(0, 0);
  pen.fill();
}

const FAR_SKYLINE: SkylineRow = {
  salt: 7,
  low: 0.4,
  more: 0.4,
  wide: 46,
  top: '#5a4690',
  foot: '#8a5a8c',
  lights: '#ffd9a05c',
};
const NEAR_SKYLINE: SkylineRow = {
  salt: 19,
  low: 0.2,
  more: 0.42,
  wide: 62,
  top: '#150b2e',
  foot: '#2c1740',
  lights: '#ffd27a',
};

/** Two rows of towers with stepped tops; `height` is that of the strip in which they stand. */
export function paintCity(pen: Pen, width: number, height: number): void {
  for (const row of [FAR_SKYLINE, NEAR_SKYLINE]) paintSkyline(pen, width, height, row);
}

/** The mast with its platform, at which the ship lies. The top is in the middle above. */
export function paintMast(pen: Pen, width: number, height: number): void {
  pen.strokeStyle = '#0d0720';
  pen.lineWidth = Math.max(3, width * 0.09);
  pen.beginPath();
  pen.moveTo(width * 0.5, height * 0.05);
  pen.lineTo(width * 0.3, height);
  pen.moveTo(width * 0.5, height * 0.05);
  pen.lineTo(width * 0.7, height);
  for (let step = 1; step < 7; step += 1) {
    const y = height * (0.05 + step * 0.145);
    const half = width * 0.2 * (step / 7);
    pen.moveTo(width * 0.5 - half, y);
    pen.lineTo(width * 0.5 + half, y - height * 0.1);
  }
  pen.stroke();
  pen.fillStyle = '#2b1608';
  pen.strokeStyle = '#e9bf6a';
  pen.lineWidth = 1.5;
  pen.beginPath();
  pen.roundRect(width * 0.14, height * 0.03, width * 0.72, height * 0.07, 3);
  pen.fill();
  pen.stroke();
}

/** A cloud in the evening light. */
export function paintCloud(pen: Pen, width: number, height: number): void {
  const puffs = [
    [0.2, 0.66, 0.2],
    [0.38, 0.48, 0.28],
    [0.6, 0.42, 0.32],
    [0.8, 0.64, 0.22],
    [0.5, 0.7, 0.26],
  ] as const;
  for (const [dy, colour] of [
    [0.06, '#6a4a8c'],
    [0, '#b9a0cc'],
    [-0.07, '#ffe6cc'],
  ] as const) {
    pen.fillStyle = colour;
    pen.beginPath();
    for (const [x, y, r] of puffs) {
      const size = r * height * (colour === '#ffe6cc' ? 0.82 : 1);
      pen.moveTo(x * width + size, (y + dy) * height);
      pen.arc(x * width, (y + dy) * height, size, 0, Math.PI * 2);
    }
    pen.fill();
  }
}
