import { beforeAll, describe, expect, it } from 'vitest';
import { type GameRound, gameOpen, type OpenRound } from '../../../contract/games/game-calls.ts';
import { ROUND_LEFT_MS } from '../../../contract/limits.ts';
import { MINES_OF_BRASS } from '../../../maths/mines-of-brass.ts';
import { verifyRound } from '../../../maths/verify-round.ts';
import { endAllSessions } from '../../../server/auth/public/sessions.ts';
import { gameHandlers } from '../../../server/games/game-handlers.ts';
import { openBalanceHandlers } from '../../../server/games/open-balances.ts';
import { settleRoundsSoon } from '../../../server/games/public/open-rounds.ts';
import { settleDueRounds } from '../../../server/games/settle-due-rounds-job.ts';
import { readBalance } from '../../../server/ledger/read-balance.ts';
import { runTransaction } from '../../../server/ledger/run-transaction.ts';
import { hooks } from '../../../server/modules.ts';
import { auditLedger } from '../support/audit-ledger.ts';
import { useDatabase } from '../support/database.ts';
import { MINES, MINES_BET, makeActGames, seedActGames } from './act-games.ts';
import { createPlatform, requestOf, seedGames } from './platform.ts';

const { sql } = useDatabase();
const platform = createPlatform(sql);
const { context, clock } = platform;
const { openFrame, rotate, act, openMines, actBody, safeCells } = makeActGames(sql, platform);

const open = (cell: number) => ({ kind: 'open', cell });
const CASH_OUT = { kind: 'cashOut' };

/** Keeps the player signed in over a jump of the clock. */
const staySignedIn = (playerId: string) => sql`
  update sessions set last_act_at = ${clock.at}, ends_at = ${clock.at + 86_400_000} where player_id = ${playerId}`;

const settledOf = async (playerId: string) =>
  sql<{ id: string; win: number; acts: unknown[]; absentActs: number }[]>`
    select id, win, acts, absent_acts from rounds where player_id = ${playerId}`;

beforeAll(async () => {
  await seedGames(sql);
  await seedActGames(sql);
});

