import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ERROR_CODES } from '../../../contract/errors.ts';
import { versionHashOf } from '../../../games/game-list.ts';
import { RACES, useDatabase } from '../support/database.ts';
import { CLIENT_SEED, openSeedPair } from '../support/seed-pair.ts';
import { useApp } from '../support/use-app.ts';
import { seedPlayer, type TestPlayer } from './platform.ts';

const database = useDatabase(RACES);
const app = useApp(database);

async function openFrame(player: TestPlayer, tryIt = 0) {
  const started = await app.call('startGame', { gameId: 101, tryIt }, player.sessionId);
  const launchToken = new URL(started.data.url).hash.replace('#launch=', '');
  const opened = (await app.call('game/open', { launchToken })).data;
  return { ...opened, ...(await openSeedPair(app, opened)) };
}

const spinBody = (commit: string, changes: Record<string, unknown> = {}) => ({
  requestId: randomUUID(),
  bet: { stake: 1000 },
  clientSeed: CLIENT_SEED,
  commit,
  ...changes,
});

describe('game calls over HTTP', () => {
  it('[C41] [C42] [C90] game is opened, spun, confirmed as shown and closed', async () => {
    const player = await seedPlayer(app.context, { coin: 50_000 });
    const frame = await openFrame(player);
    expect(frame).toMatchObject({ slug: 'royal-sevens', balance: 50_000, cycleMs: 2500, unshownRound: null });
    const spun = await app.call('game/bet', spinBody(frame.commit), frame.gameToken);
    expect(spun.code).toBe(0);
    const { round, balance } = spun.data;
    expect(balance).toBe(49_000 + round.win);
    const reopened = await app.call('game/open', { gameToken: frame.gameToken });
    expect(reopened.data.unshownRound).toEqual(round);
    const shown = await app.call('game/roundShown', { roundId: round.roundId }, frame.gameToken);
    expect(shown.data).toEqual({ balance });
    const proof = await app.call('game/roundProof', { roundId: round.roundId });
    expect(proof.data).toEqual({ ...round, versionHash: versionHashOf('royal-sevens@1') });
    const refreshed = await app.call('refreshData', {}, player.sessionId);
    expect(refreshed.data).toMatchObject({
      coin: balance,
      bet: 1000,
      vipExp: 1000,
      session: { staked: 1000, won: round.win },
    });
    const exited = await app.call('exitGame', {}, player.sessionId);
    expect(exited.data).toEqual({ coin: balance });
    const after = await app.call('game/bet', spinBody(frame.commit), frame.gameToken);
    expect(after).toMatchObject({ status: 200, code: ERROR_CODES.gameSessionEnded });
  });

  it('[V08] [C41] opening a game needs a signed-in player and adds the game to their history', async () => {
    expect((await app.call('startGame', { gameId: 101, tryIt: 1 })).status).toBe(401);
    const player = await seedPlayer(app.context);
    await openFrame(player, 1);
    const info = await app.call(
      'getAfterLoginInfoWeb',
      { version: '1', os: '', deviceModel: '' },
      player.sessionId,
    );
    expect(info.data.appGameDataUser.gameHistory).toEqual([{ gameId: 101, time: app.clock.now() }]);
  });

  it('[C15] unfinished round is reported until its end was shown', async () => {
    const player = await seedPlayer(app.context, { coin: 50_000 });
    const readUnshown = async () => {
      const body = { version: '1', os: '', deviceModel: '' };
      const info = await app.call('getAfterLoginInfoWeb', body, player.sessionId);
      return info.data.appGameDataUser.unshownRounds;
    };
    const first = await openFrame(player);
    expect(await readUnshown()).toEqual([]);
    const spun = await app.call('game/bet', spinBody(first.commit), first.gameToken);
    await app.call('exitGame', {}, player.sessionId);
    expect(await readUnshown()).toEqual([{ gameId: 101, isPlayMoney: false }]);
    // Play money has separate sessions: opening one shows nothing of the round.
    await openFrame(player, 1);
    expect(await readUnshown()).toEqual([{ gameId: 101, isPlayMoney: false }]);
    const again = await openFrame(player);
    expect(again.unshownRound).toEqual(spun.data.round);
    await app.call('game/roundShown', { roundId: spun.data.round.roundId }, again.gameToken);
    expect(await readUnshown()).toEqual([]);
  });

  it('[C90] token of the game frame works for no player call, and the player’s token for no game call', async () => {
    const player = await seedPlayer(app.context, { coin: 50_000 });
    const frame = await openFrame(player);
    expect((await app.call('refreshData', {}, frame.gameToken)).status).toBe(401);
    expect((await app.call('getTradeInfo', {}, frame.gameToken)).status).toBe(401);
    expect((await app.call('game/bet', spinBody(frame.commit), player.sessionId)).status).toBe(401);
    expect((await app.call('game/bet', spinBody(frame.commit))).status).toBe(401);
  });

  it('[C90] one of two concurrent spins is settled and the other gets its error', async () => {
    const player = await seedPlayer(app.context, { coin: 50_000 });
    const frame = await openFrame(player);
    const answers = await Promise.all(
      [1, 2].map(() => app.call('game/bet', spinBody(frame.commit), frame.gameToken)),
    );
    expect(answers.map(({ code }) => code).sort()).toEqual([0, ERROR_CODES.roundTooSoon]);
  });

  it.each([
    ['an invalid request id', { requestId: '1' }],
    ['an empty seed', { clientSeed: '' }],
    ['a seed that is no text', { clientSeed: 7 }],
    ['a too long seed', { clientSeed: 'a'.repeat(65) }],
    ['an invalid commitment', { commit: 'xyz' }],
  ])('[C90] body with %s is rejected as malformed and moves no money', async (_name, changes) => {
    const player = await seedPlayer(app.context, { coin: 50_000 });
    const frame = await openFrame(player);
    const answer = await app.call('game/bet', spinBody(frame.commit, changes), frame.gameToken);
    expect(answer.status).toBe(400);
    expect((await app.call('refreshData', {}, player.sessionId)).data.coin).toBe(50_000);
  });

  it.each([
    ['a negative stake', 'betNotOffered', { stake: -1000 }],
    ['a stake of zero', 'betNotOffered', { stake: 0 }],
    ['a fractional stake', 'betNotOffered', { stake: 1000.5 }],
    ['a huge stake', 'betNotOffered', { stake: 1e13 }],
    ['a stake beyond safe integers', 'betNotOffered', { stake: 1e300 }],
    ['a stake as text', 'betNotOffered', { stake: '1000' }],
    ['two stakes', 'betNotOffered', { stake: 1000, other: 1000 }],
    ['a stake that is not offered', 'stakeNotOffered', { stake: 1001 }],
    ['a kilobyte too much', 'invalidValue', { stake: 1000, note: 'a'.repeat(3_072) }],
    ['ten levels', 'invalidValue', [[[[[[[[[[]]]]]]]]]]],
  ] as const)('[C90] bet with %s is rejected as %s, and moves no money', async (_, key, bet) => {
    const player = await seedPlayer(app.context, { coin: 50_000 });
    const frame = await openFrame(player);
    const answer = await app.call('game/bet', spinBody(frame.commit, { bet }), frame.gameToken);
    expect([answer.status, answer.code]).toEqual([200, ERROR_CODES[key]]);
    if (key === 'invalidValue') expect(answer.data.details).toEqual({ field: 'bet' });
    expect((await app.call('refreshData', {}, player.sessionId)).data.coin).toBe(50_000);
  });

  it('[C90] spin before the end of the cycle is told how long to wait', async () => {
    const player = await seedPlayer(app.context, { coin: 50_000 });
    const frame = await openFrame(player);
    await app.call('game/bet', spinBody(frame.commit), frame.gameToken);
    app.clock.advance(1_000);
    const early = await app.call('game/bet', spinBody(frame.commit), frame.gameToken);
    expect(early).toMatchObject({ code: ERROR_CODES.roundTooSoon, data: { details: { waitMs: 1500 } } });
  });

  it('[C41] [C42] ids beyond any row are answered as unknown or as malformed, not as an internal error', async () => {
    const player = await seedPlayer(app.context, { coin: 700 });
    const start = async (body: object) =>
      (await app.call('startGame', { gameId: 101, tryIt: 1, ...body }, player.sessionId)).code;
    for (const gameId of [2 ** 31 - 1, 0]) expect(await start({ gameId })).toBe(ERROR_CODES.gameUnknown);
    for (const gameId of [2 ** 31, 2 ** 40, -1]) expect(await start({ gameId })).toBe(ERROR_CODES.badRequest);
    expect(await start({ activityId: 2 ** 31 - 1 })).toBe(0);
    expect(await start({ activityId: 2 ** 40 })).toBe(ERROR_CODES.badRequest);
    expect((await app.call('exitGame', { gameSessionId: "x'; --" }, player.sessionId)).data).toEqual({
      coin: 700,
    });
    expect((await app.call('game/open', {})).code).toBe(ERROR_CODES.gameSessionEnded);
    expect((await app.call('game/open', { launchToken: 'x'.repeat(9000) })).code).toBe(
      ERROR_CODES.launchTokenInvalid,
    );
  });

  it('[C90] sign-out ends the session of the game frame too', async () => {
    const player = await seedPlayer(app.context, { coin: 50_000 });
    const frame = await openFrame(player);
    await app.call('logout', {}, player.sessionId);
    expect((await app.call('game/open', { gameToken: frame.gameToken })).code).toBe(
      ERROR_CODES.gameSessionEnded,
    );
  });
});
