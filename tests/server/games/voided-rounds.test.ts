import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { UNWATCHED_MS } from '../../../contract/limits.ts';
import { KENO_LIGHTS } from '../../../maths/keno-lights.ts';
import { seedHashOf } from '../../../maths/shared-seed.ts';
import { verifyRound } from '../../../maths/verify-round.ts';
import type { Context } from '../../../server/context.ts';
import { openDatabase } from '../../../server/db/sql.ts';
import {
  settleSharedRound,
  voidSharedRound,
} from '../../../server/games/shared-rounds/settle-shared-round.ts';
import { settleSharedRounds } from '../../../server/games/shared-rounds/settle-shared-rounds-job.ts';
import {
  callSettleSharedBets,
  readSharedBets,
} from '../../../server/games/shared-rounds/shared-bet-queries.ts';
import { startSharedRound } from '../../../server/games/shared-rounds/start-shared-round.ts';
import { updateVoidedSharedRound } from '../../../server/games/shared-rounds/voided-round-queries.ts';
import { poolShardOf } from '../../../server/ledger/accounts.ts';
import { readBalance } from '../../../server/ledger/read-balance.ts';
import { createSeedSealer } from '../../../server/sealed-seed.ts';
import { auditLedger } from '../support/audit-ledger.ts';
import { RACES, useDatabase } from '../support/database.ts';
import { createPlatform, seedGames } from './platform.ts';
import {
  AIRSHIP_ID,
  COIN,
  KENO_ID,
  knownRound,
  makeSharedGames,
  readProof,
  seedSharedGames,
} from './shared-games.ts';

const database = useDatabase(RACES);
const { sql } = database;
const platform = createPlatform(sql);
const { context, clock } = platform;
const { leaveRounds, join, watch, bet, cashOut, flyUntil, flyTo } = makeSharedGames(sql, platform);

const sealKeys = Buffer.alloc(32, 99).toString('base64');
/** A second server process, to which the key of the chain was not given. */
const seedSealer = createSeedSealer({ dataDir: '', sealKeys });
const withoutKey: Context = { ...context, sql: openDatabase(database.url, { max: 2 }), seedSealer };

const STAKE = 1_000;
const KENO_BET = { stake: STAKE, numbers: [7, 14, 21, 28] };

const proofOf = (roundId: string) => readProof(context, roundId);

/** Two players with a bet each in a draw that no process goes on with. */
async function openDraw() {
  const seats = [await join(KENO_ID), await join(KENO_ID)];
  const bets = [];
  for (const { frame } of seats) bets.push(await bet(frame, KENO_BET));
  const [first] = seats;
  if (!first) throw new Error('no player');
  const { round } = await watch(first.frame);
  clock.at = round.closesAt;
  await settleSharedRounds(withoutKey);
  const dueAt = round.revealsCloseAt ?? 0;
  const coins = () => Promise.all(seats.map(({ player }) => readBalance(sql, player.id, 'coin')));
  const stored = async () => {
    const [row] = await sql<{ bets: number; result: unknown; serverSeed: unknown; isVoid: boolean }[]>`
      select bets, result, server_seed, voided_at is not null and settled_at is not null as is_void
      from shared_rounds where id = ${round.id}`;
    return row;
  };
  return { seats, bets, round, dueAt, coins, stored };
}

const CALLED_OFF = { bets: 2, result: null, serverSeed: null, isVoid: true };

beforeAll(async () => {
  await seedGames(sql);
  await seedSharedGames(sql);
});
beforeEach(leaveRounds);
afterAll(() => withoutKey.sql.end());

