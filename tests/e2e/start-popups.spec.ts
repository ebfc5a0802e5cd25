import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { bringToken, signUp } from './support/players.ts';
import { expect, test } from './support/test.ts';

const PANEL = '[data-panel-layer]';

/** What a new member finds in a browser that can install. */
const SEQUENCE = [
  'Add us to your home screen',
  'Before your first deposit',
  'Invite spin',
  'Sign-in calendar',
];

/** The popups of a start are wanted here; whoever has seen one does not see it again. */
const wantPopups = (page: Page) =>
  page.addInitScript(() => {
    if (sessionStorage.getItem('wants_popups')) return;
    sessionStorage.setItem('wants_popups', '1');
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith('popup_')) sessionStorage.removeItem(key);
  });

test('[T04] [T05] [T06] [T08] [O09] popups of a start come one after another, one tap closes each, and none comes twice', async ({
  page,
}) => {
  const player = await signUp();
  await bringToken(page, player.token);
  await wantPopups(page);
  await page.goto('/');
  const dialog = page.getByRole('dialog');
  for (const name of SEQUENCE) {
    await expect(dialog).toHaveCount(1);
    await expect(dialog.getByRole('heading').first()).toHaveText(name);
    await expectAccessible(page, 'dialog[open]');
    await dialog.getByRole('button', { name: 'Close' }).first().click();
    await expect(dialog).toHaveCount(0);
  }
  const seen = () =>
    page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('popup_')).length);
  expect(await seen()).toBe(SEQUENCE.length);
  await page.reload();
  await page.getByRole('link', { name: /^Balance/ }).waitFor();
  await expect(dialog).toHaveCount(0);
  expect(await seen()).toBe(SEQUENCE.length);
});

test('[R34] [D06] guest reads what runs, the terms of one activity, and how the site is installed', async ({
  page,
}) => {
  await page.goto('/activity');
  await expect(page.getByRole('heading', { name: 'Activities', level: 1 })).toBeVisible();
  await expectAccessible(page, PANEL);
  await page.getByRole('link', { name: 'About Lucky Jackpot' }).click();
  await expect(page.getByRole('heading', { name: 'Lucky Jackpot' })).toBeVisible();
  await expect(page.getByText(/you can verify every draw/)).toBeVisible();
  await expectAccessible(page, PANEL);
  await page.goto('/download');
  await expect(page.getByRole('heading', { name: 'Install the app', level: 1 })).toBeVisible();
  await expectAccessible(page, PANEL);
});
