import { cents } from '../../contract/money.ts';
import { ROYAL_SEVENS } from '../../maths/royal-sevens.ts';
import { FRAME_SIZES, findRound, openFrame, waitForRest } from './support/open-frame.ts';
import { clipTo, part } from './support/part.ts';
import { SLOT_PARTS } from './support/slot-screenshots.ts';
import { expect, test } from './support/test.ts';

const STAKE = cents(100);

const isReturned = ({ win }: { readonly win: number }) => win > 0 && win <= STAKE;
const returned = findRound(ROYAL_SEVENS, { stake: STAKE }, isReturned);
const verifiable = findRound(ROYAL_SEVENS, { stake: STAKE }, isReturned, 0);
const won = findRound(
  ROYAL_SEVENS,
  { stake: STAKE },
  ({ win, outcome }) =>
    win > STAKE && win < 5 * STAKE && outcome.wins.length === 2 && outcome.freeSpins.length === 0,
);

for (const [size, renderer, locale, shown] of [
  ['phone', 'canvas', 'en', undefined],
  // The sign, whose words are drawn.
  ['phone', 'webgl', 'zh-CN', part(0, 70, 412, 200)],
  // The last reel, and the console beside it.
  ['side', 'webgl', 'en', part(540, 0, 375, 368)],
  ['desktop', 'canvas', 'fil', SLOT_PARTS.desktop],
] as const) {
  test.describe(`the machine, ${size}`, () => {
    test.use({ viewport: FRAME_SIZES[size] });
    test(`at rest by ${renderer} in ${locale}`, async ({ page }) => {
      await openFrame(page, ROYAL_SEVENS, returned, `renderer=${renderer}&locale=${locale}`);
      await waitForRest(page);
      await expect(page).toHaveScreenshot(`royal-sevens-${size}-${renderer}-${locale}.png`, clipTo(shown));
    });
  });
}

test.describe('a round’s end', () => {
  test.use({ viewport: FRAME_SIZES.phone });

  test('is quiet when the stake comes back', async ({ page }) => {
    await openFrame(page, ROYAL_SEVENS, returned, 'renderer=canvas&locale=en');
    await waitForRest(page);
    await page.locator('button.spin').click();
    await expect(page.getByText(/^Returned/)).toBeAttached();
    await waitForRest(page);
    await expect(page).toHaveScreenshot('royal-sevens-returned.png', { clip: part(0, 480, 412, 300) });
  });

  test('is lit when there is a win', async ({ page }) => {
    // Without motion the lines are shown at once and rest.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openFrame(page, ROYAL_SEVENS, won, 'renderer=canvas&locale=en');
    await waitForRest(page);
    await page.locator('button.spin').click();
    await expect(page.getByText(/^Win/)).toBeAttached();
    await waitForRest(page);
    await expect(page).toHaveScreenshot('royal-sevens-win.png', { clip: SLOT_PARTS.win });
  });

  test('can be worked out again', async ({ page }) => {
    await openFrame(page, ROYAL_SEVENS, verifiable, 'renderer=canvas&locale=en');
    await waitForRest(page);
    await page.locator('button.spin').click();
    await waitForRest(page);
    await page.getByRole('button', { name: 'Paytable, rules and rounds' }).click();
    await expect(page).toHaveScreenshot('royal-sevens-pays.png', { clip: SLOT_PARTS.pays });
    await page.getByRole('tab', { name: 'My rounds' }).click();
    await page.getByRole('button', { name: /^Verify/ }).click();
    await expect(page.getByText('Verified')).toBeVisible();
    await expect(page).toHaveScreenshot('royal-sevens-verified.png');
  });
});
