import { expectAccessible } from './support/axe.ts';
import { bringToken, signUp } from './support/players.ts';
import { ONCE } from './support/tags.ts';
import { expect, test } from './support/test.ts';

test(
  '[R44, T03] member page shows the player, the balance, and the member’s start date; sign-out ends the session on the server too',
  ONCE,
  async ({ page, request, baseURL }) => {
    const player = await signUp();
    await bringToken(page, player.token);
    await page.goto('/member');
    await expect(page.getByRole('heading', { name: player.account })).toBeVisible();
    await expect(page.getByText(/^Player ID \d{9}$/)).toBeVisible();
    await expect(page.getByText('Identity not verified')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'This session' })).toBeVisible();
    await expect(page.getByText('This is your first sign-in', { exact: true })).toBeVisible();
    await expectAccessible(page, '[data-panel-layer]');
    const ended = page.waitForResponse('**/app/v1/logout');
    await page.getByRole('button', { name: 'Sign out' }).click();
    await ended;
    const answer = await request.post(`${baseURL}/app/v1/refreshData`, {
      headers: { authorization: `Bearer ${player.token}` },
      data: {
        appId: 'e2e',
        channel: 'WEB',
        clientReferrer: '',
        platform: 1,
        appVersion: '0.0.0',
        appWebName: 'e2e',
      },
    });
    expect(answer.status()).toBe(401);
  },
);

test('[K13] language changes at once and is stored for a year', ONCE, async ({ page, context }) => {
  const player = await signUp();
  await bringToken(page, player.token);
  await page.goto('/member/profile');
  await page.locator('[data-panel-layer]').getByRole('radio', { name: 'Filipino' }).click();
  await expect(page.getByRole('heading', { name: 'Mga setting', exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Mga setting', exact: true })).toBeVisible();
  const cookie = (await context.cookies()).find(({ name }) => name === 'locale');
  expect(cookie?.value).toBe('fil');
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(364 * 86_400);
});
