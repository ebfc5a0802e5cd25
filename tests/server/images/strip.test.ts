import fc from 'fast-check';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { ImageError } from '../../../server/images/image-error.ts';
import { readOrientation } from '../../../server/images/read-orientation.ts';
import { stripImage } from '../../../server/images/strip-image.ts';
import { makePng, PNG_SIGN, pngChunk } from './png-parts.ts';

const RULE = { maxPixels: 4_000_000 };
const strip = (bytes: Uint8Array) => stripImage(Buffer.from(bytes), RULE);

/** An image in which no two corners are alike. */
const drawing = () =>
  sharp({ create: { width: 48, height: 32, channels: 4, background: '#20408080' } }).composite([
    { input: { create: { width: 12, height: 8, channels: 3, background: '#f0e010' } }, left: 2, top: 3 },
  ]);

const files: Record<string, Buffer> = {};
beforeAll(async () => {
  files.png = await drawing().png().toBuffer();
  files.palette = await drawing().png({ palette: true }).toBuffer();
  files.jpeg = await drawing().jpeg().toBuffer();
  files.progressive = await drawing().jpeg({ progressive: true }).toBuffer();
  files.cmyk = await drawing().toColourspace('cmyk').jpeg().toBuffer();
  files.webp = await drawing().webp().toBuffer();
  files.lossless = await drawing().webp({ lossless: true }).toBuffer();
});
const NAMES = ['png', 'palette', 'jpeg', 'progressive', 'cmyk', 'webp', 'lossless'];
const fileOf = (name: string) => files[name] ?? Buffer.alloc(0);
const pixels = (bytes: Buffer) => sharp(bytes).toColourspace('srgb').raw().toBuffer();

const jpegSegment = (marker: number, data: Uint8Array) => {
  const head = Buffer.of(0xff, marker, 0, 0);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
};
const webpChunk = (type: string, data: Uint8Array) => {
  const head = Buffer.alloc(8);
  head.write(type, 'latin1');
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data, Buffer.alloc(data.length & 1)]);
};
const webpFile = (...chunks: Buffer[]) => webpChunk('RIFF', Buffer.concat([Buffer.from('WEBP'), ...chunks]));
const webpHead = (width: number, height: number, flags = 0x2c) => {
  const data = Buffer.alloc(10);
  data[0] = flags;
  data.writeUIntLE(width - 1, 4, 3);
  data.writeUIntLE(height - 1, 7, 3);
  return webpChunk('VP8X', data);
};
const anyData = fc.uint8Array({ maxLength: 300 });

