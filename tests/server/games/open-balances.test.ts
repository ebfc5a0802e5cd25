import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { SeedPairs } from '../../../contract/games/seed-pair-calls.ts';
import { auditLedger } from '../support/audit-ledger.ts';
import { useDatabase } from '../support/database.ts';
import { openSeedPair } from '../support/seed-pair.ts';
import { useApp } from '../support/use-app.ts';
import { seedPlayer, type TestPlayer } from './platform.ts';

const database = useDatabase();
const app = useApp(database);

const COIN = 100_000;

async function openGame(player: TestPlayer, tryIt = 0) {
  const { data } = await app.call('startGame', { gameId: 101, tryIt }, player.sessionId);
  const launchToken = new URL(data.url).hash.replace('#launch=', '');
  return (await app.call('game/open', { launchToken })).data;
}

async function spin(frame: SeedPairs & { gameToken: string; defaultStake: number }) {
  const body = {
    requestId: randomUUID(),
    bet: { stake: frame.defaultStake },
    ...(await openSeedPair(app, frame)),
  };
  return (await app.call('game/bet', body, frame.gameToken)).data.round;
}

const leftOf = async (player: TestPlayer) => (await app.call('getOpenBalances', {}, player.sessionId)).data;

describe('unfinished rounds and open balances of a player', () => {
  it('[R50] player without any has none', async () => {
    const player = await seedPlayer(app.context, { coin: COIN });
    expect(await leftOf(player)).toEqual({
      coin: COIN,
      sessions: [],
      openRounds: [],
      rounds: [],
      studioRounds: [],
    });
  });

  it('[R50] open game and its unfinished round are listed, and the win is in the balance already', async () => {
    const player = await seedPlayer(app.context, { coin: COIN });
    const frame = await openGame(player);
    const round = await spin(frame);
    const left = await leftOf(player);
    expect(left.coin).toBe(COIN - round.stake + round.win);
    const [session] = await database.sql<{ id: string }[]>`
      select id from game_sessions where player_id = ${player.id}`;
    const game = { gameId: 101, gameName: 'Royal Sevens' };
    const { stake, win, roundId } = round;
    const now = app.clock.now();
    expect(left).toEqual({
      coin: COIN - stake + win,
      sessions: [
        { ...game, gameSessionId: session?.id, isPlayMoney: false, openedAt: now, staked: stake, won: win },
      ],
      openRounds: [],
      rounds: [{ ...game, roundId, stake, win, settledAt: now }],
      studioRounds: [],
    });
    expect((await leftOf(await seedPlayer(app.context))).rounds).toEqual([]);

    const closed = await app.call('exitGame', {}, player.sessionId);
    expect(closed.data.coin).toBe(left.coin);
    expect((await leftOf(player)).sessions).toEqual([]);
    expect((await auditLedger(database.sql)).isSound).toBe(true);
  });

  it('[R50] round whose end was not seen is listed once, however often its game is opened again', async () => {
    const player = await seedPlayer(app.context, { coin: COIN });
    const { roundId } = await spin(await openGame(player));
    await openGame(player);
    await openGame(player);
    expect((await leftOf(player)).rounds).toMatchObject([{ roundId }]);
  });

  it('[R50] round that was shown and rounds of play money are not listed', async () => {
    const player = await seedPlayer(app.context, { coin: COIN });
    const frame = await openGame(player);
    const round = await spin(frame);
    await app.call('game/roundShown', { roundId: round.roundId }, frame.gameToken);
    expect((await leftOf(player)).rounds).toEqual([]);
    await spin(await openGame(player, 1));
    const left = await leftOf(player);
    expect(left.rounds).toEqual([]);
    expect(left.sessions).toMatchObject([{ isPlayMoney: true }]);
  });
});
