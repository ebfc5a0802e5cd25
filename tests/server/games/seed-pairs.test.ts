import { beforeAll, describe, expect, it } from 'vitest';
import { cents } from '../../../contract/money.ts';
import { commitOf, fairSource } from '../../../maths/provably-fair.ts';
import { ROYAL_SEVENS } from '../../../maths/royal-sevens.ts';
import { gameHandlers } from '../../../server/games/game-handlers.ts';
import { revealSeedPairs } from '../../../server/games/seed-pairs/reveal-seed-pairs-job.ts';
import { seedPairHandlers } from '../../../server/games/seed-pairs/seed-pair-handlers.ts';
import { auditLedger } from '../support/audit-ledger.ts';
import { RACES, useDatabase } from '../support/database.ts';
import { CLIENT_SEED } from '../support/seed-pair.ts';
import { makeActGames, seedActGames } from './act-games.ts';
import { type Frame, ROYAL_SEVENS_ID, STAKE, seedsOf } from './frames.ts';
import {
  createPlatform,
  frameRequest,
  newRequestId,
  requestOf,
  seedGames,
  seedOpenGame,
  seedPlayer,
} from './platform.ts';

const { sql } = useDatabase(RACES);
const platform = createPlatform(sql);
const { context, clock } = platform;
const games = makeActGames(sql, platform);
const { openFrame, rotate, spin, spinBody, act, actBody, openMines, dealUntil } = games;

const DAY_MS = 86_400_000;
const JADE_TIGER = 9_004;
const COIN = 100_000;

beforeAll(async () => {
  await seedGames(sql);
  await seedActGames(sql);
  await sql`delete from games where slug = 'jade-tiger'`;
  await seedOpenGame(sql, JADE_TIGER, 'jade-tiger');
});

async function noncesOf({ gameToken, seedPair }: Frame, from = 0, to = 500) {
  const request = await frameRequest(context, gameToken);
  const span = { commit: seedPair?.commit ?? '', from, to };
  return (await seedPairHandlers.gameNonces(span, request)).nonces;
}

const readProof = (roundId: string) => gameHandlers.gameRoundProof({ roundId }, requestOf(context, null));

describe('nonces of a seed pair', () => {
  it('200 stakes in two tabs get each place once, in the player’s order, refused ones included', async () => {
    const player = await seedPlayer(context, { coin: 60 * STAKE });
    const placed: { nonce: number; key: string | null }[] = [];
    let frame: Frame = await openFrame(player);
    for (let stake = 0; stake < 200; stake += 1) {
      // Each time the other tab opens its game, which closes the one of the first.
      if (stake % 20 === 19)
        frame = await openFrame(player, 0, stake % 40 === 19 ? JADE_TIGER : ROYAL_SEVENS_ID);
      clock.at += stake % 7 === 3 ? 100 : 2_500;
      await sql`update sessions set last_act_at = ${clock.at}, reality_seen_at = ${clock.at} where player_id = ${player.id}`;
      try {
        const { round } = await spin(frame);
        placed.push({ nonce: round.proof.nonce ?? -1, key: null });
      } catch (error) {
        placed.push({ nonce: stake, key: (error as { key: string }).key });
      }
    }
    expect(placed.map(({ nonce }) => nonce)).toEqual(placed.map((_, index) => index));
    const keys = new Set(placed.map(({ key }) => key));
    expect(keys.has('roundTooSoon')).toBe(true);
    const nonces = await noncesOf(frame);
    expect(nonces.map(({ nonce }) => nonce)).toEqual(placed.map(({ nonce }) => nonce));
    expect(nonces.map(({ refusal }) => refusal)).toEqual(placed.map(({ key }) => key));
    expect(nonces.filter(({ roundId }) => roundId === null)).toHaveLength(
      placed.filter(({ key }) => key !== null).length,
    );
  });

  it('request that was refused keeps its place when it is sent again, and is decided by it', async () => {
    const frame = await openFrame(await seedPlayer(context, { coin: COIN }));
    await spin(frame);
    const body = spinBody(frame);
    const soon = spin(frame, body);
    await expect(soon).rejects.toMatchObject({ key: 'roundTooSoon' });
    await expect(spin(frame)).rejects.toMatchObject({ key: 'roundTooSoon' });
    await expect(spin(frame, body)).rejects.toMatchObject({ key: 'roundTooSoon' });
    clock.at += 2_500;
    const { round, seedPair } = await spin(frame, body);
    expect(round.proof.nonce).toBe(1);
    expect(seedPair?.nextNonce).toBe(3);
    expect(await noncesOf(frame)).toEqual([
      { nonce: 0, roundId: expect.any(String), refusal: null },
      { nonce: 1, roundId: round.roundId, refusal: null },
      { nonce: 2, roundId: null, refusal: 'roundTooSoon' },
    ]);
    const { revealed } = await rotate(frame);
    const source = fairSource(revealed?.serverSeed ?? '', CLIENT_SEED, 1);
    expect(ROYAL_SEVENS.play(round.bet as { stake: typeof STAKE }, [], source).win).toBe(round.win);
  });

  it('refused request cannot be sent again with another bet', async () => {
    const frame = await openFrame(await seedPlayer(context, { coin: STAKE }));
    await spin(frame);
    const body = spinBody(frame);
    await expect(spin(frame, body)).rejects.toMatchObject({ key: 'roundTooSoon' });
    clock.at += 2_500;
    const other = spin(frame, { ...body, bet: { stake: cents(100) } });
    await expect(other).rejects.toMatchObject({ key: 'requestIdReused' });
    expect(await noncesOf(frame)).toHaveLength(2);
  });

  it('list has the rounds that a clock set back by an hour has settled', async () => {
    const frame = await openFrame(await seedPlayer(context, { coin: COIN }));
    clock.at -= 3_600_000;
    const { round } = await spin(frame);
    clock.at += 3_600_000;
    expect(await noncesOf(frame)).toEqual([{ nonce: 0, roundId: round.roundId, refusal: null }]);
  });

  it('bet that is not offered gets no place', async () => {
    const frame = await openFrame(await seedPlayer(context, { coin: COIN }));
    await expect(spin(frame, spinBody(frame, newRequestId(), cents(1)))).rejects.toMatchObject({
      key: 'stakeNotOffered',
    });
    expect((await spin(frame)).round.proof.nonce).toBe(0);
  });

  it('list shows nothing of another player’s pair, and refuses more than it may list', async () => {
    const frame = await openFrame(await seedPlayer(context, { coin: COIN }));
    await spin(frame);
    const other = await openFrame(await seedPlayer(context, { coin: COIN }));
    expect(await noncesOf({ ...other, seedPair: frame.seedPair })).toEqual([]);
    await expect(noncesOf(frame, 0, 501)).rejects.toMatchObject({ key: 'invalidValue' });
  });
});

