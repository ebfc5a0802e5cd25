import type { FrameLocator, Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { bringToken, signUp, signUpWithMoney } from './support/players.ts';
import { ONCE } from './support/tags.ts';
import { expect, test } from './support/test.ts';
import { revealLatest } from './support/verify-round.ts';

/** Slots beside Royal Sevens: their number in the catalogue, and what their tabs say at a stake of 1 peso. */
const SLOTS = [
  { gameId: 121, title: 'Golden Orchard', topPay: '₱5.00', rtp: '95.48%' },
  { gameId: 106, title: 'Midnight Masque', topPay: '₱3.00', rtp: '95.70%' },
  { gameId: 103, title: 'Jade Tiger', topPay: '₱2.10', rtp: '96.21%' },
  { gameId: 111, title: 'Serpent Temple', topPay: '₱120.00', rtp: '96.12%' },
  { gameId: 107, title: 'Gold Rush Express', topPay: '₱100.00', rtp: '96.02%' },
] as const;

// Independent of each other, and together too long for the end of a run.
test.describe.configure({ mode: 'parallel' });

const STAKE = 100;
const pesos = (amount: number) => `₱${(amount / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`;

interface Answer {
  readonly data: {
    readonly round: { readonly stake: number; readonly win: number };
    readonly balance: number;
  };
}

for (const { gameId, title, topPay, rtp } of SLOTS) {
  const frameOf = (page: Page): FrameLocator => page.frameLocator(`iframe[title^="${title}"]`);
  const spinOf = (page: Page) => frameOf(page).locator('button.spin');
  const rest = (page: Page) =>
    expect(spinOf(page)).toHaveAttribute('aria-disabled', 'false', { timeout: 60_000 });

  /** With play money, for a player who has just come. */
  async function openForPlayMoney(page: Page): Promise<FrameLocator> {
    await bringToken(page, (await signUp()).token);
    await open(page, 1);
    return frameOf(page);
  }

  async function open(page: Page, tryIt: 0 | 1): Promise<void> {
    await page.goto(`/game/start?gameId=${gameId}&tryIt=${tryIt}`);
    await rest(page);
  }

  /** Plays a round, by the click or the key given. */
  async function spin(page: Page, press: () => Promise<void>): Promise<Answer['data']> {
    const answered = page.waitForResponse('**/app/v1/game/bet');
    await press();
    const { data } = (await (await answered).json()) as Answer;
    await rest(page);
    return data;
  }

  test(
    `[C41, R42] player spins ${title}, reads what it pays and verifies the round`,
    ONCE,
    async ({ page }) => {
      const frame = await openForPlayMoney(page);
      await expectAccessible(page, '#content');
      const { round } = await spin(page, () => spinOf(page).click());
      expect(round.stake).toBe(STAKE);
      const told = round.win === 0 ? 'No win' : round.win <= STAKE ? 'Returned' : 'Win';
      await expect(frame.locator('p[aria-live]')).toContainText(told);

      await frame.getByRole('button', { name: 'Paytable, rules and rounds' }).click();
      await expect(frame.getByRole('tabpanel')).toContainText(topPay);
      await frame.getByRole('tab', { name: 'Rules' }).click();
      await expect(frame.getByRole('tabpanel')).toContainText('2.5 seconds');
      await frame.getByRole('tab', { name: 'Fairness' }).click();
      await expect(frame.getByRole('tabpanel')).toContainText(rtp);
      await frame.getByRole('tab', { name: 'My rounds' }).click();
      await revealLatest(frame);
      await expectAccessible(page, '#content');

      const balance = await frame.locator('.balance .amount').textContent();
      const calls: string[] = [];
      page.on('request', (request) => calls.push(request.url()));
      await frame.getByRole('button', { name: /^Replay the round of .+$/ }).click();
      await expect(frame.getByText('Replay: nothing is staked')).toBeVisible();
      await rest(page);
      await expect(frame.locator('p[aria-live]')).toContainText(told);
      expect(await frame.locator('.balance .amount').textContent()).toBe(balance);
      expect(calls.filter((url) => url.includes('/game/'))).toEqual([]);
    },
  );

  test(
    `[C42, C43] ${title} is played by keys, and moves exactly its stake and its win`,
    ONCE,
    async ({ page }) => {
      const player = await signUpWithMoney(50_000);
      await bringToken(page, player.token);
      await open(page, 0);
      const frame = frameOf(page);
      await frame.getByRole('button', { name: 'Raise stake' }).press('Enter');
      const { round, balance } = await spin(page, () => spinOf(page).press('Enter'));
      expect(round.stake).toBeGreaterThan(STAKE);
      expect(balance).toBe(50_000 - round.stake + round.win);
      await expect(frame.locator('.balance .amount')).toHaveText(pesos(balance));
    },
  );
}