describe('shared round that is called off', () => {
  it('[C90] race of a process with the key and one without ends all bets of a round in the same way', async () => {
    const ends = new Set<boolean>();
    for (let time = 0; time < 12; time += 1) {
      const { bets, dueAt, coins, stored } = await openDraw();
      clock.at = dueAt + UNWATCHED_MS + 1;
      const processes = [withoutKey, context];
      if (time % 2 === 1) processes.reverse();
      await Promise.all(processes.map(settleSharedRounds));
      await Promise.all(processes.map(settleSharedRounds));
      const rounds = await Promise.all(bets.map(({ roundId }) => proofOf(roundId)));
      const row = await stored();
      ends.add(row?.isVoid === true);
      if (row?.isVoid) {
        expect(row).toEqual(CALLED_OFF);
        expect(rounds.map(({ win, proof }) => [win, proof.serverSeed])).toEqual([
          [STAKE, null],
          [STAKE, null],
        ]);
      } else {
        expect(rounds.map((round) => verifyRound(KENO_LIGHTS, round).isFair)).toEqual([true, true]);
      }
      expect(await coins()).toEqual(rounds.map(({ win }) => COIN - STAKE + win));
      await leaveRounds();
    }
    expect(ends.size).toBeGreaterThan(0);
    expect(await auditLedger(sql)).toMatchObject({ isSound: true, wrongInRounds: 0 });
  });

  it('[C90] process with the key that had read the round before settles and starts nothing of it', async () => {
    const { dueAt, coins, stored } = await openDraw();
    clock.at = dueAt;
    const unstarted = await knownRound(context, KENO_ID);
    await startSharedRound(context, unstarted, unstarted.seed ?? '');
    const started = await knownRound(context, KENO_ID);
    clock.at = dueAt + UNWATCHED_MS + 1;
    const { id, startedAt } = started;
    const called = { id, startedAt, now: clock.at, unwatchedSince: clock.at - UNWATCHED_MS };
    expect(await updateVoidedSharedRound(withoutKey.sql, called)).toBe(true);
    // No stake has gone back yet.
    await settleSharedRound(context, KENO_LIGHTS, started, false);
    expect(await coins()).toEqual([COIN - STAKE, COIN - STAKE]);
    await settleSharedRounds(withoutKey);
    expect(await stored()).toEqual(CALLED_OFF);
    expect(await coins()).toEqual([COIN, COIN]);
    await startSharedRound(context, unstarted, unstarted.seed ?? '');
    expect(await stored()).toEqual(CALLED_OFF);
  });

  it('[C90] round is not called off once a process with the key has gone on with it', async () => {
    const { bets, dueAt, stored } = await openDraw();
    clock.at = dueAt + UNWATCHED_MS + 1;
    const seen = await knownRound(withoutKey, KENO_ID);
    expect(seen.seed).toBeNull();
    const unstarted = await knownRound(context, KENO_ID);
    await startSharedRound(context, unstarted, unstarted.seed ?? '');
    await voidSharedRound(withoutKey, KENO_LIGHTS, seen);
    expect(await stored()).toMatchObject({ isVoid: false });
    await settleSharedRounds(context);
    expect(verifyRound(KENO_LIGHTS, await proofOf(bets[0]?.roundId ?? '')).isFair).toBe(true);
  });

  it('[C90] round whose bets are being settled is watched, and not called off in the middle', async () => {
    const { bets, dueAt, stored } = await openDraw();
    clock.at = dueAt;
    const unstarted = await knownRound(context, KENO_ID);
    await startSharedRound(context, unstarted, unstarted.seed ?? '');
    clock.at = dueAt + UNWATCHED_MS + 1;
    const seen = await knownRound(withoutKey, KENO_ID);
    // The process settles the bets, and has not come to the round itself.
    await sql`create or replace function fail_settled() returns trigger language plpgsql as
      $$ begin raise exception 'stopped'; end $$`;
    await sql`create trigger fail_settled before update of settled_at on shared_rounds
      for each row execute function fail_settled()`;
    await expect(settleSharedRounds(context)).rejects.toThrow('stopped');
    await sql`drop trigger fail_settled on shared_rounds`;
    await voidSharedRound(withoutKey, KENO_LIGHTS, seen);
    expect(await stored()).toMatchObject({ isVoid: false });
    await settleSharedRounds(context);
    for (const { roundId } of bets)
      expect(verifyRound(KENO_LIGHTS, await proofOf(roundId)).isFair).toBe(true);
  });

  it('[C90] process that dies after the first stake is gone on with by any other, and each stake comes back once', async () => {
    const { bets, dueAt, coins, stored } = await openDraw();
    clock.at = dueAt + UNWATCHED_MS + 1;
    const [{ id }] = await sql<[{ id: string }]>`
      select id from shared_rounds where settled_at is null and game_id = ${KENO_ID}`;
    // A batch of stakes is one statement: here the first one has one stake, and the process stops after it.
    const [first] = await readSharedBets(sql, id);
    if (!first) throw new Error('no bet');
    const called = { id, startedAt: null, now: clock.at, unwatchedSince: clock.at - UNWATCHED_MS };
    expect(await updateVoidedSharedRound(withoutKey.sql, called)).toBe(true);
    const stake = {
      player: first.playerId,
      round: first.roundId,
      session: first.gameSessionId,
      acts: [],
      absentActs: 0,
      win: STAKE,
      outcome: KENO_LIGHTS.shared.pending(KENO_LIGHTS.readBet(KENO_BET), []),
      shard: poolShardOf(first.playerId),
    };
    await callSettleSharedBets(withoutKey.sql, [stake], clock.at);
    expect([...(await coins())].sort()).toEqual([COIN - STAKE, COIN].sort());
    // This one has the key, and does not decide the rest by it.
    await settleSharedRounds(context);
    expect(await coins()).toEqual([COIN, COIN]);
    expect(await stored()).toEqual(CALLED_OFF);
    await settleSharedRounds(withoutKey);
    expect(await coins()).toEqual([COIN, COIN]);
    const [proof] = await Promise.all(bets.map(({ roundId }) => proofOf(roundId)));
    expect(proof?.proof.shared?.entries).toHaveLength(2);
    expect(proof?.proof.shared?.entries[0]).toEqual({ hash: seedHashOf('player-seed'), seed: null });
    expect(await auditLedger(sql)).toMatchObject({ isSound: true, wrongInRounds: 0 });
  });

  it('[C90] flight that was called off is not cashed out of by a process that has the key', async () => {
    const { player, frame } = await join(AIRSHIP_ID);
    const bet = { stake: STAKE, cashOutAt: null };
    const flight = await flyUntil(frame, bet, (end) => end > 400);
    await flyTo(flight.startedAt + 1_000);
    const coin = await readBalance(sql, player.id, 'coin');
    await sql`update shared_rounds set voided_at = ${clock.at} where settled_at is null and game_id = ${AIRSHIP_ID}`;
    await expect(cashOut(frame, flight.openRound)).rejects.toMatchObject({ key: 'gameMaintenance' });
    await settleSharedRounds(context);
    expect(await readBalance(sql, player.id, 'coin')).toBe(coin + STAKE);
  });
});
