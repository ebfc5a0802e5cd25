import type { Page } from '@playwright/test';
import { ACCESS_TOKEN_KEY } from '../../contract/limits.ts';
import { expectAccessible } from './support/axe.ts';
import { call } from './support/call.ts';
import { bringToken, signUp } from './support/players.ts';
import { ONCE } from './support/tags.ts';
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

const dialogOf = (page: Page) => page.getByRole('dialog');

async function readPopup(page: Page, name: string): Promise<void> {
  const dialog = dialogOf(page);
  await expect(dialog).toHaveCount(1);
  await expect(dialog.getByRole('heading').first()).toHaveText(name);
  await expectAccessible(page, 'dialog[open]');
  await dialog.getByRole('button', { name: 'Close' }).first().click();
  await expect(dialog).toHaveCount(0);
}

const readCount = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => /^popup_\d/.test(key)).length);

/** A reload brings no popup that this start does not have. */
async function expectNoMore(page: Page): Promise<void> {
  await page.reload();
  await page.getByRole('link', { name: /^Balance/ }).waitFor();
  await expect(dialogOf(page)).toHaveCount(0);
}

test(
  '[T04] [T05] [T06] [T08] [O09] session of the registration has one popup; the next has all of them, one after another and none twice',
  ONCE,
  async ({ page }) => {
    const player = await signUp();
    await bringToken(page, player.token);
    await wantPopups(page);
    await page.goto('/');
    await readPopup(page, SEQUENCE[0] ?? '');
    await expectNoMore(page);
    expect(await readCount(page)).toBe(1);
    const { account, password } = player;
    const { token } = await call('accountLogin', { account, password });
    await page.evaluate(
      ([key, value]) => {
        localStorage.setItem(key, value);
        // As in a tab that was opened for it.
        for (const name of Object.keys(sessionStorage))
          if (name.startsWith('popup_')) sessionStorage.removeItem(name);
      },
      [ACCESS_TOKEN_KEY, String(token)] as const,
    );
    await page.reload();
    for (const name of SEQUENCE) await readPopup(page, name);
    expect(await readCount(page)).toBe(SEQUENCE.length);
    await expectNoMore(page);
    expect(await readCount(page)).toBe(SEQUENCE.length);
  },
);

test(
  '[R34] [D06] guest reads what runs, the terms of one activity, and how the site is installed',
  ONCE,
  async ({ page }) => {
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
  },
);
