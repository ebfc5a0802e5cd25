import type { FrameLocator, Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { call } from './support/call.ts';
import { untilListening } from './support/listening.ts';
import { bringToken, signUp, signUpWithMoney } from './support/players.ts';
import { playRound, revealSeeds } from './support/rounds.ts';
import { DESKTOP_ONLY, ONCE } from './support/tags.ts';
import { expect, test } from './support/test.ts';
import { revealLatest } from './support/verify-round.ts';

// Independent of each other, and together too long for the end of a run.
test.describe.configure({ mode: 'parallel' });

/** A round may open free spins, once in 140: on a busy machine their show takes more than a minute. */
const LONGEST_ROUND_MS = 120_000;
test.describe.configure({ timeout: 180_000 });

const ROYAL_SEVENS = 101;
const start = (tryIt: 0 | 1) => `/game/start?gameId=${ROYAL_SEVENS}&tryIt=${tryIt}`;

interface Proven {
  readonly roundId: string;
  readonly proof: {
    readonly commit: string;
    readonly serverSeed: string;
    readonly clientSeed: string;
    readonly nonce: number;
  };
}

const frameOf = (page: Page): FrameLocator => page.frameLocator('iframe[title^="Royal Sevens"]');
/** A lucky round may well reach the thousands. */
const pesos = (amount: number) => `₱${(amount / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`;
const spinOf = (page: Page) => frameOf(page).getByRole('button', { name: /^Spin for/ });

/** Resolves when the round has been shown to its end and the next one may be staked. */
async function waitForRest(page: Page): Promise<void> {
  // Sixteen free spins take their time.
  await expect(spinOf(page)).toHaveAttribute('aria-disabled', 'false', { timeout: LONGEST_ROUND_MS });
}

async function spin(page: Page): Promise<void> {
  const answered = page.waitForResponse('**/app/v1/game/bet');
  await spinOf(page).click();
  await answered;
  await waitForRest(page);
}

async function openRounds(page: Page): Promise<void> {
  await frameOf(page).getByRole('button', { name: 'Paytable, rules and rounds' }).click();
  await frameOf(page).getByRole('tab', { name: 'My rounds' }).click();
}

test(
  '[R41, C43, C41] player finds a game, adds it to the favourites, opens it with play money, and sees it in the history',
  ONCE,
  async ({ page }) => {
    const player = await signUp();
    await bringToken(page, player.token);
    await page.goto('/game/search');
    await page.getByRole('searchbox', { name: 'Search games' }).fill('royal sev');
    await page.getByRole('button', { name: /^Royal Sevens/ }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('button', { name: 'Add to favorites' }).click();
    await expect(sheet.getByRole('button', { name: 'Remove from favorites' })).toBeVisible();
    await sheet.getByRole('button', { name: 'Demo with play money' }).click();
    await expect(page).toHaveURL(/game\/start\?gameId=101&tryIt=1/);
    await waitForRest(page);
    await page.getByRole('button', { name: 'Leave game' }).click();
    const info = await call('getAfterLoginInfoWeb', { version: '0', os: '', deviceModel: '' }, player.token);
    expect(info.appGameDataUser).toMatchObject({
      gameLikeIds: [ROYAL_SEVENS],
      gameHistory: [{ gameId: ROYAL_SEVENS }],
    });
  },
);

test('[C41, C90, R42] player spins with play money, reads the paytable and verifies the round, and axe finds nothing', async ({
  page,
}) => {
  const player = await signUp();
  await bringToken(page, player.token);
  await page.goto(start(1));
  await waitForRest(page);
  await expectAccessible(page, '#content');
  await spin(page);
  const frame = frameOf(page);
  await frame.getByRole('button', { name: 'Paytable, rules and rounds' }).click();
  await expect(frame.getByRole('tabpanel')).toContainText('₱200.00');
  await frame.getByRole('tab', { name: 'Fairness' }).click();
  await expect(frame.getByRole('tabpanel')).toContainText('96.04%');
  await frame.getByRole('tab', { name: 'My rounds' }).click();
  await expectAccessible(page, '#content');
  await revealLatest(frame);
  await frame.getByRole('button', { name: 'Check it outside the game' }).click();
  const outside = page.getByRole('dialog', { name: 'Provably fair' });
  await expect(outside.getByRole('heading', { name: 'This round was fair' })).toBeVisible();
});

test(
  '[C90] round that was played here is proven by what this browser noted before the bet, and forged answers are refused',
  ONCE,
  async ({ page }) => {
    const player = await signUp();
    await bringToken(page, player.token);
    await page.goto(start(1));
    await waitForRest(page);
    const bet = page.waitForResponse('**/app/v1/game/bet');
    await spin(page);
    const { roundId } = (await (await bet).json()).data.round as Proven;
    const stranger = await signUp();
    const foreign = (await playRound(stranger.token, { isTrial: true })).round as Proven;
    for (const { token } of [player, stranger]) await revealSeeds(token);
    const [{ proof }, other] = (await Promise.all(
      [roundId, foreign.roundId].map((id) => call('game/roundProof', { roundId: id })),
    )) as unknown as [Proven, Proven];
    await page.goto(`/fair?round=${roundId}`);
    await expect(page.getByRole('heading', { name: 'This round was fair' })).toBeVisible();
    await expect(page.getByText('are the ones this device noted before the bet')).toBeVisible();

    const forgeries: [object, string][] = [
      [
        { roundId: other.roundId, proof: other.proof },
        'You asked for another round than the one we answered with.',
      ],
      [
        { proof: { ...proof, commit: other.proof.commit } },
        'The fingerprint isn’t the one this device noted',
      ],
      [
        { proof: { ...proof, clientSeed: 'not-what-was-sent' } },
        'isn’t the one this device sent with the bet',
      ],
      [{ proof: { ...proof, nonce: 7 } }, 'The nonce isn’t the one this device noted'],
      [{ bet: { stake: 200 } }, 'The bet isn’t the one this device sent.'],
    ];
    for (const [change, says] of forgeries) {
      await page.route('**/game/roundProof', async (route) => {
        const answer = await (await route.fetch()).json();
        await route.fulfill({ json: { ...answer, data: { ...answer.data, ...change } } });
      });
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Something doesn’t match' })).toBeVisible();
      await expect(page.getByText(says)).toBeVisible();
      await page.unroute('**/game/roundProof');
    }
    await expectAccessible(page, '#content');

    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save the evidence' }).click();
    const saved = await (await saving).createReadStream();
    const evidence = JSON.parse(Buffer.concat(await saved.toArray()).toString('utf8'));
    expect(evidence).toMatchObject({
      promise: { roundId, commit: proof.commit, clientSeed: proof.clientSeed },
      round: { roundId, bet: { stake: 200 } },
    });
    await page.getByRole('link', { name: 'File a complaint with it' }).click();
    await expect(page.getByLabel('Subject')).toHaveValue(`Round ${roundId} isn’t what was promised`);
    await expect(page.getByLabel('What happened?')).toHaveValue(new RegExp(proof.commit));

    await page.evaluate(() => {
      const { promise, resolve } = Promise.withResolvers<void>();
      const request = indexedDB.deleteDatabase('round-promises');
      request.onsuccess = () => resolve();
      return promise;
    });
    await page.goto(`/fair?round=${roundId}`);
    await expect(page.getByRole('heading', { name: 'The figures of this round fit together' })).toBeVisible();
    await expect(page.getByText(/^This device holds no promise for this round/)).toBeVisible();
    await expect(page.getByText('This round was fair')).toHaveCount(0);

    await page.route('**/game/bet', async (route) => {
      const answer = await (await route.fetch()).json();
      answer.data.round.bet = { stake: 700 };
      await route.fulfill({ json: answer });
    });
    await page.goto(start(1));
    await waitForRest(page);
    await spin(page);
    await expect(frameOf(page).getByText('The last answer isn’t what was promised')).toBeVisible();
    await frameOf(page).getByRole('button', { name: 'See the evidence' }).click();
    const outside = page.getByRole('dialog', { name: 'Provably fair' });
    await expect(
      outside.getByText('The answer to your bet wasn’t what this device had noted.'),
    ).toBeVisible();
    await expect(outside.getByRole('button', { name: 'Save the evidence' })).toBeVisible();
  },
);

test(
  '[C41, C42, C90] balance, session bar and record follow a round with real money',
  ONCE,
  async ({ page }) => {
    const player = await signUpWithMoney(50_000);
    await bringToken(page, player.token);
    await page.goto(start(0));
    await waitForRest(page);
    await spin(page);

    const fresh = await call('refreshData', {}, player.token);
    const { staked, won } = fresh.session as { staked: number; won: number };
    expect(staked).toBe(100);
    expect(fresh.coin).toBe(50_000 - staked + won);
    const balance = pesos(Number(fresh.coin));
    await expect(page.getByRole('region', { name: 'Game', exact: true })).toContainText(balance);
    await expect(frameOf(page).getByRole('region', { name: 'Game controls' })).toContainText(balance);
    const net = won - staked;
    await expect(page.getByRole('region', { name: 'Your session' })).toContainText(
      `${net > 0 ? '+' : net < 0 ? '-' : ''}${pesos(Math.abs(net))}`,
    );

    const left = page.waitForResponse('**/app/v1/exitGame');
    await page.getByRole('button', { name: 'Leave game' }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.locator('iframe')).toHaveCount(0);
    expect(await (await left).json()).toMatchObject({ code: 0, data: { coin: fresh.coin } });
  },
);

test('[C44] heartbeat names the open game', ONCE, async ({ page }) => {
  const player = await signUp();
  await bringToken(page, player.token);
  await page.clock.install();
  await page.goto(start(1));
  await page.locator('iframe[title^="Royal Sevens"]').waitFor();
  await untilListening(page);
  const beat = page.waitForRequest('**/app/v1/online');
  await page.clock.fastForward('01:01');
  expect((await beat).postDataJSON()).toMatchObject({ gameId: ROYAL_SEVENS });
});

test('[C90] reload during a spin shows the same result, staked once', ONCE, async ({ page }) => {
  const player = await signUpWithMoney(50_000);
  await bringToken(page, player.token);
  let isReloaded = false;
  // However long the reload takes: the round is not told to have been seen.
  await page.route('**/app/v1/game/roundShown', (route) => (isReloaded ? route.continue() : undefined));
  await page.goto(start(0));
  await waitForRest(page);
  const answered = page.waitForResponse('**/app/v1/game/bet');
  await spinOf(page).click();
  await answered;
  await page.reload();
  isReloaded = true;
  await expect(frameOf(page).getByText('This is your last round')).toBeVisible();
  await waitForRest(page);

  const fresh = await call('refreshData', {}, player.token);
  const { staked, won } = fresh.session as { staked: number; won: number };
  expect(staked).toBe(100);
  await openRounds(page);
  await expect(frameOf(page).getByRole('listitem')).toHaveCount(1);
  await expect(frameOf(page).getByRole('listitem')).toContainText(`paid ${pesos(won)}`);
});

test.describe('game without a network', () => {
  test.use({ allowedConsole: /ERR_INTERNET_DISCONNECTED|net::ERR_FAILED|Failed to load resource/ });

  test('[C90] lost spin shows an error, and a retry brings its result', ONCE, async ({ page, context }) => {
    const player = await signUp();
    await bringToken(page, player.token);
    await page.goto(start(1));
    await waitForRest(page);
    await context.setOffline(true);
    await spinOf(page).click();
    await expect(frameOf(page).getByRole('alert')).toContainText('Connection lost');
    await context.setOffline(false);
    await frameOf(page).getByRole('button', { name: 'Try again' }).click();
    await waitForRest(page);
    await openRounds(page);
    await expect(frameOf(page).getByRole('listitem')).toHaveCount(1);
  });
});

/** The errors of one tab. */
function followErrors(page: Page): string[] {
  const heard: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') heard.push(message.text());
  });
  page.on('pageerror', (error) => heard.push(error.message));
  return heard;
}

