import { makePng } from '../server/images/png-parts.ts';
import { expectAccessible } from './support/axe.ts';
import { bringToken, operate, signUp } from './support/players.ts';
import { ONCE } from './support/tags.ts';
import { expect, test } from './support/test.ts';

const DIALOG = 'dialog[open]';
const PICTURE = { name: 'receipt.png', mimeType: 'image/png', buffer: makePng(120, 90) };

test(
  '[R57] [O23] member opens the chat, sends a picture, is answered by an operator, and keeps the transcript',
  ONCE,
  async ({ page }) => {
    const player = await signUp();
    await bringToken(page, player.token);
    await page.goto('/service');
    await expect(page.getByRole('heading', { name: 'How can we help?' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Call 1553' })).toBeVisible();
    await expectAccessible(page, '[data-panel-layer]');
    await page.getByRole('button', { name: /^(Start a chat|Leave a message)$/ }).click();
    const chat = page.getByRole('dialog', { name: 'Chat with us' });
    await chat.getByLabel('Your message').fill('My deposit is missing.');
    await chat.locator('[data-pictures]').setInputFiles(PICTURE);
    await expect(chat.getByText('Ready')).toBeVisible();
    await chat.getByRole('button', { name: 'Send', exact: true }).click();
    const log = chat.getByRole('log');
    await expect(log.getByText('My deposit is missing.')).toBeVisible();
    await expect(log.getByRole('img', { name: 'Picture 1' })).toBeVisible();
    const told = chat.getByText(/^Chat [A-Z2-9]{8}/);
    const number = /Chat ([A-Z2-9]{8})/.exec((await told.textContent()) ?? '')?.[1] ?? '';

    expect(await operate('chat', 'show', number)).toContain('My deposit is missing.');
    await operate('chat', 'typing', number);
    await expect(chat.getByText('Our team is typing…')).toBeVisible();
    await expect(log.getByText(/· Read$/)).toBeVisible();
    await operate('chat', 'answer', number, 'We', 'look', 'for', 'it.');
    await expect(log.getByText('We look for it.')).toBeVisible();
    await expectAccessible(page, DIALOG);

    // A reload and another day: the chat is where it was.
    await page.reload();
    await page.getByRole('button', { name: 'Continue your chat' }).click();
    await expect(log.getByText('We look for it.')).toBeVisible();
    const coming = page.waitForEvent('download');
    await chat.getByRole('button', { name: 'Save as file' }).click();
    expect((await coming).suggestedFilename()).toBe(`chat-${number}.txt`);
    await operate('chat', 'close', number);
    await expect(chat.getByText('Our team ended this chat.')).toBeVisible();
    await expectAccessible(page, DIALOG);
  },
);

test(
  '[V12] two guests chat at once, each from their own browser, and neither sees the other',
  ONCE,
  async ({ page, browser }) => {
    const context = await browser.newContext({ baseURL: process.env.E2E_ORIGIN ?? '' });
    await context.addInitScript(() => {
      if (location.protocol.startsWith('http')) localStorage.setItem('age_answer', 'ofAge');
    });
    const other = await context.newPage();
    for (const [guest, text] of [
      [page, 'First guest.'],
      [other, 'Second guest.'],
    ] as const) {
      await guest.goto('/service');
      await guest.getByRole('button', { name: /^(Start a chat|Leave a message)$/ }).click();
      await guest.getByLabel('Your message').fill(text);
      await guest.getByRole('button', { name: 'Send', exact: true }).click();
      await expect(guest.getByRole('log').getByText(text)).toBeVisible();
      await expect(guest.getByText('Sending…')).toHaveCount(0);
    }
    await expect(page.getByRole('log').getByText('Second guest.')).toHaveCount(0);
    await expect(other.getByRole('log').getByText('First guest.')).toHaveCount(0);
    await context.close();
  },
);
