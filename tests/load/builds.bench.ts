import { chromium } from 'playwright';
import { findChromium } from '../../tools/chromium.ts';
import { startProduct } from '../e2e/support/product.ts';
import type { Bench, Figure } from './bench.ts';
import type { Start } from './start/record-start.ts';
import { chosenSeries, median, type Series, type Visit, visitOnce } from './start.bench.ts';

const ROUNDS = Number(process.env.BUILDS_ROUNDS ?? 11);

/** The most that a median may be worse than the older build's, as a share of it. */
const WORSE: Readonly<Record<keyof Start, number>> = {
  firstPaint: 1.05,
  largestPaint: 1.05,
  canvas: 1.05,
  blocking: 1.2,
};

/** In turns, so that a busy moment falls on all of them; the older build twice, for what it differs from itself. */
interface Round {
  readonly product: Visit;
  readonly older: Visit;
  readonly again: Visit;
}

/** The start of this build beside that of an older one, which runs already at OLDER_ORIGIN. */
export const bench: Bench = {
  name: 'builds',
  isLong: true,
  async run() {
    const older = process.env.OLDER_ORIGIN;
    if (!older) throw new Error('OLDER_ORIGIN is the address at which the older build runs');
    const product = await startProduct();
    const args = ['--no-sandbox', '--disable-gpu'];
    const browser = await chromium.launch({ executablePath: findChromium(), args });
    try {
      const figures: Figure[] = [];
      for (const series of chosenSeries()) {
        const visit = (origin: string) => visitOnce(browser, `${origin}/`, 'product', series);
        const rounds: Round[] = [];
        for (let round = 0; round < ROUNDS; round += 1)
          rounds.push({
            older: await visit(older),
            product: await visit(product.origin),
            again: await visit(older),
          });
        figures.push(...compare(series, rounds));
      }
      return figures;
    } finally {
      await browser.close();
      await product.stop();
    }
  },
};

function compare({ name }: Series, rounds: readonly Round[]): Figure[] {
  return (Object.keys(WORSE) as (keyof Start)[]).flatMap((key) => {
    const of = (build: keyof Round) => median(rounds.map((round) => round[build][key]));
    const [ours, theirs, again] = [of('product'), of('older'), of('again')];
    const spread = Math.max(theirs, again) / Math.max(1, Math.min(theirs, again));
    return [
      { name: `${name}: ${key}`, value: ours, unit: 'ms' },
      { name: `${name}: ${key}, older build`, value: theirs, unit: 'ms' },
      { name: `${name}: ${key}, older build against itself`, value: spread, unit: '' },
      {
        name: `${name}: ${key} against the older build`,
        value: ours / Math.max(1, Math.min(theirs, again)),
        unit: '',
        // What the older build differs from itself says nothing of this one.
        limit: { atMost: WORSE[key] * spread },
      },
    ];
  });
}
