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
    // Flat text is smaller without a filter, a drawing with one.
    const pack = (adaptiveFiltering: boolean) =>
      sharp(before).png({ compressionLevel: 9, adaptiveFiltering, palette: false }).toBuffer();
    const [filtered, plain] = await Promise.all([pack(true), pack(false)]);
    const after = filtered.length < plain.length ? filtered : plain;
    if (after.length < before.length * 0.98) fs.writeFileSync(file, after);
  }
}
