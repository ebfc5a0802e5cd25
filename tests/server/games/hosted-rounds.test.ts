import { beforeAll, describe, expect, it } from 'vitest';
import { cents } from '../../../contract/money.ts';
import { fairSource } from '../../../maths/provably-fair.ts';
import { countedStake } from '../../../server/games/counted-stake-queries.ts';
import { sessionOf } from '../../../server/games/game-caller.ts';
import { openGameSession } from '../../../server/games/game-sessions.ts';
import { releaseDueWins } from '../../../server/games/hosted-rounds/release-due-wins-job.ts';
import { openBalanceHandlers } from '../../../server/games/open-balances.ts';
import {
  findHostedRounds,
  type HostedBet,
  placeHostedBet,
  releaseHostedWin,
  saveHostedEvent,
  saveHostedGame,
} from '../../../server/games/public/hosted-rounds.ts';
import { settleRoundsSoon } from '../../../server/games/public/open-rounds.ts';
import { readNextCommit, rotatePair } from '../../../server/games/seed-pairs/rotate-seed-pair.ts';
import { amountOf, transfer } from '../../../server/ledger/entries.ts';
import { postJournal } from '../../../server/ledger/post-journal.ts';
import { readBalance } from '../../../server/ledger/read-balance.ts';
import { auditLedger } from '../support/audit-ledger.ts';
import { RACES, useDatabase } from '../support/database.ts';
import {
  createPlatform,
  frameRequest,
  newRequestId,
  requestOf,
  seedGames,
  seedPlayer,
  type TestPlayer,
} from './platform.ts';

const { sql } = useDatabase(RACES);
const { context, clock } = createPlatform(sql);
const COIN = 100_001;
const LEVEL = cents(100);
const CYCLE_MS = 2_500;
const DAY_MS = 86_400_000;

const GAME = {
  ...{ slug: 'coin', place: 1, name: 'Coin', brand: 'Tosser', poster: '/posters/0.webp' },
  ...{ rtpBp: 9_600, volatility: 2, minBet: 100, maxBet: 10_000, maths: 'coin@3' },
  modes: [
    { mode: 'base', weight: 10_000 },
    { mode: 'bonus', weight: 4_900 },
  ],
};

beforeAll(async () => {
  await seedGames(sql);
  await sql.begin((tx) => saveHostedGame(tx, GAME));
});

async function open(coin = 100_000, isPlayMoney = false) {
  const player = await seedPlayer(context, { coin });
  const commit = await readNextCommit(context, sql, player.id);
  await rotatePair(context, player.id, { commit, clientSeed: 'of-the-player' });
  return { player, ...(await reopen(player, isPlayMoney)) };
}

async function reopen({ id: playerId, sessionId }: TestPlayer, isPlayMoney = false) {
  const opening = { playerId, sessionId, gameId: COIN, activityId: null, isPlayMoney, studioVersion: 3 };
  const { launchToken: token } = await openGameSession(context, opening);
  return { token };
}

type Drawn = readonly [line: number, payout: number];
const LOST: Drawn = [0, 0];
const WON: Drawn = [7, 768];

async function play(
  token: string,
  [line, payout]: Drawn,
  { requestId = newRequestId(), ...changes }: Partial<HostedBet> = {},
) {
  const session = sessionOf(await frameRequest(context, token, requestId));
  const result = { line, id: String(line), payout, win: cents((LEVEL * payout) / 100) };
  return placeHostedBet(context, session, {
    ...{
      requestId,
      stake: LEVEL,
      mode: 'base',
      level: LEVEL,
      version: 3,
      maths: 'coin@3',
      cycleMs: CYCLE_MS,
    },
    decide: async () => result,
    ...changes,
  });
}

const wait = () => {
  clock.at += CYCLE_MS;
};
const sessionBy = async (token: string) => sessionOf(await frameRequest(context, token));
const end = async (token: string) => releaseHostedWin(context, await sessionBy(token));
const owed = (player: TestPlayer, name: 'owed' | 'play:owed' = 'owed') => readBalance(sql, player.id, name);

