import { type Browser, chromium } from 'playwright';
import { findChromium } from '../../tools/chromium.ts';
import { startProduct } from '../e2e/support/product.ts';
import { type BarePoolOptions, openBarePool } from './bare-pool.ts';
import type { Bench, Figure } from './bench.ts';
import {
  type LobbyPage,
  measureScroll,
  openLobby,
  readCounts,
  SOFTWARE_GL,
  swapPanels,
  visitEverything,
} from './lobby-page.ts';
import { measureFrames } from './scroll-frames.ts';

const ROUNDS = 7;
const SCROLL_PX = 1_400;
const REST_MS = 2_000;
const SWAPS = 50;
const WARM_SWAPS = 10;

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Cost of the lobby while it is scrolled, while it is idle, and after many page changes. */
export const bench: Bench = {
  name: 'lobby',
  async run() {
    const running = process.env.E2E_ORIGIN;
    const product = running ? { origin: running, stop: async () => {} } : await startProduct();
    const browser = await chromium.launch({ executablePath: findChromium(), args: SOFTWARE_GL });
    try {
      const open = (renderer: 'webgl' | 'canvas' | 'none', games: number | null) =>
        openLobby(browser, { origin: product.origin, renderer, games });
      const few = await open('webgl', 100);
      const many = await open('webgl', 10_000);
      const mirror = await open('none', 10_000);
      const bare = await openBarePool(browser, await describePool(many));
      const scroll = await compareScroll({ few, many, mirror, bare });
      const drawing = await measureDrawing(many);
      for (const lobby of [few, many, mirror, bare]) await lobby.close();
      const plain = await open('webgl', null);
      const swaps = await measureSwaps(plain);
      await plain.close();
      const moving = await openLobby(browser, {
        ...{ origin: product.origin, renderer: 'webgl', games: null, isMoving: true },
      });
      const idle = await measureIdle(moving);
      await moving.close();
      const textures = await measureTextures(browser, product.origin);
      const frames = await measureFrames(browser, product.origin);
      return [...scroll, ...frames, ...drawing, ...idle, ...textures, ...swaps];
    } finally {
      await browser.close();
      await product.stop();
    }
  },
};

type Compared = 'few' | 'many' | 'mirror' | 'bare';

/** Alternating, so that a busy moment of the machine affects all of them. */
async function compareScroll(pages: Record<Compared, LobbyPage>): Promise<Figure[]> {
  const times: Record<Compared, number[]> = { few: [], many: [], mirror: [], bare: [] };
  for (const page of Object.values(pages)) await measureScroll(page, SCROLL_PX);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const name of ['few', 'many', 'mirror', 'bare'] as const) {
      await pages[name].page.bringToFront();
      times[name].push(await measureScroll(pages[name], SCROLL_PX));
    }
  }
  // Ratio of each run by itself, as other work of the machine affects both sides of it.
  const ratio = (one: Compared, other: Compared) =>
    median(times[one].map((time, turn) => time / (times[other][turn] ?? Number.NaN)));
  const few = median(times.few);
  const many = median(times.many);
  const mirror = median(times.mirror);
  const bare = median(times.bare);
  return [
    { name: 'scroll: main thread a frame, 100 games', value: few, unit: 'ms' },
    { name: 'scroll: main thread a frame, 10,000 games', value: many, unit: 'ms' },
    { name: 'scroll: main thread a frame, mirror alone', value: mirror, unit: 'ms' },
    { name: 'scroll: main thread a frame, bare Pixi pool', value: bare, unit: 'ms' },
    {
      name: 'scroll: 10,000 games against 100',
      value: ratio('many', 'few'),
      unit: '',
      limit: { atMost: 1.15 },
    },
    {
      name: 'scroll: stage against mirror alone',
      value: ratio('many', 'mirror'),
      unit: '',
      limit: { atMost: 1.15 },
    },
    {
      name: 'scroll: stage against a bare Pixi pool',
      value: ratio('many', 'bare'),
      unit: '',
      limit: { atMost: 1.2 },
    },
  ];
}

