import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { appIconSvg, brandMarkSvg, faviconSvg } from '../../assets/parts/brand-mark.ts';

/** Writes the mark and the icons of the installed app to public/icons/. They are plain shapes, so sharp draws them. */
const FOLDER = fileURLToPath(new URL('../../public/icons/', import.meta.url));

const png = (svg: string, size: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: (72 * size) / 100 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true, quality: 90 })
    .toBuffer();

await mkdir(FOLDER, { recursive: true });
const files: Record<string, string | Buffer> = {
  'mark.svg': brandMarkSvg(),
  'favicon.svg': faviconSvg(),
  'app-192.png': await png(appIconSvg(false), 192),
  'app-512.png': await png(appIconSvg(false), 512),
  'app-maskable-192.png': await png(appIconSvg(true), 192),
  'app-maskable-512.png': await png(appIconSvg(true), 512),
  'apple-touch-180.png': await png(appIconSvg(true), 180),
  'favicon-32.png': await sharp(Buffer.from(faviconSvg()), { density: 72 }).resize(32, 32).png().toBuffer(),
};
for (const [name, content] of Object.entries(files)) await writeFile(FOLDER + name, content);
