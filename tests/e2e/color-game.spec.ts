import { expectAccessible } from './support/axe.ts';
import { tableGame } from './support/table-game.ts';
import { ONCE } from './support/tags.ts';
import { expect, test } from './support/test.ts';

interface Throw {
  readonly dice: readonly string[];
}

const colors = tableGame<Throw>({ slug: 'color-game', title: 'Color Game', action: 'Throw' });

test(
  '[C41, R42] player places chips on colours, takes one back, throws, and sees what the dice pay',
  ONCE,
  async ({ page }) => {
    await colors.openAsNewPlayer(page);
    const frame = colors.frameOf(page);
    await expect(colors.actionOf(page)).toHaveAttribute('aria-disabled', 'true');
    await colors.spotOf(page, 'Red').click();
    await colors.spotOf(page, 'Red').click();
    await colors.spotOf(page, 'Blue').click();
    await expect(frame.getByText('Total ₱3.00')).toBeVisible();
    await frame.getByRole('button', { name: 'Undo' }).click();
    await expect(frame.getByText('Total ₱2.00')).toBeVisible();
    await expectAccessible(page, '#content');

    const { round } = await colors.play(page);
    expect(round.stake).toBe(200);
    const red = round.outcome.dice.filter((die) => die === 'red').length;
    expect(round.win).toBe([0, 400, 600, 2_400][red]);
    const told = red === 0 ? 'No win' : `Win ₱${(round.win / 100).toFixed(2)}`;
    await expect(frame.locator('.board-hint')).toHaveText(told);

    await frame.getByRole('button', { name: 'Paytable, rules and rounds' }).click();
    await expect(frame.getByRole('tabpanel')).toContainText('₱12.00');
    await frame.getByRole('tab', { name: 'Fairness' }).click();
    await expect(frame.getByRole('tabpanel')).toContainText('95.83%');
    await colors.verify(page);
    await expectAccessible(page, '#content');
  },
);

test(
  '[C42] bet is played by keys alone, and stays for the next round until it is cleared',
  ONCE,
  async ({ page }) => {
    await colors.openAsNewPlayer(page);
    const frame = colors.frameOf(page);
    await frame.getByRole('button', { name: 'Larger chip' }).press('Enter');
    await colors.spotOf(page, 'Green').press('Enter');
    await expect(frame.getByText('Total ₱2.00')).toBeVisible();
    await colors.play(page, (button) => button.press('Enter'));
    await expect(colors.spotOf(page, 'Green')).toHaveAccessibleName(
      'Green, ₱2.00 placed: place a chip of ₱2.00',
    );
    await frame.getByRole('button', { name: 'Clear' }).press('Enter');
    await expect(colors.actionOf(page)).toHaveAttribute('aria-disabled', 'true');
  },
);

test('[C43] round with real money moves exactly its stake and its win', ONCE, async ({ page }) => {
  await colors.openAsNewPlayer(page, 50_000);
  const before = await colors.balanceOf(page);
  await colors.spotOf(page, 'Yellow').click();
  const { round, balance } = await colors.play(page);
  expect(balance).toBe(before - 100 + round.win);
  await expect.poll(() => colors.balanceOf(page)).toBe(balance);
});
