import type { Page } from '@playwright/test';
import { cents } from '../../contract/money.ts';
import { COLOR_GAME } from '../../maths/color-game.ts';
import { FRAME_SIZES, findRound, openFrame, waitForRest } from './support/open-frame.ts';
import { expect, test } from './support/test.ts';

const BET = {
  placed: [
    { spot: 'red', stake: cents(200) },
    { spot: 'blue', stake: cents(100) },
  ],
};
const won = findRound(COLOR_GAME, BET, ({ outcome }) => outcome.wins.length === 2);

async function place(page: Page): Promise<void> {
  for (const color of ['red', 'red', 'blue']) await page.locator(`[data-spot=${color}]`).click();
  await waitForRest(page);
}

for (const [size, renderer, locale] of [
  ['phone', 'canvas', 'fil'],
  ['side', 'webgl', 'en'],
  ['desktop', 'canvas', 'zh-CN'],
] as const) {
  test.describe(`Color Game, ${size}`, () => {
    test.use({ viewport: FRAME_SIZES[size] });
    test(`stands with chips placed, by ${renderer} in ${locale}`, async ({ page }) => {
      await openFrame(page, COLOR_GAME, won, `renderer=${renderer}&locale=${locale}`);
      await place(page);
      await expect(page).toHaveScreenshot(`color-game-${size}.png`);
    });
  });
}

test.describe('Color Game, a round’s end', () => {
  test.use({ viewport: FRAME_SIZES.phone });
  test('lights the squares and dice that paid', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openFrame(page, COLOR_GAME, won, 'renderer=canvas&locale=en');
    await place(page);
    await page.locator('button.spin').click();
    await expect(page.getByText(/^Win/)).toBeAttached();
    await waitForRest(page);
    await expect(page).toHaveScreenshot('color-game-win.png');
  });
});
