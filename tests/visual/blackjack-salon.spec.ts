import type { Page } from '@playwright/test';
import type { BlackjackAct, BlackjackOutcome } from '../../contract/games/blackjack-salon.ts';
import { computeStrategy } from '../../maths/blackjack/strategy.ts';
import { BLACKJACK_SALON } from '../../maths/blackjack-salon.ts';
import type { RoundState } from '../../maths/game-maths.ts';
import { fairSource } from '../../maths/provably-fair.ts';
import { playBy } from '../maths/support/play-blackjack.ts';
import { FRAME_SIZES, openActFrame, pictureSizes, waitForRest } from './support/open-frame.ts';
import { part } from './support/part.ts';
import { expect, test } from './support/test.ts';

const CLIENT_SEED = 'picture-seed';
const BET = BLACKJACK_SALON.readBet({ stake: 1_000 });

interface Played {
  readonly seeds: { readonly serverSeed: string; readonly clientSeed: string };
  readonly acts: readonly BlackjackAct[];
}

/** The first of the counted seeds that comes to a wanted point when it is played by the strategy. */
function findRound(isWanted: (state: RoundState<BlackjackOutcome>) => boolean): Played {
  const strategy = computeStrategy();
  for (let number = 0; ; number += 1) {
    const serverSeed = number.toString(16).padStart(64, '0');
    const acts: BlackjackAct[] = [];
    for (;;) {
      const state = BLACKJACK_SALON.play(BET, acts, fairSource(serverSeed, CLIENT_SEED));
      if (isWanted(state)) return { seeds: { serverSeed, clientSeed: CLIENT_SEED }, acts };
      if (state.isOver) break;
      acts.push(playBy(strategy, state.outcome));
    }
  }
}

async function open(page: Page, { seeds, acts }: Played, query: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openActFrame(page, BLACKJACK_SALON, seeds, query);
  await waitForRest(page);
  await page.locator('button.spin').click();
  for (const { kind } of acts) {
    const move = page.locator(`.move-${kind}`);
    await expect(move).toHaveAttribute('aria-disabled', 'false');
    await move.click();
  }
}

const SPLIT = findRound(
  ({ isOver, outcome: { hands, activeHand } }) => !isOver && activeHand === 1 && hands[0]?.cards.length === 3,
);
const INSURANCE = findRound(({ outcome }) => outcome.offers.includes('insure'));
const BLACKJACK = findRound(
  ({ isOver, win, outcome }) => isOver && win === 2_500 && outcome.hands.length === 1,
);
const MIXED = findRound(
  ({ isOver, outcome: { hands, dealer } }) =>
    isOver &&
    hands.length === 2 &&
    dealer.cards.length > 2 &&
    hands.some(({ pay }) => pay === 0) &&
    hands.some(({ pay, stake }) => pay > stake),
);

pictureSizes(
  {
    title: 'Blackjack Salon',
    slug: 'blackjack-salon',
    shows: 'waits in the second hand of a split',
    parts: { side: part(330, 0, 390, 368), desktop: part(640, 180, 360, 460) },
  },
  async (page, query) => {
    await open(page, SPLIT, query);
    await expect(page.locator('.hand-points.active')).toBeVisible();
    await expect(page.locator('.move-stand')).toHaveAttribute('aria-disabled', 'false');
  },
);

test.describe('Blackjack Salon, on a phone', () => {
  test.use({ viewport: FRAME_SIZES.phone });
  test('offers insurance', async ({ page }) => {
    await open(page, INSURANCE, 'renderer=canvas&locale=en');
    await expect(page.locator('.move-insure')).toHaveAttribute('aria-disabled', 'false');
    await expect(page).toHaveScreenshot('blackjack-salon-insurance.png', { clip: part(0, 440, 412, 200) });
  });
  test('lights a blackjack', async ({ page }) => {
    await open(page, BLACKJACK, 'renderer=canvas&locale=en');
    await expect(page.locator('.hand-result.blackjack')).toBeVisible();
    await waitForRest(page);
    await expect(page).toHaveScreenshot('blackjack-salon-blackjack.png', { clip: part(80, 280, 252, 280) });
  });
  test('tells how each hand of a split ended', async ({ page }) => {
    await open(page, MIXED, 'renderer=canvas&locale=en');
    await expect(page.locator('.hand-result.win')).toBeVisible();
    await waitForRest(page);
    await expect(page).toHaveScreenshot('blackjack-salon-end.png', { clip: part(0, 280, 412, 280) });
  });
  test('publishes its strategy', async ({ page }) => {
    await open(page, INSURANCE, 'renderer=canvas&locale=en');
    await page.locator('.info').click();
    await page.locator('#info-tab-strategy').click();
    await expect(page).toHaveScreenshot('blackjack-salon-strategy.png');
  });
});
