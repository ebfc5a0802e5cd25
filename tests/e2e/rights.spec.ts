import { expectAccessible } from './support/axe.ts';
import { bringToken, operate, signUp } from './support/players.ts';
import { ONCE } from './support/tags.ts';
import { expect, test } from './support/test.ts';

const PANEL = '[data-panel-layer]';

test('[C90] complaint is filed, answered, and escalated to an outside body', ONCE, async ({ page }) => {
  const player = await signUp();
  await bringToken(page, player.token);
  await page.goto('/member/complaints');
  const panel = page.locator(PANEL);
  await expect(panel.getByText('No complaints yet')).toBeVisible();
  await expectAccessible(page, PANEL);
  await panel.getByRole('link', { name: 'File a complaint' }).click();
  await panel.getByLabel('What’s it about?').selectOption('A game or round');
  await panel.getByRole('button', { name: 'Send complaint' }).click();
  await expect(panel.getByLabel('Subject')).toBeFocused();
  await expectAccessible(page, PANEL);
  await panel.getByLabel('Subject').fill('A round was lost');
  await panel.getByLabel('What happened?').fill('The reels stood still on Monday.');
  await panel.getByRole('button', { name: 'Send complaint' }).click();
  await expect(panel.getByText('We’ll answer by')).toBeVisible();
  await expect(panel.getByText('The reels stood still on Monday.')).toBeVisible();
  const number = new URL(page.url()).pathname.split('/')[2] ?? '';

  await operate('complaint', 'answer', number, 'The', 'round', 'was', 'given', 'back.');
  await page.goto('/member/complaints');
  await panel.getByRole('link', { name: /A round was lost/ }).click();
  await expect(panel.getByText('The round was given back.')).toBeVisible();
  await expect(panel.getByText('Answered', { exact: true })).toBeVisible();
  await panel.getByRole('button', { name: 'Escalate' }).click();
  await expect(panel.getByText('Escalated', { exact: true })).toBeVisible();
  await expect(panel.locator('a[href^="mailto:"]')).toBeVisible();
  await expectAccessible(page, PANEL);
});
