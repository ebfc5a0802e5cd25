import type { SeedPairs } from '../../contract/games/seed-pair-calls.ts';
import { cents } from '../../contract/money.ts';
import { KENO_LIGHTS } from '../../maths/keno-lights.ts';
import { commitOf } from '../../maths/provably-fair.ts';
import { settledRound } from '../maths/support/settled-round.ts';
import { expectAccessible } from './support/axe.ts';
import { call } from './support/call.ts';
import { bringToken, signUp } from './support/players.ts';
import { playRound, revealSeeds } from './support/rounds.ts';
import { ONCE } from './support/tags.ts';
import { expect, test } from './support/test.ts';

interface Proven {
  roundId: string;
  proof: { commit: string; serverSeed: string; clientSeed: string; nonce: number };
}

/** A round for play money whose server seed is revealed. */
async function playProven(): Promise<Proven> {
  const { token } = await signUp();
  const { round } = await playRound(token, { isTrial: true });
  await revealSeeds(token);
  const { roundId } = round as Proven;
  return (await call('game/roundProof', { roundId })) as unknown as Proven;
}

/** A round for play money of the player's open seed pair. */
async function playSecret(token: string): Promise<string> {
  const { round } = await playRound(token, { isTrial: true });
  return (round as Proven).roundId;
}

const HEX_32_BYTES = /^[0-9a-f]{64}$/;
const HIDDEN = 'Not yet checkable';
const FITS = 'The figures of this round fit together';

test(
  '[C90] guest verifies a round by its number and by its inputs, and detects an altered one',
  ONCE,
  async ({ page }) => {
    const { roundId, proof } = await playProven();
    await page.goto(`/fair?round=${roundId}`);
    await expect(page.getByRole('heading', { name: FITS })).toBeVisible();
    await expect(page.getByRole('table', { name: 'Reels, calculated in your browser' })).toBeVisible();
    await expectAccessible(page, '#content');

    await page.getByText('Verify with your own figures').click();
    const figures = page.getByRole('group').filter({ hasText: 'calculates the round from what you enter' });
    await figures.getByLabel('Fingerprint shown before').fill('0'.repeat(64));
    await figures.getByLabel('Server seed').fill(proof.serverSeed);
    await figures.getByLabel('Client seed').fill(proof.clientSeed);
    await figures.getByLabel('Nonce').fill(String(proof.nonce));
    await figures.getByRole('button', { name: 'Calculate' }).click();
    await expect(figures.getByText('Enter the stake')).toBeVisible();
    await figures.getByLabel('Stake').fill('1.00');
    await figures.getByRole('button', { name: 'Calculate' }).click();
    await expect(page.getByRole('heading', { name: 'Something doesn’t match' })).toBeVisible();
    await figures.getByLabel('Fingerprint shown before').fill(proof.commit);
    await figures.getByRole('button', { name: 'Calculate' }).click();
    await expect(page.getByRole('heading', { name: 'Result of these figures' })).toBeVisible();

    await page.getByLabel('Round number').fill('no such round');
    await page.getByRole('button', { name: 'Verify this round' }).click();
    await expect(page.getByText('We can’t find that round. Check the number.')).toBeVisible();
  },
);

test(
  '[C90] round of the open seeds is not checkable by others, and its player reveals and checks it with one button',
  ONCE,
  async ({ page }) => {
    const player = await signUp();
    const roundId = await playSecret(player.token);
    await page.goto(`/fair?round=${roundId}`);
    await expect(page.getByRole('heading', { name: HIDDEN })).toBeVisible();
    await expect(page.getByText(/^It’s revealed when the player changes seeds/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Reveal and check' })).toHaveCount(0);

    await bringToken(page, player.token);
    await page.goto(`/fair?round=${roundId}`);
    await expect(page.getByRole('heading', { name: HIDDEN })).toBeVisible();
    await expectAccessible(page, '#content');
    await page.getByRole('button', { name: 'Reveal and check' }).click();
    await expect(page.getByRole('heading', { name: FITS })).toBeVisible();
    await expect(page.getByRole('heading', { name: HIDDEN })).toHaveCount(0);
  },
);

test(
  '[C90] player changes the seeds with a client seed of any script, and the old server seed fits its fingerprint',
  ONCE,
  async ({ page }) => {
    const player = await signUp();
    await bringToken(page, player.token);
    await page.goto('/fair');
    const own = page.getByRole('region', { name: 'Your seeds' });
    await expect(own.getByText(/^You have no seeds in use/)).toBeVisible();
    await playSecret(player.token);
    const { seedPair, nextCommit } = (await call('getSeedPair', {}, player.token)) as unknown as SeedPairs;
    await page.reload();
    await expect(own.getByText(seedPair?.commit ?? '')).toBeVisible();
    await expect(own.getByText(nextCommit)).toBeVisible();
    await expectAccessible(page, '#content');

    const seed = own.getByLabel('New client seed');
    const change = own.getByRole('button', { name: 'Change seeds and reveal the old one' });
    await seed.fill('');
    await change.click();
    await expect(own.getByText('Enter a client seed.')).toBeVisible();
    await expect(seed).toBeFocused();
    await seed.fill('幸运数字 🍀');
    await change.click();
    await expect(own.getByRole('heading', { name: 'Revealed seeds' })).toBeVisible();
    await expect(own.getByText('幸运数字 🍀')).toBeVisible();
    const next = (await call('getSeedPair', {}, player.token)) as unknown as SeedPairs;
    expect(next.seedPair).toEqual({ commit: nextCommit, clientSeed: '幸运数字 🍀', nextNonce: 0 });
    const shown = await own.locator('code').allTextContents();
    expect(shown.some((text) => HEX_32_BYTES.test(text) && commitOf(text) === seedPair?.commit)).toBe(true);
    await expectAccessible(page, '#content');
  },
);

test.describe('without a network', () => {
  test.use({ allowedConsole: /ERR_INTERNET_DISCONNECTED|net::ERR_FAILED|Failed to load resource/ });

  test(
    '[C90] bet of a table or a draw is worked out from its figures, offline too',
    ONCE,
    async ({ page, context }) => {
      const bet = { stake: cents(500), numbers: [7, 21, 63] };
      const { proof, outcome } = settledRound(KENO_LIGHTS, bet, {
        serverSeed: '5a'.repeat(32),
        clientSeed: 'seed-of-the-test',
      });
      // The maths of all games are one file, which the page asks for by itself.
      const loaded = page.waitForResponse(/\/assets\/game-maths-/);
      await page.goto('/fair');
      await page.getByText('Verify with your own figures').click();
      const figures = page.getByRole('group').filter({ hasText: 'calculates the round from what you enter' });
      await figures.getByLabel('Math').selectOption(KENO_LIGHTS.maths);
      await (await loaded).finished();
      await context.setOffline(true);
      await figures.getByLabel('Fingerprint shown before').fill(proof.commit);
      await figures.getByLabel('Server seed').fill(proof.serverSeed);
      await figures.getByLabel('Client seed').fill(proof.clientSeed);
      await figures.getByLabel('Bet', { exact: true }).fill(JSON.stringify(bet));
      await figures.getByRole('button', { name: 'Calculate' }).click();
      await expect(page.getByRole('heading', { name: 'Result of these figures' })).toBeVisible();
      await expect(page.getByText(JSON.stringify(outcome))).toBeVisible();
      await expectAccessible(page, '#content');
    },
  );
});
