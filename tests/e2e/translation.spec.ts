import type { Locator, Page } from '@playwright/test';
import { FULL_MOTION } from './support/motion.ts';
import { openGame } from './support/open-game.ts';
import { bringToken, signUpWithMoney } from './support/players.ts';
import { ONCE } from './support/tags.ts';
import { expect, test } from './support/test.ts';
import { translatePages } from './support/translate-page.ts';

/** Pages where something comes and goes beside a text: conditions, lists, choices. */
const PAGES = [
  '/',
  '/terms-of-use',
  '/privacy-policy',
  '/service',
  '/faq',
  '/fair',
  '/fair/how',
  '/game/search',
  '/wallets',
  '/wallets?name=withdraw',
  '/wallets/record',
  '/wallets/card/list',
  '/wallets/safebox',
  '/member',
  '/member/profile',
  '/member/self-limited',
  '/member/report',
  '/member/retrieve-balance',
  '/bonus',
  '/vip',
  '/points',
  '/rank',
  '/agent',
  '/activity/jackpot',
  '/activity/lottery',
  '/email',
  '/feedback',
] as const;

// Independent of each other, and together too long for the end of a run.
test.describe.configure({ mode: 'parallel' });

test.use(FULL_MOTION);
test.beforeEach(async ({ context }) => {
  await translatePages(context);
});

const SESSION = { name: 'Your session' };

async function expectAlive(page: Page, place: string): Promise<void> {
  await expect(page.locator('main font font').first(), place).toBeAttached();
  await expect(page.getByRole('heading', { name: 'Internal server error' }), place).toHaveCount(0);
}

/** What it says now, it says no longer in a moment. */
async function expectGoesOn(figure: Locator, place: string): Promise<void> {
  const shown = await figure.textContent();
  await expect(figure, `${place} goes on`).not.toHaveText(shown ?? '');
}

test(
  'translated pages open one after the other without an error, and the clock goes on',
  ONCE,
  async ({ page }) => {
    const player = await signUpWithMoney(50_000);
    await bringToken(page, player.token);
    await page.clock.install();
    await page.goto('/');
    const clock = page.getByRole('region', SESSION).locator('time');
    await expectGoesOn(page.getByRole('region', { name: 'Latest jackpot winners' }), 'line of winners');
    for (const path of PAGES) {
      // As a link does it: what stands there is taken away by the app, not by a new document.
      await page.evaluate((to) => history.pushState(null, '', to), path);
      await expectAlive(page, path);
      const shown = await clock.textContent();
      await page.clock.runFor(1_000);
      await expect(clock, `clock of ${path} goes on`).not.toHaveText(shown ?? '');
    }
  },
);

test('translated sheets open, change and close without an error', ONCE, async ({ page }) => {
  const { token } = await signUpWithMoney(50_000);
  await bringToken(page, token);
  await page.goto('/game/search');
  await page.getByRole('searchbox').fill('roy');
  await page.getByRole('searchbox').fill('gold');
  await page.getByRole('button', { name: /^Filters/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByRole('checkbox').first().check();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expectAlive(page, 'search');
  await page.goto('/wallets');
  await page.getByRole('textbox', { name: 'Other amount' }).fill('1,50');
  await page.getByRole('button', { name: /^Deposit/ }).click();
  await page.getByRole('textbox', { name: 'Other amount' }).fill('₱1,500.00');
  await expect(page.getByRole('button', { name: 'Deposit ₱1,500.00' })).toBeVisible();
  await expectAlive(page, 'deposit');
});

test('countdown to the next code goes on in a translated page', ONCE, async ({ page }) => {
  await page.goto('/auth/login?type=phone');
  await page.getByRole('textbox', { name: 'Phone number' }).fill(`0917 ${String(Date.now()).slice(-7)}`);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expectGoesOn(page.getByRole('button', { name: /^Resend in/ }), 'countdown');
});

test('translated game is played in its frame, and balance and result go on', ONCE, async ({ page }) => {
  const frame = await openGame(page, { id: 101, title: 'Royal Sevens' }, 'money');
  const bar = page.getByRole('region', SESSION);
  await expect(frame.locator('font font').first()).toBeAttached();
  const net = await bar.textContent();
  await frame.locator('button.spin').click();
  await expect(frame.locator('button.spin')).toHaveAttribute('aria-disabled', 'false', { timeout: 30_000 });
  await expect(bar).not.toHaveText(net ?? '');
  await expectAlive(page, 'game');
});
