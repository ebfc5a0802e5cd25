import type { Locator, Page } from '@playwright/test';
import { JACKPOT_TIERS } from '../../contract/ids.ts';
import type { JackpotInfo } from '../../contract/jackpot/jackpot.ts';
import { formatCents } from '../../contract/money.ts';
import { expectAccessible } from './support/axe.ts';
import { HALL, spinOf } from './support/draw-page.ts';
import { bringToken, signUp } from './support/players.ts';
import { ONCE } from './support/tags.ts';
import { expect, test } from './support/test.ts';

/** The readings of the board that a page brings, oldest first: one for the board, more as sections are opened. */
async function readingsOf(page: Page, open: () => Promise<unknown>): Promise<JackpotInfo[]> {
  const readings: JackpotInfo[] = [];
  page.on('response', async (answer) => {
    if (!answer.url().endsWith('/getJackpotDrawInfo')) return;
    const body = await answer.json();
    readings.push(body.data ?? body);
  });
  await open();
  await expect.poll(() => readings.length).toBeGreaterThan(0);
  return readings;
}

/** The sheet of a pot tells every true amount and when it was read. */
async function expectAmounts(page: Page, pot: Locator, readings: readonly JackpotInfo[]): Promise<void> {
  await pot.click();
  const sheet = page
    .locator('dialog[open]')
    .filter({ has: page.locator('[data-tier]') })
    .last();
  const seconds = new Intl.DateTimeFormat('en-US', { timeStyle: 'medium', timeZone: 'Asia/Manila' });
  // A later reading may arrive while the sheet is read: whichever it is, time and amounts are of the same one.
  await expect(async () => {
    const text = await sheet.textContent();
    const info = readings.findLast(({ readAt }) => text?.includes(seconds.format(readAt)));
    if (!info) throw new Error(`no reading has the time in “${text}”`);
    for (const tier of JACKPOT_TIERS)
      await expect(sheet.locator(`[data-tier="${tier}"] dd`).first()).toHaveText(
        formatCents(info[`${tier}Jackpot`], { locale: 'en-US', sign: '₱' }),
        { timeout: 1_000 },
      );
  }).toPass({ timeout: 20_000 });
  await expectAccessible(page, 'dialog[open]');
  await page.keyboard.press('Escape');
}

test(
  '[R06, O11, O20, T12, V04, C73] jackpot hall has ten cells, no navigation bar, its odds, its true amounts and its rules, and SPIN is disabled without a chance',
  ONCE,
  async ({ page }) => {
    const player = await signUp();
    await bringToken(page, player.token);
    const readings = await readingsOf(page, () => page.goto(HALL));
    await spinOf(page).waitFor();
    await expect(page.getByRole('list', { name: 'Prizes' }).getByRole('listitem')).toHaveCount(10);
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
    await expect(spinOf(page)).toBeDisabled();
    await expect(page.getByRole('progressbar')).toHaveCount(2);
    await expect(page.getByRole('link', { name: 'Go to deposit' })).toBeVisible();
    const odds = page.getByRole('region', { name: 'Odds and jackpots' });
    for (const tier of ['Mega', 'Major', 'Minor', 'Mini'])
      await expect(
        odds.getByRole('row', { name: new RegExp(`^${tier} 1 in [\\d,]+ ₱[\\d,]+ ₱[\\d,]+`) }),
      ).toBeVisible();
    await expect(odds.getByText(/of every real-money bet goes into the jackpots/)).toBeVisible();
    await expectAccessible(page);

    const pots = page.locator('[data-hall] button[data-tier]');
    await expect(pots).toHaveCount(JACKPOT_TIERS.length);
    await expectAmounts(page, pots.first(), readings);

    const button = page.getByRole('button', { name: 'Rules and odds' });
    await button.click();
    const rules = page.getByRole('dialog', { name: 'Rules and odds' });
    await expect(rules).toContainText('Deposit ₱500 and bet ₱5,600 of real money in one day');
    await expectAccessible(page, 'dialog');
    await page.keyboard.press('Escape');
    await expect(rules).toHaveCount(0);
    await expect(button).toBeFocused();
  },
);

test(
  '[O11, O18, O19, T12, C73, C75, C76, D09] lobby board shows the true amount of a pot, and its bars open the hall with record, ranking and rules',
  ONCE,
  async ({ page }) => {
    const player = await signUp();
    await bringToken(page, player.token);
    const readings = await readingsOf(page, () => page.goto('/'));
    await expectAmounts(page, page.locator('button[data-touch^="tier:"]').first(), readings);
    await page
      .getByRole('button', { name: /^Jackpot/ })
      .first()
      .click();
    const hall = page.getByRole('dialog', { name: 'Jackpot', exact: true });
    await expect(spinOf(page)).toBeDisabled();
    await expectAccessible(page, 'dialog');
    for (const [button, title, text] of [
      ['My draws', 'My draws', 'No draws yet'],
      ['Ranking', 'Ranking', /No draws yet|Place 1/],
      ['Rules and odds', 'Rules and odds', /1 in 1,000,000/],
    ] as const) {
      await hall.getByRole('button', { name: button }).click();
      const sheet = page.getByRole('dialog', { name: title });
      await expect(sheet.getByText(text).first()).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(sheet).toHaveCount(0);
    }
    await expect(hall).toBeVisible();
  },
);
