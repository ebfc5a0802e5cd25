import { type Browser, chromium } from 'playwright';
import { ACCESS_TOKEN_KEY } from '../../contract/limits.ts';
import { DRAWN } from '../e2e/support/browser.ts';
import { signUp } from '../e2e/support/players.ts';
import { startProduct } from '../e2e/support/product.ts';
import { openBareShow } from './bare-show.ts';
import type { Bench, Figure } from './bench.ts';
import { type HallPage, measureScript } from './hall-page.ts';

const ROUNDS = 7;
const WARM_UPS = 2;
const MEASURE_MS = 2_500;
/** How far a finger draws them in that time. */
const PIXELS = 1_500;
const START_MS = 120_000;

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

type Measured = Pick<HallPage, 'page' | 'cdp' | 'close'>;

/** The stairs of a new player, with nothing that moves by itself. */
async function openStairs(browser: Browser, origin: string): Promise<Measured> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 915 },
    hasTouch: true,
    serviceWorkers: 'block',
  });
  const { token } = await signUp();
  await context.addInitScript(
    ([key, value]) => {
      if (!location.protocol.startsWith('http')) return;
      const kept = { age_answer: 'ofAge', guide_seen: '1000', [key]: value };
      for (const [name, text] of Object.entries(kept)) localStorage.setItem(name, text);
      sessionStorage.setItem('popup_60', '1');
    },
    [ACCESS_TOKEN_KEY, token] as const,
  );
  const page = await context.newPage();
  await page.goto(`${origin}/vip/level?probe=1&renderer=webgl`);
  await page.waitForFunction(() => window.__stairs?.isShown(), null, { timeout: START_MS });
  await page.getByRole('button', { name: 'Stop moving parts' }).press('Enter');
  const cdp = await context.newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  return { page, cdp, close: () => context.close() };
}

/** A finger draws the stairs along for as long as it is measured, one way and the other in turns. */
function drag({ page, cdp }: Measured, round: number): Promise<unknown> {
  const isUp = round % 2 === 0;
  return Promise.all([
    cdp.send('Input.synthesizeScrollGesture', {
      x: isUp ? 300 : 100,
      y: 480,
      xDistance: isUp ? -PIXELS : PIXELS,
      speed: Math.round(PIXELS / (MEASURE_MS / 1_000)),
      gestureSourceType: 'touch',
      preventFling: true,
    }),
    page.bringToFront(),
  ]);
}

/** Runs in the bare page: the same with its sprites. */
function slide(): void {
  const app = window.__bareShow;
  let step = 6;
  app?.ticker.add(() => {
    if (Math.abs(app.stage.x + step) > 300) step = -step;
    app.stage.x += step;
  });
}

async function compare(browser: Browser, stairs: Measured): Promise<Figure[]> {
  const sprites = await stairs.page.evaluate(() => window.__stairs?.sprites() ?? []);
  const bare = await openBareShow(browser, sprites);
  await bare.page.evaluate(slide);
  const times: { stairs: number; bare: number; rate: number }[] = [];
  for (let round = 0; round < WARM_UPS + ROUNDS; round += 1) {
    await stairs.page.bringToFront();
    const drawing = drag(stairs, round);
    const dragged = await measureScript(stairs, MEASURE_MS);
    await drawing;
    await bare.page.bringToFront();
    await bare.setDrawing(true);
    const { script } = await measureScript(bare, MEASURE_MS);
    await bare.setDrawing(false);
    times.push({ stairs: dragged.script, bare: script, rate: dragged.rate });
  }
  await bare.close();
  const kept = times.slice(WARM_UPS);
  return [
    { name: 'frames a second, dragged', value: median(kept.map(({ rate }) => rate)), unit: '' },
    { name: 'script a frame, dragged', value: median(kept.map((time) => time.stairs)), unit: 'ms' },
    {
      name: `script a frame, bare Pixi page, ${sprites.length} sprites`,
      value: median(kept.map((time) => time.bare)),
      unit: 'ms',
    },
    {
      name: 'script against a bare Pixi page',
      value: median(kept.map((time) => time.stairs / time.bare)),
      unit: '',
      limit: { atMost: 1.2 },
    },
  ];
}

/** Cost of the VIP stairs while they are drawn along. */
export const bench: Bench = {
  name: 'vip',
  async run() {
    const running = process.env.E2E_ORIGIN;
    const product = running ? { origin: running, stop: async () => {} } : await startProduct();
    process.env.E2E_ORIGIN = product.origin;
    const browser = await chromium.launch(DRAWN);
    try {
      return await compare(browser, await openStairs(browser, product.origin));
    } finally {
      await browser.close();
      await product.stop();
      if (!running) delete process.env.E2E_ORIGIN;
    }
  },
};
