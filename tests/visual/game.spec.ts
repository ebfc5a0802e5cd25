import type { Page } from '@playwright/test';
import type { GameRound } from '../../contract/games/game-calls.ts';
import type { SlotBet, SlotOutcome } from '../../contract/games/slot.ts';
import { cents } from '../../contract/money.ts';
import { ROYAL_SEVENS_GAME as ROYAL_SEVENS } from '../../maths/royal-sevens.ts';
import { settledRound } from '../maths/support/settled-round.ts';
import { expect, test } from './support/test.ts';

const STAKE = cents(100);
const BALANCE = 248_050;

type Settled = ReturnType<typeof settledRound<SlotBet, SlotOutcome>>;

/** The first of the counted seeds whose round is of the wanted kind: the same one every time. */
function findRound(isWanted: (round: Settled) => boolean): Settled {
  for (let number = 0; ; number += 1) {
    const serverSeed = number.toString(16).padStart(64, '0');
    const seeds = { serverSeed, clientSeed: 'picture-seed' };
    const round = { ...settledRound(ROYAL_SEVENS, { stake: STAKE }, seeds), settledAt: 0 };
    if (isWanted(round)) return round;
  }
}

const returned = findRound(({ win }) => win > 0 && win <= STAKE);
const won = findRound(
  ({ win, outcome }) =>
    win > STAKE && win < 5 * STAKE && outcome.wins.length === 2 && outcome.freeSpins.length === 0,
);

/** The real frame on its own origin, its calls answered from here: the only chance in the picture is taken out. */
async function openFrame(page: Page, round: GameRound, query: string): Promise<void> {
  const answer = (data: object) => ({ json: { code: 0, msg: '', data } });
  const nextCommit = 'ab'.repeat(32);
  await page.route('**/app/v1/game/open', (route) =>
    route.fulfill(
      answer({
        gameId: 101,
        slug: ROYAL_SEVENS.slug,
        isPlayMoney: false,
        balance: BALANCE,
        stakes: ROYAL_SEVENS.stakes,
        defaultStake: STAKE,
        nextCommit,
        unshownRound: null,
        cycleMs: ROYAL_SEVENS.cycleMs,
        gameToken: 'frame-token',
      }),
    ),
  );
  const balance = BALANCE - STAKE + round.win;
  await page.route('**/app/v1/game/bet', (route) => route.fulfill(answer({ round, balance, nextCommit })));
  await page.route('**/app/v1/game/roundShown', (route) => route.fulfill(answer({ balance })));
  const games = new URL(process.env.E2E_ORIGIN ?? '');
  games.port = String(Number(games.port) + 1);
  await page.goto(`${games.origin}/${ROYAL_SEVENS.slug}/?${query}#launch=picture`);
  await waitForRest(page);
}

async function waitForRest(page: Page): Promise<void> {
  await expect(page.locator('button.spin')).toHaveAttribute('aria-disabled', 'false');
}

const SIZES = {
  phone: { width: 412, height: 780 },
  side: { width: 915, height: 368 },
  desktop: { width: 1280, height: 640 },
} as const;

for (const [size, renderer, locale] of [
  ['phone', 'canvas', 'en'],
  ['phone', 'webgl', 'zh-CN'],
  ['side', 'webgl', 'en'],
  ['desktop', 'canvas', 'fil'],
] as const) {
  test.describe(`the machine, ${size}`, () => {
    test.use({ viewport: SIZES[size] });
    test(`at rest by ${renderer} in ${locale}`, async ({ page }) => {
      await openFrame(page, returned, `renderer=${renderer}&locale=${locale}`);
      await expect(page).toHaveScreenshot(`game-${size}-${renderer}-${locale}.png`);
    });
  });
}

test.describe('a round’s end', () => {
  test.use({ viewport: SIZES.phone });

  test('is quiet when the stake comes back', async ({ page }) => {
    await openFrame(page, returned, 'renderer=canvas&locale=en');
    await page.locator('button.spin').click();
    await expect(page.getByText(/^Returned/)).toBeAttached();
    await waitForRest(page);
    await expect(page).toHaveScreenshot('game-returned.png');
  });

  test('is lit when there is a win', async ({ page }) => {
    // Without motion the lines are shown at once and rest.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openFrame(page, won, 'renderer=canvas&locale=en');
    await page.locator('button.spin').click();
    await expect(page.getByText(/^Win/)).toBeAttached();
    await waitForRest(page);
    await expect(page).toHaveScreenshot('game-win.png');
  });

  test('can be worked out again', async ({ page }) => {
    await openFrame(page, returned, 'renderer=canvas&locale=en');
    await page.locator('button.spin').click();
    await waitForRest(page);
    await page.getByRole('button', { name: 'Paytable, rules and rounds' }).click();
    await expect(page).toHaveScreenshot('game-pays.png');
    await page.getByRole('tab', { name: 'My rounds' }).click();
    await page.getByRole('button', { name: /^Verify/ }).click();
    await expect(page.getByText('Verified')).toBeVisible();
    await expect(page).toHaveScreenshot('game-verified.png');
  });
});
