import { expectAccessible } from './support/axe.ts';
import { call } from './support/call.ts';
import { untilMailed } from './support/mail.ts';
import { bringToken, operate, operateByTwo, signUp, type TestPlayer } from './support/players.ts';
import { ONCE } from './support/tags.ts';
import { expect, test } from './support/test.ts';

const PANEL = '[data-panel-layer]';

const TEMPLATE = {
  category: 'reward',
  title: { en: 'Thank you for coming', fil: 'Salamat sa pagdating', 'zh-CN': '感谢光临' },
  body: {
    en: 'Our fair is over.\n\nClaim it before {until}.',
    fil: 'Tapos na ang fair namin.\n\nKunin ito bago ang {until}.',
    'zh-CN': '活动已结束。\n\n请在{until}之前领取。',
  },
  links: ['points'],
};

/** A player who has a mail with 500 points in it. */
async function signUpRewarded(): Promise<TestPlayer> {
  const player = await signUp();
  await operate('mail-template', 'save', 'thanks-e2e', JSON.stringify(TEMPLATE));
  const to = ['--to', player.account, '--rewards', '[{"propId":2002,"count":500}]'];
  const say = await operate('mail', 'preview', 'thanks-e2e', ...to);
  await operateByTwo('mail', 'send', /mail send (\S+)/.exec(say)?.[1] ?? '');
  await untilMailed(player);
  return player;
}

test(
  '[R35] [R36] [D08] [C38] reward in a mail is claimed once, and its red dot is cleared',
  ONCE,
  async ({ page }) => {
    const player = await signUpRewarded();
    await bringToken(page, player.token);
    const panel = page.locator(PANEL);
    const redDot = page.getByRole('banner').getByRole('link', { name: /^Mail/ }).locator('[data-red-dot]');
    await page.goto('/member');
    await panel.getByRole('link', { name: /^Mail A reward is waiting in your mail/ }).click();
    await expect(redDot).toBeVisible();
    await expect(panel.getByText('1 mail has a reward to claim')).toBeVisible();
    await expectAccessible(page, PANEL);
    await panel.getByRole('link', { name: /Thank you for coming/ }).click();
    const ticket = panel.getByRole('region', { name: 'Attached' });
    await expect(ticket.getByText('500 points (worth ₱0.50)')).toBeVisible();
    await expectAccessible(page, PANEL);
    await panel.getByRole('button', { name: 'Delete this mail' }).click();
    await expect(panel.getByRole('heading', { name: /give up 500 points \(worth ₱0\.50\)/ })).toBeVisible();
    await panel.getByRole('button', { name: 'Keep it' }).click();
    await ticket.getByRole('button', { name: /^Claim/ }).click();
    await expect(ticket.getByText('Claimed')).toBeVisible();
    await expect(redDot).toHaveCount(0);
    const { points } = await call('diamondShopData', {}, player.token);
    expect(points).toBe(500);
  },
);

test(
  '[O10] [T04] [T07] notice opens by itself in the lobby for a guest, and one tap closes it',
  ONCE,
  async ({ page }) => {
    // Every other test begins with it seen.
    await page.addInitScript(
      () => location.protocol.startsWith('http') && sessionStorage.removeItem('popup_25'),
    );
    await page.goto('/');
    const notices = page.getByRole('dialog', { name: 'Notices' });
    await expect(notices.getByRole('article', { name: 'Welcome' })).toBeVisible();
    await expectAccessible(page, 'dialog');
    await notices.getByRole('button', { name: 'OK' }).click();
    await expect(notices).toHaveCount(0);
    // From now on it is read in this browser.
    expect(await page.evaluate(() => localStorage.getItem('notices_read'))).toBe('[1]');
  },
);
