import { expectAccessible } from './support/axe.ts';
import { tableGame } from './support/table-game.ts';
import { ONCE } from './support/tags.ts';
import { expect, test } from './support/test.ts';

const roulette = tableGame<{ readonly number: number }>({
  slug: 'roulette-royale',
  title: 'Roulette Royale',
  action: 'Spin',
});

test(
  '[C41, R42] player covers numbers and a colour, spins, and every bet pays by the number that fell',
  ONCE,
  async ({ page }) => {
    await roulette.openAsNewPlayer(page);
    const frame = roulette.frameOf(page);
    for (const name of ['Number 7', 'Split 8, 9', 'Street 10, 11, 12', 'Red']) {
      await roulette.spotOf(page, name).click();
    }
    await expect(frame.getByText('Total ₱40.00')).toBeVisible();
    await expectAccessible(page, '#content');

    const { round } = await roulette.play(page);
    const { number } = round.outcome;
    const reds = [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36];
    const returned = [
      number === 7 ? 36_000 : 0,
      [8, 9].includes(number) ? 18_000 : 0,
      [10, 11, 12].includes(number) ? 12_000 : 0,
      reds.includes(number) ? 2_000 : 0,
    ].reduce((sum, pay) => sum + pay, 0);
    expect(round.win).toBe(returned);
    await expect(frame.locator('.board-hint')).toContainText(`${number} `);
    await expect(frame.locator(`[data-spot="straight-${number}"]`)).toHaveClass(/fallen/);
    await expect(frame.getByRole('img', { name: `latest first: ${number}` })).toBeVisible();

    await frame.getByRole('button', { name: 'Paytable, rules and rounds' }).click();
    await expect(frame.getByRole('row', { name: 'Corner (4 numbers) 8:1 97.29%' })).toBeVisible();
    await roulette.verify(page);
    await expectAccessible(page, '#content');
  },
);

test(
  'table that is taller than a phone says so, and its line leads to the end and back',
  ONCE,
  async ({ page }) => {
    await roulette.openAsNewPlayer(page);
    const frame = roulette.frameOf(page);
    const more = frame.getByRole('button', { name: 'More of the table' });
    const top = frame.getByRole('button', { name: 'Back to the top of the table' });
    await expect(roulette.spotOf(page, 'Column 1')).not.toBeInViewport();
    await expect(async () => {
      if (await more.isVisible()) await more.click();
      await expect(top).toBeVisible({ timeout: 500 });
    }).toPass();
    await expect(roulette.spotOf(page, 'Column 1')).toBeInViewport({ ratio: 1 });
    await top.click();
    await expect(more).toBeVisible();
    await expect(roulette.spotOf(page, 'Number 0')).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(more, 'a wide window shows the whole table').toHaveCount(0);
  },
);

test('[C42] table is navigated with the arrow keys and played by keys alone', ONCE, async ({ page }) => {
  await roulette.openAsNewPlayer(page);
  const frame = roulette.frameOf(page);
  await roulette.spotOf(page, 'Number 5').focus();
  await page.keyboard.press('ArrowDown');
  await expect(roulette.spotOf(page, 'Split 5, 8')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(roulette.spotOf(page, 'Number 8')).toHaveAccessibleName(
    'Number 8, ₱10.00 placed: place a chip of ₱10.00',
  );
  await roulette.play(page, (button) => button.press('Enter'));
  await frame.getByRole('button', { name: 'Clear' }).press('Enter');
  await expect(roulette.actionOf(page)).toHaveAttribute('aria-disabled', 'true');
});

test('[C43] real money on red moves exactly its stake and its win', ONCE, async ({ page }) => {
  await roulette.openAsNewPlayer(page, 50_000);
  const before = await roulette.balanceOf(page);
  await roulette.spotOf(page, 'Red').click();
  const { round, balance } = await roulette.play(page);
  expect(balance).toBe(before - 1_000 + round.win);
  await expect.poll(() => roulette.balanceOf(page)).toBe(balance);
});
