import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { gameRoundProof } from '../../../contract/games/round-record-calls.ts';
import { UNWATCHED_MS } from '../../../contract/limits.ts';
import { cents } from '../../../contract/money.ts';
import { AIRSHIP } from '../../../maths/airship.ts';
import { KENO_LIGHTS } from '../../../maths/keno-lights.ts';
import { fairSource } from '../../../maths/provably-fair.ts';
import { seedHashOf, sharedClientSeed } from '../../../maths/shared-seed.ts';
import { verifyRound } from '../../../maths/verify-round.ts';
import { openDatabase } from '../../../server/db/sql.ts';
import { gameHandlers } from '../../../server/games/game-handlers.ts';
import { settleSharedRounds } from '../../../server/games/shared-rounds/settle-shared-rounds-job.ts';
import { readBalance } from '../../../server/ledger/read-balance.ts';
import { auditLedger } from '../support/audit-ledger.ts';
import { useDatabase } from '../support/database.ts';
import { CLIENT_SEED } from '../support/seed-pair.ts';
import { createPlatform, requestOf, seedGames } from './platform.ts';
import { AIRSHIP_ID, COIN, KENO_ID, knownRound, makeSharedGames, seedSharedGames } from './shared-games.ts';

const database = useDatabase();
const { sql } = database;
const platform = createPlatform(sql);
const { context, clock } = platform;
const games = makeSharedGames(sql, platform);
const { leaveRounds, join, watch, bet, cashOut, startFlight, flyTo, endRound, flyUntil } = games;
/** The server after its restart, or a second process: it knows of the rounds what the database has. */
const restarted = { ...context, sql: openDatabase(database.url, { max: 1 }) };

const STAKE = cents(1_000);
const BY_HAND = { stake: STAKE, cashOutAt: null };
/** Longer than any gap of this file. */
const LONG_FLIGHT = 200;

const proofOf = async (roundId: string) =>
  gameRoundProof.data.parse(await gameHandlers.gameRoundProof({ roundId }, requestOf(context, null)));

/** What the player has, and what lies in rounds. */
const moneyOf = async ({ id }: { readonly id: string }) => ({
  coin: await readBalance(sql, id, 'coin'),
  inRounds: await readBalance(sql, id, 'inRounds'),
});

beforeAll(async () => {
  await seedGames(sql);
  await seedSharedGames(sql);
});
beforeEach(leaveRounds);
afterAll(() => restarted.sql.end());

