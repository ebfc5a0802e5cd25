import type { Page } from '@playwright/test';
import { CATALOGUE } from '../../server/games/catalogue/games.ts';
import { expectAccessible } from './support/axe.ts';
import { bringToken, signUpWithMoney } from './support/players.ts';
import { ONCE } from './support/tags.ts';
import { expect, test } from './support/test.ts';
import { verifyLatest } from './support/verify-round.ts';

const KENO = CATALOGUE.find(({ slug }) => slug === 'keno-lights')?.id;
/** Twenty seconds of bets, and fourteen of the draw. */
const A_DRAW = { timeout: 45_000 };

const frameOf = (page: Page) => page.frameLocator('iframe[title^="Keno Lights"]');

test(
  '[C41, R42] player chooses numbers by keys, bets on a draw that all players share, and is paid by its hits',
  ONCE,
  async ({ page }) => {
    test.setTimeout(180_000);
    const player = await signUpWithMoney(50_000);
    await bringToken(page, player.token);
    await page.goto(`/game/start?gameId=${KENO}&tryIt=0`);
    const frame = frameOf(page);
    const bet = frame.locator('button.spin');
    await expect(frame.getByText('Choose 1 to 10 numbers')).toBeVisible(A_DRAW);
    await expect(bet).toHaveAttribute('aria-disabled', 'true');
    const one = frame.getByRole('button', { name: '1', exact: true });
    await one.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
    await expect(frame.getByText('2 of 10 chosen')).toBeVisible();
    await expect(frame.getByRole('button', { name: '2', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await page.keyboard.press('Space');
    await expect(frame.getByText('1 of 10 chosen')).toBeVisible();
    await expectAccessible(page, '#content');
    await expect(frame.locator('.street[data-phase="betting"]')).toHaveCount(1, A_DRAW);
    await bet.click();
    await expect(frame.getByText('₱5.00 on 1', { exact: true })).toBeVisible(A_DRAW);
    await expect(bet).toHaveAccessibleName('Your bet of ₱5.00 is placed');
    // The bet is on the server: another page of the same player follows the same draw to its end.
    await page.reload();
    await expect(frame.getByText('₱5.00 on 1', { exact: true })).toBeVisible(A_DRAW);
    await expect(frame.locator('.result')).toHaveText(
      /^(0 of 1 drawn\. No win|1 of 1 drawn\. Win ₱18\.85)/,
      A_DRAW,
    );
    const drawn = await frame.locator('.calls-list .called').allTextContents();
    expect(new Set(drawn).size).toBe(20);
    const isHit = drawn.includes('1');
    await expect(frame.locator('.balance .amount')).toHaveText(isHit ? '₱513.85' : '₱495.00', A_DRAW);
    // The end was looked at, and the round is in the list.
    await expect(bet).toHaveAccessibleName(/^Bet ₱/, A_DRAW);
    await frame.getByRole('button', { name: 'Paytable, rules and rounds' }).click();
    await expect(frame.getByRole('tabpanel')).toContainText('10 hits ×10000');
    await frame.getByRole('tab', { name: 'Rules' }).click();
    await expect(frame.getByRole('tabpanel')).toContainText('If our server is away when bets close');
    await verifyLatest(frame);
    await frame
      .getByRole('button', { name: /^Replay the round of .+$/ })
      .first()
      .click();
    const replayed = frame.locator('.draw-replay');
    await expect(replayed.locator('[data-lamp=called], [data-lamp=hit]')).toHaveCount(20);
    await expect(replayed).toContainText(isHit ? '1 of 1 drawn.' : '0 of 1 drawn.');
    await expectAccessible(page, '#content');
  },
);
