import type { Browser } from 'playwright';
import type { FrontProbe } from '../../src/stage/front-probe.ts';
import { servePool } from './bare-pool.ts';
import type { HallPage } from './hall-page.ts';

export type Sprites = ReturnType<FrontProbe['sprites']>;

declare global {
  interface Window {
    __bareShow?: import('pixi.js').Application;
  }
}

export interface BareShow extends Pick<HallPage, 'page' | 'cdp' | 'close'> {
  /** A page without a window to hide it continues to draw behind another one, which would distort both measurements. */
  setDrawing(isDrawing: boolean): Promise<void>;
}

/** The usual Pixi page with these sprites: a ticker rotates the moving ones and draws every frame. */
export async function openBareShow(browser: Browser, sprites: Sprites): Promise<BareShow> {
  const { origin, stop } = await servePool();
  const context = await browser.newContext({ viewport: { width: 412, height: 915 } });
  const page = await context.newPage();
  await page.goto(origin);
  await page.evaluate(drawSprites, sprites);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  return {
    page,
    cdp,
    setDrawing: (isDrawing) =>
      page.evaluate((on) => (on ? window.__bareShow?.start() : window.__bareShow?.stop()), isDrawing),
    async close() {
      await context.close();
      stop();
    },
  };
}

/** Runs in the page. */
async function drawSprites(sprites: Sprites): Promise<void> {
  const pixi = window.PIXI;
  if (!pixi) throw new Error('Pixi was not loaded');
  const app = new pixi.Application();
  await app.init({
    preference: 'webgl',
    width: innerWidth,
    height: innerHeight,
    backgroundAlpha: 0,
    eventMode: 'none',
    autoStart: false,
  });
  if ('limits' in app.renderer) app.renderer.limits.maxBatchableTextures = 4;
  document.body.append(app.canvas);
  // Sprites of equal size share a texture, as on the real stage.
  const textures = new Map<string, import('pixi.js').Texture>();
  const turning: import('pixi.js').Sprite[] = [];
  for (const { width, height, turns } of sprites) {
    const key = `${Math.round(width)}x${Math.round(height)}`;
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(width));
    canvas.height = Math.max(1, Math.round(height));
    const pen = canvas.getContext('2d');
    if (pen) {
      pen.fillStyle = '#c9962f80';
      pen.fillRect(0, 0, canvas.width, canvas.height);
    }
    const texture = textures.get(key) ?? pixi.Texture.from(canvas);
    textures.set(key, texture);
    const sprite = new pixi.Sprite(texture);
    sprite.anchor.set(0.5);
    sprite.position.set(innerWidth / 2, innerHeight / 2);
    if (turns) turning.push(sprite);
    app.stage.addChild(sprite);
  }
  app.ticker.add(({ deltaMS }) => {
    for (const sprite of turning) sprite.rotation += deltaMS / 500;
  });
  window.__bareShow = app;
}
