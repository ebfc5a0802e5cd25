import type { FrameLocator, Page } from '@playwright/test';
import { bringToken, signUp, signUpWithMoney } from './players.ts';
import { expect } from './test.ts';

const MONEY = 50_000;

/** Opens a game for a new player, with money or for play money, and waits until it takes a bet. */
export async function openGame(
  page: Page,
  game: { readonly id: number; readonly title: string },
  kind: 'money' | 'play',
): Promise<FrameLocator> {
  const player = kind === 'money' ? await signUpWithMoney(MONEY) : await signUp();
  await bringToken(page, player.token);
  await page.goto(`/game/start?gameId=${game.id}&tryIt=${kind === 'play' ? 1 : 0}`);
  const frame = page.frameLocator(`iframe[title^="${game.title}"]`);
  await expect(frame.locator('button.spin')).toHaveAttribute('aria-disabled', 'false', { timeout: 30_000 });
  return frame;
}