test(
  '[C41, C90] game opened in a second tab ends the first one with a message, and neither console has an error',
  ONCE,
  async ({ page, context }) => {
    const player = await signUp();
    await bringToken(page, player.token);
    const first = followErrors(page);
    await page.goto(start(1));
    await waitForRest(page);
    const other = await context.newPage();
    const second = followErrors(other);
    await other.goto(start(1));
    await expect(page.getByRole('heading', { name: 'Your game is open in another tab' })).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
    await waitForRest(other);
    await expectAccessible(page, '#content');

    await page.getByRole('button', { name: 'Play here' }).click();
    await waitForRest(page);
    await expect(other.getByRole('heading', { name: 'Your game is open in another tab' })).toBeVisible();
    const answered = page.waitForResponse('**/app/v1/game/bet');
    await spinOf(page).click();
    expect(await (await answered).json()).toMatchObject({ code: 0 });
    expect([...first, ...second]).toEqual([]);
  },
);

test(
  '[C90] game session closed on another device ends here with a message, and the console has no error',
  ONCE,
  async ({ page }) => {
    const player = await signUp();
    await bringToken(page, player.token);
    const heard = followErrors(page);
    await page.goto(start(1));
    await waitForRest(page);
    await call('startGame', { gameId: ROYAL_SEVENS, tryIt: 1 }, player.token);
    await spinOf(page).click();
    await expect(page.getByRole('heading', { name: 'This game session has ended' })).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
    expect(heard).toEqual([]);
    await page.getByRole('button', { name: 'Open game again' }).click();
    await waitForRest(page);
  },
);

test(
  '[R42] space bar spins, and the result is announced to screen readers',
  DESKTOP_ONLY,
  async ({ page }) => {
    const player = await signUp();
    await bringToken(page, player.token);
    await page.goto(start(1));
    await waitForRest(page);
    await spinOf(page).focus();
    await page.keyboard.press('Space');
    await expect(frameOf(page).getByRole('status').filter({ hasText: 'Row 1:' })).toContainText(
      /No win|Returned|Win/,
      { timeout: LONGEST_ROUND_MS },
    );
  },
);
