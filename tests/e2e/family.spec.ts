import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from './support/axe.ts';
import { operate, operateByTwo, signUp, type TestPlayer } from './support/players.ts';
import { onRunDatabase } from './support/run-database.ts';
import { ONCE } from './support/tags.ts';
import { expect, test } from './support/test.ts';

const PANEL = '[data-panel-layer]';
const WHY = 'Your sister has asked for it and has shown the unpaid rent.';

/** A sign-in that is refused; its reason stays on the page. */
async function trySignIn(page: Page, { account, password }: TestPlayer): Promise<void> {
  await page.goto('/auth/accountLogin');
  await page.getByLabel('Account name').fill(account);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('form', { name: 'Sign in' }).getByRole('button', { name: 'Sign in' }).click();
}

async function makeImage(): Promise<Buffer> {
  return sharp({ create: { width: 900, height: 600, channels: 3, background: '#886644' } })
    .png()
    .toBuffer();
}

test(
  '[R51] family requests an exclusion on the help page, and the person sees the reason at the next sign-in',
  ONCE,
  async ({ page }) => {
    const player = await signUp();
    await page.goto('/');
    await page.getByRole('button', { name: 'Help', exact: true }).first().click();
    await page.getByRole('link', { name: 'Ask for an exclusion' }).click();
    await expect(page).toHaveURL(/\/family-exclusion/);
    const form = page.getByRole('form', { name: 'Ask to exclude a family member' });
    await form.getByRole('button', { name: 'Send request' }).click();
    await expect(form.getByLabel('Your name')).toBeFocused();
    await expectAccessible(page, PANEL);

    await form.getByLabel('Your name').fill('Rosa Vilaluz');
    await form.getByLabel('You are their').selectOption('sibling');
    await form.getByLabel('Your email').fill('rosa@lantern.example');
    await form.getByLabel('Their full name').fill('Juan Vilaluz');
    await form.getByLabel('Their date of birth').fill('1991-04-23');
    await form.getByLabel('Why are you asking?').fill('He has not paid the rent since March.');
    await page.locator('[data-evidence]').setInputFiles({
      name: 'rent.png',
      mimeType: 'image/png',
      buffer: await makeImage(),
    });
    await expect(form.getByRole('img', { name: 'Picture 1' })).toBeVisible();
    await expectAccessible(page, PANEL);
    await form.getByRole('button', { name: 'Send request' }).click();
    await expect(page.getByRole('heading', { name: 'We’ve received your request' })).toBeFocused();
    const number = (await page.locator('[data-number]').getAttribute('data-number')) ?? '';
    expect(number).toMatch(/^[A-Z2-9]{8}$/);
    await expectAccessible(page, PANEL);

    expect(await operate('exclusion', 'list')).toContain(`${number}\topen`);
    await operate('exclusion', 'approve', number, player.account, 'halfYear', WHY);
    await trySignIn(page, player);
    await expect(page.getByText('Set at your family’s request')).toBeVisible();
    await expect(page.getByText(`Why: ${WHY}`)).toBeVisible();
    await page.getByRole('link', { name: 'Object' }).click();
    await expect(page.getByLabel('What’s it about?')).toHaveValue('protection');
    await expect(page.getByLabel('Subject')).toHaveValue(number);
  },
);

test(
  '[R51] forfeiture is announced at sign-in and in the withdrawal-only session, and an appeal is one tap away',
  ONCE,
  async ({ page }) => {
    const player = await signUp();
    await onRunDatabase(async (sql) => {
      await sql`
        insert into journals (player_id, id, kind, at, accounts, amounts)
        select id, gen_random_uuid(), 'deposit', now(), array['player:coin', 'provider:sandbox'], array[123456, -123456]
        from players where account_key = ${player.account}`;
    });
    await operateByTwo('forfeit', 'take', player.account, 'licenceHolder', 'Named in the list of licences.');
    await trySignIn(page, player);
    await expect(page.getByText('Your money was forfeited')).toBeVisible();
    await expect(page.getByText(/we took ₱1,234\.56 from your account/)).toBeVisible();
    await expect(page.getByText('Reason: you hold a gaming license.')).toBeVisible();
    await expectAccessible(page, PANEL);
    await page.getByRole('button', { name: 'Withdraw my money' }).click();
    await expect(page.getByText(/we took ₱1,234\.56 from your account/)).toBeVisible();
    await expectAccessible(page, PANEL);
    await page.getByRole('link', { name: 'Appeal', exact: true }).click();
    await expect(page.getByLabel('What’s it about?')).toHaveValue('forfeiture');
    await page.getByLabel('What happened?').fill('That is another person of my name.');
    await page.getByRole('button', { name: 'Send complaint' }).click();
    await expect(page).toHaveURL(/\/complaint\/[A-Z2-9]{8}/);
    await expect(page.getByText('Appeal a forfeiture')).toBeVisible();
  },
);
