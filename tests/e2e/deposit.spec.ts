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
});

test('[R65] a payment that is declined adds nothing', ONCE, async ({ page }) => {
  const player = await signUp();
  await operate('kyc', 'approve', player.account);
  await bringToken(page, player.token);
  await page.goto('/wallets?name=deposit');
  const form = page.getByRole('form', { name: 'Deposit' });
  await form.getByLabel('Other amount').fill('300');
  await form.getByRole('button', { name: 'Deposit ₱300.00' }).click();
  await page.getByRole('button', { name: 'Decline' }).click();
  await page.getByRole('link', { name: 'Back to the wallet' }).click();
  await expect(page.getByRole('heading', { name: 'The payment was declined' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Balance ₱0.00/ })).toBeVisible();
});

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
