import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { call, newRequestId } from './support/call.ts';
import { grantCoins } from './support/platform-money.ts';
import { bringToken, operate, signUp } from './support/players.ts';
import { ONCE } from './support/tags.ts';
import { expect, test } from './support/test.ts';

const PANEL = '[data-panel-layer]';
const PIN = '739182';

/** Verified, with money, password, name and an e-wallet whose number ends in `end`. */
async function readyPlayer(coin: number, end = '1234') {
  const player = await signUp();
  await operate('kyc', 'approve', player.account);
  await grantCoins(player.account, coin);
  const { token } = player;
  await call('setSafeboxPassword', { loginPassword: player.password, password: PIN }, token);
  await call('updateAppUserOther', { realName: 'Ana Cruz' }, token);
  const number = `09${String(Date.now()).slice(-9)}${end}`;
  const account = {
    kind: 'ewallet',
    institutionId: 1,
    holder: 'Ana Cruz',
    number,
    isDefault: true,
    password: PIN,
  };
  await call('addBankInfo', { ...account, requestId: newRequestId() }, token);
  return player;
}

async function ask(page: Page, amount: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Amount' }).fill(amount);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('Your withdrawal PIN', { exact: true }).fill(PIN);
  await page.getByRole('button', { name: /^Withdraw ₱/ }).click();
}

test(
  '[R65, R66, R67, R69] player completes the requirements, locks money in the safebox and back, and follows a withdrawal to its end',
  ONCE,
  async ({ page }) => {
    const player = await signUp();
    await operate('kyc', 'approve', player.account);
    await grantCoins(player.account, 60_000);
    await bringToken(page, player.token);
    await page.goto('/wallets?name=withdraw');
    await expect(page.getByRole('heading', { name: '2 steps left before you can withdraw' })).toBeVisible();
    await expectAccessible(page, PANEL);

    await page.getByRole('button', { name: 'Set PIN' }).click();
    await page.getByLabel('New PIN', { exact: true }).waitFor();
    await expectAccessible(page, 'dialog');
    await page.getByLabel('New PIN', { exact: true }).fill(PIN);
    await page.getByLabel('Confirm PIN', { exact: true }).fill(PIN);
    await page.getByLabel('Account password', { exact: true }).fill(player.password);
    await page.getByRole('button', { name: 'Save PIN' }).click();
    await expect(page.getByRole('heading', { name: '1 step left before you can withdraw' })).toBeVisible();

    await page.getByRole('link', { name: 'Add account' }).click();
    await page.getByLabel('First and last name').fill('Ana Cruz');
    await page.getByRole('button', { name: 'Save name' }).click();
    await page.getByLabel('Account number').fill(`09${String(Date.now()).slice(-9)}1234`);
    await page.getByLabel('Your withdrawal PIN', { exact: true }).fill(PIN);
    await expectAccessible(page, PANEL);
    await page.getByRole('button', { name: 'Save account' }).click();
    await expect(page.getByRole('link', { name: /^GCash •••• 1234/ })).toBeVisible();
    await expectAccessible(page, PANEL);

    await page.goto('/wallets/safebox');
    await page.getByRole('textbox', { name: 'Amount' }).fill('250');
    await page.getByLabel('Your withdrawal PIN', { exact: true }).fill(PIN);
    await page.getByRole('button', { name: 'Move to safebox' }).click();
    await expect(page.getByRole('link', { name: /^Balance ₱350.00/ })).toBeVisible();
    await expectAccessible(page, PANEL);
    await page.getByRole('radio', { name: 'Take out' }).check({ force: true });
    await page.getByRole('button', { name: 'Max: ₱250.00' }).click();
    await page.getByLabel('Your withdrawal PIN', { exact: true }).fill(PIN);
    await page.getByRole('button', { name: 'Move to balance' }).click();
    await expect(page.getByRole('link', { name: /^Balance ₱600.00/ })).toBeVisible();

    await page.goto('/withdrawal/ewallet');
    await ask(page, '250');
    await expect(page.getByRole('heading', { name: 'Paid out', exact: true })).toBeVisible({
      timeout: 60_000,
    });
    await expect(page.getByRole('link', { name: /^Balance ₱350.00/ })).toBeVisible();
    await expectAccessible(page, PANEL);
    await page.getByRole('link', { name: 'View receipt' }).click();
    await expect(page.getByRole('region', { name: 'Withdrawal receipt' })).toContainText('•••• 1234');
  },
);

test(
  '[R69] large withdrawal waits for a review, and a rejection returns the money with its reason',
  ONCE,
  async ({ page }) => {
    const player = await readyPlayer(2_000_000);
    await bringToken(page, player.token);
    await page.goto('/withdrawal/ewallet');
    await ask(page, '15000');
    await expect(page.getByRole('heading', { name: 'Under review' })).toBeVisible();
    await expect(page).toHaveURL(/id=/);
    const id = new URL(page.url()).searchParams.get('id') ?? '';
    await operate('withdrawals', 'reject', id, 'the', 'account', 'is', 'closed');
    await page.reload();
    await expect(page.getByText('the account is closed')).toBeVisible();
    await expect(page.getByRole('link', { name: /^Balance ₱20,000.00/ })).toBeVisible();
  },
);
