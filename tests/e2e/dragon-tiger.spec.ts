import { expectAccessible } from './support/axe.ts';
import { tableGame } from './support/table-game.ts';
import { ONCE } from './support/tags.ts';
import { expect, test } from './support/test.ts';

interface Duel {
  readonly dragon: number;
  readonly tiger: number;
  readonly winner: 'dragon' | 'tiger' | 'tie';
}

const duel = tableGame<Duel>({ slug: 'dragon-tiger', title: 'Dragon & Tiger', action: 'Deal' });

test(
  '[C41, R42] player bets on the dragon, sees both cards turned, and is paid by them',
  ONCE,
  async ({ page }) => {
    await duel.openAsNewPlayer(page);
    const frame = duel.frameOf(page);
    await duel.spotOf(page, 'Dragon').click();
    await duel.spotOf(page, 'Dragon').click();
    await duel.spotOf(page, 'Suited tie').click();
    await frame.getByRole('button', { name: 'Undo' }).click();
    await expect(frame.getByText('Total ₱20.00')).toBeVisible();
    await expectAccessible(page, '#content');

    const { round } = await duel.play(page);
    expect(round.stake).toBe(2_000);
    const told = { dragon: 'Win ₱40.00', tiger: 'No win', tie: 'Returned ₱10.00' };
    await expect(frame.locator('.board-hint')).toHaveText(told[round.outcome.winner]);
    await expect(frame.getByRole('img', { name: /^Your last rounds here/ })).toBeVisible();

    await frame.getByRole('button', { name: 'Paytable, rules and rounds' }).click();
    await expect(frame.getByRole('row', { name: 'Suited tie 50:1 86.02%' })).toBeVisible();
    await duel.verify(page);
    await expectAccessible(page, '#content');
  },
);

test('[C42] bet on a tie is placed, doubled, dealt and repeated by keys alone', ONCE, async ({ page }) => {
  await duel.openAsNewPlayer(page);
  const frame = duel.frameOf(page);
  await duel.spotOf(page, 'Tie').press('Enter');
  await frame.getByRole('button', { name: 'Double bet' }).press('Enter');
  await expect(frame.getByText('Total ₱20.00')).toBeVisible();
  await duel.play(page, (button) => button.press('Enter'));
  await frame.getByRole('button', { name: 'Clear' }).press('Enter');
  await expect(duel.actionOf(page)).toHaveAttribute('aria-disabled', 'true');
  await frame.getByRole('button', { name: 'Repeat last bet' }).press('Enter');
  await expect(duel.spotOf(page, 'Tie')).toHaveAccessibleName('Tie, ₱20.00 placed: place a chip of ₱10.00');
});

test('[C43] real money on the tiger moves exactly its stake and its win', ONCE, async ({ page }) => {
  await duel.openAsNewPlayer(page, 50_000);
  const before = await duel.balanceOf(page);
  await duel.spotOf(page, 'Tiger').click();
  const { round, balance } = await duel.play(page);
  expect(balance).toBe(before - 1_000 + round.win);
  await expect.poll(() => duel.balanceOf(page)).toBe(balance);
});
