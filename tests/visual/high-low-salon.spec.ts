import type { Page } from '@playwright/test';
import { rankOf } from '../../contract/games/cards.ts';
import type { HighLowAct } from '../../contract/games/high-low-salon.ts';
import { likelierGuess } from '../../maths/high-low/multipliers.ts';
import { HIGH_LOW_SALON } from '../../maths/high-low-salon.ts';
import { fairSource } from '../../maths/provably-fair.ts';
import { FRAME_SIZES, openActFrame, pictureSizes, pressAgain, waitForRest } from './support/open-frame.ts';
import { part } from './support/part.ts';
import { expect, test } from './support/test.ts';

const RIGHT = 4;
const BET = HIGH_LOW_SALON.readBet({ stake: 100 });

/** The likelier guess again and again, until one is wrong. */
function playOn(serverSeed: string): readonly HighLowAct[] {
  const acts: HighLowAct[] = [];
  for (;;) {
    const { isOver, outcome } = HIGH_LOW_SALON.play(BET, acts, fairSource(serverSeed, 'picture-seed'));
    if (isOver) return acts;
    acts.push({ kind: likelierGuess(rankOf(outcome.steps.at(-1)?.card ?? outcome.firstCard)) });
  }
}

/** The first of the counted seeds with four right guesses, both ways, and then a wrong one. */
function findRound() {
  for (let number = 0; ; number += 1) {
    const serverSeed = number.toString(16).padStart(64, '0');
    const acts = playOn(serverSeed);
    const kinds = new Set(acts.slice(0, RIGHT).map(({ kind }) => kind));
    if (acts.length === RIGHT + 1 && kinds.size === 2)
      return { acts, seeds: { serverSeed, clientSeed: 'picture-seed' } };
  }
}
const ROUND = findRound();

async function guess(page: Page, { kind }: HighLowAct): Promise<void> {
  const button = page.locator(`.guess-${kind}`);
  await expect(button).toHaveAttribute('aria-disabled', 'false');
  await button.click();
}

async function open(page: Page, query: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openActFrame(page, HIGH_LOW_SALON, ROUND.seeds, query);
  await page.locator('button.spin').click();
  for (const act of ROUND.acts.slice(0, RIGHT)) await guess(page, act);
  await expect(page.locator('button.spin')).toHaveAttribute('aria-disabled', 'false');
}

pictureSizes(
  {
    title: 'High-Low Salon',
    slug: 'high-low-salon',
    shows: 'waits after four right guesses',
    parts: { side: part(440, 0, 280, 368), desktop: part(700, 150, 300, 350) },
  },
  open,
);

test.describe('High-Low Salon, a round’s end', () => {
  test.use({ viewport: FRAME_SIZES.phone });
  test('lights the stair after cashing out', async ({ page }) => {
    await open(page, 'renderer=canvas&locale=en');
    await pressAgain(page);
    await expect(page.getByText(/^Win/).first()).toBeAttached();
    await waitForRest(page);
    await expect(page).toHaveScreenshot('high-low-salon-win.png', { clip: part(40, 20, 372, 230) });
  });
  test('marks the guess that was wrong', async ({ page }) => {
    await open(page, 'renderer=canvas&locale=en');
    for (const act of ROUND.acts.slice(RIGHT)) await guess(page, act);
    await expect(page.getByText('Wrong after 4 right guesses').first()).toBeAttached();
    await waitForRest(page);
    await expect(page).toHaveScreenshot('high-low-salon-lost.png', { clip: part(180, 110, 232, 230) });
  });
});
