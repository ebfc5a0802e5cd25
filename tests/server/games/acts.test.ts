import { beforeAll, describe, expect, it } from 'vitest';
import { minesOutcomeSchema } from '../../../contract/games/mines-of-brass.ts';
import { gameRoundProof } from '../../../contract/games/round-record-calls.ts';
import { MINES_OF_BRASS } from '../../../maths/mines-of-brass.ts';
import { verifyRound } from '../../../maths/verify-round.ts';
import { gameHandlers } from '../../../server/games/game-handlers.ts';
import { readBalance } from '../../../server/ledger/read-balance.ts';
import { auditLedger } from '../support/audit-ledger.ts';
import { useDatabase } from '../support/database.ts';
import { MINES, MINES_BET, makeActGames, seedActGames } from './act-games.ts';
import { createPlatform, newRequestId, requestOf, seedGames } from './platform.ts';

const { sql } = useDatabase();
const platform = createPlatform(sql);
const { context, clock } = platform;
const games = makeActGames(sql, platform);
const { openFrame, placeBet, act, openMines, dealUntil, actBody, betBody, minesIn, safeCells } = games;

const open = (cell: number) => ({ kind: 'open', cell });
const CASH_OUT = { kind: 'cashOut' };
const { stake: STAKE } = MINES_BET;

const turnoverOf = async (playerId: string) =>
  (await sql<{ bet: number }[]>`select bet from player_totals where player_id = ${playerId}`)[0]?.bet ?? 0;

beforeAll(async () => {
  await seedGames(sql);
  await seedActGames(sql);
});

