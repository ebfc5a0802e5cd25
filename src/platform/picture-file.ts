/** Why a file cannot become a picture. */
export type PictureFault = 'unread' | 'large';

export class PictureError extends Error {
  override readonly name = 'PictureError';
  readonly fault: PictureFault;
  constructor(fault: PictureFault) {
    super(fault);
    this.fault = fault;
  }
}

/** A file of this size is no photo of a phone. */
const MOST_BYTES = 40 * 1024 * 1024;
/** What a device can hold unpacked, at four bytes each. */
const MOST_PIXELS = 64_000_000;

/**
 * A file as the browser draws it, turned the way it is looked at.
 * @throws PictureError
 */
export async function decodePicture(file: Blob): Promise<ImageBitmap> {
  if (file.size > MOST_BYTES) throw new PictureError('large');
  // A drawing can hold anything; the server takes none either.
  if (/svg/i.test(file.type)) throw new PictureError('unread');
  let picture: ImageBitmap;
  try {
    picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    throw new PictureError('unread');
  }
  if (picture.width * picture.height <= MOST_PIXELS) return picture;
  picture.close();
  throw new PictureError('large');
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
 * The canvas as a file's bytes in base64, in as good a quality as fits. Written anew, it holds nothing but pixels.
 * @throws PictureError when it does not fit at any quality.
 */
export async function encodePicture(canvas: HTMLCanvasElement, maxBytes: number): Promise<string> {
  for (const quality of [0.92, 0.85, 0.75, 0.6]) {
    const blob = await asBlob(canvas, 'image/jpeg', quality);
    if (blob && blob.size <= maxBytes) return toBase64(blob);
  }
  throw new PictureError('large');
}
