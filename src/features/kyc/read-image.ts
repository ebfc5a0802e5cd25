import type { KycSide } from '../../../contract/kyc/kyc-calls.ts';
import { drawWhole } from '../../platform/image-file.ts';
import { CHECK_SIDE, checkPixels, type ImageIssue } from './image-checks.ts';

/** Larger ones are no photographs of a document; nothing of this size is decoded. */
const MAX_FILE_BYTES = 40 * 1024 * 1024;
/** Letters stay readable, and the way is short on a slow network. */
const SENT_SIDE = 2_200;
const SENT_QUALITY = 0.88;

export interface ReadImage {
  readonly issues: readonly ImageIssue[];
  /** The bytes to send; null where an error makes the image useless. */
  readonly blob: Blob | null;
}

interface Bounds {
  readonly minSide: number;
  readonly maxBytes: number;
}

/** Decodes a file, applies its orientation, scales it down where it is large, and checks it. */
export async function readImage(file: Blob, side: KycSide, bounds: Bounds): Promise<ReadImage> {
  if (file.size > MAX_FILE_BYTES) return { issues: ['bytes'], blob: null };
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
  if (!bitmap) return { issues: ['unreadable'], blob: null };
  try {
    const sent = drawWhole(bitmap, SENT_SIDE);
    // What counts is what is sent: a panorama is large, and too narrow to read once it is scaled.
    if (Math.min(sent.width, sent.height) < bounds.minSide) return { issues: ['small'], blob: null };
    const checked = drawWhole(bitmap, CHECK_SIDE, { willReadFrequently: true });
    const issues = checkPixels(pixelsOf(checked), side !== 'selfie');
    const blob = await pack(sent);
    if (!blob) return { issues: ['unreadable'], blob: null };
    if (blob.size > bounds.maxBytes) return { issues: ['bytes'], blob: null };
    return { issues, blob };
  } finally {
    bitmap.close();
  }
}

function pixelsOf(canvas: HTMLCanvasElement) {
  const { width, height } = canvas;
  const image = canvas.getContext('2d')?.getImageData(0, 0, width, height);
  return { data: image?.data ?? new Uint8ClampedArray(), width, height };
}

const pack = (canvas: HTMLCanvasElement): Promise<Blob | null> =>
  new Promise((done) => canvas.toBlob(done, 'image/jpeg', SENT_QUALITY));

/** The bytes as text for a body, without the prefix of an address. */
export function base64Of(blob: Blob): Promise<string> {
  return new Promise((done, fail) => {
    const reader = new FileReader();
    reader.onerror = () => fail(reader.error);
    reader.onload = () => done(String(reader.result).replace(/^[^,]*,/, ''));
    reader.readAsDataURL(blob);
  });
}
