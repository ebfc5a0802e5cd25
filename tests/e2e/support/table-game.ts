import type { FrameLocator, Locator, Page } from '@playwright/test';
import { CATALOGUE } from '../../../server/games/catalogue/games.ts';
import { bringToken, signUp, signUpWithMoney } from './players.ts';
import { expect } from './test.ts';
import { revealLatest } from './verify-round.ts';

interface Answer<Outcome> {
  readonly round: { readonly stake: number; readonly win: number; readonly outcome: Outcome };
  readonly balance: number;
}

/** A table in its frame, as a player uses it. @param action the word on the button that plays a round */
export function tableGame<Outcome>({
  slug,
  title,
  action,
}: {
  readonly slug: string;
  readonly title: string;
  readonly action: string;
}) {
  const gameId = CATALOGUE.find((game) => game.slug === slug)?.id;
  const frameOf = (page: Page): FrameLocator => page.frameLocator(`iframe[title^="${title}"]`);
  const actionOf = (page: Page) => frameOf(page).getByRole('button', { name: new RegExp(`^${action} for`) });
  const spotOf = (page: Page, name: string) =>
    frameOf(page).getByRole('button', { name: new RegExp(`^${name}(, .* placed)?: place a chip`) });
  return {
    frameOf,
    actionOf,
    spotOf,
    /** @param money of a new player in cents; with none it is play money */
    async openAsNewPlayer(page: Page, money = 0): Promise<void> {
      const player = money > 0 ? await signUpWithMoney(money) : await signUp();
      await bringToken(page, player.token);
      const tryIt = money > 0 ? 0 : 1;
      await page.goto(`/game/start?gameId=${gameId}&tryIt=${tryIt}`);
      await expect(frameOf(page).locator('.spot').first()).toHaveAttribute('aria-disabled', 'false', {
        timeout: 30_000,
      });
    },
    /** Plays a round to its end. @returns what the server answered */
    async play(
      page: Page,
      press: (button: Locator) => Promise<void> = (button) => button.click(),
    ): Promise<Answer<Outcome>> {
      const answered = page.waitForResponse('**/app/v1/game/bet');
      await press(actionOf(page));
      const { data } = (await (await answered).json()) as { data: Answer<Outcome> };
      await expect(actionOf(page)).toHaveAttribute('aria-disabled', 'false', { timeout: 30_000 });
      return data;
    },
    /** Opens the list of rounds and has the latest one verified. */
    async verify(page: Page): Promise<void> {
      await revealLatest(frameOf(page));
    },
    /** The balance that the game shows, in cents. */
    async balanceOf(page: Page): Promise<number> {
      const text = await frameOf(page).locator('.balance .amount').textContent();
      return Math.round(Number(text?.replace(/[^\d.]/g, '')) * 100);
    },
  };
}