describe('rotation of a seed pair', () => {
  it('server seed in force is the one whose commitment was shown before the client seed', async () => {
    const player = await seedPlayer(context, { coin: COIN });
    const read = () => seedPairHandlers.getSeedPair({}, requestOf(context, player));
    const before = await read();
    expect(before).toMatchObject({ seedPair: null, openedAt: null });
    expect((await read()).nextCommit).toBe(before.nextCommit);
    const frame = await openFrame(player);
    expect(frame.seedPair).toEqual({ commit: before.nextCommit, clientSeed: CLIENT_SEED, nextNonce: 0 });
    const now = await read();
    expect(now).toEqual({ seedPair: frame.seedPair, nextCommit: frame.nextCommit, openedAt: clock.at });
    const changed = await seedPairHandlers.rotateSeedPair(
      { commit: now.nextCommit, clientSeed: '种'.repeat(64) },
      requestOf(context, player),
    );
    expect(changed.seedPair).toEqual({ commit: now.nextCommit, clientSeed: '种'.repeat(64), nextNonce: 0 });
    expect(commitOf(changed.revealed?.serverSeed ?? '')).toBe(before.nextCommit);
    expect(JSON.stringify(await read())).not.toContain('serverSeed');
  });

  it('two tabs that rotate at once leave one order', async () => {
    const player = await seedPlayer(context, { coin: COIN });
    const frame = await openFrame(player);
    const seeds = ['first-tab', 'second-tab', 'third-tab'];
    const results = await Promise.allSettled(seeds.map((clientSeed) => rotate(frame, clientSeed)));
    const changed = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
    const keys = results.flatMap((result) => (result.status === 'rejected' ? [result.reason.key] : []));
    expect(changed).toHaveLength(1);
    expect(keys).toEqual(['seedChanged', 'seedChanged']);
    const read = await seedPairHandlers.getSeedPair({}, requestOf(context, player));
    expect(read.seedPair).toEqual(changed[0]?.seedPair);
    expect(changed[0]?.revealed).toMatchObject({ commit: frame.seedPair?.commit, clientSeed: CLIENT_SEED });
    const pairs = await sql`select from seed_pairs where player_id = ${player.id}`;
    expect(pairs.count).toBe(3);
  });

  it.each([
    ['mines', () => openMines(), 'mines-of-brass'],
    ['blackjack', () => dealUntil('stand'), 'blackjack-salon'],
  ])('open round of %s refuses it and is named, until it is over', async (_, open, slug) => {
    const { player, frame, openRound } = await open();
    const rotateNow = () =>
      seedPairHandlers.rotateSeedPair(
        { commit: frame.nextCommit, clientSeed: 'mine' },
        requestOf(context, player),
      );
    await expect(rotateNow()).rejects.toMatchObject({
      key: 'seedInUse',
      details: { rounds: [{ roundId: openRound.roundId, slug, openedAt: clock.at }] },
    });
    clock.at += 2 * DAY_MS;
    await revealSeedPairs(context);
    await expect(rotateNow()).rejects.toMatchObject({ key: 'seedInUse' });
    await sql`update sessions set last_act_at = ${clock.at}, reality_seen_at = ${clock.at}, ends_at = ${clock.at + DAY_MS}
      where player_id = ${player.id}`;
    const last =
      slug === 'mines-of-brass'
        ? { kind: 'open', cell: (await games.minesIn(openRound))[0] }
        : { kind: 'stand' };
    const { round } = await act(frame, actBody(openRound, last));
    expect(round?.proof).toMatchObject({ ...seedsOf(frame), serverSeed: null });
    const { revealed } = await rotateNow();
    expect((await readProof(round?.roundId ?? '')).proof.serverSeed).toBe(revealed?.serverSeed);
  });

  it('pair is revealed a day after it was opened, and the next game opens the next one', async () => {
    const player = await seedPlayer(context, { coin: COIN });
    const frame = await openFrame(player);
    const { round } = await spin(frame);
    clock.at += DAY_MS - 1;
    await revealSeedPairs(context);
    expect((await readProof(round.roundId)).proof.serverSeed).toBeNull();
    clock.at += 2;
    await revealSeedPairs(context);
    const { proof } = await readProof(round.roundId);
    expect(commitOf(proof.serverSeed ?? '')).toBe(frame.seedPair?.commit);
    await sql`update sessions set last_act_at = ${clock.at}, reality_seen_at = ${clock.at}, ends_at = ${clock.at + DAY_MS}
      where player_id = ${player.id}`;
    await expect(spin(frame)).rejects.toMatchObject({ key: 'seedChanged' });
    const again = await openFrame(player);
    expect(again.seedPair?.commit).toBe(frame.nextCommit);
    expect((await spin(again)).round.proof.nonce).toBe(0);
  });

  it('refusals are kept for 90 days', async () => {
    const player = await seedPlayer(context, { coin: 0 });
    const frame = await openFrame(player);
    await expect(spin(frame)).rejects.toMatchObject({ key: 'balanceTooLow' });
    const countRefused = async () =>
      (await sql`select from refused_bets where player_id = ${player.id}`).count;
    clock.at += 89 * DAY_MS;
    await revealSeedPairs(context);
    expect(await countRefused()).toBe(1);
    clock.at += 2 * DAY_MS;
    await revealSeedPairs(context);
    expect(await countRefused()).toBe(0);
  });
});

