import { chromium } from 'playwright';
import { DRAWN } from '../e2e/support/browser.ts';
import { startProduct } from '../e2e/support/product.ts';
import { LOBBY_SCREENSHOTS } from '../visual/support/lobby-screenshots.ts';
import type { Bench } from './bench.ts';
import { captureSnapshot } from './capture-snapshot.ts';
import { compareScreenshots, MAX_PIXELS } from './compare-screenshots.ts';

const TIMES = Number(process.env.TIMES ?? 20);
/** Prefix of the screenshots to take; all without one. */
const only = process.env.ONLY ?? '';

/** Takes the lobby screenshots of `npm test` twenty times and compares each with its first. */
export const bench: Bench = {
  name: `lobby screenshots, ${TIMES} times`,
  isLong: true,
  async run() {
    const product = process.env.E2E_ORIGIN ? null : await startProduct();
    const origin = product?.origin ?? process.env.E2E_ORIGIN ?? '';
    const browser = await chromium.launch(DRAWN);
    let taken = 0;
    let differing = 0;
    let most = 0;
    try {
      for (const screenshot of LOBBY_SCREENSHOTS.filter(({ name }) => name.startsWith(only))) {
        const first = await captureSnapshot(browser, origin, screenshot);
        for (let time = 1; time < TIMES; time += 1) {
          const { pixels, levels } = await compareScreenshots(
            first,
            await captureSnapshot(browser, origin, screenshot),
          );
          taken += 1;
          most = Math.max(most, levels);
          if (pixels <= MAX_PIXELS) continue;
          differing += 1;
          console.error(`${screenshot.name}, time ${time + 1}: ${pixels} pixels, up to ${levels} of 255`);
        }
      }
    } finally {
      await browser.close();
      await product?.stop();
    }
    return [
      { name: 'screenshots compared', value: taken, unit: '' },
      { name: 'screenshots that differed', value: differing, unit: '', limit: { atMost: 0 } },
      { name: 'largest difference, of 255', value: most, unit: '' },
    ];
  },
};