describe('round whose player has gone', () => {
  it('[R50] [C90] round is as it was when the player returns, and goes on in another session', async () => {
    const { player, frame, openRound, coin } = await openMines();
    const [first = 0, second = 0] = await safeCells(openRound);
    const { openRound: left } = await act(frame, actBody(openRound, open(first)));
    await gameHandlers.exitGame({}, requestOf(context, player));
    expect(await openBalanceHandlers.getOpenBalances({}, requestOf(context, player))).toMatchObject({
      coin: coin - MINES_BET.stake,
      openRounds: [
        {
          roundId: openRound.roundId,
          gameId: MINES,
          stake: MINES_BET.stake,
          openedAt: openRound.openedAt,
          settlesAt: clock.at + ROUND_LEFT_MS,
        },
      ],
      rounds: [],
    });
    const again = await openFrame(player, 0, MINES);
    expect(again.openRound).toEqual(left);
    const later = await act(again, actBody(left as OpenRound, open(second)));
    const { round } = await act(again, actBody(later.openRound as OpenRound, CASH_OUT));
    expect(round?.acts).toEqual([open(first), open(second), CASH_OUT]);
    expect((await openFrame(player, 0, MINES)).openRound).toBeNull();
  });

  it('[R50] play money has a round of its own, which is not listed with the balances', async () => {
    const { player, openRound } = await openMines({ tryIt: 1 });
    expect(openRound.isPlayMoney).toBe(true);
    expect(await readBalance(sql, player.id, 'play:inRounds')).toBe(MINES_BET.stake);
    expect(await readBalance(sql, player.id, 'inRounds')).toBe(0);
    const { openRounds } = await openBalanceHandlers.getOpenBalances({}, requestOf(context, player));
    expect(openRounds).toEqual([]);
    expect((await openFrame(player, 0, MINES)).openRound).toBeNull();
  });

  it('[R50] [C90] round without an act for a day is cashed out by its rule, and its end is shown when the player returns', async () => {
    const { player, frame, openRound, coin } = await openMines();
    const [first = 0] = await safeCells(openRound);
    await act(frame, actBody(openRound, open(first)));
    clock.at += ROUND_LEFT_MS - 1;
    await settleDueRounds(context);
    expect(await settledOf(player.id)).toEqual([]);
    clock.at += 1;
    expect(await settleDueRounds(context)).toBeGreaterThan(0);
    const [settled] = await settledOf(player.id);
    expect(settled).toMatchObject({ id: openRound.roundId, acts: [open(first), CASH_OUT], absentActs: 1 });
    expect(settled?.win).toBeGreaterThan(MINES_BET.stake);
    expect(await readBalance(sql, player.id, 'coin')).toBe(coin - MINES_BET.stake + (settled?.win ?? 0));
    await staySignedIn(player.id);
    const reopened = await openFrame(player, 0, MINES);
    const { unshownRound, openRound: none } = reopened;
    expect(none).toBeNull();
    expect(unshownRound).toMatchObject({ roundId: openRound.roundId, absentActs: 1 });
    const { unshownRound: shown } = gameOpen.data.parse(reopened);
    const { revealed } = await rotate(reopened);
    const proof = { ...shown?.proof, serverSeed: revealed?.serverSeed } as GameRound['proof'];
    expect(shown && verifyRound(MINES_OF_BRASS, { ...shown, proof }).isFair).toBe(true);
    expect(await settleDueRounds(context)).toBe(0);
  });

  it('[C90] rule of a round without an opened cell opens one, and cashes out where it is safe', async () => {
    const { player, openRound } = await openMines();
    const isSafe = (await safeCells(openRound)).includes(0);
    clock.at += ROUND_LEFT_MS;
    await settleDueRounds(context);
    const [settled] = await settledOf(player.id);
    expect(settled?.acts).toEqual(isSafe ? [open(0), CASH_OUT] : [open(0)]);
    expect(settled?.absentActs).toBe(settled?.acts.length);
  });

  it('[R50] round stays open after sign-out, and an act extends its time', async () => {
    const { player, frame, openRound } = await openMines();
    clock.at += 20 * 60_000;
    const [first = 0] = await safeCells(openRound);
    const { openRound: later } = await act(frame, actBody(openRound, open(first)));
    expect(later?.settlesAt).toBe(clock.at + ROUND_LEFT_MS);
    await endAllSessions(sql, hooks, { playerId: player.id, reason: 'logout', now: clock.at });
    await settleDueRounds(context);
    expect(await settledOf(player.id)).toEqual([]);
  });

  it('[R51] [C90] round of a player who may no longer play is settled at once', async () => {
    const { player, openRound } = await openMines();
    await runTransaction(sql, (tx) => settleRoundsSoon(tx, player.id, clock.at));
    expect(await settleDueRounds(context)).toBe(1);
    expect((await settledOf(player.id))[0]).toMatchObject({ id: openRound.roundId });
    expect(await readBalance(sql, player.id, 'inRounds')).toBe(0);
  });

  it('[C90] act and rule at the same moment settle the round once', async () => {
    const tables = await Promise.all(Array.from({ length: 8 }, () => openMines()));
    for (const { player } of tables)
      await runTransaction(sql, (tx) => settleRoundsSoon(tx, player.id, clock.at));
    const results = await Promise.allSettled([
      settleDueRounds(context),
      ...tables.map(({ frame, openRound }) => act(frame, actBody(openRound, open(24)))),
    ]);
    for (const result of results) {
      if (result.status === 'rejected')
        expect(['roundSettled', 'roundAdvanced']).toContain(result.reason.key);
    }
    await settleDueRounds(context);
    for (const { player } of tables) expect((await settledOf(player.id)).length).toBeLessThanOrEqual(1);
    expect(await auditLedger(sql)).toMatchObject({ isSound: true, wrongInRounds: 0 });
  });
});