describe('flight over which no server watched', () => {
  it('[C90] server that looks every second watches: the flight ends as drawn, and the stake is lost', async () => {
    const { player, frame } = await join(AIRSHIP_ID);
    const { openRound, startedAt, resultAt } = await flyUntil(frame, BY_HAND, (end) => end > LONG_FLIGHT);
    const { coin } = await moneyOf(player);
    for (let at = startedAt; at < resultAt + 2_000; at += 1_000) {
      clock.at = at;
      await settleSharedRounds(context);
    }
    expect(await proofOf(openRound.roundId)).toMatchObject({ acts: [], absentActs: 0, win: 0 });
    expect(await moneyOf(player)).toEqual({ coin, inRounds: 0 });
  });

  it('[C90] server that was stopped over two seconds of a flight ends it at its return, and every stake comes back once', async () => {
    const [{ player, frame }, other] = [await join(AIRSHIP_ID), await join(AIRSHIP_ID)];
    const { startedAt, openRound } = await flyUntil(frame, BY_HAND, (end) => end > LONG_FLIGHT);
    const { coin } = await moneyOf(player);
    await flyTo(startedAt + 1_000);
    clock.at += UNWATCHED_MS + 1;
    await Promise.all([settleSharedRounds(context), settleSharedRounds(restarted)]);
    await settleSharedRounds(restarted);
    const round = await proofOf(openRound.roundId);
    expect(round).toMatchObject({ acts: [{ kind: 'void' }], absentActs: 1, win: STAKE });
    expect(verifyRound(AIRSHIP, round).isFair).toBe(true);
    expect(await moneyOf(player)).toEqual({ coin: coin + STAKE, inRounds: 0 });
    expect((await watch(other.frame)).round).toMatchObject({ startedAt, resultAt: clock.at });
    await expect(cashOut(frame, openRound)).rejects.toMatchObject({ key: 'actTooLate' });
    expect(await moneyOf(player)).toEqual({ coin: coin + STAKE, inRounds: 0 });
    expect(await auditLedger(sql)).toMatchObject({ isSound: true, wrongInRounds: 0 });
  });

  it('[C90] flight goes on where the server was stopped for two seconds', async () => {
    const { frame } = await join(AIRSHIP_ID);
    const { startedAt, openRound } = await flyUntil(frame, BY_HAND, (end) => end > LONG_FLIGHT);
    await flyTo(startedAt + 1_000);
    clock.at += UNWATCHED_MS;
    await settleSharedRounds(restarted);
    expect((await cashOut(frame, openRound)).openRound?.acts).toMatchObject([{ kind: 'cashOut' }]);
    await endRound(frame);
  });

  it('[C90] cash-out before the stop stays paid, and auto cash-out is paid where the flight would have come', async () => {
    const [byHand, near, far] = [await join(AIRSHIP_ID), await join(AIRSHIP_ID), await join(AIRSHIP_ID)];
    for (let tries = 0; ; tries += 1) {
      const bets = [
        await bet(byHand.frame, BY_HAND),
        await bet(near.frame, { stake: STAKE, cashOutAt: LONG_FLIGHT }),
        await bet(far.frame, { stake: STAKE, cashOutAt: 1_000_000 }),
      ] as const;
      const { crashAt, startedAt } = await startFlight(byHand.frame);
      if (crashAt < LONG_FLIGHT) {
        if (tries > 80) throw new Error('no such flight');
        await endRound(byHand.frame);
        continue;
      }
      await flyTo(startedAt + 1_000);
      const { openRound } = await cashOut(byHand.frame, bets[0]);
      const outcome = openRound?.outcome as { multiplier: number };
      clock.at += 60_000;
      await settleSharedRounds(restarted);
      const wins = await Promise.all(bets.map(async ({ roundId }) => (await proofOf(roundId)).win));
      expect(wins).toEqual([(STAKE * outcome.multiplier) / 100, 2 * STAKE, STAKE]);
      return;
    }
  });

  it.each([
    ['two seconds before the end', UNWATCHED_MS, 0],
    ['earlier', UNWATCHED_MS + 1, STAKE],
  ])('[C90] server that stops %s and returns a day later pays what is stated', async (_, before, win) => {
    const { frame } = await join(AIRSHIP_ID);
    const { openRound, resultAt } = await flyUntil(frame, BY_HAND, (end) => end > LONG_FLIGHT);
    await flyTo(resultAt - before);
    clock.at += 86_400_000;
    await settleSharedRounds(restarted);
    expect(await proofOf(openRound.roundId)).toMatchObject({ win });
  });

  it.each([
    ['two seconds', UNWATCHED_MS, true],
    ['more', UNWATCHED_MS + 1, false],
  ])('[C90] flight that starts late, by %s: whether it flies', async (_, late, flies) => {
    const { player, frame } = await join(AIRSHIP_ID);
    for (let tries = 0; tries < 80; tries += 1) {
      const { coin } = await moneyOf(player);
      const openRound = await bet(frame, BY_HAND);
      const { round } = await watch(frame);
      clock.at = (round.revealsCloseAt ?? 0) + late;
      await settleSharedRounds(restarted);
      const { startedAt, resultAt } = (await watch(frame)).round;
      expect(startedAt).toBe(clock.at);
      if (!flies) {
        expect(resultAt).toBe(clock.at);
        expect(await proofOf(openRound.roundId)).toMatchObject({ acts: [{ kind: 'void' }], win: STAKE });
        expect(await moneyOf(player)).toEqual({ coin, inRounds: 0 });
        return;
      }
      await endRound(frame);
      if (resultAt === null) return;
    }
    throw new Error('no such flight');
  });
});

describe('draw for which no server was there', () => {
  it('[C90] draw of keno that is made a day late has the same numbers, and pays by them', async () => {
    const { player, frame } = await join(KENO_ID);
    const numbers = [7, 14, 21, 28, 35, 42, 49, 56, 63, 70];
    const { roundId } = await bet(frame, { stake: STAKE, numbers });
    const { round } = await watch(frame);
    const { seed } = await knownRound(context, KENO_ID);
    const withheld = { hash: seedHashOf(CLIENT_SEED), seed: null };
    const source = fairSource(seed ?? '', sharedClientSeed(round.id, [withheld]));
    const due = KENO_LIGHTS.play({ stake: STAKE, numbers }, [], source);
    clock.at = round.closesAt + 86_400_000;
    await Promise.all([settleSharedRounds(context), settleSharedRounds(restarted)]);
    const proof = await proofOf(roundId);
    expect(proof).toMatchObject({ acts: [], absentActs: 0, win: due.win, outcome: due.outcome });
    expect(verifyRound(KENO_LIGHTS, proof)).toMatchObject({ isSeedKept: true, isFair: true });
    expect(await moneyOf(player)).toEqual({ coin: COIN - STAKE + due.win, inRounds: 0 });
    expect(await auditLedger(sql)).toMatchObject({ isSound: true, wrongInRounds: 0 });
  });
});
