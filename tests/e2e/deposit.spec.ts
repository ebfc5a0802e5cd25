import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { bringToken, operate, operateByTwo, signUp } from './support/players.ts';
import { ONCE } from './support/tags.ts';
import { expect, test } from './support/test.ts';

// Independent of each other, and together too long for the end of a run.
test.describe.configure({ mode: 'parallel' });

const PANEL = '[data-panel-layer]';

/** A verified player at the deposit's form. */
async function openDeposit(page: Page) {
  const player = await signUp();
  await operate('kyc', 'approve', player.account);
  await bringToken(page, player.token);
  await page.goto('/wallets?name=deposit');
  return { player, form: page.getByRole('form', { name: 'Deposit' }) };
}

async function order(form: Locator, pesos: string): Promise<void> {
  await form.getByLabel('Other amount').fill(pesos);
  await form.getByRole('button', { name: `Deposit ₱${pesos}.00` }).click();
}

test('[R65, T13, C90] verified player deposits, pays on the provider’s page, and the balance follows', async ({
  page,
}) => {
  const player = await signUp();
  await bringToken(page, player.token);
  await page.goto('/wallets?name=deposit');
  await expect(page.getByRole('heading', { name: 'Verify your identity first' })).toBeVisible();
  await expectAccessible(page, PANEL);
  await operate('kyc', 'approve', player.account);
  await page.getByRole('button', { name: 'Check again' }).click();
  const form = page.getByRole('form', { name: 'Deposit' });
  await expect(form.getByRole('radio', { name: /^E-wallet/ })).toBeChecked();
  await form.getByLabel('Other amount').fill('500');
  await expectAccessible(page, PANEL);
  await form.getByRole('button', { name: 'Deposit ₱500.00' }).click();
  await page.getByRole('heading', { name: 'Test payment' }).waitFor();
  await expect(page.getByText('₱500.00')).toBeVisible();
  await page.getByRole('button', { name: 'Pay now' }).click();
  await page.getByRole('link', { name: 'Back to the wallet' }).click();
  await expect(page.getByRole('heading', { name: 'Deposit received' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Balance ₱500.00/ })).toBeVisible();
  await page.getByRole('link', { name: 'View receipt' }).click();
  const receipt = page.getByRole('region', { name: 'Deposit receipt' });
  await expect(receipt.getByRole('term').filter({ hasText: 'Provider reference' })).toBeVisible();
  await expect(receipt.getByText('₱500.00').first()).toBeVisible();
  await expectAccessible(page, PANEL);
});

test(
  '[R65] every offered amount lies above the foot of a first deposit, on a short phone too',
  ONCE,
  async ({ page }) => {
    await page.setViewportSize({ width: 412, height: 800 });
    const { form } = await openDeposit(page);
    await expect(form.getByText('Set a deposit limit first?')).toBeVisible();
    const foot = page.locator('[data-panel-foot]');
    await expect
      .poll(async () => {
        const top = (await foot.boundingBox())?.y ?? 0;
        const amounts = await form.getByRole('group', { name: 'Amount' }).getByRole('radio').all();
        const boxes = await Promise.all(amounts.map((amount) => amount.boundingBox()));
        return [boxes.length, boxes.every((box) => box !== null && box.y + box.height <= top)];
      })
      .toEqual([6, true]);
  },
);

test(
  '[R65] open deposit is restored after a reload, cancelled for another amount, and the new one is paid while the page is open',
  ONCE,
  async ({ page, request }) => {
    const { form } = await openDeposit(page);
    await order(form, '500');
    await page.getByRole('heading', { name: 'Test payment' }).waitFor();
    await page.goto('/wallets?name=deposit');
    await expect(page.getByRole('heading', { name: 'Waiting for your payment' })).toBeVisible();
    await page.getByRole('button', { name: 'Cancel and change amount' }).click();

    await order(form, '750');
    await page.getByRole('heading', { name: 'Test payment' }).waitFor();
    const payUrl = page.url();
    await page.goto('/wallets?name=deposit');
    await expect(page.getByRole('link', { name: 'Go to payment page' })).toHaveAttribute('href', payUrl);
    await expectAccessible(page, PANEL);
    await request.post(`${payUrl}/approve`, { headers: { 'content-type': 'text/plain' }, data: '' });
    await expect(page.getByRole('heading', { name: 'Deposit received' })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Balance ₱750.00/ })).toBeVisible();
    await expectAccessible(page, PANEL);
  },
);

