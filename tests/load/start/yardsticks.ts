import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Browser, Page } from 'playwright';
import { bundleInMemory } from '../../../tools/build/bundle-in-memory.ts';
import type { SpriteBox } from './bare-start.ts';
import { PHONE, prepareVisitor } from './visitor.ts';

/** Two pages to hold the start against, measured in the same run. */
export interface Yardsticks {
  /** The very same markup, pictures and style as the product's first window, without a script. */
  readonly staticPage: string;
  /** Pixi alone, with as many sprites of the same sizes. */
  readonly barePixi: string;
  stop(): void;
}

interface FirstWindow {
  readonly html: string;
  readonly boxes: readonly SpriteBox[];
  readonly sprites: number;
  readonly renderer: 'canvas' | 'webgl';
}

/** Serves both from an origin of their own; pictures, styles and fonts pass through from the product as it sends them. */
export async function startYardsticks(browser: Browser, origin: string): Promise<Yardsticks> {
  const window = await readFirstWindow(browser, origin);
  const files = new Map<string, { type: string; body: Buffer }>();
  const add = (name: string, type: string, text: string) =>
    files.set(name, { type, body: brotliCompressSync(text) });
  add('/static', 'text/html; charset=utf-8', window.html);
  add('/bare', 'text/html; charset=utf-8', BARE_PAGE);
  add('/bare.js', 'text/javascript', await bundleBare(window));
  const server = http.createServer((request, response) => {
    const file = files.get(request.url ?? '');
    if (!file) return passThrough(origin, request, response);
    response.writeHead(200, {
      'content-type': file.type,
      'content-encoding': 'br',
      'cache-control': file.type.includes('html') ? 'no-cache' : 'public, max-age=31536000, immutable',
    });
    response.end(file.body);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const own = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    staticPage: `${own}/static`,
    barePixi: `${own}/bare`,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

const BARE_PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Bare</title><style>body{margin:0;background:#0e0b14;color:#fff}</style><p>Bare page</p><script type="module" src="/bare.js"></script>`;

function passThrough(origin: string, request: http.IncomingMessage, response: http.ServerResponse): void {
  const headers = { ...request.headers, host: new URL(origin).host };
  const onward = http.request(origin + request.url, { method: request.method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  onward.on('error', () => response.destroy());
  request.pipe(onward);
}

/** The product's first window as it stands before its stage, and what its stage holds of it. */
async function readFirstWindow(browser: Browser, origin: string): Promise<FirstWindow> {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' });
  await prepareVisitor(context, 'accepted');
  try {
    const mirror = await context.newPage();
    await mirror.goto(`${origin}/?renderer=none`);
    await mirror.waitForSelector('[data-stage-shown]');
    await mirror.waitForFunction(() => document.getElementById('splash') === null);
    await mirror.waitForLoadState('networkidle');
    const html = await copyMarkup(mirror);
    const boxes = await readBoxes(mirror);
    const stage = await context.newPage();
    await stage.goto(`${origin}/?probe=1`);
    await stage.waitForFunction(() => window.__stage?.isShown(), null, { timeout: 120_000 });
    const [sprites, renderer] = await stage.evaluate(() => [
      window.__stage?.counts().objects ?? 0,
      window.__stage?.renderer ?? '',
    ]);
    return { html, boxes, sprites, renderer: renderer === 'webgl' ? 'webgl' : 'canvas' };
  } finally {
    await context.close();
  }
}

/** The page's HTML without its scripts; drawings that only this page can address are written into it. */
function copyMarkup(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const copy = document.documentElement.cloneNode(true) as HTMLElement;
    const foreign = 'script, link[rel="modulepreload"], link[rel="manifest"], noscript';
    for (const element of copy.querySelectorAll(foreign)) element.remove();
    let html = `<!doctype html>${copy.outerHTML}`;
    for (const address of new Set(html.match(/blob:[^"')&\s]+/g))) {
      const drawing = await (await fetch(address)).text();
      html = html.replaceAll(address, `data:image/svg+xml,${encodeURIComponent(drawing)}`);
    }
    return html;
  });
}

function readBoxes(page: Page): Promise<SpriteBox[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-lobby] *')]
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && box.height > 0 && box.top < innerHeight && box.left < innerWidth)
      .map(({ element, box: { x, y, width, height } }) => {
        const source = element instanceof HTMLImageElement ? new URL(element.src) : null;
        return {
          x,
          y,
          width,
          height,
          picture: source?.pathname.startsWith('/art/') ? source.pathname : null,
        };
      }),
  );
}

async function bundleBare({ boxes, sprites, renderer }: FirstWindow): Promise<string> {
  const result = await bundleInMemory({
    configFile: false,
    define: {
      __BOXES__: JSON.stringify(boxes),
      __SPRITES__: String(sprites),
      __RENDERER__: JSON.stringify(renderer),
    },
    build: {
      target: 'es2022',
      rolldownOptions: {
        input: path.resolve('tests/load/start/bare-start.ts'),
        // One file: Pixi's own imports of its renderers would each cost a round trip.
        output: { format: 'es', codeSplitting: false },
      },
    },
  });
  return result.output[0].code;
}
