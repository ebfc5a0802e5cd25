import type { Page } from '@playwright/test';
import { untilListening } from './support/listening.ts';
import { FULL_MOTION } from './support/motion.ts';
import { bringToken, signUp } from './support/players.ts';
import { ONCE } from './support/tags.ts';
import { expect, test } from './support/test.ts';

test.use(FULL_MOTION);

const SOUND = /\/sound\/(effects|lobby)\./;

/** Addresses of the sounds that the page has asked for. */
function watchSounds(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const name = SOUND.exec(request.url())?.[1];
    if (name) asked.push(name);
  });
  return asked;
}

async function openMember(page: Page): Promise<void> {
  const player = await signUp();
  await bringToken(page, player.token);
  await page.goto('/member/profile');
  await expect(page.getByRole('switch', { name: 'Sound' })).toBeVisible();
  await untilListening(page);
}

test(
  'sounds are loaded on the first touch, music only when it is enabled, and both settings are kept',
  ONCE,
  async ({ page }) => {
    const asked = watchSounds(page);
    await openMember(page);
    expect(asked).toEqual([]);
    await page.getByRole('heading', { name: 'Settings', exact: true }).click();
    await expect.poll(() => asked).toEqual(['effects']);
    await page.getByRole('switch', { name: 'Music' }).check();
    await expect.poll(() => asked).toEqual(['effects', 'lobby']);
    const volume = page.getByRole('slider', { name: 'Volume' });
    await volume.focus();
    await page.keyboard.press('ArrowLeft');
    await expect(volume).toHaveAttribute('aria-valuetext', '65%');
    await page.reload();
    await expect(volume).toHaveValue('65');
    await expect(page.getByRole('switch', { name: 'Music' })).toBeChecked();
  },
);

test('player with the sound off loads no sound, and needs no volume', ONCE, async ({ page }) => {
  const asked = watchSounds(page);
  await openMember(page);
  await page.evaluate(() => localStorage.setItem('preferences', '{"isSoundOn":false}'));
  await page.reload();
  await untilListening(page);
  await page.getByRole('heading', { name: 'Settings', exact: true }).click();
  await page.getByRole('switch', { name: 'Reduce motion' }).check();
  await expect(page.getByRole('slider')).toHaveCount(0);
  expect(asked).toEqual([]);
});
