import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import type { ImageRule } from '../../../server/images/image-rule.ts';
import { cleanImage } from '../../../server/images/images.ts';

const RULE: ImageRule = {
  maxBytes: 512 * 1024,
  maxPixels: 4_000_000,
  minSide: 64,
  fit: 'square',
  side: 256,
  format: 'webp',
};

const base64 = (bytes: Buffer) => bytes.toString('base64');
const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a02020' } });
const refused = (bytes: Buffer, rule = RULE) =>
  cleanImage(base64(bytes), rule).then(
    () => 'taken',
    (error: { key?: string }) => error.key,
  );

/** A PNG whose header declares more pixels than anybody could decode, with hardly any data. */
function bomb(side: number): Buffer {
  const chunk = (type: string, body: Buffer) => {
    const head = Buffer.alloc(4);
    head.writeUInt32BE(body.length);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc32(Buffer.concat([Buffer.from(type), body])));
    return Buffer.concat([head, Buffer.from(type), body, sum]);
  };
  const size = Buffer.alloc(13);
  size.writeUInt32BE(side, 0);
  size.writeUInt32BE(side, 4);
  size.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(Math.ceil(side / 8 + 1) * side));
  const sign = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([sign, chunk('IHDR', size), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

function crc32(bytes: Buffer): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

it('avatar is re-encoded in the requested size and format', async () => {
  const sent = base64(await blank(800, 600).png().toBuffer());
  const square = await cleanImage(sent, RULE);
  expect([square.width, square.height, square.type]).toEqual([256, 256, 'image/webp']);
  expect((await sharp(square.bytes).metadata()).format).toBe('webp');
  const whole = await cleanImage(sent, { ...RULE, fit: 'whole', side: 2000, format: 'jpeg' });
  expect([whole.width, whole.height, whole.type]).toEqual([800, 600, 'image/jpeg']);
});

it('avatar loses location, time and camera data, and keeps its visible orientation', async () => {
  const sent = await blank(600, 400)
    .jpeg()
    .withExif({
      IFD0: { Make: 'SecretCamera' },
      IFD3: { GPSLatitude: '14/1 35/1 0/1', GPSLatitudeRef: 'N' },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  expect(sent.toString('latin1')).toContain('SecretCamera');
  expect((await sharp(sent).metadata()).orientation).toBe(6);
  const { bytes, width, height } = await cleanImage(base64(sent), {
    ...RULE,
    fit: 'whole',
    format: 'jpeg',
  });
  expect(height).toBeGreaterThan(width);
  const head = await sharp(bytes).metadata();
  expect([head.exif, head.icc, head.xmp, head.iptc, head.orientation]).toEqual(Array(5).fill(undefined));
  expect(bytes.toString('latin1')).not.toMatch(/SecretCamera|GPS|Exif/);
});

it('data hidden behind or inside an image is removed', async () => {
  const page = Buffer.from('<script>alert(1)</script>PK\x03\x04 an archive');
  const behind = Buffer.concat([await blank(200, 200).jpeg().toBuffer(), page]);
  const { bytes } = await cleanImage(base64(behind), RULE);
  expect(bytes.toString('latin1')).not.toMatch(/script|archive/);
  expect(await refused(Buffer.concat([Buffer.from('GIF89a/*'), behind]))).toBe('imageInvalid');
  expect(await refused(Buffer.concat([page, behind]))).toBe('imageInvalid');
  expect(await refused(Buffer.concat([behind.subarray(0, 4), page]))).toBe('imageInvalid');
});

it('drawing, page, animation or truncated file is rejected as an avatar', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="99" height="99"/>');
  expect(await refused(svg)).toBe('imageInvalid');
  expect(await refused(Buffer.from('<!doctype html><title>hello, hello</title>'))).toBe('imageInvalid');
  expect(await refused(await blank(99, 99).gif().toBuffer())).toBe('imageInvalid');
  const png = await blank(400, 400).png({ compressionLevel: 0 }).toBuffer();
  expect(await refused(png.subarray(0, png.length >> 1))).toBe('imageInvalid');
  const film = await sharp(
    [await blank(99, 99).png().toBuffer(), await blank(99, 99).negate().png().toBuffer()],
    {
      join: { animated: true },
    },
  )
    .webp()
    .toBuffer();
  expect(await refused(film)).toBe('imageInvalid');
});

it('avatar that is too large, packed or unpacked, or too small is rejected', async () => {
  const small = await blank(63, 900).png().toBuffer();
  expect(await refused(small)).toBe('imageTooSmall');
  expect(await refused(await blank(2001, 2000).png().toBuffer())).toBe('imageTooLarge');
  const heavy = Buffer.concat([await blank(200, 200).jpeg().toBuffer(), Buffer.alloc(12_000_000)]);
  expect(await refused(heavy)).toBe('imageTooLarge');
  const packed = bomb(30_000);
  expect(packed.length).toBeLessThan(RULE.maxBytes);
  expect(await refused(packed)).toBe('imageTooLarge');
});
