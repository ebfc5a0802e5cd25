import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { bringToken, signUp } from './support/players.ts';
import { ONCE } from './support/tags.ts';
import { expect, test } from './support/test.ts';

/** What a new member finds in a browser that can install. */
const SEQUENCE = ['Keep us on your home screen', 'Before your first deposit'];

/** The popups of a start are wanted here; whoever has seen one does not see it again. */
const wantPopups = (page: Page) =>
  page.addInitScript(() => {
    if (sessionStorage.getItem('wants_popups')) return;
    sessionStorage.setItem('wants_popups', '1');
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith('popup_')) sessionStorage.removeItem(key);
  });

const nameOf = (page: Page) => page.getByRole('dialog').getByRole('heading').first().textContent();

test('[T04] [T05] [T06] [T08] [O09] popups of a start come one after another in the lobby, one tap closes each, and none comes twice', async ({
  page,
}) => {
  const player = await signUp();
  await bringToken(page, player.token);
  await wantPopups(page);
  await page.goto('/');
  const dialog = page.getByRole('dialog');
  const names: (string | null)[] = [];
  for (const name of SEQUENCE) {
    await expect(dialog).toHaveCount(1);
    await expect(dialog.getByRole('heading').first()).toHaveText(name);
    if (name === SEQUENCE[0]) await expectAccessible(page, 'dialog[open]');
    names.push(await nameOf(page));
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toHaveCount(0);
  }
  expect(names).toEqual(SEQUENCE);
  await page.reload();
  await page.getByRole('link', { name: /^Balance/ }).waitFor();
  await expect
    .poll(() =>
      page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('popup_')).length),
    )
    .toBe(SEQUENCE.length);
  await expect(dialog).toHaveCount(0);
});

test(
  '[T04] whoever goes to another page from a popup finds no other on the way back',
  ONCE,
  async ({ page }) => {
    const player = await signUp();
    await bringToken(page, player.token);
    await wantPopups(page);
    await page.goto('/');
    await page.getByRole('dialog').getByRole('link', { name: 'Show me how' }).click();
    await expect(page.getByRole('heading', { name: 'Install the app', level: 1 })).toBeVisible();
    await expectAccessible(page, '[data-panel-layer]');
    await page.goBack();
    await page.getByRole('link', { name: /^Balance/ }).waitFor();
    // Longer than the pause before a popup.
    await page.waitForFunction(
      () => performance.now() > 0 && new Promise((done) => setTimeout(() => done(true), 2_500)),
    );
    await expect(page.getByRole('dialog')).toHaveCount(0);
  },
);
