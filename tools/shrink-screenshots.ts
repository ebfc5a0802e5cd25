import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

const FOLDER = 'tests/visual/baselines';

/** Packs the reference screenshots again, pixel for pixel the same: the browser packs them fast, not small. */
export async function shrinkScreenshots(folder = FOLDER): Promise<void> {
  const names = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const name of names.filter((one) => one.endsWith('.png'))) {
    const file = path.join(folder, name);
    const before = fs.readFileSync(file);
    const after = await sharp(before)
      .png({ compressionLevel: 9, adaptiveFiltering: true, palette: false })
      .toBuffer();
    if (after.length < before.length * 0.98) fs.writeFileSync(file, after);
  }
}
