import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { CREDITS, ENGRAVING_AUTHORS } from '../../assets/credits.ts';
import { engravedInUse } from '../../assets/parts/symbol.ts';
import { CATALOGUE } from '../../server/games/catalogue/games.ts';
import { allDrawings, type Drawing } from '../../tools/art/drawings.ts';
import { iconSet } from '../../tools/art/icons.ts';
import { hashOf, type Manifest, sourceOf } from '../../tools/art/render.ts';

const RENDERED = new URL('../../assets/rendered/', import.meta.url);
const read = (path: string): Buffer => readFileSync(new URL(path, RENDERED));
const readJson = (path: string): unknown => JSON.parse(read(path).toString('utf8'));

/** Brightness differences between neighbours on a coarse grid, as 240 bits: similar images share most of them. */
async function fingerprint(path: string): Promise<boolean[]> {
  const width = 16;
  const height = 16;
  const pixels = await sharp(read(path))
    .flatten()
    .greyscale()
    .resize(width, height, { fit: 'fill' })
    .raw()
    .toBuffer();
  const bits: boolean[] = [];
  for (let y = 0; y < height; y++)
    for (let x = 0; x + 1 < width; x++)
      bits.push((pixels[y * width + x] ?? 0) > (pixels[y * width + x + 1] ?? 0));
  return bits;
}

describe('rendered art', () => {
  const manifest = readJson('manifest.json') as Manifest;
  let drawings: Drawing[] = [];

  beforeAll(async () => {
    drawings = await allDrawings();
  });

  it('each game of the catalogue has a poster at both widths and densities', () => {
    const wanted = CATALOGUE.flatMap(({ slug }) =>
      [117, 132].flatMap((width) => [1, 2].map((density) => `posters/${slug}-${width}@${density}.webp`)),
    );
    expect(wanted.filter((path) => !manifest.files[path])).toEqual([]);
  });

  it('rendered art matches its current sources, so that nothing waits to be rendered', () => {
    const stale = drawings.filter((drawing) => manifest.sources[drawing.name] !== sourceOf(drawing));
    expect(stale.map(({ name }) => name)).toEqual([]);
  });

  it('rendered files match their manifest byte for byte', () => {
    for (const [path, entry] of Object.entries(manifest.files)) {
      const file = read(path);
      expect(file.length, path).toBe(entry.bytes);
      expect(hashOf(file), path).toBe(entry.hash);
    }
  });

  it('every rendered file stays within its size budget', () => {
    const heavy = drawings
      .flatMap(({ outputs }) => outputs)
      .filter(({ path, budget }) => (manifest.files[path]?.bytes ?? Number.POSITIVE_INFINITY) > budget);
    expect(heavy.map(({ path }) => path)).toEqual([]);
  });

  it('each poster and banner also exists as a smaller AVIF of the same size in pixels', () => {
    const images = Object.entries(manifest.files).filter(([path]) => /^(posters|banners).*webp$/.test(path));
    const wrong = images.filter(([path, { width, height, bytes }]) => {
      const modern = manifest.files[path.replace(/webp$/, 'avif')];
      return !modern || modern.width !== width || modern.height !== height || modern.bytes > bytes;
    });
    expect(images.length).toBeGreaterThan(0);
    expect(wrong.map(([path]) => path)).toEqual([]);
  });

  it('no two games have nearly the same poster', async () => {
    const prints = await Promise.all(
      CATALOGUE.map(async ({ slug }) => ({ slug, bits: await fingerprint(`posters/${slug}-117@1.webp`) })),
    );
    const alike: string[] = [];
    for (const [index, a] of prints.entries())
      for (const b of prints.slice(index + 1)) {
        const distance = a.bits.filter((bit, at) => bit !== b.bits[at]).length;
        if (distance < a.bits.length * 0.2) alike.push(`${a.slug} ~ ${b.slug}: ${distance}`);
      }
    expect(alike).toEqual([]);
  });

  it('author of every used silhouette is credited', () => {
    expect([...engravedInUse].filter((icon) => !ENGRAVING_AUTHORS[icon])).toEqual([]);
    expect(Object.keys(ENGRAVING_AUTHORS).filter((icon) => !engravedInUse.has(icon))).toEqual([]);
  });

  it('credits are available as data for the credits page', () => {
    const file = readFileSync(new URL('../../assets/credits.json', import.meta.url), 'utf8');
    expect(JSON.parse(file)).toEqual(JSON.parse(JSON.stringify(CREDITS)));
  });

  it('served icon family is the one that the sources choose', () => {
    expect(readJson('icons/mq.json')).toEqual(JSON.parse(JSON.stringify(iconSet())));
  });
});
