import { expectAccessible } from './support/axe.ts';
import { tableGame } from './support/table-game.ts';
import { ONCE } from './support/tags.ts';
import { expect, test } from './support/test.ts';

interface Coup {
  readonly player: { readonly cards: readonly number[]; readonly points: number };
  readonly banker: { readonly cards: readonly number[]; readonly points: number };
}

const baccarat = tableGame<Coup>({ slug: 'grand-baccarat', title: 'Grand Baccarat', action: 'Deal' });

test(
  '[C41, R42] player bets on the banker, sees both hands dealt, and is paid less the commission',
  ONCE,
  async ({ page }) => {
    await baccarat.openAsNewPlayer(page);
    const frame = baccarat.frameOf(page);
    await baccarat.spotOf(page, 'Banker').click();
    await baccarat.spotOf(page, 'Banker').click();
    await expect(frame.getByText('Total ₱20.00')).toBeVisible();
    await expectAccessible(page, '#content');

    const { round } = await baccarat.play(page);
    const { player, banker } = round.outcome;
    const lead = Math.sign(banker.points - player.points);
    const told = lead > 0 ? 'Win ₱39.00' : lead < 0 ? 'No win' : 'Returned ₱20.00';
    await expect(frame.locator('.board-hint')).toHaveText(told);
    await expect(frame.locator('.points')).toHaveText([String(player.points), String(banker.points)]);

    await frame.getByRole('button', { name: 'Paytable, rules and rounds' }).click();
    await expect(frame.getByRole('row', { name: 'Banker 0.95:1 98.94%' })).toBeVisible();
    await baccarat.verify(page);
    await expectAccessible(page, '#content');
  },
);

test(
  '[C42] bets on the player and a pair are placed, dealt and kept by keys alone',
  ONCE,
  async ({ page }) => {
    await baccarat.openAsNewPlayer(page);
    await baccarat.spotOf(page, 'Player').press('Enter');
    await baccarat.spotOf(page, 'Player pair').press('Enter');
    await baccarat.play(page, (button) => button.press('Enter'));
    await expect(baccarat.spotOf(page, 'Player pair')).toHaveAccessibleName(
      'Player pair, ₱10.00 placed: place a chip of ₱10.00',
    );
  },
);

test('[C43] real money on a tie moves exactly its stake and its win', ONCE, async ({ page }) => {
  await baccarat.openAsNewPlayer(page, 50_000);
  const before = await baccarat.balanceOf(page);
  await baccarat.spotOf(page, 'Tie').click();
  const { round, balance } = await baccarat.play(page);
  expect(balance).toBe(before - 1_000 + round.win);
  await expect.poll(() => baccarat.balanceOf(page)).toBe(balance);
});
