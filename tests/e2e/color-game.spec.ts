import type { FrameLocator, Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { bringToken, signUp, signUpWithMoney } from './support/players.ts';
import { ONCE } from './support/tags.ts';
import { expect, test } from './support/test.ts';

const COLOR_GAME = 142;

const frameOf = (page: Page): FrameLocator => page.frameLocator('iframe[title^="Color Game"]');
const throwOf = (page: Page) => frameOf(page).getByRole('button', { name: /^Throw for/ });
const spotOf = (page: Page, color: string) =>
  frameOf(page).getByRole('button', { name: new RegExp(`^${color}.*: place a chip`) });

async function open(page: Page, tryIt: 0 | 1): Promise<void> {
  await page.goto(`/game/start?gameId=${COLOR_GAME}&tryIt=${tryIt}`);
  await expect(spotOf(page, 'Red')).toHaveAttribute('aria-disabled', 'false', { timeout: 30_000 });
}

interface Answer {
  readonly data: {
    readonly round: {
      readonly stake: number;
      readonly win: number;
      readonly outcome: { readonly dice: readonly string[] };
    };
    readonly balance: number;
  };
}

async function throwDice(page: Page): Promise<Answer['data']> {
  const answered = page.waitForResponse('**/app/v1/game/bet');
  await throwOf(page).click();
  const { data } = (await (await answered).json()) as Answer;
  await expect(throwOf(page)).toHaveAttribute('aria-disabled', 'false', { timeout: 30_000 });
  return data;
}

test(
  '[C41, R42] player places chips on colours, takes one back, throws, and sees what the dice pay',
  ONCE,
  async ({ page }) => {
    const player = await signUp();
    await bringToken(page, player.token);
    await open(page, 1);
    const frame = frameOf(page);
    await expect(throwOf(page)).toHaveAttribute('aria-disabled', 'true');
    await spotOf(page, 'Red').click();
    await spotOf(page, 'Red').click();
    await spotOf(page, 'Blue').click();
    await expect(frame.getByText('Total ₱3.00')).toBeVisible();
    await frame.getByRole('button', { name: 'Undo' }).click();
    await expect(frame.getByText('Total ₱2.00')).toBeVisible();
    await expectAccessible(page, '#content');

    const { round } = await throwDice(page);
    expect(round.stake).toBe(200);
    const red = round.outcome.dice.filter((die) => die === 'red').length;
    expect(round.win).toBe([0, 400, 600, 2_400][red]);
    const told = red === 0 ? 'No win' : `Win ₱${(round.win / 100).toFixed(2)}`;
    await expect(frame.locator('.board-hint')).toHaveText(told);

    await frame.getByRole('button', { name: 'Paytable, rules and rounds' }).click();
    await expect(frame.getByRole('tabpanel')).toContainText('₱12.00');
    await frame.getByRole('tab', { name: 'Fairness' }).click();
    await expect(frame.getByRole('tabpanel')).toContainText('95.83%');
    await frame.getByRole('tab', { name: 'My rounds' }).click();
    await frame.getByRole('button', { name: /^Verify the round/ }).click();
    await expect(frame.getByText('Verified: the promised seed gives exactly this outcome.')).toBeVisible();
    await expectAccessible(page, '#content');
  },
);

test(
  '[C42] bet is played by keys alone, and stays for the next round until it is cleared',
  ONCE,
  async ({ page }) => {
    const player = await signUp();
    await bringToken(page, player.token);
    await open(page, 1);
    const frame = frameOf(page);
    await frame.getByRole('button', { name: 'Larger chip' }).press('Enter');
    await spotOf(page, 'Green').press('Enter');
    await expect(frame.getByText('Total ₱2.00')).toBeVisible();
    const answered = page.waitForResponse('**/app/v1/game/bet');
    await throwOf(page).press('Enter');
    await answered;
    await expect(throwOf(page)).toHaveAttribute('aria-disabled', 'false', { timeout: 30_000 });
    await expect(spotOf(page, 'Green')).toHaveAccessibleName('Green, ₱2.00 placed: place a chip of ₱2.00');
    await frame.getByRole('button', { name: 'Clear' }).press('Enter');
    await expect(throwOf(page)).toHaveAttribute('aria-disabled', 'true');
  },
);

test('[C43] round with real money moves exactly its stake and its win', ONCE, async ({ page }) => {
  const player = await signUpWithMoney(50_000);
  await bringToken(page, player.token);
  await open(page, 0);
  const shown = frameOf(page).locator('.balance .amount');
  const before = Math.round(Number((await shown.textContent())?.replace(/[^\d.]/g, '')) * 100);
  await spotOf(page, 'Yellow').click();
  const { round, balance } = await throwDice(page);
  expect(balance).toBe(before - 100 + round.win);
  await expect(shown).toHaveText(`₱${(balance / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`);
});
