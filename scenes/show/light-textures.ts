import type { Paint } from '../../contract/config/paint.ts';
import { withOpacity } from './with-opacity.ts';

export const GLOW_PX = 200;
export const RAYS_PX = 400;

const RAYS = 16;
/** A ray is laid of this many, each narrower: a soft edge without a filter. */
const RAY_LAYERS = 9;
/** Share of its box that the widest uses. */
const WIDEST_RAY_SHARE = 0.56;

function paintRadialLight(
  pen: CanvasRenderingContext2D,
  size: number,
  stops: readonly (readonly [number, string])[],
) {
  const middle = size / 2;
  const light = pen.createRadialGradient(middle, middle, 0, middle, middle, middle);
  for (const [at, colour] of stops) light.addColorStop(at, colour);
  return light;
}

/** A warm glow, in a square of `GLOW_PX`. */
export function drawGlow(pen: CanvasRenderingContext2D, paint: Paint): void {
  const warm = paint.metal('#C9962F');
  pen.fillStyle = paintRadialLight(pen, GLOW_PX, [
    [0, withOpacity(paint.metal('#FFD27A'), 0.6)],
    [0.22, withOpacity(paint.metal('#E9BF6A'), 0.38)],
    [0.55, withOpacity(warm, 0.13)],
    [1, withOpacity(warm, 0)],
  ]);
  pen.fillRect(0, 0, GLOW_PX, GLOW_PX);
}

/** A fan of rays all around, long and short in turn, in a square of `RAYS_PX`. */
export function drawRays(pen: CanvasRenderingContext2D, paint: Paint): void {
  const light = paint.metal('#FFD27A');
  const middle = RAYS_PX / 2;
  pen.translate(middle, middle);
  const step = (Math.PI * 2) / RAYS;
  for (let ray = 0; ray < RAYS; ray += 1) {
    const reach = middle * (ray % 2 === 0 ? 1 : 0.72);
    const shine = pen.createRadialGradient(0, 0, reach * 0.08, 0, 0, reach);
    shine.addColorStop(0, withOpacity(light, 0));
    shine.addColorStop(0.14, withOpacity(light, 0.1));
    shine.addColorStop(0.42, withOpacity(paint.metal('#C9962F'), 0.06));
    shine.addColorStop(1, withOpacity(paint.metal('#C9962F'), 0));
    pen.fillStyle = shine;
    for (let layer = 1; layer <= RAY_LAYERS; layer += 1) {
      const half = (step * WIDEST_RAY_SHARE * layer) / RAY_LAYERS / 2;
      pen.beginPath();
      pen.moveTo(0, 0);
      pen.arc(0, 0, reach, ray * step - half, ray * step + half);
      pen.closePath();
      pen.fill();
    }
  }
}
