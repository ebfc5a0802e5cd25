import { randomInt } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { call } from './support/call.ts';
import { grantCoins } from './support/platform-money.ts';
import { bringToken, operate, signUp, signUpWithMoney } from './support/players.ts';
import { onRunDatabase } from './support/run-database.ts';
import { ONCE } from './support/tags.ts';
import { expect, test } from './support/test.ts';

const PIN = '739182';

const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

/** Counts what a finger does. */
function makeTaps() {
  let count = 0;
  return {
    count: () => count,
    async on(target: Locator) {
      count += 1;
      await target.click();
    },
  };
}

test(
  '[R51] deposit limit is set in no more taps than a deposit takes, a looser one waits, and a break closes the cashier',
  ONCE,
  async ({ page }) => {
    const player = await signUpWithMoney(50_000);
    await bringToken(page, player.token);
    await page.goto('/member');

    const deposit = makeTaps();
    await deposit.on(page.locator('[data-panel-layer]').getByRole('link', { name: 'Deposit', exact: true }));
    await deposit.on(page.getByRole('radio', { name: '₱1,000', exact: true }));
    // The press that would leave for the payment provider.
    await expect(page.getByRole('button', { name: 'Deposit ₱1,000.00' })).toBeEnabled();
    const depositTaps = deposit.count() + 1;

    await page.goto('/member');
    const limit = makeTaps();
    await limit.on(page.getByRole('link', { name: /^Limits and breaks/ }).first());
    await limit.on(page.getByRole('button', { name: 'Set limit: Deposits in 24 hours' }));
    // The field has the focus already.
    await expect(page.getByLabel('Your limit')).toBeFocused();
    await page.keyboard.type('750.50');
    await expect(page.getByText('Starts at once.')).toBeVisible();
    await limit.on(page.getByRole('button', { name: 'Save' }));
    await expect(row(page, 'Deposits in 24 hours')).toContainText('₱500 used, ₱250.50 left');
    expect(limit.count()).toBeLessThanOrEqual(depositTaps);

    await page.goto('/wallets?name=deposit');
    await expect(page.getByRole('progressbar', { name: 'Deposits in 24 hours' })).toBeVisible();
    await expect(page.getByRole('radio', { name: '₱200', exact: true })).toBeEnabled();
    await expect(page.getByRole('radio', { name: '₱500', exact: true })).toBeDisabled();
    await expect(page.getByRole('region', { name: 'Your session' })).toContainText('To deposit₱250.50');
    await page.goto('/member/self-limited');

    await page.getByRole('button', { name: 'Change limit: Deposits in 24 hours' }).click();
    await expect(page.getByLabel('Your limit')).toBeFocused();
    await page.keyboard.type('900');
    await expect(page.getByText(/it waits 24 hours/)).toBeVisible();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(row(page, 'Deposits in 24 hours')).toContainText('₱900 pending');
    await expect(row(page, 'Deposits in 24 hours')).toContainText('You can confirm it from');
    await expectAccessible(page, '[data-panel-layer]');

    await page.getByRole('button', { name: 'Break: 24 hours' }).click();
    await page.getByRole('button', { name: 'Start break' }).click();
    await expect(page.getByText('You’re on a break', { exact: true })).toBeVisible();
    // Only a longer one may follow.
    await expect(page.getByRole('button', { name: 'Break: 24 hours' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Break: 1 week' })).toBeVisible();
  },
);

test(
  '[R51] reality check opens after an hour of play, and only an answer closes it',
  ONCE,
  async ({ page }) => {
    const { account, token } = await signUp();
    const readDue = async () => {
      const { session } = await call('getSelfLimited', {}, token);
      return (session as { realityAt: number }).realityAt;
    };
    await onRunDatabase(
      (sql) => sql`
        update sessions set started_at = started_at - interval '61 minutes'
        where player_id = (select id from players where account_key = ${account})`,
    );
    expect(await readDue()).toBeLessThan(Date.now());

    await bringToken(page, token);
    await page.goto('/');
    const check = page.getByRole('dialog', { name: 'Reality check' });
    await expect(check).toContainText(/6[1-4] minutes/);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await check.getByRole('button', { name: 'Keep playing' }).click();
    await expect(check).toHaveCount(0);
    expect(await readDue()).toBeGreaterThan(Date.now());
  },
);

test(
  '[R51] self-excluded player reads what applies, finds help, and can only withdraw',
  ONCE,
  async ({ page }) => {
    // Born on a day that no other test uses: the platform takes equal details for the same person.
    const birthDate = new Date(Date.UTC(1931, 0, 1 + randomInt(9_000))).toISOString().slice(0, 10);
    const player = await signUp({ birthDate });
    const { account, password, token } = player;
    await operate('kyc', 'approve', account);
    await grantCoins(account, 50_000);
    await call('setSafeboxPassword', { loginPassword: password, password: PIN }, token);
    await call('updateAppUserOther', { realName: 'Ana Cruz' }, token);
    await bringToken(page, token);
    await page.goto('/member/self-limited');
    await page.getByRole('button', { name: 'Self-exclude: 1 year' }).click();
    await page.getByRole('button', { name: 'Yes, self-exclude' }).click();
    await expect(page.getByRole('heading', { name: 'You’re excluded' })).toBeVisible();
    await page.getByRole('button', { name: 'Leave' }).click();
    await expect(page).toHaveURL((url) => url.pathname === '/');

    await page.goto('/auth/accountLogin');
    await page.getByLabel('Account name').fill(player.account);
    await page.getByLabel('Password', { exact: true }).fill(player.password);
    const form = page.getByRole('form', { name: 'Sign in' });
    await form.getByRole('button', { name: 'Sign in' }).click();
    await expect(form.getByText(/you’ve self-excluded/)).toBeVisible();
    await form.getByRole('button', { name: 'Help and someone to talk to' }).click();
    const help = page.getByRole('dialog', { name: 'Help' });
    await expect(help.getByRole('heading', { name: 'Talk to someone now' })).toBeVisible();
    await expect(help.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', /^tel:/);
    await expect(help.locator('a[href^="mailto:"]').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(help).toHaveCount(0);

    await form.getByRole('button', { name: 'Withdraw my money' }).click();
    const panel = page.locator('[data-panel-layer]');
    await expect(panel.getByRole('heading', { name: 'Withdraw your money' })).toBeVisible();
    await expect(panel).toContainText('₱500.00');
    await panel.getByRole('button', { name: 'Add account' }).click();
    await panel.getByLabel('Account number', { exact: true }).fill(`09${String(Date.now()).slice(-9)}`);
    await panel.getByLabel('Your withdrawal PIN', { exact: true }).fill(PIN);
    await panel.getByRole('button', { name: 'Save account' }).click();
    await panel.getByRole('button', { name: 'E-wallet' }).click();
    await panel.getByRole('textbox', { name: 'Amount' }).fill('500');
    await panel.getByRole('button', { name: 'Next' }).click();
    await panel.getByLabel('Your withdrawal PIN', { exact: true }).fill(PIN);
    await panel.getByRole('button', { name: /^Withdraw ₱/ }).click();
    await expect(panel.getByRole('heading', { name: 'Pending withdrawals' })).toBeVisible();
    await expect(panel).toContainText('Nothing left to withdraw.');
    await expectAccessible(page, '[data-panel-layer]');
    // It makes nobody a member: any other page asks to sign in.
    await page.goto('/wallets?name=deposit');
    await expect(page).toHaveURL((url) => url.pathname.startsWith('/auth/'));
  },
);
