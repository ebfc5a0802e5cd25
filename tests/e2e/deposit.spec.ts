import { expectAccessible } from './support/axe.ts';
import { bringToken, operate, signUp } from './support/players.ts';
import { ONCE } from './support/tags.ts';
import { expect, test } from './support/test.ts';

test('[R65, C90] a verified player deposits, pays on the provider’s page, and the balance follows', async ({
  page,
}) => {
  const player = await signUp();
  await operate('kyc', 'approve', player.account);
  await bringToken(page, player.token);
  await page.goto('/wallets?name=deposit');
  const form = page.getByRole('form', { name: 'Deposit' });
  await form.getByLabel('Other amount').fill('500');
  await form.getByRole('button', { name: 'Deposit ₱500.00' }).click();
  await page.getByRole('heading', { name: 'Test payment' }).waitFor();
  await expect(page.getByText('₱500.00')).toBeVisible();
  await page.getByRole('button', { name: 'Pay now' }).click();
  await page.getByRole('link', { name: 'Back to the wallet' }).click();
  await expect(page.getByRole('heading', { name: 'Deposit received' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Balance ₱500.00/ })).toBeVisible();
  await page.getByRole('link', { name: 'Show the receipt' }).click();
  const receipt = page.getByRole('region', { name: 'Receipt of a deposit' });
  await expect(receipt.getByRole('term').filter({ hasText: 'Provider’s reference' })).toBeVisible();
  await expect(receipt.getByText('₱500.00').first()).toBeVisible();
  await expectAccessible(page, '[data-panel-layer]');
});

test(
  '[R65] a code to pay with is shown in the page; a payment that is declined adds nothing',
  ONCE,
  async ({ page }) => {
    const player = await signUp();
    await operate('kyc', 'approve', player.account);
    await bringToken(page, player.token);
    await page.goto('/wallets?name=deposit');
    const form = page.getByRole('form', { name: 'Deposit' });
    await expect(form.getByText('No fee · Usually within a minute').first()).toBeVisible();
    await form.getByRole('radio', { name: /^QR Ph/ }).check({ force: true });
    await form.getByLabel('Other amount').fill('300');
    await form.getByRole('button', { name: 'Deposit ₱300.00' }).click();
    await expect(page.getByRole('img', { name: 'QR code that pays ₱300.00' })).toBeVisible();
    await expectAccessible(page, '[data-panel-layer]');
    await page.getByRole('link', { name: 'Pay on the provider’s page instead' }).click();
    await page.getByRole('button', { name: 'Decline' }).click();
    await page.getByRole('link', { name: 'Back to the wallet' }).click();
    await expect(page.getByRole('heading', { name: 'The payment was declined' })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Balance ₱0.00/ })).toBeVisible();
  },
);

test('[V02] an amount under the channel’s least says what the least is', ONCE, async ({ page }) => {
  const player = await signUp();
  await operate('kyc', 'approve', player.account);
  await bringToken(page, player.token);
  await page.goto('/wallets?name=deposit');
  const form = page.getByRole('form', { name: 'Deposit' });
  await form.getByLabel('Other amount').fill('0.50');
  await form.getByRole('button', { name: /^Deposit/ }).click();
  await expect(form.getByText(/The least for this channel is ₱/)).toBeVisible();
});

test(
  'a player who is not verified is told so, and may deposit once an operator has approved',
  ONCE,
  async ({ page }) => {
    const player = await signUp();
    await bringToken(page, player.token);
    await page.goto('/wallets?name=deposit');
    await expect(page.getByRole('heading', { name: 'Verify your identity first' })).toBeVisible();
    await operate('kyc', 'approve', player.account);
    await page.getByRole('button', { name: 'Check again' }).click();
    await expect(page.getByRole('form', { name: 'Deposit' })).toBeVisible();
  },
);

test(
  '[R03, R04, O07, O08, T06] tips at the start, the offer with its cost, a deposit with it, its progress',
  ONCE,
  async ({ page }) => {
    const player = await signUp();
    await operate('kyc', 'approve', player.account);
    await bringToken(page, player.token);
    await page.addInitScript(() => location.pathname === '/' && sessionStorage.removeItem('popup_60'));
    await page.goto('/');
    const tips = page.getByRole('dialog', { name: 'Before your first deposit' });
    await tips.getByRole('link', { name: 'Read the first deposit offer' }).click();
    await expect(page).toHaveURL(/activity.first-deposit/);
    await expect(page.getByRole('row', { name: /₱1,000/ })).toContainText('₱2,500');
    await expectAccessible(page, '[data-panel-layer]');

    await page.getByRole('link', { name: 'Deposit with the bonus' }).click();
    const form = page.getByRole('form', { name: 'Deposit' });
    await expect(form.getByRole('radio', { name: 'First deposit' })).toBeChecked();
    await form.getByLabel('Other amount').fill('50');
    await form.getByRole('button', { name: /^Deposit/ }).click();
    await expect(form.getByText(/This bonus needs a deposit of ₱100.00/)).toBeVisible();
    await form.getByLabel('Other amount').fill('500');
    await expect(form.getByText(/₱250.00 bonus, yours after bets of ₱1,250.00/)).toBeVisible();
    await form.getByRole('button', { name: 'Deposit ₱500.00' }).click();
    await page.getByRole('button', { name: 'Pay now' }).click();
    await page.getByRole('link', { name: 'Back to the wallet' }).click();
    await expect(page.getByRole('heading', { name: 'Deposit received' })).toBeVisible();

    await page.goto('/activity/first-deposit');
    await expect(page.getByRole('progressbar')).toHaveAttribute(
      'aria-valuetext',
      '₱1,250.00 left of ₱1,250.00',
    );
    await page.goto('/activity/bank');
    await expect(page.getByRole('heading', { name: 'Paying in' })).toBeVisible();
    await expectAccessible(page, '[data-panel-layer]');
  },
);
