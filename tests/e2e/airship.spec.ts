import type { Page } from '@playwright/test';
import { SPIN_DEBOUNCE_MS } from '../../contract/limits.ts';
import { CATALOGUE } from '../../server/games/catalogue/games.ts';
import { expectAccessible } from './support/axe.ts';
import { bringToken, signUp, signUpWithMoney } from './support/players.ts';
import { ONCE } from './support/tags.ts';
import { expect, test } from './support/test.ts';
import { verifyLatest } from './support/verify-round.ts';

// Independent of each other, and together too long for the end of a run.
test.describe.configure({ mode: 'parallel' });

const AIRSHIP = CATALOGUE.find(({ slug }) => slug === 'airship')?.id;
/** Eight seconds of bets, and the longest flight: to its maximum it doubles 13.3 times, in ten seconds each. */
const A_FLIGHT = { timeout: 150_000 };

const frameOf = (page: Page) => page.frameLocator('iframe[title^="Airship"]');
const buttonOf = (page: Page) => frameOf(page).locator('button.spin');
const resultOf = (page: Page) => frameOf(page).locator('.result');
const skyOf = (page: Page, phase: string) => frameOf(page).locator(`.sky[data-phase="${phase}"]`);

async function open(page: Page, tryIt: 0 | 1): Promise<void> {
  await page.goto(`/game/start?gameId=${AIRSHIP}&tryIt=${tryIt}`);
  await expect(buttonOf(page)).toHaveAccessibleName(/^Bet ₱/, A_FLIGHT);
  await expect(buttonOf(page)).toHaveAttribute('aria-disabled', 'false', A_FLIGHT);
}

/** Bets on the next flight, and waits until it is in the air. */
async function fly(page: Page): Promise<void> {
  await buttonOf(page).focus();
  await page.keyboard.press('Enter');
  await expect(resultOf(page)).toHaveText(/on this flight$/, A_FLIGHT);
}

/** Some flights end before anyone can cash out; the next one is another chance. */
async function cashOutOnce(page: Page): Promise<number> {
  for (;;) {
    await fly(page);
    await expect(skyOf(page, 'betting')).toHaveCount(0, A_FLIGHT);
    const answered = page.waitForResponse('**/app/v1/game/act', { timeout: 3_000 }).catch(() => null);
    // The first hundredth comes after a seventh of a second.
    await page.waitForTimeout(250);
    if ((await skyOf(page, 'flying').count()) > 0) await page.keyboard.press('Enter');
    const { data } = ((await (await answered)?.json()) ?? {}) as {
      data?: { openRound?: { outcome: { multiplier: number } } };
    };
    const multiplier = data?.openRound?.outcome.multiplier;
    if (multiplier) return multiplier;
    await expect(buttonOf(page)).toHaveAccessibleName(/^Bet ₱/, A_FLIGHT);
  }
}

test('bet on the next flight is no longer announced once it is taken back', ONCE, async ({ page }) => {
  test.setTimeout(180_000);
  const player = await signUp();
  await bringToken(page, player.token);
  await page.goto(`/game/start?gameId=${AIRSHIP}&tryIt=1`);
  await expect(skyOf(page, 'flying')).toHaveCount(1, A_FLIGHT);
  // Should it end before the press, the bet waits for the next flight all the same: bets open seconds later.
  await buttonOf(page).focus();
  await page.keyboard.press('Enter');
  await expect(resultOf(page)).toHaveText('Your bet goes on the next flight');
  // A press that follows sooner is taken for a trembling finger's.
  await page.waitForTimeout(SPIN_DEBOUNCE_MS);
  await page.keyboard.press('Enter');
  await expect(buttonOf(page)).toHaveAccessibleName(/^Bet ₱/);
  await expect(resultOf(page)).not.toHaveText('Your bet goes on the next flight');
});

test('[C41, R42] player bets on a flight by keys, cashes out, and verifies it', ONCE, async ({ page }) => {
  test.setTimeout(480_000);
  const player = await signUp();
  await bringToken(page, player.token);
  await open(page, 1);
  await expectAccessible(page, '#content');
  const multiplier = await cashOutOnce(page);
  const times = `×${(multiplier / 100).toFixed(2)}`;
  await expect(resultOf(page)).toContainText(`Cashed out at ${times}: ₱${(multiplier / 100).toFixed(2)}`);
  await expect(buttonOf(page)).toHaveAccessibleName(`You cashed out ₱${(multiplier / 100).toFixed(2)}`);
  await expectAccessible(page, '#content');
  await expect(buttonOf(page)).toHaveAccessibleName(/^Bet ₱/, A_FLIGHT);
  const frame = frameOf(page);
  await frame.getByRole('button', { name: 'Paytable, rules and rounds' }).click();
  await expect(frame.getByRole('tabpanel')).toContainText('×10,000.00');
  await frame.getByRole('tab', { name: 'Rules' }).click();
  await expect(frame.getByRole('tabpanel')).toContainText(
    'If our server is away for more than 2 seconds in a row',
  );
  await verifyLatest(frame);
  await frame
    .getByRole('button', { name: /^Replay the round of .+$/ })
    .first()
    .click();
  const replayed = frame.locator('.flight-replay');
  await expect(replayed.locator('.cashed')).toHaveCount(1);
  await expect(replayed).toContainText(times);
  await expectAccessible(page, '#content');
});

test(
  '[C43, R50] bet with real money is there after a reload, and is settled without its player',
  ONCE,
  async ({ page }) => {
    test.setTimeout(480_000);
    const player = await signUpWithMoney(50_000);
    await bringToken(page, player.token);
    await open(page, 0);
    const frame = frameOf(page);
    await frame.getByLabel('Auto cash-out at').fill('0.5');
    await frame.getByLabel('Auto cash-out at').blur();
    await expect(
      frame.getByText('Enter a multiplier from 1.01 to 10,000, or leave the field empty.'),
    ).toBeVisible();
    await frame.getByLabel('Auto cash-out at').fill('1.01');
    await frame.getByLabel('Auto cash-out at').blur();
    await expect(skyOf(page, 'betting')).toHaveCount(1, A_FLIGHT);
    await fly(page);
    await page.reload();
    await expect(resultOf(page)).toHaveText(/on this flight$|Cashed out|No win|No return/, A_FLIGHT);
    await expect(buttonOf(page)).toHaveAccessibleName(/^Bet ₱/, A_FLIGHT);
    const balance = await frame.locator('.balance .amount').textContent();
    expect(['₱500.01', '₱499.00']).toContain(balance);
  },
);