describe('round that the player acts in', () => {
  it('[C90] bet opens the round: the stake is set aside, the seed stays hidden, and nothing counts as turnover yet', async () => {
    const { player, frame, openRound, coin } = await openMines();
    expect(openRound).toMatchObject({
      gameId: MINES,
      slug: 'mines-of-brass',
      bet: MINES_BET,
      acts: [],
      stake: STAKE,
      outcome: { opened: [], mines: null },
      openedAt: clock.at,
      settlesAt: clock.at + 24 * 3_600_000,
      proof: { commit: frame.seedPair?.commit, nonce: 0, maths: 'mines-of-brass@1' },
    });
    expect(JSON.stringify(openRound)).not.toContain('serverSeed');
    expect(await readBalance(sql, player.id, 'coin')).toBe(coin - STAKE);
    expect(await readBalance(sql, player.id, 'inRounds')).toBe(STAKE);
    expect(await turnoverOf(player.id)).toBe(0);
    expect(await auditLedger(sql)).toMatchObject({ isSound: true, wrongInRounds: 0 });
  });

  it('[C90] acts lead to a win that is paid, counted as turnover, and verified by anyone from its proof', async () => {
    const { player, frame, openRound, coin } = await openMines();
    const [first = 0, second = 0] = await safeCells(openRound);
    const one = await act(frame, actBody(openRound, open(first)));
    expect(one).toMatchObject({ round: null, balance: coin - STAKE, seedPair: { nextNonce: 1 } });
    expect(one.openRound).toMatchObject({ acts: [open(first)], outcome: { opened: [first], mines: null } });
    const two = await act(frame, actBody(one.openRound ?? openRound, open(second)));
    const {
      round,
      openRound: none,
      balance,
    } = await act(frame, actBody(two.openRound ?? openRound, CASH_OUT));
    expect(none).toBeNull();
    const { multiplier } = minesOutcomeSchema.parse(two.openRound?.outcome);
    expect(round).toMatchObject({
      roundId: openRound.roundId,
      acts: [open(first), open(second), CASH_OUT],
      absentActs: 0,
      stake: STAKE,
      win: (STAKE * multiplier) / 100,
    });
    expect(balance).toBe(coin - STAKE + (round?.win ?? 0));
    expect(await readBalance(sql, player.id, 'coin')).toBe(balance);
    expect(await readBalance(sql, player.id, 'inRounds')).toBe(0);
    expect(await turnoverOf(player.id)).toBe(STAKE);
    await games.rotate(frame);
    const answer = await gameHandlers.gameRoundProof(
      { roundId: openRound.roundId },
      requestOf(context, null),
    );
    const proven = gameRoundProof.data.parse(answer);
    expect(verifyRound(MINES_OF_BRASS, proven)).toMatchObject({ isSeedKept: true, isFair: true });
    expect(verifyRound(MINES_OF_BRASS, { ...proven, acts: proven.acts.slice(0, 2) }).isFair).toBe(false);
  });

  it('[C90] mine ends the round, and shows where all of them were', async () => {
    const { frame, openRound, coin } = await openMines();
    const mines = await minesIn(openRound);
    const { round, balance } = await act(frame, actBody(openRound, open(mines[0] ?? 0)));
    expect(round).toMatchObject({ win: 0, outcome: { mines, multiplier: 0 } });
    expect(balance).toBe(coin - STAKE);
  });

  it('[C90] double takes its stake from the balance, and both stakes are settled together', async () => {
    const { player, frame, openRound, balance } = await dealUntil('double');
    const answer = await act(frame, actBody(openRound, { kind: 'double' }));
    expect(answer.round).toMatchObject({ stake: 2_000, acts: [{ kind: 'double' }] });
    expect(answer.balance).toBe(balance - 1_000 + (answer.round?.win ?? 0));
    expect(await readBalance(sql, player.id, 'inRounds')).toBe(0);
    const [sum] = await sql<{ staked: number; won: number }[]>`
      select staked, won from game_sessions where player_id = ${player.id}`;
    expect((sum?.won ?? 0) - (sum?.staked ?? 0)).toBe(answer.balance - 1_000_000);
  });

  it('[C90] repeated act gets the answer of the first, and is made once', async () => {
    const { frame, openRound } = await openMines();
    const [first = 0, second = 0] = await safeCells(openRound);
    const body = actBody(openRound, open(first));
    const answer = await act(frame, body);
    expect(await act(frame, body)).toEqual(answer);
    const later = await act(frame, actBody(answer.openRound ?? openRound, open(second)));
    // By now the round is further on, which a repeat tells as well.
    expect(await act(frame, body)).toEqual(later);
    const end = await act(frame, actBody(later.openRound ?? openRound, CASH_OUT));
    expect(await act(frame, body)).toEqual(end);
    await expect(act(frame, { ...body, act: open(second) })).rejects.toMatchObject({
      key: 'requestIdReused',
    });
  });

  it('[C90] one of two concurrent acts is made, the other is told that the round has advanced', async () => {
    const { frame, openRound } = await openMines();
    const [first = 0, second = 0] = await safeCells(openRound);
    const results = await Promise.allSettled([
      act(frame, actBody(openRound, open(first))),
      act(frame, actBody(openRound, open(second))),
    ]);
    const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason.key] : []));
    expect(refused).toEqual(['roundAdvanced']);
    const [row] = await sql<
      { acts: unknown[] }[]
    >`select acts from open_rounds where id = ${openRound.roundId}`;
    expect(row?.acts).toHaveLength(1);
  });

  it('[C90] next bet of the game waits until it is settled; another game may be played', async () => {
    const { player } = await openMines();
    clock.at += 5_000;
    const reopened = await openFrame(player, 0, MINES);
    await expect(placeBet(reopened, betBody(reopened, MINES_BET))).rejects.toMatchObject({
      key: 'roundRunning',
    });
    const other = await openFrame(player);
    expect((await games.spin(other)).round.slug).toBe('royal-sevens');
  });

  it('[C90] cycle counts from stake to stake, and an act does not wait', async () => {
    const { frame, openRound } = await openMines();
    const [first = 0] = await safeCells(openRound);
    const one = await act(frame, actBody(openRound, open(first)));
    await act(frame, actBody(one.openRound ?? openRound, CASH_OUT));
    clock.at += 4_999;
    await expect(placeBet(frame, betBody(frame, MINES_BET))).rejects.toMatchObject({
      key: 'roundTooSoon',
      details: { waitMs: 1 },
    });
    clock.at += 1;
    expect((await placeBet(frame, betBody(frame, MINES_BET))).openRound).not.toBeNull();
  });
});

