import type { Page } from '@playwright/test';
import { rankOf } from '../../contract/games/cards.ts';
import type { HighLowOutcome } from '../../contract/games/high-low-salon.ts';
import { likelierGuess } from '../../maths/high-low/multipliers.ts';
import { answerOf, type Progress } from './support/act-answers.ts';
import { expectAccessible } from './support/axe.ts';
import { openGame } from './support/open-game.ts';
import { ONCE } from './support/tags.ts';
import { expect, test } from './support/test.ts';
import { revealLatest } from './support/verify-round.ts';

const HIGH_LOW = { id: 146, title: 'High-Low Salon' };
const READY = { timeout: 30_000 };

const frameOf = (page: Page) => page.frameLocator(`iframe[title^="${HIGH_LOW.title}"]`);
const startOf = (page: Page) => frameOf(page).getByRole('button', { name: /^Start for/ });
const cashOutOf = (page: Page) => frameOf(page).getByRole('button', { name: /^Cash out/ });
const guessOf = (page: Page, kind: 'higher' | 'lower') =>
  frameOf(page).getByRole('button', { name: new RegExp(`^${kind}: ×`, 'i') });
const skipOf = (page: Page) => frameOf(page).getByRole('button', { name: /^Skip this card/ });

const likelierOf = ({ firstCard, steps }: HighLowOutcome) =>
  likelierGuess(rankOf(steps.at(-1)?.card ?? firstCard));

async function start(page: Page): Promise<HighLowOutcome> {
  await expect(startOf(page)).toHaveAttribute('aria-disabled', 'false', READY);
  const { openRound } = await answerOf<HighLowOutcome>(page, 'bet', () => startOf(page).click());
  if (!openRound) throw new Error('a round that is over before the first guess');
  await expect(skipOf(page)).toHaveAttribute('aria-disabled', 'false');
  return openRound.outcome;
}

/** Takes the likelier guess; a round that is lost at once begins anew. */
async function guessRight(page: Page, press: 'click' | 'key'): Promise<Progress<HighLowOutcome>> {
  for (;;) {
    const guess = guessOf(page, likelierOf(await start(page)));
    const progress = await answerOf<HighLowOutcome>(page, 'act', () =>
      press === 'click' ? guess.click() : guess.press('Enter'),
    );
    if (progress.openRound) return progress;
  }
}

const pesos = (amount: number) => `₱${(amount / 100).toFixed(2)}`;

test(
  '[C41, R42] player guesses, skips a card, cashes out, and verifies the round',
  ONCE,
  async ({ page }) => {
    const frame = await openGame(page, HIGH_LOW, 'play');
    await expectAccessible(page, '#content');
    const { openRound } = await guessRight(page, 'click');
    const multiplier = openRound?.outcome.multiplier ?? 0;
    await expect(cashOutOf(page)).toHaveAccessibleName(`Cash out ${pesos(multiplier)}`);
    const skipped = await answerOf<HighLowOutcome>(page, 'act', () => skipOf(page).click());
    expect(skipped.openRound?.outcome.multiplier).toBe(multiplier);
    await expect(skipOf(page)).toHaveAccessibleName('Skip this card, 4 skips left');
    await expect(cashOutOf(page)).toHaveAttribute('aria-disabled', 'false');
    await expectAccessible(page, '#content');
    const { round } = await answerOf(page, 'act', () => cashOutOf(page).click());
    expect(round).toMatchObject({ stake: 100, win: multiplier });
    await expect(frame.locator('.result')).toHaveText(`Win ${pesos(multiplier)}`);
    await expect(startOf(page)).toHaveAttribute('aria-disabled', 'false', READY);
    await frame.getByRole('button', { name: 'Paytable, rules and rounds' }).click();
    await expect(frame.getByRole('row', { name: 'Ace' })).toContainText('×1.05');
    await frame.getByRole('tab', { name: 'Rules' }).click();
    await expect(frame.getByRole('tabpanel')).toContainText('it waits 24 hours for you');
    await revealLatest(frame);
  },
);

test(
  '[C43, R50] round with real money is played by keys, and goes on after a reload',
  ONCE,
  async ({ page }) => {
    await openGame(page, HIGH_LOW, 'money');
    const { openRound, balance } = await guessRight(page, 'key');
    const multiplier = openRound?.outcome.multiplier ?? 0;
    await page.reload();
    await expect(cashOutOf(page)).toHaveAttribute('aria-disabled', 'false', READY);
    await expect(frameOf(page).locator('.result')).toHaveText(`Right! Now ×${multiplier / 100}`);
    const end = await answerOf(page, 'act', () => cashOutOf(page).press('Enter'));
    expect(end.round).toMatchObject({ win: multiplier });
    expect(end.balance).toBe(balance + multiplier);
  },
);
