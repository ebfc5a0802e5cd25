import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { bringToken, operate, signUp, signUpWithMoney } from './support/players.ts';
import { ONCE } from './support/tags.ts';
import { expect, test } from './support/test.ts';

const PANEL = '[data-panel-layer]';

async function openWallet(page: Page): Promise<void> {
  const player = await signUp();
  await operate('kyc', 'approve', player.account);
  await bringToken(page, player.token);
  await page.goto('/wallets?name=deposit');
  await page.getByRole('form', { name: 'Deposit' }).waitFor();
}

test('[T13, V03] channels and offered amounts are choices; the balance after is said before', async ({
  page,
}) => {
  await openWallet(page);
  await expect(page.getByRole('radio', { name: /^E-wallet/ })).toBeChecked();
  await page.getByRole('radio', { name: '₱500', exact: true }).check();
  await expect(page.getByLabel('Other amount')).toHaveValue('500');
  await expect(page.getByText('Balance after')).toContainText('₱500.00');
  await expect(page.getByRole('button', { name: 'Deposit ₱500.00' })).toBeVisible();
  await page.getByRole('radio', { name: /^Bank transfer/ }).check();
  await expect(page.getByRole('radio', { name: '₱100', exact: true })).toHaveCount(0);
  await expect(page.getByRole('radio', { name: '₱200', exact: true })).toBeVisible();
  await expectAccessible(page, PANEL);
});

test(
  '[V02] what later deposits need is said before the first one, and holds after it',
  ONCE,
  async ({ page }) => {
    await openWallet(page);
    await expect(page.getByText(/₱1.00 or more on your first deposit, and ₱100.00 or more/)).toBeVisible();
    const rich = await signUpWithMoney(20_000);
    await page.evaluate((token) => localStorage.setItem('access_token', token), rich.token);
    await bringToken(page, rich.token);
    await page.goto('/wallets?name=deposit');
    await expect(page.getByText(/You have deposited before, so this channel takes ₱100.00/)).toBeVisible();
    await page.getByLabel('Other amount').fill('99.99');
    await page.getByRole('button', { name: 'Deposit', exact: true }).click();
    const amount = page.getByLabel('Other amount');
    await expect(amount).toHaveAccessibleDescription(/The least for this channel is ₱100.00/);
    await expect(amount).toBeFocused();
  },
);

test('[T13] the channel used last stands first and is chosen', ONCE, async ({ page }) => {
  await openWallet(page);
  await page.getByRole('radio', { name: /^QR Ph/ }).check();
  await page.getByLabel('Other amount').fill('250');
  await page.getByRole('button', { name: 'Deposit ₱250.00' }).click();
  await page.getByRole('link', { name: 'Pay on the provider’s page instead' }).click();
  await page.getByRole('button', { name: 'Pay now' }).click();
  await page.getByRole('link', { name: 'Back to the wallet' }).click();
  await page.getByRole('button', { name: 'Deposit again' }).click();
  await expect(page.getByText('Last used first')).toBeVisible();
  await expect(page.getByRole('radio', { name: /^QR Ph/ })).toBeChecked();
});

test(
  '[R65] an open deposit is there again after a reload, and is paid while the page is looked at',
  ONCE,
  async ({ page, request }) => {
    await openWallet(page);
    await page.getByLabel('Other amount').fill('750');
    await page.getByRole('button', { name: 'Deposit ₱750.00' }).click();
    await page.getByRole('heading', { name: 'Test payment' }).waitFor();
    const payUrl = page.url();
    await page.goto('/wallets?name=deposit');
    await expect(page.getByRole('heading', { name: 'Waiting for your payment' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Go to the payment page' })).toHaveAttribute('href', payUrl);
    await expectAccessible(page, PANEL);
    await request.post(`${payUrl}/approve`, { headers: { 'content-type': 'text/plain' }, data: '' });
    await expect(page.getByRole('heading', { name: 'Deposit received' })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Balance ₱750.00/ })).toBeVisible();
    await expectAccessible(page, PANEL);
    await page.getByRole('button', { name: 'Deposit again' }).click();
    await expect(page.getByRole('form', { name: 'Deposit' })).toBeVisible();
  },
);

test.describe('when the answer is lost on the way', () => {
  test.use({ allowedConsole: /Failed to load resource/ });

  test(
    '[R65] the same request is sent again after a reload, and makes one deposit',
    ONCE,
    async ({ page }) => {
      const ids: string[] = [];
      let isCut = true;
      await page.route('**/app/v1/recharge', async (route) => {
        ids.push(route.request().postDataJSON().requestId);
        const response = await route.fetch();
        if (isCut) await route.abort('connectionreset');
        else await route.fulfill({ response });
      });
      await openWallet(page);
      await page.getByLabel('Other amount').fill('320');
      await page.getByRole('button', { name: 'Deposit ₱320.00' }).click();
      await expect(page.getByText('No answer came')).toBeVisible();
      await expectAccessible(page, PANEL);
      isCut = false;
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Waiting for your payment' })).toBeVisible();
      await expect(page.getByText('₱320.00')).toBeVisible();
      expect(new Set(ids).size).toBe(1);
    },
  );

  test('a wallet that does not load says so and can be loaded again', ONCE, async ({ page }) => {
    let isCut = true;
    await page.route('**/app/v1/getTradeInfo', (route) => (isCut ? route.abort() : route.continue()));
    const player = await signUp();
    await operate('kyc', 'approve', player.account);
    await bringToken(page, player.token);
    await page.goto('/wallets?name=deposit');
    await expect(page.getByRole('heading', { name: 'The wallet did not load' })).toBeVisible();
    isCut = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('form', { name: 'Deposit' })).toBeVisible();
  });
});

test('[R65] name=withdraw shows the other tab', ONCE, async ({ page }) => {
  await openWallet(page);
  await page.getByRole('radio', { name: 'Withdraw' }).click();
  await expect(page).toHaveURL(/name=withdraw/);
  await expect(page.getByText('You can withdraw')).toBeVisible();
});

test('who is not verified learns what to do, and axe finds nothing', ONCE, async ({ page }) => {
  const player = await signUp();
  await bringToken(page, player.token);
  await page.goto('/wallets?name=deposit');
  await expect(page.getByRole('heading', { name: 'Verify your identity first' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Verify my identity' })).toHaveAttribute(
    'href',
    '/member/profile/kyc',
  );
  await expectAccessible(page, PANEL);
});
