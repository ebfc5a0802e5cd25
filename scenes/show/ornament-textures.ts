import type { Paint, Ramp } from '../../contract/config/paint.ts';
import { withOpacity } from './with-opacity.ts';

export const GROUND_PX = 96;

interface GroundShades {
  /** Opacity in the middle and at the rim, 0 to 1. */
  readonly middle: number;
  readonly rim: number;
}

/** Darkness behind what is celebrated, in a square of `GROUND_PX` that is stretched to its box. */
export function drawGround(pen: CanvasRenderingContext2D, ink: string, { middle, rim }: GroundShades): void {
  const centre = GROUND_PX / 2;
  const shade = pen.createRadialGradient(centre, centre, 0, centre, centre, centre);
  shade.addColorStop(0, withOpacity(ink, middle));
  // Not in a straight line: its rim would be seen as a ring.
  shade.addColorStop(0.6, withOpacity(ink, rim + (middle - rim) * 0.55));
  shade.addColorStop(1, withOpacity(ink, rim));
  pen.fillStyle = shade;
  pen.fillRect(0, 0, GROUND_PX, GROUND_PX);
}

/** A deco rule: two lines that thin out from three diamonds in their middle. */
export function drawRule(
  pen: CanvasRenderingContext2D,
  paint: Paint,
  { width, height }: { readonly width: number; readonly height: number },
): void {
  const middle = { x: width / 2, y: height / 2 };
  const half = height / 2 - 1;
  const metal = rampGradient(pen, paint.letterRamp, height);
  for (const side of [-1, 1]) {
    for (const [index, away] of [0, -height * 0.2, height * 0.2].entries()) {
      const from = middle.x + side * half * (index === 0 ? 2.6 : 3.4);
      const to = middle.x + side * (width / 2 - 1) * (index === 0 ? 1 : 0.62);
      const thick = index === 0 ? height * 0.09 : height * 0.05;
      triangle(
        pen,
        metal,
        [from, middle.y + away - thick],
        [from, middle.y + away + thick],
        [to, middle.y + away],
      );
    }
    paintDiamond(pen, metal, { x: middle.x + side * half * 1.7, y: middle.y }, half * 0.5);
  }
  paintDiamond(pen, paint.metal('#5A3508'), middle, half);
  paintDiamond(pen, metal, middle, half * 0.82);
  paintDiamond(pen, paint.metal('#8A5A18'), middle, half * 0.36);
}

/** Darkens what has been drawn on this slot, and nothing around it. */
export function dim(pen: CanvasRenderingContext2D, ink: string, share: number, size: number): void {
  pen.globalCompositeOperation = 'source-atop';
  pen.fillStyle = withOpacity(ink, share);
  pen.fillRect(0, 0, size, size);
}

const SOFT_STEPS = 14;

/** A blurred image, within its square: the mean of copies on a spiral, as not every browser has filters. */
export function drawSoftly(
  pen: CanvasRenderingContext2D,
  image: CanvasImageSource,
  size: number,
  blurPx: number,
): void {
  const inner = size - 2 * blurPx;
  for (let index = 0; index < SOFT_STEPS; index += 1) {
    const reach = blurPx * Math.sqrt(index / SOFT_STEPS);
    const angle = index * 2.39996;
    // The nth of n pictures counts one nth: then all of them count the same.
    pen.globalAlpha = 1 / (index + 1);
    pen.drawImage(image, blurPx + Math.cos(angle) * reach, blurPx + Math.sin(angle) * reach, inner, inner);
  }
}

function rampGradient(pen: CanvasRenderingContext2D, stops: Ramp, height: number): CanvasGradient {
  const gradient = pen.createLinearGradient(0, 0, 0, height);
  for (const [at, colour] of stops) gradient.addColorStop(at, colour);
  return gradient;
}

function triangle(
  pen: CanvasRenderingContext2D,
  fill: CanvasGradient,
  ...corners: readonly (readonly [number, number])[]
): void {
  pen.fillStyle = fill;
  pen.beginPath();
  for (const [x, y] of corners) pen.lineTo(x, y);
  pen.closePath();
  pen.fill();
}

function paintDiamond(
  pen: CanvasRenderingContext2D,
  fill: CanvasGradient | string,
  { x, y }: { readonly x: number; readonly y: number },
  reach: number,
): void {
  pen.fillStyle = fill;
  pen.beginPath();
  for (const [right, down] of [
    [0, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
  ] as const) {
    pen.lineTo(x + right * reach, y + down * reach);
  }
  pen.closePath();
  pen.fill();
}
