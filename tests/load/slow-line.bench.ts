import { type BrowserContext, chromium, type Page } from 'playwright';
import { findChromium } from '../../tools/chromium.ts';
import { startProduct } from '../e2e/support/product.ts';
import type { Bench, Figure } from './bench.ts';
import { openSlowPage } from './slow-page.ts';
import { recordVisit, type Visit } from './visit-recorder.ts';

const PHONE = { viewport: { width: 412, height: 915 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const VISIT_MS = 60_000;
/** Visits of each kind; the median counts, as a shared machine has busy moments. */
const VISITS = 3;

interface Seen extends Visit {
  /** Bytes of the images in the window when the stage took over. */
  windowBytes: number;
  /** Bytes of all images that were loaded by then. */
  imageBytes: number;
}

type Measured = Exclude<keyof Seen, 'images'>;

/** What a user on a slow connection sees, and when. */
export const bench: Bench = {
  name: 'slow-line',
  async run() {
    const running = process.env.E2E_ORIGIN;
    const product = running ? { origin: running, stop: async () => {} } : await startProduct();
    const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
    try {
      const firsts: Seen[] = [];
      const seconds: Seen[] = [];
      for (let turn = 0; turn < VISITS; turn += 1) {
        const context = await browser.newContext(PHONE);
        await prepareContext(context);
        firsts.push(await visit(context, product.origin));
        await waitForWorker(context, product.origin);
        seconds.push(await visit(context, product.origin));
        await context.close();
      }
      return figuresOf(firsts, seconds);
    } finally {
      await browser.close();
      await product.stop();
    }
  },
};

async function prepareContext(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    if (!location.protocol.startsWith('http')) return;
    localStorage.setItem('age_answer', 'ofAge');
    sessionStorage.setItem('popup_25', '1');
  });
  await context.addInitScript(recordVisit);
}

async function visit(context: BrowserContext, origin: string): Promise<Seen> {
  const { page } = await openSlowPage(context);
  await page.goto(`${origin}/`, { waitUntil: 'commit' });
  await page.waitForFunction(() => window.__visit && window.__visit.stage > 0, null, { timeout: VISIT_MS });
  const seen = await readVisit(page);
  await page.close();
  return seen;
}

function readVisit(page: Page): Promise<Seen> {
  return page.evaluate(() => {
    const visit = window.__visit;
    if (!visit) throw new Error('the visit was not recorded');
    const addresses = new Set(visit.images);
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const images = entries.filter(({ name }) => /\/art\/.*\.(webp|avif|png)$/.test(name));
    const sum = (list: PerformanceResourceTiming[]) =>
      list.reduce((bytes, { encodedBodySize }) => bytes + encodedBodySize, 0);
    return {
      ...visit,
      windowBytes: sum(images.filter(({ name }) => addresses.has(name))),
      imageBytes: sum(images),
    };
  });
}

/** A visit over a fast connection that is long enough for the service worker to cache everything. */
async function waitForWorker(context: BrowserContext, origin: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${origin}/`);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.waitForLoadState('networkidle');
  await page.close();
}

const middle = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

function figuresOf(firsts: readonly Seen[], seconds: readonly Seen[]): Figure[] {
  const first = (key: Measured) => middle(firsts.map((seen) => seen[key]));
  const second = (key: Measured) => middle(seconds.map((seen) => seen[key]));
  const most = (key: Measured) => Math.max(...[...firsts, ...seconds].map((seen) => seen[key]));
  const time = (name: string, ms: number, atMost?: number): Figure => ({
    name,
    value: ms / 1000,
    unit: 's',
    ...(atMost === undefined ? {} : { limit: { atMost } }),
  });
  return [
    time('first visit: first paint', first('firstPaint'), 1.5),
    time('first visit: first poster to be seen', first('firstPoster'), 3),
    time('first visit: all posters of the window', first('allPosters')),
    time('first visit: the stage takes over', first('stage'), 6),
    { name: 'largest layout shift of a visit', value: most('shift'), unit: '', limit: { atMost: 0.02 } },
    {
      name: 'first visit: images in the window',
      value: first('windowBytes') / 1000,
      unit: 'kB',
      limit: { atMost: 300 },
    },
    { name: 'first visit: all images until then', value: first('imageBytes') / 1000, unit: 'kB' },
    time('second visit: first paint', second('firstPaint')),
    time('second visit: the lobby is shown', second('firstPoster'), 1),
    time('second visit: the stage takes over', second('stage')),
  ];
}
