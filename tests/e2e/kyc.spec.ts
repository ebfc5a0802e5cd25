import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { beginIdentityForm } from './support/identity-form.ts';
import { photograph, scan } from './support/photograph.ts';
import { bringToken, signUp } from './support/players.ts';
import { ONCE } from './support/tags.ts';
import { expect, test } from './support/test.ts';

/** Nobody else's: a paper under two accounts would wait for the operator. */
const paperNumber = (end: string) => `E2E${randomInt(1e9)}${end}`;

const sectionOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

async function choose(page: Page, side: string, blur = 0): Promise<void> {
  await page.getByLabel(`${side}: Choose photo`).setInputFiles(await photograph(blur));
}

async function send(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('These details are mine and true.').check();
  await page.getByRole('button', { name: 'Submit for review' }).click();
}

/** The reviewer takes some seconds, and the page asks every five. */
const DECIDED = { timeout: 30_000 };

test(
  '[R48, C28, C29, C30] unverified player uploads identity documents, keeps them over a reload, and may deposit once approved',
  ONCE,
  async ({ page }) => {
    test.slow();
    const player = await signUp();
    await bringToken(page, player.token);
    await page.goto('/wallets?name=deposit');
    await page.getByRole('link', { name: 'Verify my identity' }).click();
    await page.getByRole('button', { name: 'Start' }).click();
    await beginIdentityForm(page);
    const number = paperNumber('7');
    await page.getByLabel('Type of ID').selectOption('passport');
    await page.getByLabel('Expiration date').fill('2040-01-31');
    const saved = page.waitForResponse(
      (response) =>
        response.url().endsWith('/saveKycDraft') && (response.request().postData() ?? '').includes(number),
    );
    await page.getByLabel('ID number').fill(number);
    await saved;
    await page.getByRole('button', { name: 'Continue' }).click();
    // Its transparent ground becomes white: black would be told as too dark, and keep it from being sent.
    await page.getByLabel('Front of your ID: Choose photo').setInputFiles(await scan());
    await expect(sectionOf(page, 'Front of your ID').getByText('Uploaded')).toBeVisible();
    await page.reload();
    // What was typed and what was sent is still there.
    await expect(sectionOf(page, 'Front of your ID').getByText('Uploaded')).toBeVisible();
    await page.getByRole('button', { name: 'Back', exact: true }).last().click();
    await expect(page.getByLabel('ID number')).toHaveValue(number);
    await expect(page.getByLabel('Type of ID')).toHaveValue('passport');
    await expect(page.getByLabel('Expiration date')).toHaveValue('2040-01-31');
    await page.getByRole('button', { name: 'Continue' }).click();
    await choose(page, 'Your selfie', 9);
    await expect(sectionOf(page, 'Your selfie').getByText(/Your face is blurry/)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Use anyway' }).click();
    await expect(sectionOf(page, 'Your selfie').getByText('Uploaded')).toBeVisible();
    await send(page);
    await expect(page.getByRole('heading', { name: 'Under review' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'You’re verified' })).toBeVisible(DECIDED);
    await page.getByRole('link', { name: 'Go to deposit' }).click();
    await expect(page.getByRole('form', { name: 'Deposit' })).toBeVisible();
  },
);

test.describe('identity check on an unreliable network', () => {
  // The notice's icon has not been shown before, and cannot be had offline.
  test.use({ allowedConsole: /net::ERR_INTERNET_DISCONNECTED/ });

  test(
    '[R48, C28, C29, C30] rejected player reads why and tries again; a lost network loses nothing',
    ONCE,
    async ({ page, context }) => {
      test.slow();
      const player = await signUp();
      await bringToken(page, player.token);
      await page.goto('/member/profile/kyc');
      await page.getByRole('button', { name: 'Start' }).click();
      await beginIdentityForm(page);
      await page.getByLabel('Type of ID').selectOption('passport');
      await page.getByLabel('ID number').fill(paperNumber('0000'));
      await page.getByLabel('Expiration date').fill('2040-01-31');
      await page.getByRole('button', { name: 'Continue' }).click();
      await choose(page, 'Front of your ID');
      await expect(sectionOf(page, 'Front of your ID').getByText('Uploaded')).toBeVisible();
      await context.setOffline(true);
      await choose(page, 'Your selfie');
      await expect(sectionOf(page, 'Your selfie').getByText(/Not uploaded yet/)).toBeVisible();
      await context.setOffline(false);
      await expect(sectionOf(page, 'Your selfie').getByText('Uploaded')).toBeVisible();
      await send(page);
      await expect(page.getByRole('heading', { name: 'Not approved this time' })).toBeVisible(DECIDED);
      await expect(page.getByText(/Your name, date of birth or ID number doesn’t match/)).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByLabel('Full name')).toHaveValue('Ligaya Santos');
    },
  );
});
