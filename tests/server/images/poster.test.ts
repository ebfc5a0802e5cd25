import sharp from 'sharp';
import { expect, it } from 'vitest';
import type { ImageRule } from '../../../server/images/image-rule.ts';
import { cleanImage } from '../../../server/images/images.ts';

const RULE: ImageRule = {
  ...{ maxBytes: 1_000_000, maxPixels: 4_000_000, minSide: 64 },
  ...{ fit: 'poster', side: 640, format: 'webp' },
};

/** Red, green and blue from left to right, and nothing else. */
const stripes = async (width: number, height: number) => {
  const stripe = (background: string) =>
    sharp({ create: { width: width / 3, height, channels: 3, background } })
      .png()
      .toBuffer();
  const inputs = await Promise.all(['#f00', '#0f0', '#00f'].map(stripe));
  return sharp({ create: { width, height, channels: 3, background: '#000' } }).composite(
    inputs.map((input, at) => ({ input, top: 0, left: (at * width) / 3 })),
  );
};

async function colourAt(bytes: Buffer, xShare: number, yShare: number): Promise<string> {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const [x, y] = [Math.floor(info.width * xShare), Math.floor(info.height * yShare)];
  const at = (y * info.width + x) * info.channels;
  const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
  return red > 128 ? 'red' : green > 128 ? 'green' : blue > 128 ? 'blue' : 'black';
}

it('wide picture loses its sides and keeps its middle', async () => {
  const sent = (await (await stripes(1_200, 300)).png().toBuffer()).toString('base64');
  const { width, height, bytes } = await cleanImage(sent, RULE);
  expect([width, height]).toEqual([480, 640]);
  for (const share of [0.05, 0.5, 0.95]) expect(await colourAt(bytes, share, 0.5)).toBe('green');
});

it('picture of the same proportions keeps all that is on it', async () => {
  const sent = (await (await stripes(300, 400)).png().toBuffer()).toString('base64');
  const { bytes } = await cleanImage(sent, RULE);
  expect(await colourAt(bytes, 0.05, 0.5)).toBe('red');
  expect(await colourAt(bytes, 0.95, 0.5)).toBe('blue');
});

it('photo that lies on its side is cut as it is seen upright', async () => {
  // Stored four wide for three high, and seen rotated by a quarter: red at the top, blue at the bottom.
  const photo = await (await stripes(1_200, 900)).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const { width, height, bytes } = await cleanImage(photo.toString('base64'), RULE);
  expect([width, height]).toEqual([480, 640]);
  expect(await colourAt(bytes, 0.5, 0.05)).toBe('red');
  expect(await colourAt(bytes, 0.5, 0.95)).toBe('blue');
});
