import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { checkPixels, type Pixels } from '../../../../src/features/kyc/image-checks.ts';

const WIDTH = 640;
const HEIGHT = 420;

/** A paper with lines of letters and a portrait, on a table; `left` is where it begins. */
function paper({ left = 60, width = 520, more = '' } = {}): Sharp {
  // Strokes in place of letters: not every machine has a typeface.
  const lines = Array.from({ length: 11 * 36 }, (_, at) => {
    const [x, y] = [left + 190 + (at % 36) * 8, 100 + Math.floor(at / 36) * 20];
    return `<path d="M${x} ${y}v13h${2 + (at % 3) * 2}v-${4 + (at % 5) * 2}" stroke="#222" stroke-width="1.6" fill="none"/>`;
  });
  return sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
      <rect width="${WIDTH}" height="${HEIGHT}" fill="#5b4a3a"/>
      <rect x="${left}" y="50" width="${width}" height="320" rx="14" fill="#d6dfe6"/>
      <rect x="${left + 24}" y="96" width="140" height="180" fill="#8898a8"/>
      <circle cx="${left + 94}" cy="170" r="44" fill="#c9a58a"/>${lines.join('')}${more}</svg>`),
  );
}

async function pixelsOf(image: Sharp): Promise<Pixels> {
  // As a camera hands it over: packed, with what packing leaves behind.
  const jpeg = await image.jpeg({ quality: 88 }).toBuffer();
  const { data, info } = await sharp(jpeg).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data: new Uint8ClampedArray(data), width: info.width, height: info.height };
}
const listErrorsOf = async (image: Sharp, isPaper = true) => checkPixels(await pixelsOf(image), isPaper);

describe('image check before the upload', () => {
  it('[R48] document that lies whole and sharp on a table passes', async () => {
    expect(await listErrorsOf(paper())).toEqual([]);
  });

  it('[R48] document on a patterned cloth, in the noise of a small camera, passes', async () => {
    const dots = await sharp({
      create: {
        width: WIDTH,
        height: HEIGHT,
        channels: 3,
        background: '#000',
        noise: { type: 'gaussian', mean: 18, sigma: 14 },
      },
    })
      .png()
      .toBuffer();
    expect(await listErrorsOf(paper().composite([{ input: dots, blend: 'add' }]))).toEqual([]);
  });

  it.each([2.5, 4, 8])('[R48] blurred document is detected (%f pixels)', async (sigma) => {
    expect(await listErrorsOf(sharp(await paper().blur(sigma).png().toBuffer()))).toContain('blur');
  });

  it('[R48] glare that hides letters is detected', async () => {
    const lamp = '<ellipse cx="420" cy="200" rx="110" ry="80" fill="#ffffff"/>';
    expect(await listErrorsOf(paper({ more: lamp }))).toEqual(['glare']);
  });

  it('[R48] scan with a white ground is no glare', async () => {
    const ground = '<rect width="640" height="420" fill="#ffffff"/>';
    const lines = Array.from(
      { length: 9 },
      (_, at) =>
        `<path d="M90 ${60 + at * 36}h${300 + at * 17}" stroke="#222" stroke-width="7" stroke-dasharray="9 5"/>`,
    );
    expect(await listErrorsOf(paper({ more: ground + lines.join('') }))).toEqual([]);
  });

  it.each([
    ['left', { left: -80 }],
    ['right', { left: 200 }],
    ['both', { left: -20, width: 700 }],
  ])('[R48] document that runs over the edge is detected (%s)', async (_side, place) => {
    expect(await listErrorsOf(paper(place))).toContain('cut');
  });

  it('[R48] underexposed document is detected', async () => {
    expect(await listErrorsOf(sharp(await paper().linear(0.25, 0).png().toBuffer()))).toContain('dark');
  });

  it('[R48] selfie has looser limits: a bright wall behind it and its edges pass', async () => {
    const wall =
      '<rect width="640" height="420" fill="#ffffff"/><rect x="120" width="60" height="420" fill="#333"/>';
    const face = paper({ more: `${wall}<circle cx="320" cy="200" r="120" fill="#c9a58a"/>` });
    const issues = await listErrorsOf(face, false);
    expect(issues).not.toContain('glare');
    expect(issues).not.toContain('cut');
  });
});
