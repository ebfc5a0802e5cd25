import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { REVEAL_MS } from '../../../contract/limits.ts';
import { KENO_LIGHTS } from '../../../maths/keno-lights.ts';
import { MAX_SEED_ENTRIES } from '../../../maths/seed-entries.ts';
import { seedHashOf, sharedClientSeed } from '../../../maths/shared-seed.ts';
import { verifyRound } from '../../../maths/verify-round.ts';
import { openDatabase } from '../../../server/db/sql.ts';
import { sessionOf } from '../../../server/games/game-caller.ts';
import { revealSeed } from '../../../server/games/shared-rounds/reveal-seed.ts';
import { settleSharedRounds } from '../../../server/games/shared-rounds/settle-shared-rounds-job.ts';
import { callBetInSharedRound } from '../../../server/games/shared-rounds/shared-bet-queries.ts';
import { advanceSharedRound } from '../../../server/games/shared-rounds/shared-rounds.ts';
import { readBalance } from '../../../server/ledger/read-balance.ts';
import { RACES, useDatabase } from '../support/database.ts';
import { createPlatform, frameRequest, newRequestId, seedGames } from './platform.ts';
import { COIN, KENO_ID, makeSharedGames, readProof, seedSharedGames } from './shared-games.ts';

const database = useDatabase(RACES);
const { sql } = database;
const platform = createPlatform(sql);
const { context, clock } = platform;
const { leaveRounds, join, watch, betBody, placeBet } = makeSharedGames(sql, platform);
/** The server after its restart, or a second process: it knows of the rounds what the database has. */
const restarted = { ...context, sql: openDatabase(database.url, { max: 2 }) };

const STAKE = 1_000;
const KENO_BET = { stake: STAKE, numbers: [7, 14, 21, 28] };

type Seat = Awaited<ReturnType<typeof join>>;

async function betWith({ frame }: Seat, clientSeed: string): Promise<string> {
  const { openRound } = await placeBet(frame, {
    ...(await betBody(frame, KENO_BET)),
    clientSeed: seedHashOf(clientSeed),
  });
  return openRound?.roundId ?? '';
}

/** Players with a bet each, and the round that they bet in. */
async function openDraw(count: number) {
  const seats: { seat: Seat; roundId: string; clientSeed: string }[] = [];
  for (let at = 0; at < count; at += 1) {
    const seat = await join(KENO_ID);
    const clientSeed = `player-seed-${at}`;
    seats.push({ seat, clientSeed, roundId: await betWith(seat, clientSeed) });
  }
  const [first] = seats;
  if (!first) throw new Error('no player');
  const { round } = await watch(first.seat.frame);
  return { seats, first, round, hashes: seats.map(({ clientSeed }) => seedHashOf(clientSeed)) };
}

const storedHashes = async (id: string) => {
  const [row] = await sql<{ entryHashes: string[] | null }[]>`
    select entry_hashes from shared_rounds where id = ${id}`;
  return row?.entryHashes ?? null;
};

const proofOf = (roundId: string) => readProof(context, roundId);

beforeAll(async () => {
  await seedGames(sql);
  await seedSharedGames(sql);
});
beforeEach(leaveRounds);
afterAll(() => restarted.sql.end());

