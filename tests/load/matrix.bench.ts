import { chromium } from 'playwright';
import { DRAWN } from '../e2e/support/browser.ts';
import { startProduct } from '../e2e/support/product.ts';
import { SIZES, THEMES } from '../visual/support/lobby-pairs.ts';
import { LOBBY_STATES, type LobbyState } from '../visual/support/lobby-states.ts';
import type { Bench } from './bench.ts';
import { captureSnapshot } from './capture-snapshot.ts';
import { compareScreenshots, MAX_PIXELS } from './compare-screenshots.ts';

/** Words that a combination's name must have; without any all combinations are taken. */
const words = (process.env.MATRIX ?? '').split(',').filter(Boolean);

/**
 * Takes every state of the lobby in every theme at every size twice from the same build: a screenshot that differs by
 * itself cannot be a baseline. References of all of them would take a hundred megabytes, of which every changed text
 * would renew half, so that only those of `npm test` are stored.
 */
export const bench: Bench = {
  name: 'lobby screenshots of every state, theme and size, twice',
  isLong: true,
  async run() {
    const combinations = (Object.keys(LOBBY_STATES) as LobbyState[])
      .flatMap((state) => THEMES.flatMap((theme) => SIZES.map((size) => ({ state, theme, size }))))
      .map((combination, at) => ({
        ...combination,
        renderer: at % 2 ? ('webgl' as const) : ('canvas' as const),
        name: `${combination.state} ${combination.theme} ${combination.size.join('x')}`,
      }))
      .filter(({ name }) => words.every((word) => name.includes(word)));
    const product = process.env.E2E_ORIGIN ? null : await startProduct();
    const origin = product?.origin ?? process.env.E2E_ORIGIN ?? '';
    const browser = await chromium.launch(DRAWN);
    let differing = 0;
    let most = 0;
    try {
      for (const { name, theme, ...combination } of combinations) {
        const capture = () =>
          captureSnapshot(browser, origin, { ...combination, ...(theme === 'house' ? {} : { theme }) });
        const { pixels, levels } = await compareScreenshots(await capture(), await capture());
        most = Math.max(most, levels);
        if (pixels <= MAX_PIXELS) continue;
        differing += 1;
        console.error(`${name}: ${pixels} pixels, up to ${levels} of 255`);
      }
    } finally {
      await browser.close();
      await product?.stop();
    }
    return [
      { name: 'combinations taken twice', value: combinations.length, unit: '' },
      { name: 'combinations that differed', value: differing, unit: '', limit: { atMost: 0 } },
      { name: 'largest difference, of 255', value: most, unit: '' },
    ];
  },
};
