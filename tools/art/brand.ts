import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import {
  appIconSvg,
  brandMarkSvg,
  faviconSvg,
  monochromeIconSvg,
  shortcutIconSvg,
} from '../../assets/parts/brand-mark.ts';
import { iconSet } from './icons.ts';

/** Writes the mark and the icons of the installed app to public/icons/. They are plain shapes, so sharp draws them. */
const FOLDER = fileURLToPath(new URL('../../public/icons/', import.meta.url));

const renderPng = (svg: string, size: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: (72 * size) / 100 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true, quality: 90 })
    .toBuffer();

/** Shortcuts of the installed app, by the icon that their pages have in the app. */
const SHORTCUTS = {
  jackpot: 'trophy',
  wallet: 'wallet',
  bonus: 'gift',
  mail: 'mail',
  limits: 'shield-check',
};
const { icons } = iconSet();

await mkdir(FOLDER, { recursive: true });
const files: Record<string, string | Buffer> = {
  'mark.svg': brandMarkSvg(),
  'favicon.svg': faviconSvg(),
  'app-192.png': await renderPng(appIconSvg(false), 192),
  'app-512.png': await renderPng(appIconSvg(false), 512),
  'app-maskable-192.png': await renderPng(appIconSvg(true), 192),
  'app-maskable-512.png': await renderPng(appIconSvg(true), 512),
  'app-monochrome-512.png': await renderPng(monochromeIconSvg(), 512),
  'apple-touch-180.png': await renderPng(appIconSvg(true), 180),
  'favicon-32.png': await sharp(Buffer.from(faviconSvg()), { density: 72 }).resize(32, 32).png().toBuffer(),
};
for (const [name, icon] of Object.entries(SHORTCUTS))
  files[`shortcut-${name}.png`] = await renderPng(shortcutIconSvg(icons[icon]?.body ?? ''), 96);
for (const [name, content] of Object.entries(files)) await writeFile(FOLDER + name, content);
