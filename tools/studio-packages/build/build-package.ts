import fs from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { writeMaths } from '../maths/write-maths.ts';
import { buildPage } from './build-page.ts';
import { PACKAGES, type PackageName } from './packages.ts';

const POSTER_WIDTH = 768;
const QUALITY = 90;

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
    render(svg, width, path.join(page, 'art', `${picture}.webp`)),
  );
  await Promise.all([...pictures, render(made.drawPoster(), POSTER_WIDTH, path.join(folder, 'poster.webp'))]);
  await buildPage(page, made);
}

async function render(svg: string, width: number, file: string): Promise<void> {
  const [, units = '300'] = /viewBox="0 0 (\d+) /.exec(svg) ?? [];
  // Of 72 dots an inch a unit of the drawing is one pixel.
  const density = Math.min(2_400, Math.ceil((72 * width) / Number(units)));
  await sharp(Buffer.from(svg), { density }).resize({ width }).webp({ quality: QUALITY }).toFile(file);
}