describe('round that was opened before there were seed pairs', () => {
  it('open round of mines is acted in and settled by its own seed, which is revealed at once', async () => {
    const { player, frame, openRound } = await openMines();
    const mines = await games.minesIn(openRound);
    const serverSeed = Buffer.alloc(32, 7);
    await sql`update open_rounds set server_seed = ${serverSeed}, pair_id = null, nonce = null, client_seed = 'old-seed'
      where player_id = ${player.id}`;
    const opened = await gameHandlers.gameOpen({ gameToken: frame.gameToken }, requestOf(context, null));
    expect(opened.openRound?.proof).toEqual({
      commit: commitOf(serverSeed.toString('hex')),
      clientSeed: 'old-seed',
      nonce: null,
      maths: 'mines-of-brass@1',
    });
    expect(mines).toHaveLength(5);
    // The pair has no open round any more.
    await expect(rotate(frame)).resolves.toMatchObject({ revealed: { bets: 1 } });
    const one = await act(frame, actBody(openRound, { kind: 'open', cell: 0 }));
    const end =
      one.round ?? (await act(frame, actBody(one.openRound ?? openRound, { kind: 'cashOut' }))).round;
    expect(end?.proof).toMatchObject({ serverSeed: serverSeed.toString('hex'), nonce: null });
  });
});

it('ledger is sound after all rounds', async () => {
  expect(await auditLedger(sql)).toMatchObject({ wrongInRounds: 0 });
});
