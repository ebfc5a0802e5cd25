import type { Page } from '@playwright/test';
import type { GameRound } from '../../../contract/games/game-calls.ts';
import type { AnyGame, GameMaths } from '../../../maths/game-maths.ts';
import { settledRound } from '../../maths/support/settled-round.ts';
import { expect } from './test.ts';

const BALANCE = 248_050;

/** The first of the counted seeds whose round is of the wanted kind: the same one every time. */
export function findRound<Bet, Outcome>(
  game: GameMaths<Bet, never, Outcome>,
  bet: Bet,
  isWanted: (round: ReturnType<typeof settledRound<Bet, Outcome>>) => boolean,
) {
  for (let number = 0; ; number += 1) {
    const serverSeed = number.toString(16).padStart(64, '0');
    const seeds = { serverSeed, clientSeed: 'picture-seed' };
    const round = { ...settledRound(game, bet, seeds), settledAt: 0 };
    if (isWanted(round)) return round;
  }
}

/** The real frame on its own origin, its calls answered from here: the only chance in the picture is taken out. */
export async function openFrame(page: Page, game: AnyGame, round: GameRound, query: string): Promise<void> {
  const answer = (data: object) => ({ json: { code: 0, msg: '', data } });
  const nextCommit = 'ab'.repeat(32);
  await page.route('**/app/v1/game/open', (route) =>
    route.fulfill(
      answer({
        gameId: 101,
        slug: game.slug,
        isPlayMoney: false,
        balance: BALANCE,
        stakes: game.stakes,
        defaultStake: game.defaultStake,
        nextCommit,
        unshownRound: null,
        openRound: null,
        cycleMs: game.cycleMs,
        gameToken: 'frame-token',
      }),
    ),
  );
  const balance = BALANCE - round.stake + round.win;
  const progress = { round, openRound: null, balance, nextCommit };
  await page.route('**/app/v1/game/bet', (route) => route.fulfill(answer(progress)));
  await page.route('**/app/v1/game/roundShown', (route) => route.fulfill(answer({ balance })));
  const games = new URL(process.env.E2E_ORIGIN ?? '');
  games.port = String(Number(games.port) + 1);
  await page.goto(`${games.origin}/${game.slug}/?${query}#launch=picture`);
}

export async function waitForRest(page: Page): Promise<void> {
  await expect(page.locator('button.spin')).toHaveAttribute('aria-disabled', 'false');
}

/** Windows of a game: the page's bars are outside of it. */
export const FRAME_SIZES = {
  phone: { width: 412, height: 780 },
  side: { width: 915, height: 368 },
  desktop: { width: 1280, height: 640 },
} as const;