/** As many rails, and as many sprites per window, as the lobby has on its canvas. */
async function describePool({ page }: LobbyPage): Promise<BarePoolOptions> {
  return page.evaluate(() => {
    const rails = [...document.querySelectorAll<HTMLElement>('[data-lobby] section')].filter((section) =>
      section.querySelector('ul'),
    );
    const canvas = document.querySelector<HTMLElement>('[data-lobby] canvas');
    const images = performance.getEntriesByType('resource').map(({ name }) => name);
    const slugs = images.flatMap((name) => /posters\/([\w-]+)-\d+@/.exec(name)?.[1] ?? []);
    const share = innerHeight / (canvas?.clientHeight ?? innerHeight);
    return {
      rails: document.querySelectorAll('[data-lobby] section h2').length,
      railHeight: rails[0]?.offsetHeight ?? 220,
      spritesAWindow: Math.round((window.__stage?.counts().objects ?? 0) * share),
      slugs: [...new Set(slugs)],
    };
  });
}

const IDLE_MS = 36_000;

/** Every animation, over whole cycles of winners (2 s), tiers and bulbs (6 s) and banners (9 s). */
async function measureIdle({ page }: LobbyPage): Promise<Figure[]> {
  const read = () => page.evaluate(() => window.__stage?.draws() ?? 0);
  await page.bringToFront();
  const before = await read();
  await page.waitForTimeout(IDLE_MS);
  const value = ((await read()) - before) / (IDLE_MS / 1000);
  return [
    { name: 'idle: renders a second, everything moving', value, unit: '', limit: { atMost: 20 } },
    { name: 'idle: renders at least once', value, unit: '', limit: { atLeast: 1 } },
  ];
}

/** The largest common screens, at density 2. */
const SCREENS = [
  { width: 412, height: 915 },
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
];

async function measureTextures(browser: Browser, origin: string): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const viewport of SCREENS) {
    const lobby = await openLobby(browser, { origin, renderer: 'webgl', games: null, viewport, density: 2 });
    figures.push({
      name: `textures: everything visited at ${viewport.width}×${viewport.height}@2`,
      value: (await visitEverything(lobby)) / 1e6,
      unit: 'MB',
      limit: { atMost: 96 },
    });
    await lobby.close();
  }
  return figures;
}

async function measureDrawing({ page }: LobbyPage): Promise<Figure[]> {
  const read = () =>
    page.evaluate(() => ({
      draws: window.__stage?.draws() ?? 0,
      peak: window.__stage?.consumePeakDrawCalls() ?? Number.NaN,
      frames: window.__frames ?? 0,
    }));
  await page.bringToFront();
  await read();
  for (let step = 0; step < 12; step += 1) {
    await page.mouse.move(200, 500);
    await page.mouse.wheel(0, 300);
    await page.waitForTimeout(60);
  }
  const moved = await read();
  await page.waitForTimeout(1_000);
  const resting = await read();
  await page.waitForTimeout(REST_MS);
  const rested = await read();
  return [
    {
      name: 'scroll: most draw calls of a frame (WebGL)',
      value: moved.peak,
      unit: '',
      limit: { atMost: 12 },
    },
    {
      name: 'idle: draws in 2 s, paused',
      value: rested.draws - resting.draws,
      unit: '',
      limit: { atMost: 0 },
    },
    {
      name: 'idle: animation frames requested in 2 s, paused',
      value: rested.frames - resting.frames,
      unit: '',
      limit: { atMost: 0 },
    },
  ];
}

async function measureSwaps(lobby: LobbyPage): Promise<Figure[]> {
  await swapPanels(lobby, WARM_SWAPS);
  const before = await readCounts(lobby);
  await swapPanels(lobby, SWAPS);
  const after = await readCounts(lobby);
  const growth = (name: keyof typeof before, unit: string, atMost: number): Figure => ({
    name: `${SWAPS} swaps: growth of ${name}`,
    value: after[name] - before[name],
    unit,
    limit: { atMost },
  });
  return [
    growth('textures', '', 0),
    growth('objects', '', 0),
    growth('listeners', '', 0),
    growth('heapMb', 'MB', 2),
  ];
}