describe('round of a studio’s game', () => {
  it('win waits until the page has shown it, is paid once, and the books are sound at each step', async () => {
    const { player, token } = await open();
    const { round, balance } = await play(token, WON);
    expect(round).toMatchObject({ stake: 100, win: 768, line: 7, mode: 'base', version: 3, isActive: true });
    expect(balance).toBe(99_900);
    expect([await readBalance(sql, player.id, 'coin'), await owed(player)]).toEqual([99_900, 768]);
    expect(await auditLedger(sql)).toMatchObject({ isSound: true, wrongOwed: 0 });
    expect(await end(token)).toBe(100_668);
    expect(await end(token)).toBe(100_668);
    expect(await owed(player)).toBe(0);
    expect(await auditLedger(sql)).toMatchObject({ isSound: true, wrongOwed: 0 });
  });

  it('round without a win is over with its bet, and the next one may follow', async () => {
    const { player, token } = await open();
    expect((await play(token, LOST)).round).toMatchObject({ win: 0, isActive: false });
    wait();
    expect((await play(token, LOST)).balance).toBe(99_800);
    const [day] = await sql`select staked, won, rounds from player_days where player_id = ${player.id}`;
    expect(day).toEqual({ staked: 200, won: 0, rounds: 2 });
    const { rounds } = await openBalanceHandlers.getOpenBalances({}, requestOf(context, player));
    expect(rounds).toEqual([]);
  });

  it('bet is refused while a win of the same game waits, and moves nothing', async () => {
    const { token } = await open();
    await play(token, WON);
    wait();
    await expect(play(token, WON)).rejects.toMatchObject({ key: 'roundRunning' });
    expect(await end(token)).toBe(100_668);
  });

  it('same request again gives the same round, also after its win was paid', async () => {
    const { token } = await open();
    const requestId = newRequestId();
    const first = await play(token, WON, { requestId });
    expect(await play(token, LOST, { requestId })).toEqual(first);
    await end(token);
    const again = await play(token, LOST, { requestId });
    expect(again).toEqual({ round: { ...first.round, isActive: false }, balance: 100_668 });
    await expect(play(token, LOST, { requestId, mode: 'bonus' })).rejects.toMatchObject({
      key: 'requestIdReused',
    });
  });

  it('two bets at once leave one round that waits', async () => {
    const { player, token } = await open();
    const both = await Promise.allSettled([play(token, WON), play(token, WON)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await owed(player)).toBe(768);
    expect(await auditLedger(sql)).toMatchObject({ isSound: true });
  });

  it('bought feature counts with its charge everywhere, and keeps the level that was chosen', async () => {
    const { player, token } = await open();
    const { round } = await play(token, LOST, { stake: cents(5_000), mode: 'bonus' });
    expect(round).toMatchObject({ stake: 5_000, level: 100, mode: 'bonus' });
    const [stored] = await sql`select stake, bet, maths from rounds where player_id = ${player.id}`;
    expect(stored).toEqual({ stake: 5_000, bet: { mode: 'bonus', level: 100 }, maths: 'coin@3' });
    const [totals] = await sql`select vip_exp from player_totals where player_id = ${player.id}`;
    expect(totals?.vipExp).toBe(5_000);
  });

  it('stakes of a day count by the modes that they were played in, each rounded down, and feed the jackpots by as much', async () => {
    const { player, token } = await open();
    await play(token, LOST, { stake: cents(5_003), mode: 'bonus' });
    wait();
    await play(token, LOST);
    const [day] = await sql`
      select staked, uncounted, ${countedStake(sql, [])}::bigint as counted from player_days
      where player_id = ${player.id}`;
    // 49 % of 50.03 is 24.51 and a part of a cent; the base mode counts in full.
    expect(day).toEqual({ staked: 5_103, uncounted: 2_552, counted: 2_551 });
    const half = [{ from: '2020-01-01', byGame: { [COIN]: 5_000 } }];
    const [halved] = await sql`
      select ${countedStake(sql, half)}::bigint as counted from player_days where player_id = ${player.id}`;
    expect(halved?.counted).toBe(1_275);
    const [{ shares, carry }] = await sql<[{ shares: number; carry: number[] }]>`
      select (select sum(share_ppm)::integer from jackpot_tiers) as shares, jackpot_carry as carry
      from player_totals where player_id = ${player.id}`;
    const [{ fed }] = await sql<[{ fed: number }]>`
      select coalesce(sum(amount) filter (where account like 'pool:%'), 0)::integer as fed
      from journals, unnest(accounts, amounts) as line (account, amount)
      where player_id = ${player.id} and kind = 'round'`;
    expect(fed * 1_000_000 + carry.reduce((sum, part) => sum + part, 0)).toBe(2_551 * shares);
  });

  it('weights of a version stay when it is released again', async () => {
    await sql.begin((tx) => saveHostedGame(tx, { ...GAME, modes: [{ mode: 'bonus', weight: 1 }] }));
    const rows = await sql`select mode, weight from mode_weights where maths = 'coin@3' order by mode`;
    expect(rows.map(({ mode, weight }) => [mode, weight])).toEqual([
      ['base', 10_000],
      ['bonus', 4_900],
    ]);
    await sql.begin((tx) => saveHostedGame(tx, GAME));
  });

  it('round is decided by the numbers of the player’s open pair at its nonce', async () => {
    const { player, token } = await open();
    const words: number[] = [];
    const decide: HostedBet['decide'] = async (source) => {
      words.push(source.integer(2 ** 32));
      return { line: 0, id: '0', payout: 0, win: cents(0) };
    };
    for (let nonce = 0; nonce < 3; nonce += 1) {
      await play(token, LOST, { decide });
      wait();
    }
    const commit = await readNextCommit(context, sql, player.id);
    const { revealed } = await rotatePair(context, player.id, { commit, clientSeed: 'next' });
    const seed = revealed?.serverSeed ?? '';
    expect(words).toEqual(
      [0, 1, 2].map((nonce) => fairSource(seed, 'of-the-player', nonce).integer(2 ** 32)),
    );
  });

  it('what cannot be decided moves nothing', async () => {
    const { token } = await open();
    const decide = async () => Promise.reject(new Error('a damaged table'));
    await expect(play(token, LOST, { decide })).rejects.toThrow('a damaged table');
    expect((await play(token, LOST)).balance).toBe(99_900);
  });

  it('too little money, too early a bet and a closed session are refused as in a game of ours', async () => {
    const { player, token } = await open(150);
    await play(token, LOST);
    await expect(play(token, LOST)).rejects.toMatchObject({ key: 'roundTooSoon' });
    wait();
    await expect(play(token, LOST)).rejects.toMatchObject({ key: 'balanceTooLow' });
    await reopen(player);
    expect((await frameRequest(context, token)).gameSession).toBeNull();
  });

  it('another session finds the round that waits, with what the page noted', async () => {
    const { player, token } = await open();
    await play(token, LOST);
    wait();
    const { round } = await play(token, WON);
    expect(await saveHostedEvent(sql, await sessionBy(token), '3')).toBe(true);
    const other = await reopen(player);
    const found = await findHostedRounds(sql, await sessionBy(other.token));
    expect(found).toEqual({
      active: { ...round, event: '3' },
      last: { ...round, event: '3' },
    });
    const { rounds } = await openBalanceHandlers.getOpenBalances({}, requestOf(context, player));
    expect(rounds).toMatchObject([{ roundId: round.roundId, gameName: 'Coin', stake: 100, win: 768 }]);
    expect(await end(other.token)).toBe(100_568);
    expect(await saveHostedEvent(sql, await sessionBy(other.token), '4')).toBe(false);
    const after = await openBalanceHandlers.getOpenBalances({}, requestOf(context, player));
    expect(after.rounds).toEqual([]);
  });

  it('job pays a win that was left for a day, and one of a player who may not play any more at once', async () => {
    const { player, token } = await open();
    const barred = await open();
    await play(token, WON);
    await play(barred.token, WON);
    expect(await releaseDueWins(context)).toBe(0);
    await sql.begin((tx) => settleRoundsSoon(tx, barred.player.id, clock.at));
    expect(await releaseDueWins(context)).toBe(1);
    expect(await readBalance(sql, barred.player.id, 'coin')).toBe(100_668);
    expect(await readBalance(sql, player.id, 'coin')).toBe(99_900);
    clock.at += DAY_MS;
    expect(await releaseDueWins(context)).toBeGreaterThanOrEqual(1);
    expect(await readBalance(sql, player.id, 'coin')).toBe(100_668);
    expect(await auditLedger(sql)).toMatchObject({ isSound: true, wrongOwed: 0 });
  });

  it('play money waits in an account of its own and counts nowhere', async () => {
    const { player } = await open();
    await seedPlayMoney(player);
    const demo = await reopen(player, true);
    await play(demo.token, WON);
    expect([await owed(player, 'play:owed'), await owed(player)]).toEqual([768, 0]);
    expect(await end(demo.token)).toBe(10_668);
    expect(await sql`select from player_days where player_id = ${player.id}`).toHaveLength(0);
  });
});

async function seedPlayMoney({ id: playerId }: TestPlayer): Promise<void> {
  await postJournal(sql, {
    playerId,
    id: context.newId(),
    kind: 'playMoney',
    at: clock.at,
    entries: transfer(amountOf('play', 10_000), { from: 'house:play', to: 'player:play' }),
  });
}
