/**
 * What a file chooser offers: what every browser decodes and the server takes. A phone that keeps its photos in another
 * format converts a chosen one by this list.
 */
export const IMAGE_TYPES = 'image/jpeg,image/png,image/webp';

/** Why a file cannot become an image. */
export type ImageIssue = 'unread' | 'large';

export class ImageError extends Error {
  override readonly name = 'ImageError';
  readonly issue: ImageIssue;
  constructor(issue: ImageIssue) {
    super(issue);
    this.issue = issue;
  }
}

/** A file of this size is no photo of a phone. */
const MAX_BYTES = 40 * 1024 * 1024;
/** What a device can hold unpacked, at four bytes each. */
const MAX_PIXELS = 64_000_000;

/**
 * A file as the browser draws it, turned the way it is looked at.
 * @throws ImageError
 */
export async function decodeImage(file: Blob): Promise<ImageBitmap> {
  if (file.size > MAX_BYTES) throw new ImageError('large');
  // A vector image can contain anything; the server rejects it too.
  if (/svg/i.test(file.type)) throw new ImageError('unread');
  let image: ImageBitmap;
  try {
    image = await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    throw new ImageError('unread');
  }
  if (image.width * image.height <= MAX_PIXELS) return image;
  image.close();
  throw new ImageError('large');
}

const asBlob = (canvas: HTMLCanvasElement, type: string, quality: number) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));

async function toBase64(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let text = '';
  // In pieces: a call with a hundred thousand arguments overflows the stack.
  for (let at = 0; at < bytes.length; at += 8192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(text);
}

/**
 * A file as it is sent: at most `side` pixels long, and nothing but pixels.
 * @returns a JPEG in base64. @throws ImageError
 */
export async function readImageFile(
  file: Blob,
  { side, maxBytes }: { readonly side: number; readonly maxBytes: number },
): Promise<string> {
  const bitmap = await decodeImage(file);
  try {
    return await encodeImage(drawWhole(bitmap, side), maxBytes);
  } finally {
    bitmap.close();
  }
}

/**
 * The whole image on a canvas, at most `side` pixels long. On white: a JPEG has no transparency, and makes black of what is
 * transparent in a scan.
 */
export function drawWhole(
  image: ImageBitmap,
  side: number,
  settings: CanvasRenderingContext2DSettings = {},
): HTMLCanvasElement {
  const scale = Math.min(1, side / Math.max(image.width, image.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(image.width * scale));
  canvas.height = Math.max(1, Math.round(image.height * scale));
  const pen = canvas.getContext('2d', settings);
  if (!pen) return canvas;
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/**
 * The canvas as a file's bytes in base64, in as good a quality as fits. Re-encoded, it holds nothing but pixels.
 * @throws ImageError when it does not fit at any quality.
 */
export async function encodeImage(canvas: HTMLCanvasElement, maxBytes: number): Promise<string> {
  for (const quality of [0.92, 0.85, 0.75, 0.6]) {
    const blob = await asBlob(canvas, 'image/jpeg', quality);
    if (blob && blob.size <= maxBytes) return toBase64(blob);
  }
  throw new ImageError('large');
}