describe('hashes of a shared round’s first bets', () => {
  it('[C90] hashes are told when bets close, before a seed is taken, and decide the round unchanged', async () => {
    const { seats, first, round, hashes } = await openDraw(3);
    expect(round.entryHashes).toBeNull();
    expect(await storedHashes(round.id)).toBeNull();
    clock.at = round.closesAt;
    const closed = (await watch(first.seat.frame)).round;
    expect(closed).toMatchObject({ entryHashes: hashes, bets: 3, startedAt: null });
    for (const { seat, roundId, clientSeed } of seats.slice(0, 2)) {
      const answer = await watch(seat.frame, { reveal: { roundId, clientSeed } });
      expect(answer.round.entryHashes).toEqual(hashes);
    }
    clock.at = round.closesAt + REVEAL_MS;
    const over = (await watch(first.seat.frame)).round;
    expect(over.entryHashes).toBeNull();
    const entries = hashes.map((hash, at) => ({ hash, seed: at < 2 ? `player-seed-${at}` : null }));
    expect(over.clientSeed).toBe(sharedClientSeed(round.id, entries));
    const proof = await proofOf(first.roundId);
    expect(proof.proof.shared?.entries).toEqual(entries);
    expect(verifyRound(KENO_LIGHTS, proof).isFair).toBe(true);
    expect(await storedHashes(round.id)).toEqual(hashes);
  });

  it('[C90] first look after bets close fixes the hashes, even where it brings a seed', async () => {
    const { first, round, hashes } = await openDraw(1);
    clock.at = round.closesAt;
    const { roundId, clientSeed, seat } = first;
    await watch(seat.frame, { reveal: { roundId, clientSeed } });
    expect(await storedHashes(round.id)).toEqual(hashes);
    clock.at = round.closesAt + REVEAL_MS;
    await watch(seat.frame);
    expect((await proofOf(roundId)).proof.shared?.entries).toEqual([{ hash: hashes[0], seed: clientSeed }]);
  });

  it('[C90] seed that comes before the hashes are fixed is not stored', async () => {
    const { first, round } = await openDraw(1);
    const { roundId, seat } = first;
    clock.at = round.closesAt;
    const revealed = async () => {
      const [row] = await sql<{ seed: string | null }[]>`
        select revealed_seed as seed from open_rounds where id = ${roundId}`;
      return row?.seed;
    };
    const session = sessionOf(await frameRequest(context, seat.frame.gameToken));
    const reveal = { roundId, clientSeed: first.clientSeed };
    await revealSeed(context, session, reveal);
    expect(await revealed()).toBeNull();
    await settleSharedRounds(context);
    await revealSeed(context, session, reveal);
    expect(await revealed()).toBe(first.clientSeed);
  });

  it('[C90] bet whose process has a slow clock joins no more once the hashes are fixed, and its stake stays', async () => {
    const { first, round, hashes } = await openDraw(1);
    const late = await join(KENO_ID);
    const session = sessionOf(await frameRequest(context, late.frame.gameToken));
    clock.at = round.closesAt;
    await watch(first.seat.frame);
    const { status } = await callBetInSharedRound(sql, {
      session,
      requestId: newRequestId(),
      bodyHash: Buffer.alloc(32),
      roundId: context.newId(),
      sharedId: round.id,
      bet: KENO_BET,
      stake: STAKE,
      clientSeed: seedHashOf('late-seed'),
      now: round.closesAt - 1,
      cycleMs: 0,
      settlesAt: round.closesAt + 60_000,
      journalId: context.newId(),
    });
    expect(status).toBe('betsClosed');
    expect(await readBalance(sql, late.player.id, 'coin')).toBe(COIN);
    expect(await storedHashes(round.id)).toEqual(hashes);
  });

  it('[C90] bets and two processes that close at once leave one list, with every bet that was taken', async () => {
    const { round, hashes } = await openDraw(2);
    const others = await Promise.all([1, 2, 3, 4].map(() => join(KENO_ID)));
    const bodies = await Promise.all(others.map(({ frame }) => betBody(frame, KENO_BET)));
    const bets = others.map(({ frame }, at) =>
      placeBet(frame, { ...bodies[at], clientSeed: seedHashOf(`racing-${at}`) } as never).then(
        () => seedHashOf(`racing-${at}`),
        () => null,
      ),
    );
    // The clock of the processes goes on while the bets are on their way.
    clock.at = round.closesAt;
    await Promise.all(
      [context, restarted].map((one) => advanceSharedRound(one, KENO_LIGHTS, KENO_ID, false)),
    );
    const taken = (await Promise.all(bets)).filter((hash) => hash !== null);
    const fixed = (await storedHashes(round.id)) ?? [];
    expect([...fixed].sort()).toEqual([...hashes, ...taken].sort());
    await Promise.all(
      [context, restarted].map((one) => advanceSharedRound(one, KENO_LIGHTS, KENO_ID, false)),
    );
    expect(await storedHashes(round.id)).toEqual(fixed);
  });

  it('[C90] server that is stopped between close and reveal goes on with the same hashes', async () => {
    const { first, round, hashes } = await openDraw(2);
    clock.at = round.closesAt;
    await watch(first.seat.frame);
    clock.at = round.closesAt + REVEAL_MS + 60_000;
    await settleSharedRounds(restarted);
    expect((await proofOf(first.roundId)).proof.shared?.entries).toEqual(
      hashes.map((hash) => ({ hash, seed: null })),
    );
  });

  it('[C90] two bets with the same hash have an entry each', async () => {
    const [one, two] = [await join(KENO_ID), await join(KENO_ID)];
    const [roundId] = [await betWith(one, 'same-seed'), await betWith(two, 'same-seed')];
    const { round } = await watch(one.frame);
    clock.at = round.closesAt;
    await watch(one.frame, { reveal: { roundId, clientSeed: 'same-seed' } });
    clock.at = round.closesAt + REVEAL_MS;
    await watch(one.frame);
    const entry = { hash: seedHashOf('same-seed'), seed: 'same-seed' };
    expect((await proofOf(roundId)).proof.shared?.entries).toEqual([entry, entry]);
  });

  it('[C90] list has the first fifty, and tells how many bets there are', async () => {
    const { first, round, hashes } = await openDraw(MAX_SEED_ENTRIES + 2);
    clock.at = round.closesAt;
    const closed = (await watch(first.seat.frame)).round;
    expect(closed).toMatchObject({
      entryHashes: hashes.slice(0, MAX_SEED_ENTRIES),
      bets: MAX_SEED_ENTRIES + 2,
    });
  });
});
