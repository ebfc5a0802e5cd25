import { expectAccessible } from './support/axe.ts';
import { FULL_MOTION } from './support/motion.ts';
import { bringToken, signUp } from './support/players.ts';
import { DESKTOP_ONLY, ONCE } from './support/tags.ts';
import { expect, test } from './support/test.ts';

test.use({ ...FULL_MOTION, renderer: 'auto', serviceWorkers: 'allow' });

test('[R01] lobby shows board, winners and rails of posters', async ({ page }) => {
  await page.goto('/');
  for (const tier of ['Mega', 'Major', 'Minor', 'Mini']) {
    await expect(
      page.getByRole('button', { name: new RegExp(`^${tier} jackpot.*₱[0-9,]+\\.[0-9]{2}$`) }),
    ).toBeVisible();
  }
  const slots = page.getByRole('region', { name: 'Slots' });
  await expect(slots.getByRole('link', { name: /^Royal Sevens/ })).toBeAttached();
  await expect(slots.getByRole('link', { name: /^All \d+ games/ })).toBeAttached();
});

test('[O17] next winner is shown every two seconds', ONCE, async ({ page }) => {
  // The page's clock is turned by hand: two seconds of a busy machine say nothing.
  await page.clock.install();
  await page.goto('/');
  const line = page.getByRole('region', { name: 'Latest jackpot winners' }).getByRole('paragraph');
  await expect(line).not.toBeEmpty();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const first = await line.textContent();
  await page.clock.runFor(2_000);
  await expect(line).not.toHaveText(first ?? '');
});

test('[R45, C43] favourite is saved with the account', ONCE, async ({ page }) => {
  const player = await signUp();
  await bringToken(page, player.token);
  await page.goto('/game/search');
  await page
    .getByRole('button', { name: /Add to favorites/ })
    .first()
    .click();
  // Away as soon as the heart is red: what was seen must be kept.
  await expect(page.getByRole('button', { name: /Remove from favorites/ }).first()).toBeVisible();
  await page.goto('/member/games');
  await page.getByRole('tab', { name: 'Favorites' }).click();
  await expect(page.getByRole('button', { name: /Remove from favorites/ }).first()).toBeVisible();
  await expectAccessible(page);
});

test('Tab reaches the posters of a rail, in their order', DESKTOP_ONLY, async ({ page }) => {
  await page.goto('/');
  const slots = page.getByRole('region', { name: 'Slots' });
  await slots.getByRole('listitem').first().getByRole('link').focus();
  await page.keyboard.press('Tab');
  await expect(slots.getByRole('listitem').nth(1).getByRole('link')).toBeFocused();
});

test(
  'long press, right click or Alt and Enter opens the sheet of a poster’s game, and a tap plays it',
  ONCE,
  async ({ page }) => {
    await page.goto('/');
    const poster = page.getByRole('region', { name: 'Slots' }).getByRole('link', { name: /^Royal Sevens/ });
    const sheet = page.getByRole('dialog', { name: 'Royal Sevens' });
    const leave = async () => {
      await page.keyboard.press('Escape');
      await expect(sheet).toBeHidden();
      await expect(page).toHaveURL('/');
    };
    // A bare press goes where it is told, through nothing that lies above.
    await page.locator('#splash').waitFor({ state: 'detached' });
    await poster.scrollIntoViewIfNeeded();
    const box = await poster.boundingBox();
    if (!box) throw new Error('the poster is not on the page');
    await page.mouse.move(box.x + 30, box.y + 40);
    await page.mouse.down();
    await expect(sheet).toBeVisible();
    await page.mouse.up();
    await expect(sheet).toBeVisible();
    await leave();
    await poster.click({ button: 'right' });
    await expect(sheet).toBeVisible();
    await leave();
    await poster.press('Alt+Enter');
    await expect(sheet).toBeVisible();
    await leave();
    await poster.click();
    // A guest signs in first, and comes back to the game.
    await expect(page).toHaveURL(/\/auth\/login|\/game\/start/);
  },
);

test('swipe turns the banner, and does not press the button under it', ONCE, async ({ page }) => {
  // Or the banners might turn by themselves before the hand is there.
  await page.addInitScript(() => localStorage.setItem('lobby-paused', '1'));
  await page.goto('/');
  await page.locator('#splash').waitFor({ state: 'detached' });
  const first = page.getByRole('button', { name: /1 of \d+$/ });
  await expect(first).toHaveAttribute('aria-current', 'true');
  const box = await page.getByRole('link', { name: /^Royal Sevens: Play now/ }).boundingBox();
  if (!box) throw new Error('the banner has no button');
  await page.mouse.move(box.x + box.width - 8, box.y + 16);
  await page.mouse.down();
  await page.mouse.move(box.x - 20, box.y + 18, { steps: 4 });
  await page.mouse.move(box.x - 60, box.y + 18);
  await page.mouse.up();
  await expect(page.getByRole('button', { name: /2 of \d+$/ })).toHaveAttribute('aria-current', 'true');
  await expect(page).toHaveURL('/');
});

test('curtain lets the first touch through and ends with it', ONCE, async ({ page }) => {
  await page.goto('/');
  const splash = page.locator('#splash');
  await page.waitForFunction(() => document.querySelector('#splash.leaving, html:not(:has(#splash))'));
  await page.getByRole('button', { name: /^Mega jackpot/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(splash).toHaveCount(0);
});
