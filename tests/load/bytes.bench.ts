import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright';
import { findChromium } from '../../tools/chromium.ts';
import { startProduct } from '../e2e/support/product.ts';
import type { Bench, Figure } from './bench.ts';
import { SOFTWARE_GL } from './lobby-page.ts';

const FOLDER = 'dist/app';
/** Timeout; a busy machine is slow at rendering without a graphics card. */
const START_MS = 120_000;
/** Kilobytes of 1000 bytes, as networks count. */
const FIRST_LIMIT_KB = 115;
const ALL_LIMIT_KB = 400;
/** Modules that must not be in the script before the mirror is complete, by a text that survives minification. */
const FOREIGN: Readonly<Record<string, RegExp>> = {
  Pixi: /PixiJS|pixi-js|_pixi|CanvasRenderer/,
  GSAP: /GreenSock|_gsScope|gsap/i,
  forms: /shouldUnregister|reValidateMode/,
  queries: /queryHash|gcTime/,
  schemas: /ZodMini/,
};

const read = (name: string) => readFileSync(`${FOLDER}/${name}`, 'utf8');
const gzipped = (names: Iterable<string>) =>
  [...names].reduce((sum, name) => sum + gzipSync(read(name), { level: 9 }).length, 0);

/** A script and all its static imports. */
function closureOf(names: readonly string[]): Set<string> {
  const reached = new Set<string>();
  const waiting = [...names];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (reached.has(name)) continue;
    reached.add(name);
    for (const match of read(name).matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g)) {
      waiting.push(`assets/${match[1]}`);
    }
  }
  return reached;
}

/** The largest language's chunk, found by a text that only its namespace has, as the names of chunks are hashed. */
function largestWith(text: string): string[] {
  return readdirSync(`${FOLDER}/assets`)
    .filter((name) => name.endsWith('.js') && read(`assets/${name}`).includes(text))
    .map((name) => `assets/${name}`)
    .sort((a, b) => gzipped([b]) - gzipped([a]))
    .slice(0, 1);
}

async function run(): Promise<Figure[]> {
  if (!existsSync(`${FOLDER}/index.html`)) throw new Error('nothing is built: run npm start once');
  const page = read('index.html');
  const entries = [...page.matchAll(/<script[^>]+src="\/([^"]+)"/g)].map((match) => match[1] as string);
  const words = ['"shell.skip":', '"lobby.heading":'].flatMap(largestWith);
  const first = closureOf([...entries, ...words]);
  // Names of later chunks are not code.
  const text = [...first]
    .map(read)
    .join('\n')
    .replaceAll(/"assets\/[^"]+"/g, '');
  const intruders = Object.entries(FOREIGN).filter(([, mark]) => mark.test(text));
  const isSplashInPage =
    /<div id="splash">[\s\S]*<svg/.test(page) && page.indexOf('id="splash"') < page.indexOf('id="app"');
  return [
    {
      name: 'script until the mirror is complete, gzip',
      value: gzipped(first) / 1000,
      unit: 'kB',
      limit: { atMost: FIRST_LIMIT_KB },
    },
    { name: 'Pixi, GSAP or forms in it', value: intruders.length, unit: '', limit: { atMost: 0 } },
    {
      name: 'script until the stage takes over, gzip',
      value: gzipped(await readScripts()) / 1000,
      unit: 'kB',
      limit: { atMost: ALL_LIMIT_KB },
    },
    { name: 'page with its splash, gzip', value: gzipSync(page, { level: 9 }).length / 1000, unit: 'kB' },
    { name: 'splash in the page itself', value: isSplashInPage ? 1 : 0, unit: '', limit: { atLeast: 1 } },
  ];
}

/** Every script that a first visit has received when the stage takes over, as a path inside the build. */
async function readScripts(): Promise<string[]> {
  const product = await startProduct();
  const browser = await chromium.launch({ executablePath: findChromium(), args: SOFTWARE_GL });
  try {
    const page = await browser.newPage({ viewport: { width: 412, height: 915 }, serviceWorkers: 'block' });
    await page.goto(`${product.origin}/?probe=1&renderer=webgl`);
    const listScripts = () => {
      if (!window.__stage?.isShown()) return null;
      const names = performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname.slice(1));
      return names.filter((name) => name.endsWith('.js'));
    };
    const sent = await page.waitForFunction(listScripts, null, { timeout: START_MS });
    return (await sent.jsonValue()) ?? [];
  } finally {
    await browser.close();
    await product.stop();
  }
}

export const bench: Bench = { name: 'bytes', run };
