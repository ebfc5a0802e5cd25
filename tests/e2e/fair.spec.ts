import { drawPlace } from '../../maths/jackpot-draw.ts';
import { commitOf } from '../../maths/provably-fair.ts';
import { expectAccessible } from './support/axe.ts';
import { call, newRequestId } from './support/call.ts';
import { signUp } from './support/players.ts';
import { ONCE } from './support/tags.ts';
import { expect, test } from './support/test.ts';

interface Proven {
  roundId: string;
  proof: { commit: string; serverSeed: string; clientSeed: string };
}

/** A round as a game's frame plays it, for play money. */
async function playRound(): Promise<Proven> {
  const { token } = await signUp();
  const { url } = await call('startGame', { gameId: 101, tryIt: 1 }, token);
  const launchToken = new URL(String(url)).hash.replace('#launch=', '');
  const { gameToken, nextCommit, defaultStake } = await call('game/open', { launchToken });
  const body = {
    requestId: newRequestId(),
    stake: defaultStake,
    clientSeed: 'seed-of-the-test',
    commit: nextCommit,
  };
  const { round } = await call('game/spin', body, String(gameToken));
  return round as unknown as Proven;
}

test('[C90] a guest checks a round by its number and by its figures, and finds a changed one out', async ({
  page,
}) => {
  const { roundId, proof } = await playRound();
  await page.goto(`/fair?round=${roundId}`);
  await expect(page.getByRole('heading', { name: 'This round was fair' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'The reels, worked out in your browser' })).toBeVisible();
  await expectAccessible(page, '#content');

  await page.getByText('Check with the figures alone').click();
  const figures = page.getByRole('group').filter({ hasText: 'works the round out from what you type' });
  await figures.getByLabel('Fingerprint shown before').fill('0'.repeat(64));
  await figures.getByLabel('Server’s secret number').fill(proof.serverSeed);
  await figures.getByLabel('Your browser’s number').fill(proof.clientSeed);
  await figures.getByRole('button', { name: 'Work it out' }).click();
  await expect(figures.getByText('Enter the stake of the round')).toBeVisible();
  await figures.getByLabel('Stake').fill('1.00');
  await figures.getByRole('button', { name: 'Work it out' }).click();
  await expect(page.getByRole('heading', { name: 'Something does not match' })).toBeVisible();
  await figures.getByLabel('Fingerprint shown before').fill(proof.commit);
  await figures.getByRole('button', { name: 'Work it out' }).click();
  await expect(page.getByRole('heading', { name: 'This is what these figures give' })).toBeVisible();

  await page.getByLabel('Round number').fill('no such round');
  await page.getByRole('button', { name: 'Check this round' }).click();
  await expect(page.getByText('That round does not exist. Check its number.')).toBeVisible();
});

test.describe('without a network', () => {
  test.use({
    serviceWorkers: 'allow',
    allowedConsole: /ERR_INTERNET_DISCONNECTED|Failed to load resource|when fetching the script/,
  });

  test('[C90] a draw of the jackpot is worked out from its figures', ONCE, async ({ page, context }) => {
    const serverSeed = 'ab'.repeat(32);
    const odds = { cellWeights: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], tierWeights: [1, 10, 100, 1_000] };
    const { cell } = drawPlace(odds, serverSeed, 'a-client-seed');
    await page.goto('/fair');
    await expect(page.getByRole('heading', { name: 'A draw of the Lucky Jackpot' })).toBeVisible();
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.reload();
    await page.getByText('Check a draw with the figures alone').click();
    const figures = page.getByRole('group').filter({ hasText: 'no connection is needed' });
    await figures.getByLabel('Fingerprint shown before').fill(commitOf(serverSeed));
    await figures.getByLabel('Server’s secret number').fill(serverSeed);
    await figures.getByLabel('Your browser’s number').fill('a-client-seed');
    await figures.getByLabel('Weights of the ten cells').fill(odds.cellWeights.join(', '));
    await figures.getByRole('button', { name: 'Work the draw out' }).click();
    await expect(figures.getByText(/^Four whole numbers/)).toBeVisible();
    await figures.getByLabel('Weights of the four pots').fill(odds.tierWeights.join(', '));
    await figures.getByRole('button', { name: 'Work the draw out' }).click();
    await expect(page.getByText(`Cell ${cell + 1} of 10`)).toBeVisible();
    await expectAccessible(page, '#content');
  });
});
