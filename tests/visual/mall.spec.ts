import { call, newRequestId } from '../e2e/support/call.ts';
import { FULL_MOTION } from '../e2e/support/motion.ts';
import { grantPoints } from '../e2e/support/platform-units.ts';
import { bringToken, signUp } from '../e2e/support/players.ts';
import { movementsEnded } from './support/movements-ended.ts';
import { PANEL_SIZES } from './support/panel-screenshots.ts';
import { part, partOf } from './support/part.ts';
import { expect, test } from './support/test.ts';

// The canvas is what is looked at, and the card shows no movement by itself.
test.use({ ...PANEL_SIZES.phone, ...FULL_MOTION, renderer: 'webgl' });

/** A card that is the same in every run; the true one is drawn by chance. */
const FIELDS = [50_000, 200, 100, 2_000, 200, 500, 10_000, 100, 200];

test('a scratch card under its foil, and half scratched', async ({ page }) => {
  const player = await signUp();
  await grantPoints(player.account, 5_000);
  await call('pointsExchangeDiamonds', { requestId: newRequestId(), count: 5 }, player.token);
  await bringToken(page, player.token);
  await page.route('**/scratchCardLottery', async (route) => {
    const answer = await route.fetch();
    const json = await answer.json();
    Object.assign(json.data.card, { fields: FIELDS, prize: 200 });
    await route.fulfill({ json });
  });
  await page.goto('/points?tab=card');
  await page.getByRole('button', { name: 'Buy a card for 2 diamonds' }).click();
  const table = page.getByRole('region', { name: 'Your scratch card' });
  await expect(table).toHaveAttribute('data-drawn', '');
  const foil = table.locator('[data-foil]');
  const card = foil.locator('..');
  await movementsEnded(page);
  await expect(page).toHaveScreenshot('scratch-card-closed.png', {
    clip: await partOf(card, part(0, 230, 380, 222)),
  });

  const box = await foil.boundingBox();
  if (!box) throw new Error('no foil');
  await page.mouse.move(box.x + 20, box.y + 30);
  await page.mouse.down();
  await page.mouse.move(box.x + 280, box.y + 40);
  await expect(table).toHaveAttribute('data-phase', 'scratching');
  for (const [x, y] of [
    [30, 75],
    [270, 110],
    [60, 130],
  ] as const)
    await page.mouse.move(box.x + x, box.y + y);
  await page.mouse.up();
  await expect(page).toHaveScreenshot('scratch-card-half.png', {
    clip: await partOf(card, part(0, 110, 380, 200)),
  });
});
