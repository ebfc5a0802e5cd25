import type { Page } from '@playwright/test';
import { answerOf, type Progress } from './support/act-answers.ts';
import { expectAccessible } from './support/axe.ts';
import { bringToken, signUp, signUpWithMoney } from './support/players.ts';
import { ONCE } from './support/tags.ts';
import { expect, test } from './support/test.ts';
import { revealLatest } from './support/verify-round.ts';

const MINES = 143;
const READY = { timeout: 30_000 };

const frameOf = (page: Page) => page.frameLocator('iframe[title^="Mines of Brass"]');
const startOf = (page: Page) => frameOf(page).getByRole('button', { name: /^Start for/ });
const cellsOf = (page: Page) =>
  frameOf(page).getByRole('group', { name: 'Field of tiles' }).getByRole('button');

async function open(page: Page, tryIt: 0 | 1): Promise<void> {
  await page.goto(`/game/start?gameId=${MINES}&tryIt=${tryIt}`);
  await expect(startOf(page)).toHaveAttribute('aria-disabled', 'false', READY);
}

/** One mine: the first cell is almost surely safe, and a round that is lost at once begins anew. */
async function openSafeCell(page: Page): Promise<Progress> {
  await frameOf(page).getByRole('slider', { name: 'Mines' }).fill('1');
  for (;;) {
    await answerOf(page, 'bet', () => startOf(page).click());
    const progress = await answerOf(page, 'act', () => cellsOf(page).nth(12).click());
    if (progress.openRound) return progress;
    await expect(startOf(page)).toHaveAttribute('aria-disabled', 'false', READY);
  }
}

test('[C41, R42] player opens a cell, cashes out, and verifies the round', ONCE, async ({ page }) => {
  const player = await signUp();
  await bringToken(page, player.token);
  await open(page, 1);
  const frame = frameOf(page);
  await expectAccessible(page, '#content');
  await openSafeCell(page);
  await expect(cellsOf(page).nth(12)).toHaveAccessibleName('Row 3, column 3: gem');
  await expectAccessible(page, '#content');
  const cashOut = frame.getByRole('button', { name: 'Cash out ₱1.01' });
  const { round } = await answerOf(page, 'act', () => cashOut.click());
  expect(round).toMatchObject({ stake: 100, win: 101 });
  await expect(frame.locator('.result')).toHaveText('Win ₱1.01');
  await expect(startOf(page)).toHaveAttribute('aria-disabled', 'false', READY);
  await frame.getByRole('button', { name: 'Paytable, rules and rounds' }).click();
  await expect(frame.getByRole('tabpanel')).toContainText('×24.25');
  await frame.getByRole('tab', { name: 'Rules' }).click();
  await expect(frame.getByRole('tabpanel')).toContainText('it waits 24 hours for you');
  await revealLatest(frame);
});

test(
  '[C43, R50] round with real money survives a reload, is listed as unfinished, and is continued from there by keys',
  ONCE,
  async ({ page }) => {
    const player = await signUpWithMoney(50_000);
    await bringToken(page, player.token);
    await open(page, 0);
    const { openRound, balance } = await openSafeCell(page);
    await page.reload();
    await expect(cellsOf(page).nth(12)).toHaveAccessibleName('Row 3, column 3: gem', READY);

    await page.goto('/member/retrieve-balance');
    const waiting = page.getByRole('region', { name: 'Rounds waiting for you' });
    await expectAccessible(page, '#content');
    await waiting.getByRole('link', { name: /^Mines of Brass/ }).click();
    const cashOut = frameOf(page).getByRole('button', { name: /^Cash out/ });
    await expect(cashOut).toHaveAttribute('aria-disabled', 'false', READY);
    await cellsOf(page).nth(12).focus();
    await page.keyboard.press('ArrowRight');
    await expect(cellsOf(page).nth(13)).toBeFocused();
    const end = await answerOf(page, 'act', () => cashOut.press('Enter'));
    expect(end.round).toMatchObject({ roundId: openRound?.roundId, win: 101 });
    expect(end.balance).toBe(balance + 101);
  },
);
