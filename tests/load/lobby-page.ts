import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';
import type { AppConfig } from '../../contract/config/app-config.ts';
import { GameStatus } from '../../contract/ids.ts';
import type { StageProbe } from '../../src/stage/lobby/lobby-probe.ts';

declare global {
  interface Window {
    __stage?: StageProbe;
    __frames?: number;
  }
}

export const SOFTWARE_GL = [
  '--no-sandbox',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  // The page itself is rendered without the emulated graphics card.
  '--disable-gpu-rasterization',
];

/**
 * The market's catalogue extended to `count` games in rails of `railSize`, all of them playable, as rails leave out what
 * is to come and short ones become one; posters repeat, ids do not.
 */
function stretchCatalogue<C extends Pick<AppConfig, 'games' | 'gameTypes'>>(
  config: C,
  count: number,
  railSize: number,
): C {
  const rails = Math.ceil(count / railSize);
  const source = config.games;
  const games = Array.from({ length: count }, (_, index) => {
    const game = source[index % source.length];
    if (!game) throw new Error('the catalogue is empty');
    return {
      ...game,
      id: 1_000 + index,
      typeId: 1 + Math.floor(index / railSize),
      status: GameStatus.open,
      popularity: count - index,
    };
  });
  const gameTypes = Array.from({ length: rails }, (_, index) => ({
    id: index + 1,
    key: config.gameTypes[index % config.gameTypes.length]?.key ?? '',
    status: 1,
    sort: index + 1,
  }));
  return { ...config, games, gameTypes };
}

export interface LobbyPage {
  readonly page: Page;
  readonly cdp: CDPSession;
  close(): Promise<void>;
}

export interface LobbyOptions {
  readonly origin: string;
  /** 'auto' is the renderer that the lobby chooses for the machine. */
  readonly renderer: 'webgl' | 'canvas' | 'none' | 'auto';
  /** Null leaves the catalogue unchanged. */
  readonly games: number | null;
  /** Whether ticker, tiers, bulbs and banner move by themselves. */
  readonly isMoving?: boolean;
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly density?: number;
}

/** As many games as the lobby shows in a rail; a small catalogue gets short rails, so that its page is long enough. */
const RAIL_SIZE = 40;
const SMALL_RAIL_SIZE = 10;
/** Timeout; a busy machine needs long for ten thousand games. */
const START_MS = 120_000;
const GC_TURNS = 6;
const GC_PAUSE_MS = 500;

/** Opens an idle lobby whose own animations are paused. */
export async function openLobby(browser: Browser, options: LobbyOptions): Promise<LobbyPage> {
  const context = await browser.newContext({
    viewport: options.viewport ?? { width: 412, height: 915 },
    deviceScaleFactor: options.density ?? 1,
    serviceWorkers: 'block',
  });
  await prepareContext(context, options);
  const page = await context.newPage();
  await page.goto(`${options.origin}/?probe=1&renderer=${options.renderer}`);
  await page.waitForFunction(
    (hasStage) => {
      const mirror = document.querySelector('[data-stage-shown]');
      return hasStage ? window.__stage?.isShown() : mirror !== null;
    },
    options.renderer !== 'none',
    { timeout: START_MS },
  );
  const cdp = await context.newCDPSession(page);
  // CPU time, not wall time: other work of the machine must not count.
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  // The splash is hidden and the last textures are loaded.
  await page.waitForLoadState('networkidle');
  return { page, cdp, close: () => context.close() };
}

async function prepareContext(
  context: BrowserContext,
  { games, isMoving = false }: LobbyOptions,
): Promise<void> {
  await context.addInitScript(
    (paused) => {
      // A blank page has no storage.
      if (!location.protocol.startsWith('http')) return;
      localStorage.setItem('age_answer', 'ofAge');
      sessionStorage.setItem('popup_25', '1');
      localStorage.setItem('lobby-paused', paused);
      window.__frames = 0;
      const ask = window.requestAnimationFrame.bind(window);
      window.requestAnimationFrame = (work) => {
        window.__frames = (window.__frames ?? 0) + 1;
        return ask(work);
      };
    },
    isMoving ? '0' : '1',
  );
  if (games === null) return;
  await context.route(/\/app\/v1\/(anonymous\/appConfig|preLogin)$/, async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { data?: AppConfig; games?: unknown; gameTypes?: unknown };
    if (answer.data?.games)
      answer.data = stretchCatalogue(answer.data, games, games > 1_000 ? RAIL_SIZE : SMALL_RAIL_SIZE);
    // The preflight would replace the extended lists by the real ones.
    delete answer.games;
    delete answer.gameTypes;
    await route.fulfill({ response, json: answer });
  });
}

