import type { FrameLocator, Page } from '@playwright/test';
import type { BlackjackAct, BlackjackOutcome } from '../../contract/games/blackjack-salon.ts';
import { computeStrategy } from '../../maths/blackjack/strategy.ts';
import { playBy } from '../maths/support/play-blackjack.ts';
import { answerOf, type Progress } from './support/act-answers.ts';
import { expectAccessible } from './support/axe.ts';
import { openGame } from './support/open-game.ts';
import { ONCE } from './support/tags.ts';
import { expect, test } from './support/test.ts';
import { revealLatest } from './support/verify-round.ts';

const BLACKJACK = { id: 132, title: 'Blackjack Salon' };
const STAKE = 1_000;
const READY = { timeout: 30_000 };
type Answer = Progress<BlackjackOutcome>;

const NAMES: Readonly<Record<BlackjackAct['kind'], RegExp>> = {
  hit: /^Hit$/,
  stand: /^Stand$/,
  double: /^Double, ₱10\.00 more$/,
  split: /^Split, ₱10\.00 more$/,
  insure: /^Insurance, ₱5\.00 more$/,
  decline: /^No insurance$/,
};
const moveOf = (frame: FrameLocator, kind: BlackjackAct['kind']) =>
  frame.getByRole('group', { name: 'Your move' }).getByRole('button', { name: NAMES[kind] });
const dealOf = (frame: FrameLocator) => frame.locator('button.spin');

/** Deals until a round waits for the player: a blackjack is over at once. */
async function dealOpen(page: Page, frame: FrameLocator): Promise<Answer> {
  for (;;) {
    await expect(dealOf(frame)).toHaveAttribute('aria-disabled', 'false', READY);
    const answer = await answerOf<BlackjackOutcome>(page, 'bet', () => dealOf(frame).click());
    if (answer.openRound) return answer;
  }
}

/** Plays a round that waits to its end. */
async function playOn(
  page: Page,
  frame: FrameLocator,
  first: Answer,
  choose: (outcome: BlackjackOutcome) => BlackjackAct,
  press: 'click' | 'key',
): Promise<Answer> {
  let answer = first;
  while (answer.openRound) {
    const move = moveOf(frame, choose(answer.openRound.outcome).kind);
    await expect(move).toHaveAttribute('aria-disabled', 'false', READY);
    answer = await answerOf<BlackjackOutcome>(page, 'act', () =>
      press === 'click' ? move.click() : move.press('Enter'),
    );
  }
  return answer;
}

test(
  '[C41, R42] player plays a hand by the published strategy, and verifies the round',
  ONCE,
  async ({ page }) => {
    const strategy = computeStrategy();
    const frame = await openGame(page, BLACKJACK, 'play');
    await expectAccessible(page, '#content');
    const open = await dealOpen(page, frame);
    await expect(frame.locator('.hand-points').first()).not.toHaveText('');
    await expectAccessible(page, '#content');
    const { round } = await playOn(page, frame, open, (outcome) => playBy(strategy, outcome), 'click');
    const told = round?.win === 0 ? 'No win' : (round?.win ?? 0) <= (round?.stake ?? 0) ? 'Returned' : 'Win';
    await expect(frame.locator('.result')).toContainText(told, READY);
    await expect(frame.locator('p[aria-live]')).toContainText('Dealer: ');
    await expect(dealOf(frame)).toHaveAttribute('aria-disabled', 'false', READY);
    await frame.getByRole('button', { name: 'Paytable, rules and rounds' }).click();
    await expect(frame.getByRole('row', { name: 'Blackjack' })).toContainText('3:2');
    await frame.getByRole('tab', { name: 'Strategy' }).click();
    await expect(frame.getByRole('row', { name: '8, 8' }).getByText('P')).toHaveCount(10);
    await expectAccessible(page, '#content');
    await revealLatest(frame);
  },
);

test(
  '[C43, R50] round with real money is played by keys, and goes on after a reload',
  ONCE,
  async ({ page }) => {
    const frame = await openGame(page, BLACKJACK, 'money');
    const open = await dealOpen(page, frame);
    const balance = open.balance;
    const { hands } = open.openRound?.outcome ?? { hands: [] };
    await page.reload();
    await expect(frame.locator('.hand-amount').first()).toHaveText('₱10.00', READY);
    await expect(frame.locator('.hand-points').nth(1)).toContainText(String(hands[0]?.points));
    const stand = (outcome: BlackjackOutcome): BlackjackAct => ({
      kind: outcome.offers.includes('decline') ? 'decline' : 'stand',
    });
    const end = await playOn(page, frame, open, stand, 'key');
    expect(end.round?.stake).toBe(STAKE);
    expect(end.balance).toBe(balance + (end.round?.win ?? 0));
    await expect(frame.locator('.hand-result').first()).not.toHaveText('', READY);
  },
);
