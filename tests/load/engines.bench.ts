import fs from 'node:fs';
import { startProduct } from '../e2e/support/product.ts';
import type { Bench, Figure } from './bench.ts';
import { openFirefox } from './engines/firefox.ts';
import { runJourney } from './engines/journey.ts';
import { openWebKit } from './engines/webkit.ts';

/** A phone's window. */
const SIZE = { width: 412, height: 915 };
/** Screenshots after each step, to be looked at. */
const FOLDER = '.cache/engines';

const ENGINES = { firefox: openFirefox, webkit: openWebKit };

/**
 * The smoke journey in other engines than Chromium's: Debian's Firefox and WebKitGTK. It needs packages that the tests do
 * not: the first that is missing is named.
 */
export const bench: Bench = {
  name: 'engines',
  isLong: true,
  async run() {
    const running = process.env.E2E_ORIGIN;
    const product = running
      ? { origin: running, dataDir: process.env.E2E_DATA_DIR ?? '', stop: async () => {} }
      : await startProduct();
    Object.assign(process.env, { E2E_ORIGIN: product.origin, E2E_DATA_DIR: product.dataDir });
    fs.mkdirSync(FOLDER, { recursive: true });
    const wanted = process.env.ENGINE;
    try {
      const figures: Figure[] = [];
      for (const [name, open] of Object.entries(ENGINES))
        if (wanted === undefined || wanted === name) figures.push(...(await runEngine(open, product.origin)));
      return figures;
    } finally {
      await product.stop();
      if (!running) delete process.env.E2E_ORIGIN;
    }
  },
};

async function runEngine(open: typeof openFirefox, origin: string): Promise<Figure[]> {
  const driver = await open(SIZE);
  try {
    const results = await runJourney(driver, origin, FOLDER);
    for (const { step, failure } of results)
      if (failure !== null) console.error(`${driver.name}: ${step}: ${failure}`);
    for (const error of driver.errors) console.error(`${driver.name}: console: ${error}`);
    const failed = results.filter(({ failure }) => failure !== null);
    return [
      ...results.map(({ step, seconds }) => ({ name: `${driver.name}: ${step}`, value: seconds, unit: 's' })),
      {
        name: `${driver.name}: steps that failed, of ${results.length}`,
        value: failed.length,
        unit: '',
        limit: { atMost: 0 },
      },
      {
        name: `${driver.name}: errors of the console`,
        value: driver.errors.length,
        unit: '',
        limit: { atMost: 0 },
      },
    ];
  } finally {
    await driver.close();
  }
}