/** Milliseconds of main-thread tasks per frame of the page while it is flung up and down. */
export async function measureScroll({ page, cdp }: LobbyPage, distancePx: number): Promise<number> {
  const room = await page.evaluate(() => {
    window.scrollTo(0, 0);
    return document.documentElement.scrollHeight - window.innerHeight;
  });
  // At its end a page has less to do.
  if (room < distancePx) throw new Error(`the page scrolls by ${room} px, of ${distancePx}`);
  await page.waitForTimeout(300);
  const readTasks = async () => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    return metrics.find((metric) => metric.name === 'TaskDuration')?.value ?? 0;
  };
  const frames = await page.evaluateHandle(() => {
    const counter = { count: 0, isOn: true };
    const tick = () => {
      counter.count += 1;
      if (counter.isOn) requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
    return counter;
  });
  const before = await readTasks();
  for (const direction of [-1, 1, -1, 1]) {
    await cdp.send('Input.synthesizeScrollGesture', {
      x: 206,
      y: 500,
      yDistance: direction * distancePx,
      speed: 1_600,
      gestureSourceType: 'mouse',
      preventFling: true,
    });
  }
  const after = await readTasks();
  const count = await frames.evaluate((counter) => {
    counter.isOn = false;
    return counter.count;
  });
  await frames.dispose();
  return ((after - before) * 1000) / count;
}

/**
 * Scrolls every rail to its end and shows every banner once, as far as a user could. @returns maximum texture bytes
 * meanwhile
 */
export async function visitEverything({ page }: LobbyPage): Promise<number> {
  let most = 0;
  const look = async () => {
    // Idle, when loaded textures have been uploaded to the graphics card.
    await page.waitForTimeout(250);
    await page.evaluate(() => window.__stage?.complete());
    most = Math.max(most, await page.evaluate(() => window.__stage?.textureBytes() ?? 0));
  };
  for (const dot of await page.locator('[data-touch^="dot:"]').all()) {
    await dot.dispatchEvent('click');
    await page.waitForTimeout(1_500);
  }
  await look();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const step = page.viewportSize()?.height ?? 900;
  for (let top = 0; top < height; top += step) {
    await page.evaluate((to) => window.scrollTo(0, to), top);
    await look();
    for (const share of [0.5, 1]) {
      await page.evaluate((at) => {
        for (const list of document.querySelectorAll<HTMLElement>('[data-lobby] section ul')) {
          const track = list.parentElement;
          if (track) track.scrollLeft = track.scrollWidth * at;
        }
      }, share);
      await look();
    }
  }
  return most;
}

export interface PageCounts {
  readonly textures: number;
  readonly objects: number;
  readonly listeners: number;
  readonly heapMb: number;
}

/** Memory of the page after a garbage collection. */
export async function readCounts({ page, cdp }: LobbyPage): Promise<PageCounts> {
  // A panel's last tree is released in steps: by React, by the browser's observers, then by the collector.
  for (let turn = 0; turn < GC_TURNS; turn += 1) {
    await cdp.send('HeapProfiler.collectGarbage');
    await page.waitForTimeout(GC_PAUSE_MS);
  }
  const { metrics } = await cdp.send('Performance.getMetrics');
  const read = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  const counts = await page.evaluate(() => window.__stage?.counts());
  return {
    textures: counts?.textures ?? 0,
    objects: counts?.objects ?? 0,
    listeners: read('JSEventListeners'),
    heapMb: read('JSHeapUsedSize') / 1e6,
  };
}

/** Goes from the lobby to a panel and back, `times` times. */
export async function swapPanels({ page }: LobbyPage, times: number): Promise<void> {
  for (let turn = 0; turn < times; turn += 1) {
    await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/game/search"]')?.click());
    await page.waitForFunction(() => document.querySelector('[data-panel-title]') !== null);
    await page.evaluate(() => history.back());
    await page.waitForFunction(() => document.querySelector('[data-panel-title]') === null);
  }
  await page.waitForFunction(() => window.__stage?.isShown());
}
