import type { Page } from '@playwright/test';
import { settle } from './lobby-skins.ts';

/** From the lobby as it opens to each of its states, with English words. */
export const LOBBY_STATES = {
  top: async () => undefined,
  async scrolled(page: Page) {
    await page.evaluate(() => window.scrollTo(0, 700));
    const track = page.getByRole('region', { name: 'Slots' }).locator('div').last();
    await track.evaluate((element) => element.scrollTo(504, 0));
    await settle(page);
  },
  async end(page: Page) {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await page.waitForLoadState('networkidle');
    await settle(page);
  },
  async focus(page: Page) {
    await page.getByRole('region', { name: 'Slots' }).getByRole('link', { name: /^All/ }).focus();
    await page.keyboard.press('Tab');
    await settle(page);
  },
  async 'second-banner'(page: Page) {
    await page.evaluate(() => window.__stage?.play());
    await page.getByRole('button', { name: /2 of \d+$/ }).click();
    await settle(page);
  },
  async 'game-sheet'(page: Page) {
    const poster = page.getByRole('region', { name: 'Coming soon' }).getByRole('button').first();
    // A click that Playwright tries again, on a busy machine, scrolls the poster to another place each time.
    await poster.scrollIntoViewIfNeeded();
    await poster.evaluate((button: HTMLElement) => button.click());
    await page.getByRole('dialog').waitFor();
    await page.waitForLoadState('networkidle');
    await settle(page);
  },
  async offline(page: Page) {
    await page.context().setOffline(true);
    await page.getByText('You’re offline.').waitFor();
    await settle(page);
  },
} as const satisfies Record<string, (page: Page) => Promise<unknown>>;

export type LobbyState = keyof typeof LOBBY_STATES;
