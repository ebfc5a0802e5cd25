import { chromium } from 'playwright';
import { DRAWN } from '../e2e/support/browser.ts';
import { startProduct } from '../e2e/support/product.ts';
import type { Bench } from './bench.ts';
import { measurePauses } from './gc-pauses.ts';
import { measureGrowth } from './hall-growth.ts';
import { openHallPage, waitForFront } from './hall-page.ts';
import { compareScript } from './hall-script.ts';

/** Cost of a draw while it is shown, and memory that remains after it. */
export const bench: Bench = {
  name: 'hall',
  async run() {
    const running = process.env.E2E_ORIGIN;
    const product = running ? { origin: running, stop: async () => {} } : await startProduct();
    // The page where players register.
    process.env.E2E_ORIGIN = product.origin;
    const browser = await chromium.launch(DRAWN);
    try {
      const hall = await openHallPage(browser, product.origin, '/activity/jackpot');
      await waitForFront(hall.page);
      const script = await compareScript(browser, hall);
      const pauses = await measurePauses(browser, hall);
      await hall.close();
      return [...script, ...pauses, ...(await measureGrowth(browser, product.origin))];
    } finally {
      await browser.close();
      await product.stop();
      // The next bench starts its own.
      if (!running) delete process.env.E2E_ORIGIN;
    }
  },
};