test(
  '[R65] payment code is shown in the page, and a declined payment adds nothing',
  ONCE,
  async ({ page }) => {
    const { form } = await openDeposit(page);
    await expect(form.getByText('No fee · Usually within a minute').first()).toBeVisible();
    await form.getByRole('radio', { name: /^QR Ph/ }).check({ force: true });
    await order(form, '300');
    await expect(page.getByRole('img', { name: 'QR code to pay ₱300.00' })).toBeVisible();
    await expectAccessible(page, PANEL);
    await page.getByRole('link', { name: 'Pay on the provider’s page' }).click();
    await page.getByRole('button', { name: 'Decline' }).click();
    await page.getByRole('link', { name: 'Back to the wallet' }).click();
    await expect(page.getByRole('heading', { name: 'Payment declined' })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Balance ₱0.00/ })).toBeVisible();
  },
);

test(
  '[R03, R04, O07, O08, T06] new player sees the tips, the first deposit offer with its cost, deposits with it, and follows its progress',
  ONCE,
  async ({ page }) => {
    const player = await signUp();
    await operate('kyc', 'approve', player.account);
    await bringToken(page, player.token);
    await page.addInitScript(() => location.pathname === '/' && sessionStorage.removeItem('popup_60'));
    await page.goto('/');
    const tips = page.getByRole('dialog', { name: 'Before your first deposit' });
    await tips.getByRole('link', { name: 'See first deposit offer' }).click();
    await expect(page).toHaveURL(/activity.first-deposit/);
    await expect(page.getByRole('row', { name: /₱1,000/ })).toContainText('₱2,500');
    await expectAccessible(page, PANEL);

    await page.getByRole('link', { name: 'Deposit with bonus' }).click();
    const form = page.getByRole('form', { name: 'Deposit' });
    await expect(form.getByRole('radio', { name: 'First deposit' })).toBeChecked();
    await form.getByLabel('Other amount').fill('50');
    await form.getByRole('button', { name: /^Deposit/ }).click();
    await expect(form.getByText(/This bonus needs a deposit of ₱100.00/)).toBeVisible();
    await form.getByLabel('Other amount').fill('500');
    await expect(form.getByText(/₱250.00 bonus, yours after ₱1,250.00 in bets/)).toBeVisible();
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
    await expect(page.getByRole('heading', { name: 'Deposits' })).toBeVisible();
    await expectAccessible(page, PANEL);
  },
);

test('[R65, R68, C90] short payment is shown as under review, then as credited', ONCE, async ({ page }) => {
  const { player, form } = await openDeposit(page);
  await order(form, '500');
  await page.getByText('What else can happen to a payment').click();
  await page.getByRole('button', { name: 'Pay too little' }).click();
  await page.getByRole('link', { name: 'Back to the wallet' }).click();
  await expect(page.getByRole('heading', { name: 'Payment under review' })).toBeVisible();
  const held = page.getByRole('region', { name: 'Payments not credited yet' });
  await expect(held.getByText('You paid less than requested.')).toBeVisible();
  await expect(held.getByRole('definition').first()).toHaveText('₱499.00');
  // What was ordered is not shown as if it had come.
  await expect(page.getByText('₱500.00')).toHaveCount(1);
  await expectAccessible(page, PANEL);
  await page.getByRole('link', { name: 'View in my transactions' }).click();
  await expect(page).toHaveURL(/\/wallets\/record\?kind=deposit/);
  await expect(held.getByText('Under review', { exact: true })).toBeVisible();
  await expectAccessible(page, PANEL);

  const [line] = (await operate('payment', 'list'))
    .split('\n')
    .filter((each) => each.includes(player.account));
  await operateByTwo('payment', 'credit', line?.split('\t')[0] ?? '', 'the bank took a fee');
  await page.reload();
  await expect(held.getByText('In your balance', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Balance ₱499.00/ })).toBeVisible();
});
