import sharp from 'sharp';
import { expectAccessible } from './support/axe.ts';
import { call } from './support/call.ts';
import { untilListening } from './support/listening.ts';
import { bringToken, signUp } from './support/players.ts';
import { onRunDatabase } from './support/run-database.ts';
import { DESKTOP_ONLY, ONCE } from './support/tags.ts';
import { expect, test } from './support/test.ts';

const photo = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#2060a0' } })
    .jpeg()
    .withExif({ IFD3: { GPSLatitude: '14/1 35/1 0/1', GPSLatitudeRef: 'N' } })
    .toBuffer();

test(
  '[R46] [R47] [C22] player chooses a platform avatar, uploads an own one by keyboard, and saves a name and an address; axe finds nothing',
  DESKTOP_ONLY,
  async ({ page }) => {
    const player = await signUp();
    await bringToken(page, player.token);
    await page.goto('/member');
    await page.getByRole('link', { name: /^Profile and settings/ }).click();
    await expect(page).toHaveURL(/\/member\/profile$/);
    await untilListening(page);
    await page.getByRole('button', { name: 'Change picture' }).press('Enter');
    const tiger = page.getByRole('button', { name: 'Tiger', exact: true });
    await tiger.press('Enter');
    await expect(tiger).toHaveAttribute('aria-pressed', 'true');
    await expectAccessible(page, '[data-panel-layer]');

    await page.locator('input[type=file]').setInputFiles({
      name: 'me.jpg',
      mimeType: 'image/jpeg',
      buffer: await photo(),
    });
    await expect(page.getByRole('heading', { name: 'Crop your picture' })).toBeFocused();
    const across = page.getByRole('slider', { name: 'Left or right' });
    await across.press('End');
    await expect(across).toHaveValue('1');
    await expectAccessible(page, '[data-panel-layer]');
    await page.getByRole('button', { name: 'Use picture' }).press('Enter');
    await expect(page.locator('img[src^="/player-pictures/"]').first()).toBeVisible();
    await expect(tiger).toHaveAttribute('aria-pressed', 'false');

    await page.getByRole('link', { name: /^Personal details/ }).click();
    const name = page.getByLabel('Display name (partly hidden)');
    await name.fill('Lucky Harbour');
    await name.press('Enter');
    await expect(page.getByText('Saved')).toBeVisible();
    const city = page.getByRole('textbox', { name: 'City' });
    await city.fill('Quezon City');
    const kept = page.waitForResponse('**/app/v1/updateAddress');
    await city.press('Enter');
    await kept;
    await expectAccessible(page, '[data-panel-layer]');
    await page.reload();
    await expect(page.getByLabel('Display name (partly hidden)')).toHaveValue('Lucky Harbour');
    await expect(city).toHaveValue('Quezon City');
  },
);

test('[R46] player signs out other devices after a step-up', ONCE, async ({ page, request, baseURL }) => {
  const { account, password, token } = await signUp();
  const other = (await call('accountLogin', { account, password })) as { token: string };
  await onRunDatabase(
    (sql) => sql`
      update sessions set started_at = started_at - interval '11 minutes'
      where player_id = (select id from players where account_key = ${account})`,
  );
  await bringToken(page, token);
  await page.goto('/member/profile/devices');
  await untilListening(page);
  await expect(page.getByRole('listitem').filter({ hasText: 'From 127.0.•.•' }).first()).toBeVisible();
  await expectAccessible(page, '[data-panel-layer]');
  await page.getByRole('button', { name: 'Sign out all others' }).click();
  const question = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await expect(question.getByLabel('Your password', { exact: true })).toBeFocused();
  await expectAccessible(page, 'dialog[open]');
  await question.getByLabel('Your password', { exact: true }).fill(password);
  await question.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('You’re not signed in anywhere else.')).toBeVisible();
  const answer = await request.post(`${baseURL}/app/v1/refreshData`, {
    headers: { authorization: `Bearer ${other.token}` },
    data: {
      appId: 'e2e',
      channel: 'WEB',
      clientReferrer: '',
      platform: 1,
      appVersion: '0',
      appWebName: 'e2e',
    },
  });
  expect(answer.status()).toBe(401);
});
