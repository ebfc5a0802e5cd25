/** Standard deviation of the blur of a turning symbol, as a share of its height. */
const SPREAD = 0.069;
/** Copies on either side of the middle one, half a standard deviation from one to the next. */
const COPIES = 5;

const OFFSETS = Array.from({ length: COPIES * 2 + 1 }, (_, at) => (at - COPIES) / 2);
const WEIGHTS = OFFSETS.map((offset) => Math.exp(-(offset ** 2) / 2));
const WEIGHT_SUM = WEIGHTS.reduce((sum, weight) => sum + weight, 0);

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Draws an image into a box, blurred along the reel: a Gaussian of weighted copies that add up to the whole. A picture of
 * its own for each moving symbol would double what a player loads, and not every browser blurs on a canvas.
 */
export function drawMotionBlur(pen: CanvasRenderingContext2D, image: CanvasImageSource, box: Box): void {
  pen.save();
  pen.beginPath();
  pen.rect(box.x, box.y, box.width, box.height);
  pen.clip();
  pen.globalCompositeOperation = 'lighter';
  OFFSETS.forEach((offset, at) => {
    pen.globalAlpha = (WEIGHTS[at] ?? 0) / WEIGHT_SUM;
    pen.drawImage(image, box.x, box.y + offset * SPREAD * box.height, box.width, box.height);
  });
  pen.restore();
}
