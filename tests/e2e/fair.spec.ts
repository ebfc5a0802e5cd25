import { cents } from '../../contract/money.ts';
import { KENO_LIGHTS } from '../../maths/keno-lights.ts';
import { settledRound } from '../maths/support/settled-round.ts';
import { expectAccessible } from './support/axe.ts';
import { signUp } from './support/players.ts';
import { playRound } from './support/rounds.ts';
import { ONCE } from './support/tags.ts';
import { expect, test } from './support/test.ts';

interface Proven {
  roundId: string;
  proof: { commit: string; serverSeed: string; clientSeed: string };
}

/** A round for play money. */
async function playProven(): Promise<Proven> {
  const { token } = await signUp();
  const { round } = await playRound(token, { isTrial: true });
  return round as Proven;
}

test(
  '[C90] guest verifies a round by its number and by its inputs, and detects an altered one',
  ONCE,
  async ({ page }) => {
    const { roundId, proof } = await playProven();
    await page.goto(`/fair?round=${roundId}`);
    await expect(page.getByRole('heading', { name: 'The figures of this round fit together' })).toBeVisible();
    await expect(page.getByRole('table', { name: 'Reels, calculated in your browser' })).toBeVisible();
    await expectAccessible(page, '#content');

    await page.getByText('Verify with your own figures').click();
    const figures = page.getByRole('group').filter({ hasText: 'calculates the round from what you enter' });
    await figures.getByLabel('Fingerprint shown before').fill('0'.repeat(64));
    await figures.getByLabel('Server’s secret number').fill(proof.serverSeed);
    await figures.getByLabel('Your browser’s number').fill(proof.clientSeed);
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
      await figures.getByLabel('Server’s secret number').fill(proof.serverSeed);
      await figures.getByLabel('Your browser’s number').fill(proof.clientSeed);
      await figures.getByLabel('Bet', { exact: true }).fill(JSON.stringify(bet));
      await figures.getByRole('button', { name: 'Calculate' }).click();
      await expect(page.getByRole('heading', { name: 'Result of these figures' })).toBeVisible();
      await expect(page.getByText(JSON.stringify(outcome))).toBeVisible();
      await expectAccessible(page, '#content');
    },
  );
});
