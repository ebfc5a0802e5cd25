import fs from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { writeMaths } from '../maths/write-maths.ts';
import { buildPage } from './build-page.ts';
import { PACKAGES, type PackageName } from './packages.ts';

const POSTER_WIDTH = 768;
const POSTER = { quality: 90 } as const;
/** Half the bytes of the same look as WebP; every browser that the app runs in reads it. */
const ART = { quality: 62, effort: 2 } as const;

/**
 * Makes a whole package, the same bytes each time: `math/`, `page/` and, beside them, `poster.webp`. Whatever else lies in
 * the folder stays.
 */
export async function buildPackage(name: PackageName, folder: string): Promise<void> {
  const made = PACKAGES[name];
  for (const part of ['math', 'page']) await fs.rm(path.join(folder, part), { recursive: true, force: true });
  const page = path.join(folder, 'page');
  await fs.mkdir(path.join(page, 'art'), { recursive: true });
  await writeMaths(path.join(folder, 'math'), made.makeModes());
  const pictures = Object.entries(made.drawPictures()).map(([picture, { svg, width }]) =>
    raster(svg, width)
      .avif(ART)
      .toFile(path.join(page, 'art', `${picture}.avif`)),
  );
  const poster = raster(made.drawPoster(), POSTER_WIDTH).webp(POSTER);
  await Promise.all([...pictures, poster.toFile(path.join(folder, 'poster.webp'))]);
  await buildPage(page, made);
}

function raster(svg: string, width: number): Sharp {
  const [, units = '300'] = /viewBox="0 0 (\d+) /.exec(svg) ?? [];
  // Of 72 dots an inch a unit of the drawing is one pixel.
  const density = Math.min(2_400, Math.ceil((72 * width) / Number(units)));
  return sharp(Buffer.from(svg), { density }).resize({ width });
}
