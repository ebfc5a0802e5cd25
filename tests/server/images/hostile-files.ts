import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { makePng, PNG_SIGN, pngChunk, pngHead } from './png-parts.ts';

/** Limits of an upload, which each case exhausts. */
export interface Room {
  readonly maxBytes: number;
  readonly maxPixels: number;
  /** Size of a valid image. */
  readonly side: number;
}

export interface HostileFile {
  readonly name: string;
  /** Expected answers: a file of which only the metadata is hostile is accepted. */
  readonly answers: readonly ('taken' | 'imageInvalid' | 'imageTooLarge')[];
  make(room: Room): Buffer | Promise<Buffer>;
}

const MIB = 1024 * 1024;
let packed: Buffer | null = null;
/** Forty megabytes of one letter, compressed to forty kilobytes. */
const packedText = () => {
  packed ??= deflateSync(Buffer.alloc(40 * MIB, 'A'));
  return packed;
};

/** As many copies of a part as there is room for, forty at most. */
const repeat = (part: Buffer, { maxBytes }: Room) =>
  Array.from({ length: Math.min(40, Math.floor((maxBytes * 0.9) / part.length)) }, () => part);

const text = (type: string, head: string) => () =>
  pngChunk(type, Buffer.concat([Buffer.from(head), packedText()]));
const withChunks = (make: () => Buffer) => (room: Room) =>
  makePng(room.side, room.side, repeat(make(), room));

const segment = (marker: number, data: Buffer) => {
  const head = Buffer.of(0xff, marker, 0, 0);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
};
const makeJpeg = (side: number, options = {}) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#305070' } })
    .jpeg(options)
    .toBuffer();
const makeWebp = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#305070' } })
    .webp()
    .toBuffer();

/** Segments right after the first marker of a valid JPEG. */
const withSegments = (marker: number, make: (at: number, count: number) => Buffer) => async (room: Room) => {
  const count = Math.floor((room.maxBytes * 0.9) / 65_537);
  const jpeg = await makeJpeg(room.side);
  const parts = Array.from({ length: count }, (_, at) => segment(marker, make(at, count)));
  return Buffer.concat([jpeg.subarray(0, 2), ...parts, jpeg.subarray(2)]);
};

/** EXIF whose directories refer to themselves, to their own middle and far behind their end. */
function endlessExif(length: number): Buffer {
  const exif = Buffer.alloc(length);
  exif.write('Exif\0\0MM\0*\0\0\0\x08', 0, 'latin1');
  exif.writeUInt16BE(Math.min(65_535, Math.floor((length - 20) / 12)), 14);
  for (let at = 16; at + 12 <= length; at += 12) {
    exif.writeUInt16BE(0x8769, at);
    exif.writeUInt16BE(4, at + 2);
    exif.writeUInt32BE(0xffff_ffff, at + 4);
    exif.writeUInt32BE(8, at + 8);
  }
  return exif;
}

/** The last scan of a progressive JPEG repeated: each one processes every pixel. */
async function manyScans({ maxPixels, maxBytes }: Room): Promise<Buffer> {
  const side = Math.floor(Math.sqrt(maxPixels) / 16) * 16;
  const jpeg = await makeJpeg(side, { progressive: true, quality: 10, chromaSubsampling: '4:4:4' });
  const last = jpeg.subarray(jpeg.lastIndexOf(Buffer.of(0xff, 0xda)), -2);
  const space = Math.max(0, Math.floor((maxBytes * 0.95 - jpeg.length) / last.length));
  const scans = Array.from({ length: Math.min(50, space) }, () => last);
  return Buffer.concat([jpeg.subarray(0, -2), ...scans, jpeg.subarray(-2)]);
}

const webpChunk = (type: string, data: Buffer, length = data.length) => {
  const head = Buffer.alloc(8);
  head.write(type, 'latin1');
  head.writeUInt32LE(length, 4);
  return Buffer.concat([head, data, Buffer.alloc(data.length & 1)]);
};
const webpFile = (...chunks: Buffer[]) => {
  const body = Buffer.concat([Buffer.from('WEBP'), ...chunks]);
  return Buffer.concat([webpChunk('RIFF', Buffer.alloc(0), body.length), body]);
};
function webpHead(width: number, height: number): Buffer {
  const data = Buffer.alloc(10);
  data[0] = 0x2c;
  data.writeUIntLE(width - 1, 4, 3);
  data.writeUIntLE(height - 1, 7, 3);
  return webpChunk('VP8X', data);
}
const simpleImage = async (side: number) => (await makeWebp(side)).subarray(12);

/** Image data for many times the rows of the header. */
function endlessData({ side, maxBytes }: Room): Buffer {
  const rows = deflateSync(Buffer.alloc(Math.min(400, Math.floor(maxBytes / 1_100)) * MIB), { level: 9 });
  return Buffer.concat([
    PNG_SIGN,
    pngHead({ width: side, height: side }),
    pngChunk('IDAT', rows),
    pngChunk('IEND'),
  ]);
}

