import { expectAccessible } from './support/axe.ts';
import { bringToken, signUp } from './support/players.ts';
import { ONCE } from './support/tags.ts';
import { expect, test } from './support/test.ts';

const PANEL = '[data-panel-layer]';

test(
  '[R37] guest searches the questions with a typing error, opens an answer, and shares its address',
  ONCE,
  async ({ page }) => {
    await page.goto('/faq');
    const panel = page.locator(PANEL);
    await panel.getByRole('searchbox').fill('withdrwal pasword');
    await panel.getByText('What is the withdrawal PIN?').click();
    await expect(panel.getByText(/A number only you know/)).toBeVisible();
    await expectAccessible(page, PANEL);
    await panel.getByRole('link', { name: 'Link to this answer' }).first().click();
    await expect(page).toHaveURL(/\/faq\?answer=withdraw-password$/);
    await page.reload();
    await expect(panel.getByText(/A number only you know/)).toBeInViewport();
  },
);

test('[R37] error of a sign-in leads to its answer, and Back to the form', ONCE, async ({ page }) => {
  await page.goto('/auth/accountLogin');
  await page.getByLabel('Account name').fill('nobody_of_this_name');
  await page.getByLabel('Password', { exact: true }).fill('Wrong-Password-1');
  await page.getByRole('form', { name: 'Sign in' }).getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('link', { name: 'Why, and what to do' }).click();
  await expect(page).toHaveURL(/\/faq\?answer=password-forgotten$/);
  await expect(page.getByText(/Reset it with your phone number/)).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Account name')).toBeVisible();
});

test(
  '[R02] [R58] about-us page shows the licence, and the VIP desk the level that it needs',
  ONCE,
  async ({ page }) => {
    await page.goto('/about-us');
    const panel = page.locator(PANEL);
    await expect(page).toHaveTitle(/About us/);
    await expect(panel.getByText('SANDBOX-0000')).toBeVisible();
    await expectAccessible(page, PANEL);
    const player = await signUp();
    await bringToken(page, player.token);
    await page.goto('/service/vip');
    await expect(panel.getByRole('heading', { name: 'VIP service opens at level 10' })).toBeVisible();
    await expectAccessible(page, PANEL);
  },
);
