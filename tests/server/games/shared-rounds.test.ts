import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { gameWatch } from '../../../contract/games/game-calls.ts';
import { gameRoundProof } from '../../../contract/games/round-record-calls.ts';
import { reachedAfterMs } from '../../../maths/airship/ascent.ts';
import { AIRSHIP } from '../../../maths/airship.ts';
import { verifyRound } from '../../../maths/verify-round.ts';
import { gameHandlers } from '../../../server/games/game-handlers.ts';
import { openBalanceHandlers } from '../../../server/games/open-balances.ts';
import { settleSharedRounds } from '../../../server/games/shared-rounds/settle-shared-rounds-job.ts';
import { readBalance } from '../../../server/ledger/read-balance.ts';
import { auditLedger } from '../support/audit-ledger.ts';
import { useDatabase } from '../support/database.ts';
import { createPlatform, newRequestId, requestOf, seedGames } from './platform.ts';
import { AIRSHIP_ID, COIN, KENO_ID, makeSharedGames, seedSharedGames } from './shared-games.ts';

const { sql } = useDatabase();
const platform = createPlatform(sql);
const { context, clock } = platform;
const games = makeSharedGames(sql, platform);
const { leaveRounds, join, watch, bet, betBody, cashOut, placeBet, endRound, flyTo, flyUntil } = games;

const STAKE = 1_000;
const BY_HAND = { stake: STAKE, cashOutAt: null };

const proofOf = async (roundId: string) =>
  gameRoundProof.data.parse(await gameHandlers.gameRoundProof({ roundId }, requestOf(context, null)));

beforeAll(async () => {
  await seedGames(sql);
  await seedSharedGames(sql);
});

beforeEach(leaveRounds);