/** The maximum of pixels at eight bytes each, all of which must be decoded before the first one is known. */
function widestPixels({ maxPixels }: Room): Buffer {
  const side = Math.floor(Math.sqrt(maxPixels));
  const rows = deflateSync(Buffer.alloc(side * (side + 7) * 8 + side * 2));
  const head = pngHead({ width: side, height: side, depth: 16, colour: 6, interlace: 1 });
  return Buffer.concat([PNG_SIGN, head, pngChunk('IDAT', rows), pngChunk('IEND')]);
}

function hugeJpeg(jpeg: Buffer): Buffer {
  const huge = Buffer.from(jpeg);
  const frame = huge.indexOf(Buffer.of(0xff, 0xc0));
  huge.fill(0xff, frame + 5, frame + 9);
  return huge;
}

export const HOSTILE_FILES: readonly HostileFile[] = [
  { name: 'PNG, packed texts', answers: ['taken'], make: withChunks(text('zTXt', 'key\0\0')) },
  { name: 'PNG, packed world texts', answers: ['taken'], make: withChunks(text('iTXt', 'key\0\x01\0\0\0')) },
  { name: 'PNG, packed profiles', answers: ['taken'], make: withChunks(text('iCCP', 'icc\0\0')) },
  {
    name: 'PNG, endless EXIF',
    answers: ['taken'],
    make: (room) =>
      makePng(room.side, room.side, [pngChunk('eXIf', endlessExif(room.maxBytes - 8_000).subarray(6))]),
  },
  {
    name: 'PNG, huge in its head',
    answers: ['imageTooLarge'],
    make: () =>
      Buffer.concat([
        PNG_SIGN,
        pngHead({ width: 60_000, height: 60_000 }),
        pngChunk('IDAT'),
        pngChunk('IEND'),
      ]),
  },
  {
    name: 'PNG, cut short',
    answers: ['imageInvalid'],
    make: ({ side }) => makePng(side, side).subarray(0, -40),
  },
  { name: 'PNG, endless data', answers: ['taken'], make: endlessData },
  // A small file is accepted; the worker of a large one is terminated for its memory, or for its time on a busy
  // machine.
  { name: 'PNG, widest pixels', answers: ['taken', 'imageTooLarge', 'imageInvalid'], make: widestPixels },
  {
    name: 'JPEG, profile segments to the brim',
    answers: ['taken'],
    make: withSegments(0xe2, (at, count) =>
      Buffer.concat([Buffer.from('ICC_PROFILE\0'), Buffer.of(at + 1, count), Buffer.alloc(65_500, 1)]),
    ),
  },
  { name: 'JPEG, endless EXIF', answers: ['taken'], make: withSegments(0xe1, () => endlessExif(65_500)) },
  {
    name: 'JPEG, comments to the brim',
    answers: ['taken'],
    make: withSegments(0xfe, () => Buffer.alloc(65_500, 'x')),
  },
  { name: 'JPEG, many scans', answers: ['imageInvalid'], make: manyScans },
  {
    name: 'JPEG, huge in its head',
    answers: ['imageTooLarge'],
    make: async ({ side }) => hugeJpeg(await makeJpeg(side)),
  },
  {
    name: 'JPEG, cut short',
    answers: ['imageInvalid'],
    make: async ({ side }) => (await makeJpeg(side)).subarray(0, -40),
  },
  {
    name: 'WebP, profile to the brim',
    answers: ['taken'],
    make: async ({ side, maxBytes }) =>
      webpFile(
        webpHead(side, side),
        webpChunk('ICCP', Buffer.alloc(maxBytes - 8_000, 7)),
        await simpleImage(side),
      ),
  },
  {
    name: 'WebP, endless EXIF',
    answers: ['taken'],
    make: async ({ side, maxBytes }) =>
      webpFile(
        webpHead(side, side),
        await simpleImage(side),
        webpChunk('EXIF', endlessExif(maxBytes - 8_000)),
      ),
  },
  {
    name: 'WebP, a part longer than the file',
    answers: ['imageInvalid'],
    make: async ({ side }) =>
      webpFile(
        webpHead(side, side),
        webpChunk('ICCP', Buffer.alloc(8), 0xffff_fff0),
        await simpleImage(side),
      ),
  },
  {
    name: 'WebP, huge in its head',
    answers: ['imageTooLarge'],
    make: async ({ side }) => webpFile(webpHead(16_777_215, 16_777_215), await simpleImage(side)),
  },
  {
    name: 'WebP, cut short',
    answers: ['imageInvalid'],
    make: async ({ side }) => (await makeWebp(side)).subarray(0, -40),
  },
];
