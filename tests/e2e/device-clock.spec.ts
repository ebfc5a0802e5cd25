import type { Page } from '@playwright/test';
import { bringToken, signUp } from './support/players.ts';
import { ONCE } from './support/tags.ts';
import { expect, test } from './support/test.ts';

const DAY_MS = 86_400_000;
const NEAR_MS = 30_000;
const ZONE = 'Asia/Manila';

/** A device whose clock is so far off; everything else goes its usual way. */
async function setDeviceClock(page: Page, errorMs: number): Promise<void> {
  await page.addInitScript((error) => {
    const { Date: Real } = globalThis;
    globalThis.Date = new Proxy(Real, {
      construct: (_real, given) => Reflect.construct(Real, given.length === 0 ? [Real.now() + error] : given),
      apply: () => new Real(Real.now() + error).toString(),
      get: (_real, name) => (name === 'now' ? () => Real.now() + error : Reflect.get(Real, name)),
    });
  }, errorMs);
}

/** Milliseconds from midnight of what a clock shows, less those of now in the market. */
function differenceOf(shown: string): number {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: ZONE, timeStyle: 'medium', hourCycle: 'h23' });
  const [told = 0, now = 0] = [shown, format.format(Date.now())].map((text) =>
    Date.parse(`1970-01-01T${text}Z`),
  );
  const difference = Math.abs(told - now);
  return Math.min(difference, DAY_MS - difference);
}

for (const days of [3.4, -3.4])
  test(
    `[R06] device clock that is ${Math.abs(days)} days ${days > 0 ? 'ahead' : 'behind'} changes neither session bar nor the period of records`,
    ONCE,
    async ({ page }) => {
      const player = await signUp();
      await setDeviceClock(page, days * DAY_MS);
      await bringToken(page, player.token);
      await page.goto('/activity/jackpot');
      const bar = page.locator('[data-hall-bar]').getByRole('region', { name: 'Your session' });
      await expect(bar).toContainText('Time now');
      await expect(bar).toContainText(/Session0:0\d:\d\d/);
      expect(differenceOf((await bar.locator('time').textContent()) ?? '')).toBeLessThan(NEAR_MS);

      await page.goto('/wallets/record');
      const days30 = [29, 0].map((back) => new Date(Date.now() - back * DAY_MS).toISOString().slice(0, 10));
      const [from = '', to = ''] = days30;
      await expect(page.locator('input[type="date"]').first()).toHaveValue(from);
      await expect(page.locator('input[type="date"]').last()).toHaveValue(to);
    },
  );
