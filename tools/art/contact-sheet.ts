import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

/**
 * Combines rendered files into one image for review: `contact-sheet.ts <out.png> <columns> <file under
 * assets/rendered …>`.
 */
const RENDERED = fileURLToPath(new URL('../../assets/rendered/', import.meta.url));
const GAP = 8;

const [out = '.cache/sheet.png', columnsText = '6', ...files] = process.argv.slice(2);
const columns = Number(columnsText);
const first = await sharp(RENDERED + files[0]).metadata();
const width = first.width + GAP;
const height = first.height + GAP;
await mkdir('.cache', { recursive: true });
await sharp({
  create: {
    width: columns * width + GAP,
    height: Math.ceil(files.length / columns) * height + GAP,
    channels: 3,
    background: '#120c1a',
  },
})
  .composite(
    files.map((file, index) => ({
      input: RENDERED + file,
      left: GAP + (index % columns) * width,
      top: GAP + Math.floor(index / columns) * height,
    })),
  )
  .png()
  .toFile(out);
