import type { Page } from '@playwright/test';
import type { GameRound, RoundProgress } from '../../../contract/games/game-calls.ts';
import type { OpenSeedPair } from '../../../contract/games/seed-pair-calls.ts';
import { SPIN_DEBOUNCE_MS } from '../../../contract/limits.ts';
import { cents } from '../../../contract/money.ts';
import type { AnyGame, GameMaths } from '../../../maths/game-maths.ts';
import { commitOf, fairSource } from '../../../maths/provably-fair.ts';
import { isSharedGame } from '../../../maths/shared-game.ts';
import { settledRound } from '../../maths/support/settled-round.ts';
import { clipTo, type Part } from './part.ts';
import { expect, test } from './test.ts';

const BALANCE = 248_050;

/** Of the bet of a picture. */
const NONCE = 0;

/**
 * The first of the counted seeds whose round is of the wanted kind: the same one every time.
 * @param nonce that it can be verified with; null keeps the rounds that the pictures have had since before there were nonces
 */
export function findRound<Bet, Outcome>(
  game: GameMaths<Bet, never, Outcome>,
  bet: Bet,
  isWanted: (round: ReturnType<typeof settledRound<Bet, Outcome>>) => boolean,
  nonce: typeof NONCE | null = null,
) {
  for (let number = 0; ; number += 1) {
    const serverSeed = number.toString(16).padStart(64, '0');
    const seeds = { serverSeed, clientSeed: 'picture-seed', nonce };
    const round = { ...settledRound(game, bet, seeds), settledAt: 0 };
    if (isWanted(round)) return round;
  }
}

const answer = (data: object) => ({ json: { code: 0, msg: '', data } });
const NEXT_COMMIT = 'ab'.repeat(32);

/** The real frame on its own origin, its calls answered from here: the only chance in the picture is taken out. */
export async function openFrame(page: Page, game: AnyGame, round: GameRound, query: string): Promise<void> {
  const balance = cents(BALANCE - round.stake + round.win);
  const answered = { ...round, proof: { ...round.proof, nonce: NONCE } };
  const progress = {
    round: answered,
    openRound: null,
    balance,
    seedPair: seedPairOf(round.proof, NONCE + 1),
  };
  await page.route('**/app/v1/game/bet', (route) => route.fulfill(answer(progress)));
  await openPage(page, game, round.proof, query);
}

/** The same for a game that is acted in: bet and acts are played by its maths with these seeds. */
export async function openActFrame(
  page: Page,
  game: AnyGame,
  seeds: { readonly serverSeed: string; readonly clientSeed: string },
  query: string,
): Promise<void> {
  let bet: unknown;
  const promised = { commit: commitOf(seeds.serverSeed), clientSeed: seeds.clientSeed };
  const acts: unknown[] = [];
  const seedPair = isSharedGame(game) ? null : seedPairOf(promised, NONCE + 1);
  const progress = (): RoundProgress => {
    const { stake, win, isOver, outcome } = game.play(
      bet,
      acts,
      fairSource(seeds.serverSeed, seeds.clientSeed),
    );
    const proof = { ...promised, nonce: isSharedGame(game) ? null : NONCE, maths: game.maths };
    const round = {
      roundId: 'round-1',
      gameId: 101,
      slug: game.slug,
      isPlayMoney: false,
      bet,
      acts,
      stake,
      outcome,
    };
    const balance = cents(BALANCE - stake + win);
    if (!isOver)
      return {
        round: null,
        openRound: { ...round, openedAt: 0, settlesAt: 0, proof },
        balance,
        seedPair,
      };
    const settled = {
      ...round,
      absentActs: 0,
      win,
      settledAt: 0,
      proof: { ...proof, serverSeed: seeds.serverSeed },
    };
    return { round: settled, openRound: null, balance, seedPair };
  };
  await page.route('**/app/v1/game/bet', (route) => {
    bet = game.readBet(route.request().postDataJSON().bet);
    return route.fulfill(answer(progress()));
  });
  await page.route('**/app/v1/game/act', (route) => {
    acts.push(game.readAct(route.request().postDataJSON().act));
    return route.fulfill(answer(progress()));
  });
  await openPage(page, game, promised, query);
}

interface Promised {
  readonly commit: string;
  readonly clientSeed: string;
}

const seedPairOf = ({ commit, clientSeed }: Promised, nextNonce: number): OpenSeedPair => ({
  commit,
  clientSeed,
  nextNonce,
});

/** The seed pair that is shown before the first bet is that of the picture's round. */
async function openPage(page: Page, game: AnyGame, promised: Promised, query: string): Promise<void> {
  await page.route('**/app/v1/game/open', (route) =>
    route.fulfill(
      answer({
        gameId: 101,
        slug: game.slug,
        isPlayMoney: false,
        balance: BALANCE,
        stakes: game.stakes,
        defaultStake: game.defaultStake,
        seedPair: seedPairOf(promised, NONCE),
        nextCommit: NEXT_COMMIT,
        unshownRound: null,
        openRound: null,
        cycleMs: game.cycleMs,
        gameToken: 'frame-token',
      }),
    ),
  );
  await page.route('**/app/v1/game/roundShown', (route) => route.fulfill(answer({ balance: BALANCE })));
  const games = new URL(process.env.E2E_ORIGIN ?? '');
  games.port = String(Number(games.port) + 1);
  await page.goto(`${games.origin}/${game.slug}/?${query}#launch=picture`);
}

/** Presses the button that placed the bet once more: sooner, it would take the press for a trembling finger's. */
export async function pressAgain(page: Page): Promise<void> {
  await page.waitForTimeout(SPIN_DEBOUNCE_MS);
  await page.locator('button.spin').click();
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

interface SizeShots {
  readonly title: string;
  readonly slug: string;
  readonly shows: string;
  /** What lies elsewhere than on the phone. */
  readonly parts: Readonly<Record<'side' | 'desktop', Part>>;
}

/** The whole window on a phone and its parts at the other sizes, each in another language and by another renderer. */
export function pictureSizes(
  { title, slug, shows, parts }: SizeShots,
  open: (page: Page, query: string) => Promise<void>,
): void {
  for (const [size, renderer, locale] of [
    ['phone', 'canvas', 'fil'],
    ['side', 'webgl', 'en'],
    ['desktop', 'canvas', 'zh-CN'],
  ] as const) {
    test.describe(`${title}, ${size}`, () => {
      test.use({ viewport: FRAME_SIZES[size] });
      test(`${shows}, by ${renderer} in ${locale}`, async ({ page }) => {
        await open(page, `renderer=${renderer}&locale=${locale}`);
        const shown = size === 'phone' ? undefined : parts[size];
        await expect(page).toHaveScreenshot(`${slug}-${size}.png`, clipTo(shown));
      });
    });
  }
}
