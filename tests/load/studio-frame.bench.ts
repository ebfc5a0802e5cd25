import { type Browser, chromium } from 'playwright';
import { findChromium } from '../../tools/chromium.ts';
import { PACKAGES } from '../../tools/studio-packages/build/packages.ts';
import { operateOn } from '../e2e/support/players.ts';
import { startProduct } from '../e2e/support/product.ts';
import type { Bench, Figure } from './bench.ts';
import { launchAddress, PHONE, visit, visitFrame } from './game-page/visit.ts';
import { SOFTWARE_GL } from './lobby-page.ts';
import { share } from './spinners.ts';

const TURNS = 5;
const ROYAL_SEVENS = 101;
/** Packages are released in their order, and numbered from 1 on. */
const SLOT = 100_001 + Object.keys(PACKAGES).indexOf('lantern-tide');
const WAIT_MS = 300_000;

/** Until `npm start` has released both packages: nothing is built any more. */
async function awaitPackages(dataDir: string): Promise<void> {
  for (const until = Date.now() + WAIT_MS; Date.now() < until; ) {
    const list = await operateOn(dataDir, '--as', 'olive', 'studio', 'list');
    if (list.split('\n').filter((line) => line.endsWith('\tready')).length === 2) return;
    await new Promise((done) => setTimeout(done, 1_000));
  }
  throw new Error('our packages were not released in time');
}

/** A first opening with nothing cached. */
async function inNewContext<T>(
  browser: Browser,
  open: (context: Awaited<ReturnType<Browser['newContext']>>) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext(PHONE);
  try {
    return await open(context);
  } finally {
    await context.close();
  }
}

const isStudioGameOpen = () => document.querySelector('button[aria-disabled="false"]') !== null;

async function runOn(browser: Browser): Promise<Figure[]> {
  const turns = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    const own = await inNewContext(browser, (context) => visit(context, ROYAL_SEVENS, 'webgl'));
    const address = await launchAddress(SLOT);
    const packaged = await inNewContext(browser, (context) => visitFrame(context, address, isStudioGameOpen));
    turns.push({ own, packaged });
  }
  const median = (figures: number[]) => share(figures, 0.5);
  const ratio = median(turns.map(({ own, packaged }) => packaged.open / own.open));
  return [
    { name: 'Royal Sevens: takes a bet', value: median(turns.map(({ own }) => own.open)) / 1000, unit: 's' },
    {
      name: 'packaged slot: takes a bet',
      value: median(turns.map(({ packaged }) => packaged.open)) / 1000,
      unit: 's',
    },
    { name: 'packaged slot to Royal Sevens', value: ratio, unit: '', limit: { atMost: 1.2 } },
    { name: 'Royal Sevens: as sent', value: (turns[0]?.own.bytes ?? 0) / 1000, unit: 'kB' },
    { name: 'packaged slot: as sent', value: (turns[0]?.packaged.bytes ?? 0) / 1000, unit: 'kB' },
    { name: 'Royal Sevens: files', value: turns[0]?.own.files.length ?? 0, unit: '' },
    { name: 'packaged slot: files', value: turns[0]?.packaged.files.length ?? 0, unit: '' },
  ];
}

/** How long a player on a slow line waits for our packaged slot, beside a slot of ours. */
export const bench: Bench = {
  name: 'frame of a packaged slot',
  isLong: true,
  async run() {
    const product = await startProduct({}, ['--studio-games']);
    process.env.E2E_ORIGIN = product.origin;
    process.env.E2E_DATA_DIR = product.dataDir;
    const browser = await chromium.launch({ executablePath: findChromium(), args: SOFTWARE_GL });
    try {
      await awaitPackages(product.dataDir);
      return await runOn(browser);
    } finally {
      await browser.close();
      await product.stop();
    }
  },
};