describe('shared round', () => {
  it('[C90] players see the same round, and bet in it until it closes', async () => {
    const [one, two] = [await join(AIRSHIP_ID), await join(AIRSHIP_ID, { tryIt: 1 })];
    const first = gameWatch.data.parse(await watch(one.frame));
    expect(first.round).toMatchObject({ startedAt: null, result: null, serverSeed: null, resultAt: null });
    expect(first.round.closesAt - first.round.opensAt).toBe(8_000);
    expect((await watch(two.frame)).round.id).toBe(first.round.id);

    const openRound = await bet(one.frame, BY_HAND);
    expect(openRound).toMatchObject({
      slug: 'airship',
      bet: BY_HAND,
      acts: [],
      stake: STAKE,
      outcome: { crashAt: null, multiplier: 0 },
      proof: { commit: first.round.commit, maths: 'airship@1' },
    });
    await bet(two.frame, { stake: 200, cashOutAt: 150 });
    expect(await readBalance(sql, one.player.id, 'coin')).toBe(COIN - STAKE);
    expect(await readBalance(sql, one.player.id, 'inRounds')).toBe(STAKE);
    const own = (await watch(one.frame)).own;
    expect(own).toMatchObject({ bet: { roundId: openRound.roundId }, round: null, balance: COIN - STAKE });
    clock.at += 600;
    expect((await watch(one.frame)).round.bets).toBe(2);

    const three = await join(AIRSHIP_ID);
    const late = await betBody(three.frame, BY_HAND);
    clock.at = first.round.closesAt;
    await expect(placeBet(three.frame, late)).rejects.toMatchObject({ key: 'betsClosed' });
    await endRound(one.frame);
    expect(await auditLedger(sql)).toMatchObject({ isSound: true, wrongInRounds: 0 });
  });

  it('[C90] second bet of a player in one round is refused, and a repeated one is answered again', async () => {
    const { player, frame } = await join(AIRSHIP_ID);
    const body = await betBody(frame, BY_HAND);
    const answer = await placeBet(frame, body);
    expect(await placeBet(frame, body)).toEqual(answer);
    await expect(placeBet(frame, { ...body, requestId: newRequestId() })).rejects.toMatchObject({
      key: 'roundRunning',
    });
    await expect(placeBet(frame, { ...body, bet: { ...BY_HAND, stake: 100 } })).rejects.toMatchObject({
      key: 'requestIdReused',
    });
    expect(await readBalance(sql, player.id, 'coin')).toBe(COIN - STAKE);
    await endRound(frame);
  });

  it('[C90] nothing that a player is told before the end has the result, the seed or the end in it', async () => {
    const { player, frame } = await join(AIRSHIP_ID);
    const { openRound, crashAt, startedAt, resultAt } = await flyUntil(frame, BY_HAND, (end) => end > 300);
    await flyTo(startedAt + reachedAfterMs(200));
    const cashed = await cashOut(frame, openRound);
    const told = JSON.stringify([
      await watch(frame),
      cashed,
      await openBalanceHandlers.getOpenBalances({}, requestOf(context, player)),
    ]);
    expect(told).not.toContain(String(crashAt));
    expect(told).not.toContain(String(resultAt));
    expect(told).not.toMatch(/"serverSeed":"/);
    await expect(proofOf(openRound.roundId)).rejects.toMatchObject({ key: 'roundUnknown' });
    await flyTo(resultAt);
    expect((await watch(frame)).round).toMatchObject({ result: { crashAt }, resultAt });
    await endRound(frame);
  });

  it('[C90] cash-out pays the multiplier of the moment at which it arrived, at once, and anyone can verify it', async () => {
    const { player, frame } = await join(AIRSHIP_ID);
    const balance = async () => readBalance(sql, player.id, 'coin');
    const { openRound, startedAt } = await flyUntil(frame, BY_HAND, (end) => end >= 260);
    const coin = await balance();
    await flyTo(startedAt + reachedAfterMs(250));
    const requestId = newRequestId();
    const answer = await cashOut(frame, openRound, requestId);
    expect(answer).toMatchObject({
      round: null,
      openRound: { acts: [{ kind: 'cashOut', at: 250 }], outcome: { crashAt: null, multiplier: 250 } },
      balance: coin + 2_500,
    });
    expect(await balance()).toBe(coin + 2_500);
    expect(await cashOut(frame, openRound, requestId)).toEqual(answer);
    expect((await watch(frame)).own?.bet).toMatchObject({ outcome: { multiplier: 250 } });
    await endRound(frame);
    const round = await proofOf(openRound.roundId);
    expect(round).toMatchObject({ win: 2_500, absentActs: 0, outcome: { multiplier: 250 } });
    expect(verifyRound(AIRSHIP, round)).toMatchObject({ isSeedKept: true, isFair: true });
    expect((await watch(frame)).own?.round?.roundId).toBe(openRound.roundId);
    expect(await balance()).toBe(coin + 2_500);
  });

  it('[C90] cash-out that arrives at the end is too late, and the stake is lost', async () => {
    const { player, frame } = await join(AIRSHIP_ID);
    const { openRound, resultAt } = await flyUntil(frame, BY_HAND, (end) => end > 120);
    const coin = await readBalance(sql, player.id, 'coin');
    await flyTo(resultAt);
    await expect(cashOut(frame, openRound)).rejects.toMatchObject({ key: 'actTooLate' });
    await endRound(frame);
    await expect(cashOut(frame, openRound)).rejects.toMatchObject({ key: 'actTooLate' });
    expect(await proofOf(openRound.roundId)).toMatchObject({ win: 0, acts: [] });
    expect(await readBalance(sql, player.id, 'coin')).toBe(coin);
    expect(await auditLedger(sql)).toMatchObject({ isSound: true, wrongInRounds: 0 });
  });

  it('[C90] cash-out in the last moment is paid at the last multiplier', async () => {
    const { frame } = await join(AIRSHIP_ID);
    const { openRound, resultAt, crashAt } = await flyUntil(frame, BY_HAND, (end) => end > 120);
    await flyTo(resultAt - 1);
    const { openRound: cashed } = await cashOut(frame, openRound);
    expect(cashed?.acts).toEqual([{ kind: 'cashOut', at: crashAt }]);
    await endRound(frame);
  });

  it('[C90] cash-out before the start, or of somebody else’s bet, is refused', async () => {
    const [one, two] = [await join(AIRSHIP_ID), await join(AIRSHIP_ID)];
    const openRound = await bet(one.frame, BY_HAND);
    await expect(cashOut(one.frame, openRound)).rejects.toMatchObject({ key: 'actNotAllowed' });
    await expect(cashOut(two.frame, openRound)).rejects.toMatchObject({ key: 'roundUnknown' });
    await expect(cashOut(two.frame, { roundId: 'nonsense' })).rejects.toMatchObject({ key: 'roundUnknown' });
    await endRound(one.frame);
  });

  it('[C90] chosen multiplier is paid to a player who has left, without anybody watching', async () => {
    const { player, frame } = await join(AIRSHIP_ID);
    const chosen = { stake: STAKE, cashOutAt: 130 };
    const { openRound, resultAt } = await flyUntil(frame, chosen, (end) => end >= 130);
    const coin = await readBalance(sql, player.id, 'coin');
    await flyTo(resultAt + 5_000);
    expect(await settleSharedRounds(context)).toBe(1);
    expect(await readBalance(sql, player.id, 'coin')).toBe(coin + 1_300);
    const round = await proofOf(openRound.roundId);
    expect(round).toMatchObject({ acts: [], absentActs: 0, win: 1_300 });
    expect(verifyRound(AIRSHIP, round).isFair).toBe(true);
    expect(await settleSharedRounds(context)).toBe(0);
  });

  it('[C90] caller who has seen it all waits, and is answered as soon as the round goes on', async () => {
    const { frame } = await join(KENO_ID);
    const { seen, round } = await watch(frame);
    const waiting = watch(frame, { seen });
    clock.at = round.closesAt;
    const drawing = await waiting;
    expect(drawing.seen).not.toBe(seen);
    const waitingAgain = watch(frame, { seen: drawing.seen });
    clock.at = round.revealsCloseAt ?? 0;
    const answer = await waitingAgain;
    expect(answer.seen).not.toBe(drawing.seen);
    expect(answer.round.result).not.toBeNull();
    expect(answer.own).toBeNull();
  });

  it('[C90] watching a game whose rounds are one’s own is refused', async () => {
    const { frame } = await join(101);
    await expect(watch(frame)).rejects.toMatchObject({ key: 'actNotAllowed' });
  });
});
