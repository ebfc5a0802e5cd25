import type { Page } from '@playwright/test';
import { JACKPOT_TIERS } from '../../contract/ids.ts';
import { JACKPOT_READING_MS } from '../../contract/limits.ts';
import { ONCE } from './support/tags.ts';
import { expect, settleFirstVisit, test } from './support/test.ts';

test.use({ renderer: 'none' });

/** Ten minutes of the platform's time; `tests/maths/jackpot-tiers.test.ts` has two hundred reloads of the amounts alone. */
const RELOADS = 12;
const BETWEEN_MS = 50_000;

/** The platform's clock goes on by so much between two answers, and beside this as the real one does. */
class Pools {
  #ahead = 0;
  readonly #began = Date.now();

  /** Half a thousandth a minute. */
  static amountAt(at: number): number {
    return 500_000_000 + Math.floor(at / 1_000) * 4_000;
  }

  now = () => this.#ahead + Date.now() - this.#began;

  skip(ms: number): void {
    this.#ahead += ms;
  }

  /** The real answer, of another time. */
  async serve(page: Page): Promise<void> {
    await page.route('**/app/v1/getJackpotDrawInfo', async (route) => {
      const real = await route.fetch();
      const body = await real.json();
      const readAt = this.now();
      const minute = Math.floor(readAt / JACKPOT_READING_MS);
      const readings = [minute - 2, minute - 1, minute]
        .filter((one) => one >= 0)
        .map((one) => ({ at: one * JACKPOT_READING_MS, amount: Pools.amountAt(one * JACKPOT_READING_MS) }));
      const fields = JACKPOT_TIERS.map((tier) => [`${tier}JackpotReadings`, readings]);
      const tiers = body.data.tiers.map((facts: object) => ({ ...facts, seed: 1_000 }));
      await route.fulfill({
        response: real,
        json: { ...body, data: { ...body.data, ...Object.fromEntries(fields), tiers, readAt } },
      });
    });
  }
}

/** The four amounts as the lobby's board shows them, in cents. */
async function amountsOn(page: Page): Promise<number[]> {
  const pots = page.locator('button[data-touch^="tier:"]');
  await expect(pots.first()).toHaveAccessibleName(/₱[\d,]+\.\d\d$/);
  const names = await pots.evaluateAll((all) =>
    all.map((pot) => pot.getAttribute('aria-label') ?? pot.textContent),
  );
  return names.map((name) => Number(name?.match(/₱([\d,.]+)$/)?.[1]?.replace(/\D/g, '')));
}

test(
  '[T12, D09] jackpot amounts never fall and never exceed the pools, over ten minutes of reloads in two browsers',
  ONCE,
  async ({ page, browser, baseURL }) => {
    test.setTimeout(180_000);
    const other = await browser.newContext({ baseURL: baseURL ?? '' });
    await settleFirstVisit(other, 'none', true);
    const pages = [page, await other.newPage()];
    const pools = new Pools();
    for (const one of pages) await pools.serve(one);
    let before = [0, 0, 0, 0];
    for (let reload = 0; reload < RELOADS; reload += 1) {
      const one = pages[reload % 2] ?? page;
      await (reload < 2 ? one.goto('/') : one.reload());
      const shown = await amountsOn(one);
      expect(shown).toHaveLength(JACKPOT_TIERS.length);
      for (const [tier, amount] of shown.entries()) {
        expect(amount, `reload ${reload}`).toBeGreaterThanOrEqual(before[tier] ?? 0);
        expect(amount).toBeLessThanOrEqual(Pools.amountAt(pools.now()));
      }
      before = shown;
      pools.skip(BETWEEN_MS);
    }
    expect(before[0]).toBeGreaterThan(0.995 * Pools.amountAt(pools.now() - 3 * JACKPOT_READING_MS));
    await other.close();
  },
);
