import { createReadStream, existsSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Browser } from 'playwright';
import type { LobbyPage } from './lobby-page.ts';

/** Size of the reference page: as many rails as the lobby has, and as many sprites as the stage has on its canvas. */
export interface BarePoolOptions {
  readonly rails: number;
  readonly railHeight: number;
  /** Sprites per window height of the page. */
  readonly spritesAWindow: number;
  readonly slugs: readonly string[];
}

declare global {
  interface Window {
    PIXI?: typeof import('pixi.js');
    __isBareReady?: boolean;
  }
}

const PIXI = path.resolve('node_modules/pixi.js/dist/pixi.min.js');
const POSTERS = path.resolve('assets/rendered/posters');
const PAGE = `<!doctype html><meta name="viewport" content="width=device-width">
<style>body{margin:0;background:#0e0b14}canvas{position:fixed;inset:0}</style><script src="/pixi.js"></script>`;

/** A page with nothing but Pixi: no React, no mirror, no layout rule. */
export async function servePool(): Promise<{ origin: string; stop(): void }> {
  const server = http.createServer((request, response) => {
    const name = path.basename(request.url ?? '/');
    const file = name === 'pixi.js' ? PIXI : path.join(POSTERS, name);
    if (name === '' || !existsSync(file)) {
      response.writeHead(200, { 'content-type': 'text/html' }).end(PAGE);
      return;
    }
    response.writeHead(200, { 'content-type': name === 'pixi.js' ? 'text/javascript' : 'image/webp' });
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, stop: () => server.close() };
}

/**
 * The usual Pixi page: one canvas as large as the window, with a pool of sprites that is drawn in each frame that
 * scrolls.
 */
export async function openBarePool(browser: Browser, options: BarePoolOptions): Promise<LobbyPage> {
  const { origin, stop } = await servePool();
  const context = await browser.newContext({ viewport: { width: 412, height: 915 } });
  const page = await context.newPage();
  await page.goto(origin);
  await page.evaluate(drawPool, options);
  await page.waitForFunction(() => window.__isBareReady);
  const cdp = await context.newCDPSession(page);
  // CPU time, not wall time: other work of the machine must not count.
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  return {
    page,
    cdp,
    async close() {
      await context.close();
      stop();
    },
  };
}

/** Runs in the page. */
async function drawPool({ rails, railHeight, spritesAWindow, slugs }: BarePoolOptions): Promise<void> {
  const pixi = window.PIXI;
  if (!pixi) throw new Error('Pixi was not loaded');
  document.body.style.height = `${rails * railHeight}px`;
  const app = new pixi.Application();
  await app.init({
    preference: 'webgl',
    width: innerWidth,
    height: innerHeight,
    autoStart: false,
    sharedTicker: false,
    backgroundAlpha: 0,
    eventMode: 'none',
  });
  for (const ticker of [pixi.Ticker.system, pixi.Ticker.shared]) {
    ticker.autoStart = false;
    ticker.stop();
  }
  if ('limits' in app.renderer) app.renderer.limits.maxBatchableTextures = 4;
  document.body.append(app.canvas);

  // Textures of the real lobby, on a shared atlas page.
  const sheet = document.createElement('canvas');
  sheet.width = 1024;
  sheet.height = 1024;
  const pen = sheet.getContext('2d');
  const source = new pixi.TextureSource({ resource: sheet });
  const textures = await Promise.all(
    slugs.slice(0, 48).map(async (slug, index) => {
      const image = new Image();
      image.src = `/posters/${slug}-117@1.webp`;
      await image.decode();
      const [x, y] = [(index % 8) * 119, Math.floor(index / 8) * 158];
      pen?.drawImage(image, x, y);
      return new pixi.Texture({ source, frame: new pixi.Rectangle(x, y, 117, 156) });
    }),
  );
  const rows = Math.ceil(innerHeight / railHeight) + 1;
  const columns = Math.ceil((spritesAWindow / innerHeight) * railHeight);
  const pool = Array.from({ length: rows * columns }, () => new pixi.Sprite());
  app.stage.addChild(...pool);
  let last = -1;
  const draw = () => {
    if (scrollY === last) return;
    last = scrollY;
    const first = Math.floor(scrollY / railHeight);
    for (const [index, sprite] of pool.entries()) {
      const row = first + Math.floor(index / columns);
      const column = index % columns;
      sprite.texture = textures[(row * columns + column) % textures.length] ?? pixi.Texture.EMPTY;
      sprite.position.set(12 + (column % 4) * 126, row * railHeight - scrollY + (column >> 2) * 8);
      // A poster carries a small plaque and pennant.
      sprite.scale.set(column < 4 ? 1 : 0.25);
    }
    app.render();
  };
  // Scroll events are dispatched once a frame, just before it is drawn.
  addEventListener('scroll', draw, { passive: true });
  draw();
  window.__isBareReady = true;
}
