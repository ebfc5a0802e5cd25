import { randomUUID } from 'node:crypto';
import type { FrameLocator, Page } from '@playwright/test';
import { gameMathsOf } from '../../games/all-games.ts';
import { GAMES } from '../../games/game-list.ts';
import { finishForAbsent } from '../../maths/finish-for-absent.ts';
import { fairSource } from '../../maths/provably-fair.ts';
import { sampleBetOf } from '../maths/support/game-bets.ts';
import { expectAccessible } from './support/axe.ts';
import { bringToken, operate, signUp, signUpWithMoney } from './support/players.ts';
import { playUnseenRound } from './support/rounds.ts';
import { onRunDatabase } from './support/run-database.ts';
import { ONCE } from './support/tags.ts';
import { expect, test } from './support/test.ts';

const pesos = (amount: number) => `₱${(amount / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`;
const amountsOf = ({ stake, win }: { stake: number; win: number }) =>
  `Stake ${pesos(stake)} · paid ${pesos(win)}`;
/** The longest feature, on a busy machine. */
const TO_ITS_END = { timeout: 60_000 };

const frameOf = (page: Page): FrameLocator => page.frameLocator('iframe[title^="Replay of a round of"]');

/** A round that pays, with seeds of its own. */
function payingRound(slug: string) {
  const game = gameMathsOf(slug);
  if (!game) throw new Error(`no game ${slug}`);
  const bet = game.readBet(sampleBetOf(slug));
  for (let at = 1; at < 500; at += 1) {
    const seed = at.toString(16).padStart(64, '0');
    const source = () => fairSource(seed, 'a-client-seed');
    const acts = finishForAbsent(game, bet, [], source);
    const round = game.play(bet, acts, source());
    if (round.win > 0) return { id: randomUUID(), maths: game.maths, seed, bet, acts, ...round };
  }
  throw new Error(`no round of ${slug} pays`);
}

/** A round of play money of every game, as its settlement would have left it. */
const storeRounds = (account: string) =>
  onRunDatabase(async (sql) => {
    const [player] = await sql<{ id: string }[]>`select id from players where account = ${account}`;
    const rounds = GAMES.map(({ slug, listing }) => ({ slug, gameId: listing.id, ...payingRound(slug) }));
    for (const { id, gameId, maths, seed, bet, acts, stake, win, outcome } of rounds)
      await sql`
        insert into rounds (player_id, id, game_session_id, game_id, is_play_money, bet, acts, stake, win, outcome,
          maths, server_seed, client_seed, settled_at, shown_at)
        values (${player?.id ?? ''}, ${id}, ${randomUUID()}, ${gameId}, true, ${JSON.stringify(bet)}::text::jsonb,
          ${JSON.stringify(acts)}::text::jsonb, ${stake}, ${win}, ${JSON.stringify(outcome)}::text::json, ${maths},
          ${Buffer.from(seed, 'hex')}, 'a-client-seed', ${Date.now() - 60_000}, ${Date.now() - 60_000})`;
    return rounds;
  });

/** Waits until the picture has shown the round to its end. */
async function expectShown(page: Page, round: { stake: number; win: number }): Promise<void> {
  const frame = frameOf(page);
  await expect(frame.getByText('Replay: nothing is staked and nothing is paid.')).toBeVisible();
  await expect(frame.getByText(amountsOf(round))).toBeVisible();
  await expect(frame.getByRole('button', { name: 'Replay' })).toHaveAttribute(
    'aria-disabled',
    'false',
    TO_ITS_END,
  );
  // Nothing in it places a bet.
  await expect(frame.locator('button.spin, .console')).toHaveCount(0);
}

/** Calls of a frame: a replay makes none. */
function followGameCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (/\/app\/v1\/(game\/|startGame)/.test(request.url())) calls.push(request.url());
  });
  return calls;
}

test(
  '[C90, K04] player sees a round again from the records, with its amounts and the way to its proof, and no bet is placed',
  ONCE,
  async ({ page }) => {
    const player = await signUpWithMoney(50_000);
    const round = await playUnseenRound(player.token);
    await bringToken(page, player.token);
    const calls = followGameCalls(page);
    await page.goto('/wallets/record');
    await page.getByRole('link', { name: 'Replay: Royal Sevens' }).click();
    await expect(page).toHaveURL(new RegExp(`/replay/${round.roundId}$`));
    await expectShown(page, round);
    await expect(page.getByText(/^Its proof is not yet checkable/)).toBeVisible();
    await expectAccessible(page, '#content');
    expect(calls).toEqual([]);
    await page.getByRole('link', { name: 'See the proof of this round' }).click();
    await expect(page).toHaveURL(`/fair?round=${round.roundId}`);
    await expect(page.getByRole('heading', { name: 'Not yet checkable' })).toBeVisible();
    await page.getByRole('link', { name: 'See this round again' }).click();
    await expect(page).toHaveURL(new RegExp(`/replay/${round.roundId}$`));
  },
);

test(
  '[C90] round of every game is shown again to its end, with the amounts of its record',
  ONCE,
  async ({ page }) => {
    test.setTimeout(600_000);
    const player = await signUp();
    const rounds = await storeRounds(player.account);
    await bringToken(page, player.token);
    const calls = followGameCalls(page);
    for (const round of rounds) {
      await page.goto(`/replay/${round.id}`);
      await expectShown(page, round);
    }
    expect(calls).toEqual([]);
  },
);

test(
  '[C90] other players’ rounds, unknown numbers and old links each have their sentence',
  ONCE,
  async ({ page }) => {
    const owner = await signUp();
    const [round] = await storeRounds(owner.account);
    const stranger = await signUp();
    await bringToken(page, stranger.token);
    await page.goto(`/replay/${round?.id}`);
    await expect(page.getByText(/^This round belongs to another player/)).toBeVisible();
    await page.goto(`/replay/${randomUUID()}`);
    await expect(page.getByText(/^There is no round with this number/)).toBeVisible();
    await page.goto('/replay#ticket=no-ticket');
    await expect(page.getByText(/^This link is no longer valid/)).toBeVisible();
  },
);

test(
  '[C90] operator sees a round by a link of the command, without the player’s session',
  ONCE,
  async ({ page }) => {
    const player = await signUp();
    const rounds = await storeRounds(player.account);
    const round = rounds.find(({ slug }) => slug === 'roulette-royale');
    if (!round) throw new Error('no round');
    const say = await operate('round', 'show', round.id);
    expect(say).toContain('right: the seed has the commitment');
    const [, ticket = ''] = /#ticket=(\S+)$/m.exec(say) ?? [];
    await page.goto(`/replay#ticket=${ticket}`);
    await expectShown(page, round);
  },
);
