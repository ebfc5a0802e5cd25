import { assertImage } from './image-error.ts';
import type { CheckSize, StrippedImage } from './image-rule.ts';
import { readOrientation } from './read-orientation.ts';

const HEAD_BYTES = 12;
const MAX_EXIF_BYTES = 64 * 1024;
const ALPHA_FLAG = 0x10;
const ANIMATION_FLAG = 0x02;

interface Chunk {
  readonly type: string;
  readonly data: Buffer;
}

/** Every chunk within the length in the file's header. */
function* readChunks(bytes: Buffer): Generator<Chunk> {
  const end = 8 + bytes.readUInt32LE(4);
  assertImage(end <= bytes.length, 'a WebP that is shorter than its header says');
  for (let at = HEAD_BYTES; at < end; ) {
    assertImage(at + 8 <= end, 'a WebP that ends within a chunk');
    const from = at + 8;
    const to = from + bytes.readUInt32LE(at + 4);
    assertImage(to <= end, 'a WebP that ends within a chunk');
    yield { type: bytes.toString('latin1', at, at + 4), data: bytes.subarray(from, to) };
    at = to + ((to - from) & 1);
  }
}

interface Size {
  readonly width: number;
  readonly height: number;
}

function readSize({ type, data }: Chunk): Size {
  if (type === 'VP8L') {
    assertImage(data.length >= 5 && data[0] === 0x2f, 'a WebP without a header');
    const bits = data.readUInt32LE(1);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  const isKeyFrame = data.length >= 10 && ((data[0] ?? 1) & 1) === 0 && data.readUIntBE(3, 3) === 0x9d012a;
  assertImage(isKeyFrame, 'a WebP without a header');
  return { width: data.readUInt16LE(6) & 0x3fff, height: data.readUInt16LE(8) & 0x3fff };
}

/** The header of an extended file. */
function readCanvas(data: Buffer): Size {
  assertImage(data.length === 10, 'a WebP with an invalid header');
  assertImage(((data[0] ?? 0) & ANIMATION_FLAG) === 0, 'an animated WebP');
  return { width: data.readUIntLE(4, 3) + 1, height: data.readUIntLE(7, 3) + 1 };
}

function writeChunk({ type, data }: Chunk): Buffer {
  const head = Buffer.alloc(8);
  head.write(type, 'latin1');
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data, Buffer.alloc(data.length & 1)]);
}

/** The file rebuilt: the simple form, or the extended one when it has an alpha channel. */
function writeFile(image: Chunk, alpha: Chunk | null, { width, height }: Size): Buffer {
  const parts = [writeChunk(image)];
  if (alpha) {
    const data = Buffer.alloc(10);
    data[0] = ALPHA_FLAG;
    data.writeUIntLE(width - 1, 4, 3);
    data.writeUIntLE(height - 1, 7, 3);
    parts.unshift(writeChunk({ type: 'VP8X', data }), writeChunk(alpha));
  }
  const body = Buffer.concat([Buffer.from('WEBP'), ...parts]);
  const head = Buffer.alloc(8);
  head.write('RIFF', 'latin1');
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body]);
}

/**
 * VP8, VP8L and ALPH of a still WebP; profile and texts are dropped, and of EXIF only the orientation is read.
 * @throws ImageError
 */
export function stripWebp(bytes: Buffer, checkSize: CheckSize): StrippedImage {
  let canvas: Size | null = null;
  let size: Size | null = null;
  let image: Chunk | null = null;
  let alpha: Chunk | null = null;
  let orientation = 1;
  let isFirst = true;
  for (const chunk of readChunks(bytes)) {
    const { type, data } = chunk;
    if (type === 'VP8X') {
      assertImage(isFirst, 'a WebP with its header out of place');
      canvas = readCanvas(data);
      checkSize(canvas.width, canvas.height);
    } else if (type === 'VP8 ' || type === 'VP8L') {
      assertImage(image === null && (isFirst || canvas !== null), 'a WebP with two images');
      image = chunk;
      size = readSize(chunk);
      checkSize(size.width, size.height);
      if (!canvas) break;
    } else {
      assertImage(canvas !== null && !/^ANI?M/.test(type), 'an animated WebP, or one without a header');
      if (type === 'ALPH') {
        assertImage(alpha === null && image === null, 'a WebP with its alpha channel out of place');
        alpha = chunk;
      } else if (type === 'EXIF' && data.length <= MAX_EXIF_BYTES) orientation = readOrientation(data);
    }
    isFirst = false;
  }
  assertImage(image !== null && size !== null, 'a WebP without an image');
  const isWhole = !canvas || (canvas.width === size.width && canvas.height === size.height);
  assertImage(isWhole, 'a WebP whose image does not fill it');
  const holes = image.type === 'VP8 ' ? alpha : null;
  return { format: 'webp', bytes: writeFile(image, holes, size), ...size, orientation };
}
