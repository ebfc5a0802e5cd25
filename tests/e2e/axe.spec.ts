import { expectAccessible } from './support/axe.ts';
import { bringToken, signUp } from './support/players.ts';
import { ONCE } from './support/tags.ts';
import { expect, test } from './support/test.ts';

for (const [path, heading] of [
  ['/game/search', 'Games'],
  ['/no/such/place', 'Page Not Found'],
] as const) {
  test(`axe finds nothing at ${path}`, async ({ page }) => {
    await page.goto(path);
    await page.getByRole('heading', { name: heading }).first().waitFor();
    await expectAccessible(page);
  });
}

test.describe('with the stage', () => {
  test.use({ renderer: 'auto' });

  test('axe finds nothing in the lobby, before and after the stage has taken over', async ({ page }) => {
    const looked = Promise.withResolvers<void>();
    await page.route('**/assets/stage-host-*.js', async (route) => {
      await looked.promise;
      await route.continue();
    });
    await page.goto('/');
    await page.getByRole('button', { name: /^Mega jackpot/ }).waitFor();
    await expectAccessible(page);
    looked.resolve();
    await page.locator('[data-stage-shown="true"]').waitFor({ state: 'attached' });
    await expectAccessible(page);
  });
});

test('axe finds nothing at /member/games', ONCE, async ({ page }) => {
  await bringToken(page, (await signUp()).token);
  await page.goto('/member/games');
  await page.getByRole('tab', { name: 'Favourites' }).waitFor();
  await expectAccessible(page);
});

test('axe finds nothing in the sheet of a game', ONCE, async ({ page }) => {
  await page.goto('/game/search');
  await page.getByRole('button', { name: /^Royal Sevens/ }).click();
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Royal Sevens' })).toBeVisible();
  await expectAccessible(page, 'dialog[open]');
});

test('axe finds nothing in the amounts of the jackpot', ONCE, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: /^Mega jackpot/ }).click();
  await expect(page.getByRole('dialog')).toContainText('The pots right now');
  await expectAccessible(page, 'dialog[open]');
});

test('axe finds nothing in what says that a place opens later', ONCE, async ({ page }) => {
  await page.goto('/privacy-policy');
  await page.getByRole('button', { name: 'Bonus' }).click();
  await expect(page.getByRole('dialog')).toContainText('This place is still being built.');
  await expectAccessible(page, 'dialog[open]');
});
