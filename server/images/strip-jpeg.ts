import { assertImage } from './image-error.ts';
import type { CheckSize, StrippedImage } from './image-rule.ts';
import { readOrientation } from './read-orientation.ts';

const SOF0 = 0xc0;
const SOF2 = 0xc2;
const DHT = 0xc4;
const EOI = 0xd9;
const SOS = 0xda;
const DQT = 0xdb;
const DRI = 0xdd;
const APP1 = 0xe1;
const APP14 = 0xee;
/** Application data and comments: only Adobe's colour marker affects the image. */
const isAside = (marker: number): boolean => (marker >= 0xe0 && marker <= 0xef) || marker === 0xfe;
const isTable = (marker: number): boolean => marker === DHT || marker === DQT || marker === DRI;
/** A stuffed zero and the restart marks are part of a scan. */
const isInScan = (marker: number): boolean => marker === 0x00 || (marker >= 0xd0 && marker <= 0xd7);
/** Progressive files of common encoders have ten; each covers the whole image. */
const MAX_SCANS = 64;
const ADOBE_BYTES = 12;

interface Segment {
  readonly marker: number;
  readonly data: Buffer;
  readonly whole: Buffer;
  readonly end: number;
}

/** The segment at `at`; the end mark has no length and no data. */
function readSegment(bytes: Buffer, at: number): Segment {
  let start = at;
  assertImage(bytes[start] === 0xff, 'a JPEG with no marker where one must be');
  while (bytes[start + 1] === 0xff) start++;
  const marker = bytes[start + 1] ?? 0;
  if (marker === EOI)
    return { marker, data: Buffer.alloc(0), whole: bytes.subarray(start, start + 2), end: start + 2 };
  assertImage(start + 4 <= bytes.length, 'a JPEG that ends within a segment');
  const length = bytes.readUInt16BE(start + 2);
  const end = start + 2 + length;
  assertImage(length >= 2 && end <= bytes.length, 'a JPEG that ends within a segment');
  return { marker, data: bytes.subarray(start + 4, end), whole: bytes.subarray(start, end), end };
}

/** The position of the marker that ends the scan. */
function findScanEnd(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1];
    if (next !== undefined && next !== 0xff && !isInScan(next)) return at;
  }
  assertImage(false, 'a JPEG that ends within a scan');
}

function readFrame(data: Buffer): { width: number; height: number } {
  const parts = data[5] ?? 0;
  const isKnown = data[0] === 8 && [1, 3, 4].includes(parts) && data.length === 6 + 3 * parts;
  assertImage(isKnown, 'a JPEG of an unknown kind');
  return { height: data.readUInt16BE(1), width: data.readUInt16BE(3) };
}

const isExif = (data: Buffer): boolean => data.toString('latin1', 0, 6) === 'Exif\0\0';
const isAdobe = (data: Buffer): boolean =>
  data.length === ADOBE_BYTES && data.toString('latin1', 0, 5) === 'Adobe';

/**
 * Tables, frame and scans of a baseline or progressive JPEG; of the rest only the orientation is read. What follows
 * the end mark (a video, a second image) is dropped.
 * @throws ImageError
 */
export function stripJpeg(bytes: Buffer, checkSize: CheckSize): StrippedImage {
  const kept = [bytes.subarray(0, 2)];
  let size: { width: number; height: number } | null = null;
  let orientation: number | null = null;
  let hasAdobe = false;
  let scans = 0;
  for (let at = 2; ; ) {
    const { marker, data, whole, end } = readSegment(bytes, at);
    at = end;
    if (isAside(marker)) {
      if (marker === APP1 && orientation === null && isExif(data)) orientation = readOrientation(data);
      if (marker !== APP14 || hasAdobe || !isAdobe(data)) continue;
      hasAdobe = true;
    } else if (marker >= SOF0 && marker <= SOF2) {
      assertImage(size === null, 'a JPEG with two frames');
      size = readFrame(data);
      checkSize(size.width, size.height);
    } else if (marker === SOS) {
      assertImage(size !== null && data.length === 4 + 2 * (data[0] ?? 0), 'a JPEG with a scan out of place');
      assertImage(++scans <= MAX_SCANS, 'a JPEG with too many scans');
      at = findScanEnd(bytes, end);
      kept.push(whole, bytes.subarray(end, at));
      continue;
    } else if (marker !== EOI) assertImage(isTable(marker), `a JPEG with the marker ${marker}`);
    kept.push(whole);
    if (marker === EOI) break;
  }
  assertImage(size !== null && scans > 0, 'a JPEG without an image');
  return { format: 'jpeg', bytes: Buffer.concat(kept), ...size, orientation: orientation ?? 1 };
}
