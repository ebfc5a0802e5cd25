import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from 'playwright';
import sharp from 'sharp';
import { findChromium } from '../chromium.ts';
import { allDrawings, type Drawing, type Output } from './drawings.ts';

/**
 * Renders the drawings whose source changed since the manifest was written, or those named:
 * `node tools/run.mjs tools/art/render.ts [name part …]`. Rendered files are committed, so neither start nor
 * the tests need this.
 */

const RENDERED = fileURLToPath(new URL('../../assets/rendered/', import.meta.url));
const MANIFEST = join(RENDERED, 'manifest.json');
/** The master is drawn larger than any output, so that every size is a clean reduction. */
const MASTER_SCALE = 2;
/** A busy machine needs longer for a large image. */
const DRAW_MS = 180_000;

export interface ManifestFile {
  width: number;
  height: number;
  bytes: number;
  hash: string;
}

export interface Manifest {
  files: Record<string, ManifestFile>;
  /** Hash of each drawing's SVG as last rendered. */
  sources: Record<string, string>;
  /** The files of `sound.ts`, and the hash of their scores. */
  sounds?: Record<string, { bytes: number; hash: string }>;
  soundSource?: string;
  /** The same of each slot that has sounds of its own, by slug. */
  slotSoundSources?: Record<string, string>;
}

/** Changes with the drawing or any setting of its files. */
export const sourceOf = ({ svg, outputs }: Drawing): string => hashOf(svg + JSON.stringify(outputs));

export const hashOf = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 16);

async function readManifest(): Promise<Manifest> {
  if (!existsSync(MANIFEST)) return { files: {}, sources: {} };
  return JSON.parse(await readFile(MANIFEST, 'utf8')) as Manifest;
}

async function renderMaster(page: Page, drawing: Drawing): Promise<Buffer> {
  const widest = drawing.outputs.reduce((a, b) => (b.width > a.width ? b : a));
  const width = widest.width * MASTER_SCALE;
  const height = widest.height * MASTER_SCALE;
  await page.setViewportSize({ width, height });
  await page.setContent(
    `<style>html,body{margin:0;background:transparent}svg{display:block;width:${width}px;height:${height}px}</style>${drawing.svg}`,
  );
  return page.screenshot({ omitBackground: true, timeout: DRAW_MS });
}

/** The master at an output's size. */
const reduce = (master: Buffer, output: Output) =>
  sharp(master)
    // Keeps the right side, where the motif is, when an output is narrower than the master.
    .resize(output.width, output.height, { kernel: 'lanczos3', fit: 'cover', position: 'right' })
    .sharpen({ sigma: 0.6 });

/** Keeps 48 steps of alpha: fewer show as rings in a glow, all of them add half the size. */
const ALPHA_QUALITY = 74;

/** Lowers quality until the file fits its budget. */
async function encode(master: Buffer, output: Output): Promise<Buffer> {
  const raw = await reduce(master, output).raw().toBuffer({ resolveWithObject: true });
  for (let quality = 86; ; quality -= 6) {
    const file = await sharp(raw.data, { raw: raw.info })
      .webp({ quality, alphaQuality: ALPHA_QUALITY, effort: 6, smartSubsample: true })
      .toBuffer();
    if (file.length <= output.budget || quality <= 28) return file;
  }
}

/** Measured on posters at density 2: 4 dB closer to the master than our WebP, at 72 % of its bytes. */
const AVIF_QUALITY = 57;

/**
 * Images that a page shows many of are also rendered as AVIF, for browsers that accept it (see
 * `server/http/art-files.ts`).
 */
export function modernPath({ name }: Drawing, { path }: Output): string | null {
  return /^(posters|banners|symbols)\//.test(name) ? path.replace(/\.webp$/, '.avif') : null;
}

function encodeModern(master: Buffer, output: Output): Promise<Buffer> {
  return reduce(master, output).avif({ quality: AVIF_QUALITY, effort: 5 }).toBuffer();
}

const isStale = (manifest: Manifest, drawing: Drawing) =>
  manifest.sources[drawing.name] !== sourceOf(drawing);

const lacksModern = (manifest: Manifest, drawing: Drawing) =>
  drawing.outputs.some((output) => {
    const path = modernPath(drawing, output);
    return path !== null && !manifest.files[path];
  });

async function writeImage(manifest: Manifest, path: string, output: Output, file: Buffer): Promise<void> {
  const target = join(RENDERED, path);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, file);
  const { width, height } = output;
  manifest.files[path] = { width, height, bytes: file.length, hash: hashOf(file) };
}

async function render(names: readonly string[]): Promise<void> {
  const manifest = await readManifest();
  const drawings = await allDrawings();
  const wanted = drawings.filter((drawing) =>
    names.length > 0
      ? names.some((part) => drawing.name.includes(part))
      : isStale(manifest, drawing) || lacksModern(manifest, drawing),
  );
  if (wanted.length > 0) {
    const browser = await chromium.launch({
      executablePath: findChromium(),
      args: ['--no-sandbox', '--force-color-profile=srgb'],
    });
    try {
      const page = await browser.newPage();
      for (const drawing of wanted) {
        const master = await renderMaster(page, drawing);
        const isWhole = names.length > 0 || isStale(manifest, drawing);
        for (const output of drawing.outputs) {
          if (isWhole) await writeImage(manifest, output.path, output, await encode(master, output));
          const modern = modernPath(drawing, output);
          if (modern) await writeImage(manifest, modern, output, await encodeModern(master, output));
        }
        manifest.sources[drawing.name] = sourceOf(drawing);
        const sizes = drawing.outputs.map(({ path }) => manifest.files[path]?.bytes);
        process.stdout.write(`${drawing.name} ${sizes.join(' ')}\n`);
      }
    } finally {
      await browser.close();
    }
  }
  await writeManifest(manifest, drawings);
}

/** Removes entries without a drawing, and sorts, so that diffs of the file are readable. */
async function writeManifest(manifest: Manifest, drawings: readonly Drawing[]): Promise<void> {
  const paths = drawings
    .flatMap((drawing) =>
      drawing.outputs.flatMap((output) => [output.path, modernPath(drawing, output) ?? []].flat()),
    )
    .sort();
  const files = Object.fromEntries(
    paths.flatMap((path) => (manifest.files[path] ? [[path, manifest.files[path]]] : [])),
  );
  const sources = Object.fromEntries(
    drawings.flatMap(({ name }) => (manifest.sources[name] ? [[name, manifest.sources[name]]] : [])),
  );
  await writeFile(MANIFEST, `${JSON.stringify({ ...manifest, files, sources }, null, 1)}\n`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await render(process.argv.slice(2));
