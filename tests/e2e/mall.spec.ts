import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { call, newRequestId } from './support/call.ts';
import { FULL_MOTION } from './support/motion.ts';
import { grantPoints } from './support/platform-units.ts';
import { bringToken, signUp } from './support/players.ts';
import { ONCE } from './support/tags.ts';
import { expect, test } from './support/test.ts';

// With less motion nothing is drawn that could be scratched.
test.use(FULL_MOTION);

const PANEL = '[data-panel-layer]';

/** Every result that a card may tell. */
const RESULT =
  /^(No prize this time\.|Returned: ₱[\d,.]+It’s in your balance\.|You won ₱[\d,.]+It’s in your balance\.)$/;

/** A finger goes over the foil in rows, until most of it is gone. */
async function scratch(page: Page, foil: Locator): Promise<void> {
  await foil.scrollIntoViewIfNeeded();
  const box = await foil.boundingBox();
  if (!box) throw new Error('no foil');
  const right = box.x + box.width - 6;
  await page.mouse.move(box.x + 6, box.y + 12);
  await page.mouse.down();
  for (let y = 12; y < box.height; y += 30) {
    await page.mouse.move(right, box.y + y, { steps: 4 });
    await page.mouse.move(box.x + 6, box.y + y + 15, { steps: 4 });
  }
  await page.mouse.up();
}

test(
  '[R52, C77, C78, C79, C80, C82, C83, D08] player exchanges points for diamonds, money and goods, scratches one card, reloads before the next and reveals it by the keyboard',
  ONCE,
  async ({ page }) => {
    test.setTimeout(90_000);
    const player = await signUp();
    await grantPoints(player.account, 15_450);
    // The calendar's door gives 50 points, and would raise the same red dot.
    await call('loginBonus3UserReceive', { requestId: newRequestId() }, player.token);
    await bringToken(page, player.token);
    await page.goto('/bonus');
    const panel = page.locator(PANEL);
    await panel.getByRole('link', { name: /Points and diamonds.*Ready to claim/ }).click();
    await expect(page).toHaveURL(/\/points$/);
    await expectAccessible(page, PANEL);

    const points = panel.getByRole('form', { name: 'Points to diamonds' });
    await points.getByRole('button', { name: 'Use all: 15 diamonds' }).click();
    await points.getByRole('button', { name: 'Exchange points' }).click();
    await expect(panel.getByRole('definition').nth(1)).toHaveText('15worth ₱15.00');
    const bonus = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: /^Bonus/ });
    await expect(bonus).toHaveAccessibleName('Bonus');
    const coin = panel.getByRole('form', { name: 'Diamonds to money' });
    await coin.getByRole('textbox', { name: 'Diamonds' }).fill('3');
    await coin.getByRole('button', { name: 'Exchange diamonds' }).press('Enter');
    await expect(page.getByRole('link', { name: /^Balance ₱3\.00/ })).toBeVisible();

    await panel.getByRole('tab', { name: 'Goods' }).click();
    await panel.getByRole('button', { name: 'Buy Deposit coupon, 10% for 5 diamonds' }).click();
    await panel.getByRole('button', { name: 'Buy now' }).click();
    await expect(page.getByText('Deposit coupon, 10% is yours')).toBeVisible();
    await expect(panel.getByText('You can buy 4 more')).toBeVisible();
    await expectAccessible(page, PANEL);

    // The card alone is drawn, by the renderer that needs no graphics card; the lobby’s mirror stays as it is.
    await page.evaluate(() => localStorage.setItem('renderer', 'canvas'));
    await panel.getByRole('tab', { name: 'Scratch card' }).click();
    await panel.getByRole('button', { name: 'Buy a card for 2 diamonds' }).click();
    const card = panel.getByRole('region', { name: 'Your scratch card' });
    await expect(card).toHaveAttribute('data-drawn', '');
    await expect(card.getByRole('listitem').first()).toHaveText('Field 1: covered');
    await scratch(page, card.locator('[data-foil]'));
    await expect(card.getByRole('status')).toHaveText(RESULT);
    await expectAccessible(page, PANEL);
    await card.getByRole('button', { name: 'Close card' }).click();

    await panel.getByRole('button', { name: 'Buy a card for 2 diamonds' }).click();
    await expect(card.getByRole('button', { name: 'Reveal' })).toBeVisible();
    // From here on nothing is drawn: the page’s own card is revealed.
    await page.reload();
    await card.getByRole('button', { name: 'Reveal' }).press('Enter');
    await expect(card.getByRole('status')).toHaveText(RESULT);
    await expect(card).toBeFocused();
    const past = panel.getByRole('region', { name: 'Your opened cards' });
    await expect(past.getByRole('listitem')).toHaveCount(2);
    await past.getByText('Seeds and check').first().click();
    await past.getByRole('button', { name: 'Check this card' }).first().click();
    await expect(past.getByText('The seeds give exactly this card.')).toBeVisible();

    const { list } = await call('searchScratchCardAwardLog', { cursor: null, pageSize: 20 }, player.token);
    const prizes = (list as { prize: number }[]).reduce((sum, { prize }) => sum + prize, 300);
    const { diamonds } = await call('diamondShopData', {}, player.token);
    expect(diamonds).toBe(15 - 3 - 5 - 2 - 2);
    await expect(
      page.getByRole('link', { name: new RegExp(`^Balance ₱${(prizes / 100).toFixed(2)}`) }),
    ).toBeVisible();
    await panel.getByRole('tab', { name: 'History' }).click();
    await expect(panel.getByRole('region', { name: 'Diamond history' }).getByRole('listitem')).toHaveCount(5);
    await expectAccessible(page, PANEL);
  },
);
