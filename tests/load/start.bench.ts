import { expect } from '@playwright/test';
import { type Browser, type BrowserContext, chromium } from 'playwright';
import { findChromium } from '../../tools/chromium.ts';
import { startProduct } from '../e2e/support/product.ts';
import type { Bench, Figure } from './bench.ts';
import type { Start } from './start/record-start.ts';
import { visitUnwatched } from './start/unwatched-visit.ts';
import { BLOCKING_MS, type Line, type MeasuredStart, visitStart } from './start/visit-start.ts';
import { PHONE, prepareVisitor, type Visitor } from './start/visitor.ts';
import { startYardsticks, type Yardsticks } from './start/yardsticks.ts';

const ROUNDS = 7;
/** Without a slowed line a visit is short, and a moment of the machine counts for more. */
const UNTHROTTLED_ROUNDS = 11;

/** A way in which a start is measured. */
export interface Series {
  readonly name: string;
  readonly visitor: Visitor;
  /** `unthrottled`: as the machine is, and no debugger follows the network. */
  readonly line: Line | 'unthrottled';
  /** The browser has been here before. */
  readonly isSecond?: boolean;
}

const SERIES: readonly Series[] = [
  { name: 'slow, notice', visitor: 'notice', line: 'slow' },
  { name: 'slow', visitor: 'accepted', line: 'slow' },
  { name: 'unthrottled', visitor: 'accepted', line: 'unthrottled' },
  { name: 'slow, second visit', visitor: 'accepted', line: 'slow', isSecond: true },
  { name: 'network cut, second visit', visitor: 'accepted', line: 'cut', isSecond: true },
];

/** A slowed line is the debugger's, which counts what goes over it; without it nothing is counted. */
export type Visit = Start & Partial<MeasuredStart>;

/** One round: the product and both yardsticks, one after the other, so that a busy moment falls on all of them. */
interface Round {
  readonly product: Visit;
  readonly still: Visit;
  readonly bare: Visit;
}

type Target = keyof Round;

/** When the product can be seen and touched, beside a static page of the same markup and a bare Pixi page. */
export const bench: Bench = {
  name: 'start',
  async run() {
    const running = process.env.E2E_ORIGIN;
    const product = running ? { origin: running, stop: async () => {} } : await startProduct();
    const browser = await chromium.launch({
      executablePath: findChromium(),
      args: ['--no-sandbox', '--disable-gpu'],
    });
    try {
      const yardsticks = await startYardsticks(browser, product.origin);
      const figures: Figure[] = [];
      for (const series of chosenSeries())
        figures.push(...(await measureSeries(browser, product.origin, yardsticks, series)));
      yardsticks.stop();
      return [...figures, await countWorkerFiles(product.origin)];
    } finally {
      await browser.close();
      await product.stop();
    }
  },
};

/** All of them, or those whose name has what START_SERIES says. */
export function chosenSeries(): readonly Series[] {
  const chosen = process.env.START_SERIES;
  return SERIES.filter(({ name }) => !chosen || name.includes(chosen));
}

async function measureSeries(
  browser: Browser,
  origin: string,
  yardsticks: Yardsticks,
  series: Series,
): Promise<Figure[]> {
  const addresses = { product: `${origin}/`, still: yardsticks.staticPage, bare: yardsticks.barePixi };
  const rounds: Round[] = [];
  const count = series.line === 'unthrottled' ? UNTHROTTLED_ROUNDS : ROUNDS;
  for (let round = 0; round < count; round += 1) {
    const visit = (target: Target) => visitOnce(browser, addresses[target], target, series);
    rounds.push({ product: await visit('product'), still: await visit('still'), bare: await visit('bare') });
  }
  return figuresOf(series, rounds);
}

export async function visitOnce(
  browser: Browser,
  address: string,
  target: Target,
  { visitor, line, isSecond = false }: Series,
): Promise<Visit> {
  const hasCanvas = target !== 'still';
  if (line === 'unthrottled')
    return visitUnwatched(browser, address, { visitor, hasCanvas, untilMs: BLOCKING_MS });
  const context = await browser.newContext(PHONE);
  await prepareVisitor(context, visitor);
  try {
    if (isSecond) await comeBefore(context, address, target);
    // A yardstick has no worker that could answer for a network.
    const its = line === 'cut' && target !== 'product' ? 'slow' : line;
    return await visitStart(context, address, { line: its, hasCanvas });
  } finally {
    await context.close();
  }
}

/** Whether the worker has kept art, whatever number its cache has: an older build has another one. */
async function hasImages(): Promise<boolean> {
  const name = (await caches.keys()).find((known) => /^art(-\d+)?$/.test(known));
  return name !== undefined && (await (await caches.open(name)).keys()).length > 0;
}

/** A visit on a good line, long enough for the caches and the worker to have everything. */
export async function comeBefore(context: BrowserContext, address: string, target: Target): Promise<void> {
  const page = await context.newPage();
  await page.goto(address);
  if (target !== 'still') await page.waitForSelector('[data-stage-shown="true"]', { state: 'attached' });
  if (target === 'product') {
    await expect.poll(() => page.evaluate(hasImages), { timeout: 30_000 }).toBe(true);
  }
  await page.waitForLoadState('networkidle');
  await page.close();
}

export const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Milliseconds belong to one machine and are told; ratios within each round decide. */
function figuresOf({ name, line, isSecond = false }: Series, rounds: readonly Round[]): Figure[] {
  const of = (target: Target, key: keyof MeasuredStart) =>
    median(rounds.map((round) => round[target][key] ?? Number.NaN));
  const ratio = (key: keyof Start, other: Target) =>
    median(rounds.map((round) => round.product[key] / Math.max(1, round[other][key])));
  const compare = (what: string, key: keyof Start, other: 'still' | 'bare', atMost: number): Figure[] => {
    const page = other === 'still' ? 'static page' : 'bare Pixi page';
    return [
      { name: `${name}: ${what}`, value: of('product', key), unit: 'ms' },
      { name: `${name}: ${what}, ${page}`, value: of(other, key), unit: 'ms' },
      { name: `${name}: ${what} against a ${page}`, value: ratio(key, other), unit: '', limit: { atMost } },
    ];
  };
  return [
    ...compare('first paint', 'firstPaint', 'still', 1.05),
    ...compare('largest paint', 'largestPaint', 'still', 1.3),
    ...compare('blocking in 5 s', 'blocking', 'bare', 1.6),
    ...compare('first frame of the canvas', 'canvas', 'bare', 1.9),
    ...(isSecond || line === 'unthrottled'
      ? []
      : [
          {
            name: `${name}: requests until the canvas`,
            value: of('product', 'requests'),
            unit: '',
            limit: { atMost: 60 },
          },
          {
            name: `${name}: bytes until the canvas`,
            value: of('product', 'bytes') / 1000,
            unit: 'kB',
            limit: { atMost: 650 },
          },
        ]),
  ];
}

/** What the worker fetches by itself, after the stage. */
async function countWorkerFiles(origin: string): Promise<Figure> {
  const worker = await (await fetch(`${origin}/sw.js`)).text();
  const files = [...worker.matchAll(/url:"([^"]+)"/g)].length;
  return { name: 'files that the worker fetches ahead', value: files, unit: '', limit: { atMost: 30 } };
}
