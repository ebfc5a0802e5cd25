import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { grantCoins } from './support/platform-money.ts';
import { bringToken, signUpWithMoney } from './support/players.ts';
import { playUnseenRound } from './support/rounds.ts';
import { ONCE } from './support/tags.ts';
import { expect, test } from './support/test.ts';

const PANEL = '[data-panel-layer]';
const DEPOSIT = 50_000;

const pesos = (amount: number) => {
  const text = (Math.abs(amount) / 100).toLocaleString('en-US', { minimumFractionDigits: 2 });
  return `${amount < 0 ? '-' : ''}₱${text}`;
};
const signed = (amount: number) => (amount > 0 ? `+${pesos(amount)}` : pesos(amount));

/** Signs in a player with money who has played one round, its game still open. */
async function arriveAfterRound(page: Page) {
  const player = await signUpWithMoney(DEPOSIT);
  const round = await playUnseenRound(player.token);
  await bringToken(page, player.token);
  return { player, ...round };
}

test(
  '[R68, K04] records list each movement, the totals, and stake, win and proof of a round, and load to the last page',
  ONCE,
  async ({ page }) => {
    const { player, stake, win, balance } = await arriveAfterRound(page);
    await page.goto('/wallets/record');

    const statement = page.getByRole('region', { name: 'Statement' });
    const line = (name: string) =>
      statement
        .locator('dl > div')
        .filter({ has: page.getByText(name, { exact: true }) })
        .getByRole('definition');
    await expect(line('Opening balance')).toHaveText('₱0.00');
    await expect(line('Deposits')).toHaveText('+₱500.00');
    await expect(line('Staked')).toHaveText(pesos(-stake));
    await expect(line('Closing balance')).toHaveText(pesos(balance));
    await expect(line('Net result')).toHaveText(signed(win - stake));
    await expect(line('Net deposits')).toHaveText('₱500.00');

    const rows = page.getByRole('listitem').filter({ hasText: '₱' });
    await expect(rows).toHaveCount(2);
    await expect(rows.first()).toContainText('Royal Sevens');
    const back = win > stake ? 'Win' : 'Returned';
    await expect(rows.first()).toContainText(`Stake ${pesos(stake)} · ${back} ${pesos(win)}`);
    await expect(rows.first()).toContainText(signed(win - stake));
    await expect(rows.last()).toContainText('+₱500.00');
    await expectAccessible(page, PANEL);

    await grantCoins(player.account, 1_00, 45);
    await page.reload();
    await expect.poll(() => rows.count()).toBeGreaterThanOrEqual(20);
    // Down to the end of what is there, as often as it takes; a key on the button does the same.
    await expect(async () => {
      const more = page.getByRole('button', { name: 'Show more' });
      if (await more.isVisible()) await more.press('Enter', { timeout: 1_000 });
      expect(await rows.count()).toBe(47);
    }).toPass();
    await expect(page.getByText('All 47 transactions shown.')).toBeVisible();

    await rows
      .filter({ hasText: 'Royal Sevens' })
      .getByRole('link', { name: 'Verify: Royal Sevens' })
      .click();
    await expect(page.getByRole('heading', { name: 'Not yet checkable' })).toBeVisible();
    await page.getByRole('button', { name: 'Reveal and check' }).click();
    await expect(page.getByRole('heading', { name: 'The figures of this round fit together' })).toBeVisible();
  },
);

test(
  '[R50] unfinished rounds are listed by game, stake and win, and one tap returns their money',
  ONCE,
  async ({ page }) => {
    const { stake, win, balance } = await arriveAfterRound(page);
    await page.goto('/member/retrieve-balance');
    await expect(page.getByRole('definition').first()).toHaveText(pesos(balance));
    const open = page.getByRole('region', { name: 'Open games' }).getByRole('listitem');
    await expect(open).toHaveCount(1);
    await expect(open).toContainText('Royal Sevens');
    await expect(open).toContainText(`Staked ${pesos(stake)} · Won ${pesos(win)}`);
    const unseen = page
      .getByRole('region', { name: 'Rounds you haven’t seen the end of' })
      .getByRole('listitem');
    await expect(unseen).toHaveCount(1);
    await expect(unseen).toContainText(`Staked ${pesos(stake)}`);
    await expect(unseen.getByRole('link')).toHaveAttribute('href', '/game/start?gameId=101&tryIt=0');
    await expectAccessible(page, PANEL);

    await page.getByRole('button', { name: 'Close all games' }).click();
    await expect(page.getByText('All games are closed. All your money is in your balance.')).toBeVisible();
    await expect(open).toHaveCount(0);
    await expect(unseen).toHaveCount(1);
    await expect(page.getByRole('definition').first()).toHaveText(pesos(balance));
  },
);
