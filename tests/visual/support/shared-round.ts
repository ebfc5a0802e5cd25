import type { Page } from '@playwright/test';
import type { WatchedRound } from '../../../contract/games/game-calls.ts';

/** When bets of the round in the pictures opened. */
export const START = Date.UTC(2026, 5, 1, 12);

/** Decide the bet that a picture shows. */
export const SEEDS = { serverSeed: '7'.repeat(64), clientSeed: 'picture-seed' };

interface SharedRoundParts {
  readonly bettingMs: number;
  /** Results of the rounds before, the latest first. */
  readonly past: readonly unknown[];
  readonly change?: Partial<WatchedRound['round']>;
}

/** Every look at the shared round finds it at the same moment: a second after its bets opened. */
export async function followRound(page: Page, { bettingMs, past, change }: SharedRoundParts): Promise<void> {
  const watched: WatchedRound = {
    now: START + 1_000,
    seen: 'seen',
    round: {
      id: 'round',
      number: 412,
      commit: 'ab'.repeat(32),
      opensAt: START,
      closesAt: START + bettingMs,
      entryHashes: null,
      revealsCloseAt: START + bettingMs + 1_500,
      chain: { number: 1, length: 1_000_000, lastLink: 'cd'.repeat(32), position: 412 },
      startedAt: null,
      bets: 3,
      result: null,
      resultAt: null,
      serverSeed: null,
      clientSeed: null,
      nextAt: null,
      ...change,
    },
    past: past.map((result, index) => ({ id: `past-${index}`, number: 411 - index, result })),
    own: { bet: null, round: null, balance: 248_050 as never },
  };
  await page.route('**/app/v1/game/watch', async (route) => {
    if (route.request().postDataJSON().seen !== undefined)
      await new Promise((done) => setTimeout(done, 1_000));
    await route.fulfill({ json: { code: 0, msg: '', data: watched } }).catch(() => undefined);
  });
}

/**
 * Takes the bar of the time to bet out of the picture: a screenshot ends each motion itself, but Chromium may keep what it
 * painted of the bar as the motion began.
 */
export async function hideCountdown(page: Page): Promise<void> {
  await page.locator('.countdown').evaluate((bar: HTMLElement) => {
    for (const animation of bar.getAnimations()) animation.cancel();
    bar.style.visibility = 'hidden';
  });
}
