import { cents } from '../../contract/money.ts';
import { PLINKO_TOWER } from '../../maths/plinko-tower.ts';
import { FRAME_SIZES, findRound, openFrame, waitForRest } from './support/open-frame.ts';
import { clipTo, part } from './support/part.ts';
import { expect, test } from './support/test.ts';

const BET = { stake: cents(100), rows: 12, risk: 'low' } as const;
const won = findRound(PLINKO_TOWER, BET, ({ win }) => win === 320);

for (const [size, renderer, locale, rows, shown] of [
  ['phone', 'canvas', 'fil', 16, undefined],
  ['side', 'webgl', 'en', 8, part(0, 0, 400, 368)],
  ['desktop', 'canvas', 'zh-CN', 12, part(640, 0, 160, 640)],
] as const) {
  test.describe(`Plinko Tower, ${size}`, () => {
    test.use({ viewport: FRAME_SIZES[size] });
    test(`stands with ${rows} rows, by ${renderer} in ${locale}`, async ({ page }) => {
      await openFrame(page, PLINKO_TOWER, won, `renderer=${renderer}&locale=${locale}`);
      await waitForRest(page);
      await page.getByRole('radio', { name: String(rows) }).check();
      await expect(page).toHaveScreenshot(`plinko-tower-${size}.png`, clipTo(shown));
    });
  });
}

test.describe('Plinko Tower, a round’s end', () => {
  test.use({ viewport: FRAME_SIZES.phone });
  test('lights the slot that paid', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openFrame(page, PLINKO_TOWER, won, 'renderer=canvas&locale=en');
    await waitForRest(page);
    await page.locator('button.spin').click();
    await expect(page.getByText(/^Win/)).toBeAttached();
    await waitForRest(page);
    await expect(page).toHaveScreenshot('plinko-tower-win.png', { clip: part(160, 400, 252, 210) });
  });
});