describe('removal of image metadata', () => {
  it.each(NAMES)('[C28] [R46] valid %s keeps every pixel and its header', async (name) => {
    const file = fileOf(name);
    const stripped = strip(file);
    expect(stripped).toMatchObject({ width: 48, height: 32, orientation: 1 });
    expect(stripped.bytes.length).toBeLessThanOrEqual(file.length);
    const [after, before] = [await pixels(stripped.bytes), await pixels(file)];
    // Removing a colour profile changes colours slightly, where there is one.
    if (name === 'cmyk') expect(after.length).toBe(before.length);
    else expect(after.equals(before)).toBe(true);
    expect(strip(stripped.bytes).bytes.equals(stripped.bytes)).toBe(true);
  });

  it('[C28] PNG loses every chunk that is not image data', () => {
    const plain = makePng(20, 10);
    const type = fc.stringMatching(/^[a-z][A-Za-z][A-Z][A-Za-z]$/).filter((name) => name !== 'tRNS');
    const chunks = fc.array(fc.tuple(type, anyData), { maxLength: 6 });
    fc.assert(
      fc.property(chunks, anyData, (between, behind) => {
        const parts = between.map(([name, data]) => pngChunk(name, data));
        const { bytes } = strip(Buffer.concat([makePng(20, 10, parts), behind]));
        expect(bytes.equals(plain)).toBe(true);
      }),
    );
  });

  it('[C28] JPEG loses every segment that is not image data', () => {
    const { bytes: plain } = strip(fileOf('jpeg'));
    const marker = fc.constantFrom(...Array.from({ length: 16 }, (_, at) => 0xe0 + at), 0xfe);
    fc.assert(
      fc.property(fc.array(fc.tuple(marker, anyData), { maxLength: 6 }), anyData, (between, behind) => {
        const parts = between.map(([name, data]) => jpegSegment(name, data));
        const file = Buffer.concat([plain.subarray(0, 2), ...parts, plain.subarray(2), behind]);
        expect(strip(file).bytes.equals(plain)).toBe(true);
      }),
    );
  });

  it('[C28] WebP loses every chunk that is not image data', () => {
    const image = strip(fileOf('lossless')).bytes.subarray(12);
    const type = fc.constantFrom('ICCP', 'EXIF', 'XMP ', 'JUNK', 'ABCD');
    fc.assert(
      fc.property(fc.array(fc.tuple(type, anyData), { maxLength: 6 }), anyData, (around, behind) => {
        const parts = around.map(([name, data]) => webpChunk(name, data));
        const file = webpFile(webpHead(48, 32), ...parts.slice(0, 3), image, ...parts.slice(3));
        expect(strip(Buffer.concat([file, behind])).bytes.equals(webpFile(image))).toBe(true);
      }),
    );
  });

  it.each(NAMES)('[C28] damaged %s is rejected with an ImageError, or read as far as it is valid', (name) => {
    const file = fileOf(name);
    const change = fc.record({ at: fc.nat(file.length - 1), to: fc.nat(255) });
    const cut = fc.nat(file.length);
    fc.assert(
      fc.property(fc.array(change, { maxLength: 8 }), cut, fc.boolean(), (changes, end, isCut) => {
        const bent = Buffer.from(file);
        for (const { at, to } of changes) bent[at] = to;
        expectSafe(isCut ? bent.subarray(0, end) : bent);
      }),
      { numRuns: 400 },
    );
  });

  it('[C28] arbitrary bytes after an image signature are rejected with an ImageError, or read', () => {
    const signs = [PNG_SIGN, Buffer.from([0xff, 0xd8, 0xff]), Buffer.from('RIFF\x40\0\0\0WEBP', 'latin1')];
    fc.assert(
      fc.property(fc.constantFrom(...signs), fc.uint8Array({ maxLength: 500 }), (sign, rest) => {
        expectSafe(Buffer.concat([sign, rest]));
      }),
      { numRuns: 1_000 },
    );
  });

  it.each<[string, () => Buffer, string]>([
    ['a PNG with two headers', () => makePng(9, 9, [makePng(9, 9).subarray(8, 33)]), 'IHDR out of place'],
    ['a PNG with an unknown critical chunk', () => makePng(9, 9, [pngChunk('ABCD')]), 'ABCD out of place'],
    ['a PNG with a wrong checksum', () => bend(makePng(9, 9), -13), 'damaged'],
    ['a JPEG with a second frame', () => doubled(fileOf('jpeg')), 'two frames'],
    ['a JPEG of 65 scans', () => scanned(fileOf('jpeg'), 64), 'too many scans'],
    ['an animated WebP', () => webpFile(webpHead(48, 32, 2), fileOf('webp').subarray(12)), 'animated'],
    [
      'a WebP larger than its canvas',
      () => webpFile(webpHead(10, 10), strip(fileOf('lossless')).bytes.subarray(12)),
      'does not fill',
    ],
  ])('[C28] %s is rejected', (_what, make, message) => {
    expect(() => strip(make())).toThrow(message);
  });
});

function expectSafe(bytes: Buffer): void {
  try {
    const { width, height, orientation, bytes: kept } = strip(bytes);
    expect(width * height).toBeLessThanOrEqual(RULE.maxPixels);
    expect(orientation).toBeGreaterThanOrEqual(1);
    expect(orientation).toBeLessThanOrEqual(8);
    expect(kept.length).toBeLessThanOrEqual(bytes.length + 1);
  } catch (error) {
    expect(error).toBeInstanceOf(ImageError);
  }
}

const bend = (bytes: Buffer, at: number) => {
  const bent = Buffer.from(bytes);
  const place = at < 0 ? bytes.length + at : at;
  bent[place] = (bent[place] ?? 0) ^ 1;
  return bent;
};
function doubled(jpeg: Buffer): Buffer {
  const from = jpeg.indexOf(Buffer.of(0xff, 0xc0));
  const frame = jpeg.subarray(from, from + 2 + jpeg.readUInt16BE(from + 2));
  return Buffer.concat([jpeg.subarray(0, from), frame, jpeg.subarray(from)]);
}
function scanned(jpeg: Buffer, more: number): Buffer {
  const scan = jpeg.subarray(jpeg.indexOf(Buffer.of(0xff, 0xda)), -2);
  return Buffer.concat([
    jpeg.subarray(0, -2),
    ...Array.from({ length: more }, () => scan),
    jpeg.subarray(-2),
  ]);
}

describe('image orientation', () => {
  it('[C28] orientation of any bytes is a number from 1 to 8', () => {
    const heads = [
      Buffer.alloc(0),
      Buffer.from('II*\0\x08\0\0\0', 'latin1'),
      Buffer.from('Exif\0\0MM\0*\0\0\0\x08', 'latin1'),
    ];
    fc.assert(
      fc.property(fc.constantFrom(...heads), fc.uint8Array({ maxLength: 200 }), (head, rest) => {
        expect([1, 2, 3, 4, 5, 6, 7, 8]).toContain(readOrientation(Buffer.concat([head, rest])));
      }),
      { numRuns: 1_000 },
    );
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])(
    '[C28] orientation %i is read from a JPEG, a PNG and a WebP',
    async (orientation) => {
      const turned = drawing().withMetadata({ orientation });
      for (const file of [turned.clone().jpeg(), turned.clone().png(), turned.clone().webp()])
        expect(strip(await file.toBuffer()).orientation).toBe(orientation);
    },
  );
});
