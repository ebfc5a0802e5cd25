import { expectAccessible } from './support/axe.ts';
import { FULL_MOTION } from './support/motion.ts';
import { bringToken, signUp } from './support/players.ts';
import { ONCE } from './support/tags.ts';
import { expect, test } from './support/test.ts';

test.use(FULL_MOTION);

test('[O13] first tour starts from the member page and is operable by keyboard', ONCE, async ({ page }) => {
  const player = await signUp();
  await bringToken(page, player.token);
  await page.goto('/member');
  await page.getByRole('button', { name: /^Take the tour/ }).click();
  const tour = page.getByRole('dialog', { name: 'Lobby tour' });
  const stop = tour.getByRole('heading');
  await expect(stop).toHaveText('The main stage');
  await expect(stop).toBeFocused();
  await expectAccessible(page, 'dialog[open]');
  const next = tour.getByRole('button', { name: 'Next' });
  await next.focus();
  await page.keyboard.press('Enter');
  await expect(stop).toHaveText('Four jackpots');
  await expect(next).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(stop).toHaveText('Games by row');
  await page.keyboard.press('ArrowLeft');
  await expect(stop).toHaveText('Four jackpots');
  for (const title of ['Games by row', 'Find a game', 'Your balance', 'Know when to stop']) {
    await page.keyboard.press('Enter');
    await expect(stop).toHaveText(title);
  }
  await expect(tour.getByRole('button', { name: 'Done' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(tour).toHaveCount(0);
});

test('[O13] [T03] new member is offered the tour in one line; sign-out resets it', ONCE, async ({ page }) => {
  const player = await signUp();
  await bringToken(page, player.token);
  await page.addInitScript(() => {
    if (sessionStorage.getItem('is_new')) return;
    sessionStorage.setItem('is_new', '1');
    localStorage.removeItem('guide_seen');
  });
  await page.goto('/');
  const offer = page.getByRole('region', { name: 'Lobby tour' });
  await expect(offer).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectAccessible(page);
  await offer.getByRole('button', { name: 'Take the tour' }).click();
  const tour = page.getByRole('dialog', { name: 'Lobby tour' });
  await expect(tour).toBeVisible();
  await expect(offer).toHaveCount(0);
  await page.goBack();
  await expect(tour).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('guide_seen'))).toBe('1');
  await page.getByRole('navigation').getByRole('link', { name: 'Me', exact: true }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('link', { name: 'Join' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('guide_seen'))).toBeNull();
});
