import { makePng } from '../server/images/png-parts.ts';
import { expectAccessible } from './support/axe.ts';
import { bringToken, operate, signUp } from './support/players.ts';
import { ONCE } from './support/tags.ts';
import { expect, test } from './support/test.ts';

const PANEL = '[data-panel-layer]';
const PICTURE = { name: 'screen.png', mimeType: 'image/png', buffer: makePng(160, 120) };

test(
  '[R38] [R39] [R40] feedback with a picture is sent, answered, marked as unread, and gone on with',
  ONCE,
  async ({ page }) => {
    const player = await signUp();
    await bringToken(page, player.token);
    await page.goto('/feedback/record');
    const panel = page.locator(PANEL);
    await expect(panel.getByRole('heading', { name: 'No feedback yet' })).toBeVisible();
    await expectAccessible(page, PANEL);
    await panel.getByRole('link', { name: 'Send feedback' }).click();
    await panel.getByRole('radio', { name: 'A game' }).check();
    await panel.getByRole('button', { name: 'Send feedback' }).click();
    await expect(panel.getByText('Write at least 10 characters.')).toBeVisible();
    await panel.getByLabel('Your feedback').fill('Show the rules of a game sooner.');
    await panel.locator('[data-pictures]').setInputFiles(PICTURE);
    await expect(panel.getByText('Ready')).toBeVisible();
    await expectAccessible(page, PANEL);
    await panel.getByRole('button', { name: 'Send feedback' }).click();
    await expect(page).toHaveURL(/\/feedback\/record\/[\da-f-]{36}$/);
    await expect(panel.getByRole('img', { name: 'Picture 1' })).toBeVisible();
    const number = /Number ([A-Z2-9]{8})/.exec((await panel.textContent()) ?? '')?.[1] ?? '';

    await operate('feedback', 'answer', number, 'Good', 'idea.');
    await page.goto('/feedback/record');
    const row = panel.getByRole('link', { name: /Show the rules of a game sooner/ });
    await expect(row.getByText('New answer')).toBeVisible();
    await expectAccessible(page, PANEL);
    await row.click();
    await expect(panel.getByText('Good idea.')).toBeVisible();
    await panel.getByRole('textbox', { name: 'Write back' }).fill('Thank you.');
    await panel.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(panel.getByText('Thank you.')).toBeVisible();
    await expectAccessible(page, PANEL);
    await page.goto('/feedback/record');
    await expect(row.getByText('New answer')).toHaveCount(0);
    await expect(row.getByText('Open', { exact: true })).toBeVisible();
  },
);
