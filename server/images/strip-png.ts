import { crc32 } from 'node:zlib';
import { assertImage } from './image-error.ts';
import type { CheckSize, StrippedImage } from './image-rule.ts';
import { readOrientation } from './read-orientation.ts';

const SIGN_BYTES = 8;
/** Length and type before a chunk's data, its checksum after. */
const FRAME_BYTES = 12;
const MAX_EXIF_BYTES = 64 * 1024;
/** Bit depths of each colour type. */
const DEPTHS: Readonly<Record<number, readonly number[]>> = {
  0: [1, 2, 4, 8, 16],
  2: [8, 16],
  3: [1, 2, 4, 8],
  4: [8, 16],
  6: [8, 16],
};

interface Chunk {
  readonly type: string;
  readonly data: Buffer;
  readonly whole: Buffer;
}

/** The chunk at `at`, which lies within the file and has the letters of a type. */
function readChunk(bytes: Buffer, at: number): Chunk {
  assertImage(at + FRAME_BYTES <= bytes.length, 'a PNG that ends within a chunk');
  const length = bytes.readUInt32BE(at);
  const end = at + FRAME_BYTES + length;
  assertImage(end <= bytes.length, 'a PNG that ends within a chunk');
  const type = bytes.toString('latin1', at + 4, at + 8);
  assertImage(/^[A-Za-z]{2}[A-Z][A-Za-z]$/.test(type), 'a PNG with a chunk of no type');
  return { type, data: bytes.subarray(at + 8, end - 4), whole: bytes.subarray(at, end) };
}

function assertChecksum({ type, data, whole }: Chunk): void {
  const said = whole.readUInt32BE(whole.length - 4);
  assertImage(
    crc32(whole.subarray(4, -4)) === said,
    `a PNG whose ${type} of ${data.length} bytes is damaged`,
  );
}

interface Head {
  readonly width: number;
  readonly height: number;
  readonly colour: number;
}

function readHead({ type, data }: Chunk): Head {
  assertImage(type === 'IHDR' && data.length === 13, 'a PNG that does not begin with its header');
  const [depth = 0, colour = 0, packing, filter, interlace = 2] = data.subarray(8);
  const isKnown = DEPTHS[colour]?.includes(depth) && packing === 0 && filter === 0 && interlace < 2;
  assertImage(isKnown === true, 'a PNG of an unknown kind');
  return { width: data.readUInt32BE(0), height: data.readUInt32BE(4), colour };
}

interface ChunksBefore {
  readonly seen: ReadonlySet<string>;
  /** Type of the chunk just before, needed or not. */
  readonly previous: string;
}

/** Whether a chunk that makes the image is allowed here. */
function isInPlace({ type, data }: Chunk, { colour }: Head, { seen, previous }: ChunksBefore): boolean {
  const isBeforeData = !seen.has(type) && !seen.has('IDAT');
  switch (type) {
    case 'PLTE':
      return isBeforeData && data.length % 3 === 0 && data.length <= 768;
    case 'tRNS':
      return isBeforeData && data.length <= 256;
    case 'IDAT':
      return seen.has(type) ? previous === type : colour !== 3 || seen.has('PLTE');
    case 'IEND':
      return data.length === 0 && seen.has('IDAT');
    default:
      return false;
  }
}

/**
 * IHDR, PLTE, tRNS, IDAT and IEND of a PNG; texts, profiles, times and animation frames are dropped, and so is
 * whatever follows its end.
 * @throws ImageError
 */
export function stripPng(bytes: Buffer, checkSize: CheckSize): StrippedImage {
  const first = readChunk(bytes, SIGN_BYTES);
  const head = readHead(first);
  const { width, height } = head;
  checkSize(width, height);
  assertChecksum(first);
  const kept = [bytes.subarray(0, SIGN_BYTES), first.whole];
  const seen = new Set<string>();
  let orientation = 1;
  let previous = '';
  for (let at = SIGN_BYTES + first.whole.length; previous !== 'IEND'; ) {
    const chunk = readChunk(bytes, at);
    at += chunk.whole.length;
    const { type, data } = chunk;
    if (type === 'tRNS' || /^[A-Z]/.test(type)) {
      assertImage(isInPlace(chunk, head, { seen, previous }), `a PNG with ${type} out of place`);
      assertChecksum(chunk);
      seen.add(type);
      kept.push(chunk.whole);
    } else if (type === 'eXIf' && data.length <= MAX_EXIF_BYTES) orientation = readOrientation(data);
    previous = type;
  }
  return { format: 'png', bytes: Buffer.concat(kept), width, height, orientation };
}
