/** An image's pixels, four bytes each, as a canvas returns them. */
export interface Pixels {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/** What can be seen to be wrong before anything is sent. The server would take each of these. */
export type ImageWarning = 'dark' | 'blur' | 'glare' | 'cut';
/** These it would not. */
type ImageError = 'unreadable' | 'bytes' | 'small';
export type ImageIssue = ImageWarning | ImageError;

/** Checks are made at this size of the longer side, so that their figures mean the same for every camera. */
export const CHECK_SIDE = 640;

/** Measured with sharp and blurred images of documents: letters are illegible below. */
const MIN_SHARPNESS = 60;
const MIN_LIGHT = 48;
/** Brightness at which a sensor is saturated, and how much of the middle may be so. */
const BLOWN = 250;
const MAX_BLOWN = 0.025;
const TILE = 16;
/** A document that runs over the edge leaves steps of brightness along it. */
const EDGE_STEP = 36;
const MAX_EDGE_STEPS = 2;

/** Brightness by pixel, 0 to 255. */
function greyOf({ data, width, height }: Pixels): Float32Array {
  const grey = new Float32Array(width * height);
  for (let at = 0; at < grey.length; at += 1) {
    const byte = at * 4;
    grey[at] = 0.299 * (data[byte] ?? 0) + 0.587 * (data[byte + 1] ?? 0) + 0.114 * (data[byte + 2] ?? 0);
  }
  return grey;
}

/** Variance of the Laplacian: how much of the image changes from one pixel to the next. */
function sharpnessOf(pixels: Pixels): number {
  const { width, height } = pixels;
  const grey = greyOf(pixels);
  let sum = 0;
  let squares = 0;
  let count = 0;
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x;
      const around =
        (grey[at - 1] ?? 0) + (grey[at + 1] ?? 0) + (grey[at - width] ?? 0) + (grey[at + width] ?? 0);
      const change = around - 4 * (grey[at] ?? 0);
      sum += change;
      squares += change * change;
      count += 1;
    }
  }
  const mean = sum / Math.max(1, count);
  return squares / Math.max(1, count) - mean * mean;
}

function lightOf(pixels: Pixels): number {
  const grey = greyOf(pixels);
  return grey.reduce((sum, value) => sum + value, 0) / Math.max(1, grey.length);
}

/** Share of the middle that is one white area; single bright pixels are the document's background, not glare. */
function blownShareOf({ data, width, height }: Pixels): number {
  let blown = 0;
  let count = 0;
  const [left, top] = [Math.floor(width * 0.12), Math.floor(height * 0.12)];
  for (let y = top; y + TILE <= height - top; y += TILE) {
    for (let x = left; x + TILE <= width - left; x += TILE) {
      count += 1;
      if (isBlown(data, width, x, y)) blown += 1;
    }
  }
  return blown / Math.max(1, count);
}

/** A scan is white up to its edges: that is its ground, and hides nothing. Glare lies within a darker image. */
function isOnWhite({ data, width, height }: Pixels): boolean {
  const [right, bottom] = [width - TILE, height - TILE];
  let blown = 0;
  let count = 0;
  const look = (left: number, top: number) => {
    count += 1;
    if (isBlown(data, width, left, top)) blown += 1;
  };
  for (let x = 0; x <= right; x += TILE) for (const y of [0, bottom]) look(x, y);
  for (let y = 0; y <= bottom; y += TILE) for (const x of [0, right]) look(x, y);
  return blown > count / 2;
}

function isBlown(data: Uint8ClampedArray, width: number, left: number, top: number): boolean {
  for (let y = top; y < top + TILE; y += 2) {
    for (let x = left; x < left + TILE; x += 2) {
      const byte = (y * width + x) * 4;
      if (Math.min(data[byte] ?? 0, data[byte + 1] ?? 0, data[byte + 2] ?? 0) < BLOWN) return false;
    }
  }
  return true;
}

/** How many steps of brightness the worst of the four edges has. */
function countBorderJumps(pixels: Pixels): number {
  const { width, height } = pixels;
  const grey = greyOf(pixels);
  const inset = Math.max(2, Math.round(Math.min(width, height) * 0.012));
  const row = (y: number) => (x: number) => grey[y * width + x] ?? 0;
  const column = (x: number) => (y: number) => grey[y * width + x] ?? 0;
  return Math.max(
    countJumps(row(inset), width),
    countJumps(row(height - 1 - inset), width),
    countJumps(column(inset), height),
    countJumps(column(width - 1 - inset), height),
  );
}

/** Steps of a line whose two sides are each of one brightness: texture and noise make none. */
function countJumps(at: (place: number) => number, length: number): number {
  const reach = 6;
  const mean = (from: number) => {
    let sum = 0;
    for (let place = from; place < from + reach; place += 1) sum += at(place);
    return sum / reach;
  };
  let steps = 0;
  for (let place = reach; place + reach < length; place += 1) {
    if (Math.abs(mean(place) - mean(place - reach)) < EDGE_STEP) continue;
    steps += 1;
    place += reach * 2;
  }
  return steps;
}

/** Everything that is wrong with an image, the worst first. A selfie has no edges that could be cut. */
export function checkPixels(pixels: Pixels, isPaper: boolean): ImageWarning[] {
  const issues: ImageWarning[] = [];
  if (lightOf(pixels) < MIN_LIGHT) issues.push('dark');
  if (sharpnessOf(pixels) < MIN_SHARPNESS) issues.push('blur');
  if (isPaper && blownShareOf(pixels) > MAX_BLOWN && !isOnWhite(pixels)) issues.push('glare');
  if (isPaper && countBorderJumps(pixels) >= MAX_EDGE_STEPS) issues.push('cut');
  return issues;
}
