import { readFile } from 'node:fs/promises';
import { cents, formatCents } from '../../contract/money.ts';
import { expectAccessible } from './support/axe.ts';
import { grantCoins } from './support/platform-money.ts';
import { bringToken, signUp } from './support/players.ts';
import { playUnseenRound } from './support/rounds.ts';
import { ONCE } from './support/tags.ts';
import { expect, test } from './support/test.ts';

test(
  '[R49] [R44] play report shows stakes and wins as a chart operable by keys, as a table and as a file; axe finds nothing',
  ONCE,
  async ({ page }) => {
    const player = await signUp();
    await grantCoins(player.account, 1_000_000);
    await bringToken(page, player.token);
    await page.goto('/member');
    await page.getByRole('link', { name: 'Play report' }).click();
    await expect(page.getByRole('heading', { name: 'No play in this period' })).toBeVisible();
    await expectAccessible(page, '[data-panel-layer]');

    const { stake: staked, win: won } = await playUnseenRound(player.token);
    const money = (amount: number) => formatCents(cents(amount), { locale: 'en-PH', sign: '₱' });
    const net = won > staked ? `+${money(won - staked)}` : money(won - staked);
    await page.getByRole('radio', { name: '7 days' }).check({ force: true });
    const result = page.getByRole('region', { name: 'Your result' });
    await expect(result).toContainText(net);
    await expect(result).toContainText(money(staked));
    await expect(page.getByRole('link', { name: 'Limits and breaks', exact: true })).toBeVisible();

    const days = page.getByRole('slider', { name: 'Staked and won over time' });
    const said = `staked ${money(staked)}, won ${money(won)}, result ${money(won - staked)}`;
    await expect(days).toHaveAttribute('aria-valuetext', new RegExp(escaped(said)));
    await days.focus();
    await page.keyboard.press('ArrowLeft');
    await expect(days).toHaveAttribute('aria-valuetext', new RegExp(escaped(`staked ${money(0)}`)));
    await page.keyboard.press('ArrowRight');
    await expect(days).toHaveAttribute('aria-valuetext', new RegExp(escaped(said)));

    await page.getByRole('button', { name: 'View as table' }).click();
    const table = page.getByRole('table', { name: 'Staked and won over time' });
    await expect(table.getByRole('row')).toHaveCount(2);
    await expect(table.getByRole('row').nth(1)).toContainText(money(staked));
    await expect(page.getByRole('table', { name: 'By game' }).getByRole('row').nth(1)).toContainText(
      'Royal Sevens',
    );
    await expectAccessible(page, '[data-panel-layer]');

    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download CSV' }).click();
    const file = await coming;
    const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
    const plain = (amount: number) => (amount / 100).toFixed(2);
    expect(lines.at(-1)).toBe(`Total,,${plain(staked)},${plain(won)},0.00,${plain(won - staked)},1`);
    expect(lines).toHaveLength(5);
    expect(lines[2]).toContain(`Game,Royal Sevens,${plain(staked)},${plain(won)},`);
  },
);

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
