import type { Page } from '@playwright/test';
import { HALL, spinOf } from './draw-page.ts';
import { JackpotPlatform } from './jackpot-platform.ts';
import { bringToken, type TestPlayer } from './players.ts';
import { expect, test } from './test.ts';

/** A cell with coins, and one that turns the wheel. */
export const COIN_CELL = 9;
export const JACKPOT_CELL = 5;

/** A product of its own for the draws of this file. @returns what gives it to the tests */
export function useJackpotPlatform(): () => JackpotPlatform {
  let platform: JackpotPlatform | undefined;
  test.beforeAll(async () => {
    // A product is made and started first.
    test.setTimeout(240_000);
    platform = await JackpotPlatform.open();
  });
  test.afterAll(() => platform?.close());
  return () => {
    if (!platform) throw new Error('the product of the draws has not started');
    return platform;
  };
}

/** The hall as a member with a chance to draw. */
export async function openHall(page: Page, player: TestPlayer): Promise<void> {
  await bringToken(page, player.token);
  await page.goto(`${HALL}?probe=1`);
  await expect(spinOf(page)).toBeEnabled();
}
