import type { Browser } from 'playwright';
import { openBareShow } from './bare-show.ts';
import type { Bench, Figure } from './bench.ts';
import { type HallPage, measureScript } from './hall-page.ts';
import { openPlayerPage, withProduct } from './player-page.ts';

const ROUNDS = 7;
const WARM_UPS = 2;
const MEASURE_MS = 2_500;
const START_MS = 120_000;

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

type Measured = Pick<HallPage, 'page' | 'cdp' | 'close'>;

/** The road of a new player, with nothing that moves by itself. */
async function openRoad(browser: Browser, origin: string): Promise<Measured> {
  const { context, page } = await openPlayerPage(browser);
  await page.goto(`${origin}/vip?probe=1&renderer=webgl`);
  await page.waitForFunction(() => window.__road?.isShown(), null, { timeout: START_MS });
  await page.getByRole('button', { name: 'Pause animation' }).press('Enter');
  const cdp = await context.newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  return { page, cdp, close: () => context.close() };
}

const draws = ({ page }: Measured): Promise<number> => page.evaluate(() => window.__road?.draws() ?? 0);

/** The scrollers that are drawn along, of the road and of the bare page. */
const WAYS = { road: 'section[aria-labelledby="road-title"] > div:has(> ol)', bare: '[data-way]' };

/** Runs in either page: draws its scroller along by a few pixels each frame, there and back again. */
function drag({ selector, ms }: { selector: string; ms: number }): void {
  const way = document.querySelector(selector);
  if (!way) throw new Error('nothing to draw along');
  const most = way.scrollWidth - way.clientWidth;
  const end = performance.now() + ms;
  let left = way.scrollLeft;
  let step = 6;
  const next = () => {
    if (left + step > most || left + step < 0) step = -step;
    left += step;
    way.scrollLeft = left;
    if (performance.now() < end) requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
}

/** Runs in the bare page: a scroller of this length over the canvas, whose sprites follow it. */
function follow(length: number): void {
  const app = window.__bareShow;
  const way = document.createElement('div');
  way.dataset.way = '';
  way.style.cssText = 'position: fixed; inset: 0; overflow: auto hidden';
  way.append(Object.assign(document.createElement('div'), { style: `width: ${length}px; height: 1px` }));
  document.body.append(way);
  way.addEventListener('scroll', () => {
    requestAnimationFrame(() => {
      if (!app) return;
      app.stage.x = -way.scrollLeft;
      app.render();
    });
  });
}

async function compare(browser: Browser, road: Measured): Promise<Figure[]> {
  const sprites = await road.page.evaluate(() => window.__road?.sprites() ?? []);
  const bare = await openBareShow(browser, sprites);
  const length = await road.page.evaluate((way) => document.querySelector(way)?.scrollWidth ?? 0, WAYS.road);
  await bare.page.evaluate(follow, length);
  const moved: number[] = [];
  const times: { road: number; bare: number; rate: number }[] = [];
  for (let round = 0; round < WARM_UPS + ROUNDS; round += 1) {
    await road.page.bringToFront();
    const drawn = await draws(road);
    await road.page.evaluate(drag, { selector: WAYS.road, ms: MEASURE_MS });
    const dragged = await measureScript(road, MEASURE_MS);
    moved.push(((await draws(road)) - drawn) / (MEASURE_MS / 1_000));
    await bare.page.bringToFront();
    await bare.page.evaluate(drag, { selector: WAYS.bare, ms: MEASURE_MS });
    const { script } = await measureScript(bare, MEASURE_MS);
    times.push({ road: dragged.script, bare: script, rate: dragged.rate });
  }
  await bare.close();
  const kept = times.slice(WARM_UPS);
  return [
    { name: 'frames a second, dragged', value: median(kept.map(({ rate }) => rate)), unit: '' },
    // Of a hand that moves nothing the script would cost nothing.
    { name: 'drawn a second', value: median(moved.slice(WARM_UPS)), unit: '', limit: { atLeast: 15 } },
    { name: 'script a frame, dragged', value: median(kept.map((time) => time.road)), unit: 'ms' },
    {
      name: `script a frame, bare Pixi page, ${sprites.length} sprites`,
      value: median(kept.map((time) => time.bare)),
      unit: 'ms',
    },
    {
      name: 'script against a bare Pixi page',
      value: median(kept.map((time) => time.road / time.bare)),
      unit: '',
      limit: { atMost: 1.2 },
    },
  ];
}

/** Cost of the VIP road while it is drawn along. */
export const bench: Bench = {
  name: 'vip',
  run: () => withProduct(async (browser, origin) => compare(browser, await openRoad(browser, origin))),
};
