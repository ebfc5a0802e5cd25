import fs from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { CHINESE_STYLES, writeChineseFace } from '../studio-packages/build/chinese-face.ts';
import { backdropSvg, lanternSvg, thumbSvg, wideSvg } from './lantern-art.ts';

const HERE = import.meta.dirname;
const FONTS = path.resolve(HERE, '../../assets/fonts');
const WEBP = { quality: 86 } as const;

export interface PageFile {
  readonly type: string;
  readonly body: string | Buffer;
}

type Make = () => Promise<PageFile>;

/** A module as a browser reads it: the types are taken out, and nothing else. */
const script =
  (file: string): Make =>
  async () => ({
    type: 'text/javascript; charset=utf-8',
    body: stripTypeScriptTypes(fs.readFileSync(path.join(HERE, file), 'utf8')),
  });

const styles =
  (file: string): Make =>
  async () => ({ type: 'text/css; charset=utf-8', body: fs.readFileSync(path.join(HERE, file)) });

const face =
  (file: string): Make =>
  async () => ({ type: 'font/woff2', body: fs.readFileSync(path.join(FONTS, file)) });

const picture =
  (draw: () => string, width: number): Make =>
  async () => {
    const svg = draw();
    const [, units = '300'] = /viewBox="0 0 (\d+) /.exec(svg) ?? [];
    // Of 72 dots an inch a unit of the drawing is one pixel.
    const drawing = sharp(Buffer.from(svg), { density: Math.ceil((72 * width) / Number(units)) });
    return { type: 'image/webp', body: await drawing.resize({ width }).webp(WEBP).toBuffer() };
  };

const MODULES = ['main', 'lantern-row', 'console', 'studio-client', 'words'] as const;
const FACES = ['limelight-basic', 'bebas-neue-basic', 'figtree-basic', 'peso-sign'] as const;

/** The few Chinese characters of the page, as slices of one face with their style sheet. */
async function makeChinese(): Promise<ReadonlyMap<string, PageFile>> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sandbox-aggregator-'));
  try {
    await writeChineseFace(folder, [fs.readFileSync(path.join(HERE, 'page/words.ts'), 'utf8')]);
    const faces = fs.readdirSync(path.join(folder, 'faces'));
    return new Map<string, PageFile>([
      [
        CHINESE_STYLES,
        { type: 'text/css; charset=utf-8', body: fs.readFileSync(path.join(folder, CHINESE_STYLES)) },
      ],
      ...faces.map(
        (name) =>
          [
            `faces/${name}`,
            { type: 'font/woff2', body: fs.readFileSync(path.join(folder, 'faces', name)) },
          ] as const,
      ),
    ]);
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}

/** Everything that a browser or the platform fetches from here: made when it is first asked for, and kept. */
export class PageFiles {
  readonly #made = new Map<string, Promise<PageFile>>();
  readonly #makers = new Map<string, Make>([
    ['/thumbs/copper-lantern.webp', picture(thumbSvg, 768)],
    ['/thumbs/copper-lantern-wide.webp', picture(wideSvg, 960)],
    ['/lantern/art/lit.webp', picture(() => lanternSvg(true), 480)],
    ['/lantern/art/dark.webp', picture(() => lanternSvg(false), 480)],
    ['/lantern/art/backdrop.webp', picture(backdropSvg, 1_500)],
    ['/lantern/page/page.css', styles('page/page.css')],
    ['/lantern/lantern-game.ts', script('lantern-game.ts')],
    ...MODULES.map((name) => [`/lantern/page/${name}.ts`, script(`page/${name}.ts`)] as const),
    ...FACES.map((name) => [`/lantern/faces/${name}.woff2`, face(`${name}.woff2`)] as const),
  ]);
  #chinese: Promise<ReadonlyMap<string, PageFile>> | null = null;

  /** Null for what is not served. */
  async find(address: string): Promise<PageFile | null> {
    const chinese = /^\/lantern\/(chinese\.css|faces\/noto-[\w-]+\.woff2)$/.exec(address)?.[1];
    if (chinese) {
      this.#chinese ??= makeChinese();
      return (await this.#chinese).get(chinese) ?? null;
    }
    const make = this.#makers.get(address);
    if (!make) return null;
    const made = this.#made.get(address) ?? make();
    this.#made.set(address, made);
    return made;
  }

  /** Draws the pictures, so that nobody waits for them. */
  async prepare(): Promise<void> {
    for (const address of this.#makers.keys()) if (address.endsWith('.webp')) await this.find(address);
  }
}

export const startPage = (): string => fs.readFileSync(path.join(HERE, 'page/index.html'), 'utf8');
