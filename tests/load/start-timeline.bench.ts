import fs from 'node:fs';
import { type Browser, chromium } from 'playwright';
import { findChromium } from '../../tools/chromium.ts';
import { startProduct } from '../e2e/support/product.ts';
import type { Bench, Figure } from './bench.ts';
import { type Moments, recordMoments } from './start/record-moments.ts';
import { drawTimeline, type Lane } from './start/timeline-picture.ts';
import { visitStart } from './start/visit-start.ts';
import { PHONE, prepareVisitor } from './start/visitor.ts';
import { chosenSeries, comeBefore, median, type Series } from './start.bench.ts';

const VISITS = 5;
const PICTURE = 'docs/start-timeline.svg';
const NAMES: Readonly<Record<string, string>> = {
  'slow, notice': 'first visit, notice',
  slow: 'guest’s first window',
  'slow, second visit': 'second visit',
  'network cut, second visit': 'without a network',
};

/** What a slow phone shows one after the other, drawn into docs/start-timeline.svg: medians of five visits each. */
export const bench: Bench = {
  name: 'start-timeline',
  isLong: true,
  async run() {
    const product = await startProduct();
    const args = ['--no-sandbox', '--disable-gpu'];
    const browser = await chromium.launch({ executablePath: findChromium(), args });
    try {
      const lanes: Lane[] = [];
      for (const series of chosenSeries()) {
        const name = NAMES[series.name];
        if (name === undefined) continue;
        const visits: Moments[] = [];
        for (let at = 0; at < VISITS; at += 1) visits.push(await visit(browser, product.origin, series));
        lanes.push({ name, moments: middleOf(visits) });
      }
      const title = 'What a slow phone shows: 1.6 Mbit/s, 150 ms, a processor four times as slow';
      fs.writeFileSync(PICTURE, drawTimeline(title, lanes));
      return lanes.flatMap(({ name, moments }) =>
        Object.entries(moments).map(
          ([key, value]): Figure => ({ name: `${name}: ${key}`, value, unit: 'ms' }),
        ),
      );
    } finally {
      await browser.close();
      await product.stop();
    }
  },
};

async function visit(
  browser: Browser,
  origin: string,
  { visitor, line, isSecond }: Series,
): Promise<Moments> {
  if (line === 'unthrottled') throw new Error('the timeline is of a slowed line');
  const context = await browser.newContext(PHONE);
  await prepareVisitor(context, visitor);
  await context.addInitScript(recordMoments);
  let moments: Moments = {};
  try {
    if (isSecond) await comeBefore(context, `${origin}/`, 'product');
    await visitStart(context, `${origin}/`, {
      line,
      hasCanvas: true,
      async onEnd(page) {
        moments = (await page.evaluate(() => window.__moments)) ?? {};
      },
    });
    return moments;
  } finally {
    await context.close();
  }
}

/** The middle of each moment; one that a visit lacked is left out. */
function middleOf(visits: readonly Moments[]): Moments {
  const keys = Object.keys(visits[0] ?? {}) as (keyof Moments)[];
  const found = keys.map((key) => [key, visits.map((one) => one[key])] as const);
  const whole = found.filter(
    (entry): entry is readonly [keyof Moments, number[]] => !entry[1].includes(undefined),
  );
  return Object.fromEntries(whole.map(([key, values]) => [key, median(values)]));
}