describe('act that is refused moves nothing', () => {
  const stateOf = async (playerId: string) =>
    sql`select acts, stake from open_rounds where player_id = ${playerId}`;

  it.each([
    ['the same mine twice', 'actNotAllowed', (safe: number[]) => open(safe[0] ?? 0)],
    ['a cell beyond the field', 'actNotAllowed', () => open(25)],
    ['a cell that is no number', 'actNotAllowed', () => ({ kind: 'open', cell: '3' })],
    ['an act of another game', 'actNotAllowed', () => ({ kind: 'hit' })],
    ['a field that the act does not have', 'actNotAllowed', () => ({ ...CASH_OUT, win: 1_000 })],
    ['null', 'actNotAllowed', () => null],
    ['nothing', 'invalidValue', () => undefined],
    ['a long text', 'invalidValue', () => 'a'.repeat(5_000)],
  ])('[C90] %s is rejected as %s', async (_, key, actOf) => {
    const { player, frame, openRound } = await openMines();
    const safe = await safeCells(openRound);
    const { openRound: round } = await act(frame, actBody(openRound, open(safe[0] ?? 0)));
    const before = await stateOf(player.id);
    const refused = act(frame, actBody(round ?? openRound, actOf(safe)));
    await expect(refused).rejects.toMatchObject({ key });
    expect(await stateOf(player.id)).toEqual(before);
  });

  it('[C90] cash-out before the first cell, and a double after three cards, are rejected', async () => {
    const { frame, openRound } = await openMines();
    await expect(act(frame, actBody(openRound, CASH_OUT))).rejects.toMatchObject({ key: 'actNotAllowed' });
    for (;;) {
      const table = await dealUntil('double');
      const { openRound: three } = await act(table.frame, actBody(table.openRound, { kind: 'hit' }));
      if (!three) continue;
      const doubled = act(table.frame, actBody(three, { kind: 'double' }));
      await expect(doubled).rejects.toMatchObject({ key: 'actNotAllowed' });
      break;
    }
  });

  it('[C90] act on another player’s round, or on none, is rejected as unknown', async () => {
    const { openRound } = await openMines();
    const { frame } = await openMines();
    await expect(act(frame, actBody(openRound, open(0)))).rejects.toMatchObject({ key: 'roundUnknown' });
    for (const roundId of [newRequestId(), 'none'])
      await expect(act(frame, { ...actBody(openRound, open(0)), roundId })).rejects.toMatchObject({
        key: 'roundUnknown',
      });
  });

  it('[C90] act in a round of another game, or of play money, is rejected as unknown', async () => {
    const { player, openRound } = await openMines();
    const slot = await openFrame(player);
    await expect(act(slot, actBody(openRound, open(0)))).rejects.toMatchObject({ key: 'roundUnknown' });
    const demo = await openFrame(player, 1, MINES);
    await expect(act(demo, actBody(openRound, open(0)))).rejects.toMatchObject({ key: 'roundUnknown' });
  });

  it('[C90] act after settling, and one that has missed another, are rejected', async () => {
    const { frame, openRound } = await openMines();
    const [first = 0, second = 0] = await safeCells(openRound);
    const { openRound: later } = await act(frame, actBody(openRound, open(first)));
    await expect(act(frame, actBody(openRound, open(second)))).rejects.toMatchObject({
      key: 'roundAdvanced',
    });
    await act(frame, actBody(later ?? openRound, CASH_OUT));
    const after = actBody(later ?? openRound, open(second));
    await expect(act(frame, after)).rejects.toMatchObject({ key: 'roundSettled' });
  });

  it('[C90] double without the balance for it is rejected, and the round goes on', async () => {
    const { player, frame, openRound, balance } = await dealUntil('double');
    await sql`update balances set amount = 999 where player_id = ${player.id} and account = 'player:coin'`;
    await expect(act(frame, actBody(openRound, { kind: 'double' }))).rejects.toMatchObject({
      key: 'balanceTooLow',
    });
    await sql`update balances set amount = ${balance} where player_id = ${player.id} and account = 'player:coin'`;
    expect((await act(frame, actBody(openRound, { kind: 'stand' }))).round).not.toBeNull();
  });

  it('[R51] [C90] stake in an open round counts for the limits, and an act that stakes no more is never refused by them', async () => {
    const { player, frame, openRound } = await dealUntil('double');
    const limit = async (key: string, value: number) => sql`
      insert into player_limits (player_id, key, value) values (${player.id}, ${key}, ${value})
      on conflict (player_id, key) do update set value = excluded.value`;
    const [day] = await sql<{ staked: number }[]>`
      select sum(staked)::bigint as staked from player_days where player_id = ${player.id}`;
    await limit('stakeDay', (day?.staked ?? 0) + 1_999);
    const doubled = act(frame, actBody(openRound, { kind: 'double' }));
    await expect(doubled).rejects.toMatchObject({ key: 'stakeLimitReached' });
    await limit('stakeDay', 0);
    expect((await act(frame, actBody(openRound, { kind: 'stand' }))).round).not.toBeNull();
  });

  it('[C90] ledger is sound after all acts', async () => {
    expect(await auditLedger(sql)).toMatchObject({ isSound: true });
  });
});
