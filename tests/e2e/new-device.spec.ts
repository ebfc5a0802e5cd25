import type { Page } from '@playwright/test';
import { CodePurpose } from '../../contract/ids.ts';
import { expectAccessible } from './support/axe.ts';
import { call } from './support/call.ts';
import { codeSentTo, newPhone } from './support/phones.ts';
import { signUp } from './support/players.ts';
import { ONCE } from './support/tags.ts';
import { expect, test } from './support/test.ts';

const PANEL = '[data-panel-layer]';

async function withPhone() {
  const player = await signUp();
  const phone = newPhone();
  await call('smsSend', { phone, purpose: CodePurpose.bind, deviceId: '' }, player.token);
  const body = { phone, code: await codeSentTo(phone), password: player.password };
  await call('bindAccount', body, player.token);
  return { ...player, phone };
}

async function fillSignIn(page: Page, account: string, password: string): Promise<void> {
  await page.goto('/auth/login?type=account');
  await page.getByLabel('Account name').fill(account);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

test(
  '[C03] sign-in on a new device requires a code once, and the device is remembered until it is removed',
  ONCE,
  async ({ page }) => {
    const { account, password, phone } = await withPhone();
    await fillSignIn(page, account, password);
    const step = page.getByRole('form', { name: 'New device' });
    await expect(step.getByText(`ending in ${phone.slice(-4)}`)).toBeVisible();
    await expect(step.getByRole('button', { name: /^Resend in \d+ s$/ })).toBeDisabled();
    await expectAccessible(page, PANEL);
    await step.getByLabel('Code from the text message').fill('000000');
    await step.getByRole('button', { name: 'Confirm' }).click();
    await expect(step.getByText(/Wrong code/)).toBeVisible();
    await step.getByLabel('Code from the text message').fill(await codeSentTo(phone));
    await step.getByRole('button', { name: 'Confirm' }).click();
    await expect(step).toBeHidden();
    await page.goto('/member/profile/devices');
    const known = page
      .locator('section', { has: page.getByRole('heading', { name: 'Trusted devices' }) })
      .last();
    await expect(known.getByRole('listitem')).toHaveCount(2);
    await expectAccessible(page, PANEL);
    await page.evaluate(() => localStorage.clear());
    await fillSignIn(page, account, password);
    await expect(page.getByRole('form', { name: 'Sign in' })).toBeHidden();
    await page.goto('/member/profile/devices');
    await known
      .getByRole('button', { name: /^Remove/ })
      .first()
      .click();
    await expect(page.getByText('Device removed')).toBeVisible();
    await expect(known.getByRole('listitem')).toHaveCount(1);
  },
);
