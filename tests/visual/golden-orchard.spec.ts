import { cents } from '../../contract/money.ts';
import { GOLDEN_ORCHARD } from '../../maths/golden-orchard.ts';
import { FRAME_SIZES, findRound, openFrame, waitForRest } from './support/open-frame.ts';
import { expect, test } from './support/test.ts';

const BET = { stake: cents(100) };
const doubled = findRound(
  GOLDEN_ORCHARD,
  BET,
  ({ win, outcome }) =>
    win > 150 && outcome.wins.length === 2 && outcome.wins.some(({ multiplier }) => multiplier === 2),
);

for (const [size, renderer, locale] of [
  ['phone', 'canvas', 'fil'],
  ['side', 'webgl', 'en'],
  ['desktop', 'canvas', 'zh-CN'],
] as const) {
  test.describe(`Golden Orchard, ${size}`, () => {
    test.use({ viewport: FRAME_SIZES[size] });
    test(`stands at rest by ${renderer} in ${locale}`, async ({ page }) => {
      await openFrame(page, GOLDEN_ORCHARD, doubled, `renderer=${renderer}&locale=${locale}`);
      await waitForRest(page);
      await expect(page).toHaveScreenshot(`golden-orchard-${size}.png`);
    });
  });
}

test.describe('Golden Orchard, a round’s end', () => {
  test.use({ viewport: FRAME_SIZES.phone });
  test('lights the lines that paid, with the golden apple in them', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openFrame(page, GOLDEN_ORCHARD, doubled, 'renderer=canvas&locale=en');
    await waitForRest(page);
    await page.locator('button.spin').click();
    await expect(page.getByText(/^Win/)).toBeAttached();
    await waitForRest(page);
    await expect(page).toHaveScreenshot('golden-orchard-win.png');
    await page.getByRole('button', { name: 'Paytable, rules and rounds' }).click();
    await expect(page).toHaveScreenshot('golden-orchard-pays.png');
  });
});
