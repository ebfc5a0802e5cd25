import { listSeeThrough } from './support/forced-colors.ts';
import { bringToken, signUp } from './support/players.ts';
import { ONCE } from './support/tags.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

test('bar and sheets have an opaque background in forced colours', ONCE, async ({ page }) => {
  const { token } = await signUp();
  await bringToken(page, token);
  await page.goto('/');
  // Its ground is cut to the crest, so it is a part of its own.
  const ground = await page
    .getByRole('navigation', { name: 'Main menu' })
    .evaluate((bar) => getComputedStyle(bar, '::after').backgroundColor);
  expect(ground).toMatch(/^rgb\(/);
  await page.goto('/game/search');
  await page.getByRole('button', { name: /^Filters/ }).click();
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
  expect(await listSeeThrough(page)).toEqual([]);
  await page.goto('/wallets/safebox');
  await page.getByRole('button', { name: /PIN/ }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await listSeeThrough(page)).toEqual([]);
});
