import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { reachedAfterMs } from '../../../maths/airship/ascent.ts';
import { readBalance } from '../../../server/ledger/read-balance.ts';
import { RACES, useDatabase } from '../support/database.ts';
import { MINES, MINES_BET, makeActGames, seedActGames } from './act-games.ts';
import { createPlatform, newRequestId, seedGames } from './platform.ts';
import { AIRSHIP_ID, COIN, makeSharedGames, seedSharedGames } from './shared-games.ts';

const { sql } = useDatabase(RACES);
const platform = createPlatform(sql);
const { clock } = platform;
const shared = makeSharedGames(sql, platform);
const own = makeActGames(sql, platform);

const BY_HAND = { stake: 1_000, cashOutAt: null };
const CASH_OUT = { kind: 'cashOut' };
const TIMES = Array.from({ length: 20 }, (_, time) => time);

beforeAll(async () => {
  await seedGames(sql);
  await seedSharedGames(sql);
  await seedActGames(sql);
});

beforeEach(shared.leaveRounds);

/** The answers of calls that were sent at once: their keys where they were refused. */
const keysOf = (results: readonly PromiseSettledResult<unknown>[]) =>
  results.map((result) => (result.status === 'fulfilled' ? 'answered' : result.reason.key));

describe('doubled act in a shared round', () => {
  it('twenty cash-outs at once, each with an id of its own, all get the answer of the one that is paid', async () => {
    const { player, frame } = await shared.join(AIRSHIP_ID);
    const { openRound, startedAt } = await shared.flyUntil(frame, BY_HAND, (end) => end >= 260);
    const coin = await readBalance(sql, player.id, 'coin');
    await shared.flyTo(startedAt + reachedAfterMs(250));
    const answers = await Promise.all(TIMES.map(() => shared.cashOut(frame, openRound)));
    for (const answer of answers)
      expect(answer).toMatchObject({
        openRound: { acts: [{ kind: 'cashOut', at: 250 }], outcome: { multiplier: 250 } },
        balance: coin + 2_500,
      });
    expect(await readBalance(sql, player.id, 'coin')).toBe(coin + 2_500);
    const payments =
      await sql`select from journals where player_id = ${player.id} and id = ${openRound.roundId}`;
    expect(payments).toHaveLength(1);
    await shared.endRound(frame);
  });

  it('later cash-out while the round runs gets the first one’s multiplier; after the crash it is refused', async () => {
    const { frame } = await shared.join(AIRSHIP_ID);
    const { openRound, startedAt, resultAt } = await shared.flyUntil(frame, BY_HAND, (end) => end >= 260);
    await shared.flyTo(startedAt + reachedAfterMs(150));
    const first = await shared.cashOut(frame, openRound);
    await shared.flyTo(startedAt + reachedAfterMs(250));
    expect(await shared.cashOut(frame, openRound)).toEqual(first);
    await shared.flyTo(resultAt);
    await expect(shared.cashOut(frame, openRound)).rejects.toMatchObject({ key: 'roundSettled' });
    await shared.endRound(frame);
    await expect(shared.cashOut(frame, openRound)).rejects.toMatchObject({ key: 'roundSettled' });
  });

  it('different act, another player and another game of the same player are refused after a cash-out', async () => {
    const { player, frame } = await shared.join(AIRSHIP_ID);
    const other = await shared.join(AIRSHIP_ID);
    const { openRound, startedAt } = await shared.flyUntil(frame, BY_HAND, (end) => end >= 260);
    await shared.flyTo(startedAt + reachedAfterMs(150));
    await shared.cashOut(frame, openRound);
    const { roundId } = openRound;
    const ask = (body: object, by = frame) =>
      own.act(by, { requestId: newRequestId(), roundId, act: CASH_OUT, after: 0, ...body });
    await expect(ask({ act: { kind: 'void' } })).rejects.toMatchObject({ key: 'roundSettled' });
    await expect(ask({ after: 1 })).rejects.toMatchObject({ key: 'roundSettled' });
    await expect(ask({}, other.frame)).rejects.toMatchObject({ key: 'roundUnknown' });
    const mines = await own.openFrame(player, 0, MINES);
    await expect(ask({}, mines)).rejects.toMatchObject({ key: 'roundUnknown' });
    await shared.endRound(other.frame);
  });
});

describe('doubled act in a round of one’s own', () => {
  it('twenty cash-outs at once, each with an id of its own, all get the answer of the one that is paid', async () => {
    const { player, frame, openRound } = await own.openMines();
    const [first = 0] = await own.safeCells(openRound);
    const opening = own.actBody(openRound, { kind: 'open', cell: first });
    const opened = await own.act(frame, opening);
    const body = own.actBody(opened.openRound ?? openRound, CASH_OUT);
    const answers = await Promise.all(
      TIMES.map(() => own.act(frame, { ...body, requestId: newRequestId() })),
    );
    for (const { round, balance } of answers) {
      expect(round).toMatchObject({ roundId: openRound.roundId, acts: [opening.act, CASH_OUT] });
      expect(balance).toBe(COIN - MINES_BET.stake + (round?.win ?? 0));
    }
    expect(await readBalance(sql, player.id, 'coin')).toBe(answers[0]?.balance);
  });

  it('cell that is opened twice at once is opened once, and another cell at the same place is refused', async () => {
    const { frame, openRound } = await own.openMines();
    const [first = 0, second = 0] = await own.safeCells(openRound);
    const body = own.actBody(openRound, { kind: 'open', cell: first });
    const answers = await Promise.all(
      TIMES.map(() => own.act(frame, { ...body, requestId: newRequestId() })),
    );
    for (const answer of answers) expect(answer.openRound?.acts).toEqual([body.act]);
    const other = own.actBody(openRound, { kind: 'open', cell: second });
    await expect(own.act(frame, other)).rejects.toMatchObject({ key: 'roundAdvanced' });
  });
});

describe('bets at the moment of a cash-out', () => {
  it.each([
    ['the same frame', 1],
    ['two frames of the game', 2],
  ])(
    'one bet at most is taken of twenty that %s send beside cash-outs, and the stake is taken once',
    async (_, count) => {
      const { player, frame, openRound } = await own.openMines();
      const [first = 0] = await own.safeCells(openRound);
      const opened = await own.act(frame, own.actBody(openRound, { kind: 'open', cell: first }));
      const body = own.actBody(opened.openRound ?? openRound, CASH_OUT);
      clock.at += 5_000;
      const frames = [frame, ...(count > 1 ? [await own.openFrame(player, 0, MINES)] : [])];
      const results = await Promise.allSettled(
        TIMES.flatMap((time) => {
          const by = frames[time % frames.length] ?? frame;
          const bet = own.betBody(by, MINES_BET);
          return [own.act(by, { ...body, requestId: newRequestId() }), own.placeBet(by, bet)];
        }),
      );
      const acts = keysOf(results.filter((_result, at) => at % 2 === 0));
      const bets = keysOf(results.filter((_result, at) => at % 2 === 1));
      expect(new Set(acts).has('answered')).toBe(true);
      expect(bets.filter((key) => key === 'answered').length).toBeLessThanOrEqual(1);
      const rounds = await sql<{ stake: number; win: number }[]>`
      select stake, win from rounds where player_id = ${player.id}`;
      const open = await sql<
        { stake: number }[]
      >`select stake from open_rounds where player_id = ${player.id}`;
      expect(rounds).toHaveLength(1);
      expect(open).toHaveLength(bets.filter((key) => key === 'answered').length);
      const staked = (rounds.length + open.length) * MINES_BET.stake;
      expect(await readBalance(sql, player.id, 'coin')).toBe(COIN - staked + (rounds[0]?.win ?? 0));
      expect(await readBalance(sql, player.id, 'inRounds')).toBe(open.length * MINES_BET.stake);
    },
  );

  it('no bet is taken by a shared round beside the cash-outs of the bet in it, and the stake is taken once', async () => {
    const { player, frame } = await shared.join(AIRSHIP_ID);
    const { openRound, startedAt } = await shared.flyUntil(frame, BY_HAND, (end) => end >= 260);
    const coin = await readBalance(sql, player.id, 'coin');
    await shared.flyTo(startedAt + reachedAfterMs(200));
    const again = await shared.betBody(frame, BY_HAND);
    const results = await Promise.allSettled(
      TIMES.flatMap(() => [
        shared.cashOut(frame, openRound),
        shared.placeBet(frame, { ...again, requestId: newRequestId() }),
      ]),
    );
    const bets = keysOf(results.filter((_result, at) => at % 2 === 1));
    expect(bets).not.toContain('answered');
    expect(keysOf(results.filter((_result, at) => at % 2 === 0))).toEqual(TIMES.map(() => 'answered'));
    expect(await readBalance(sql, player.id, 'coin')).toBe(coin + 2_000);
    await shared.endRound(frame);
  });

  it('one of twenty bets at once is taken in the round after a cash-out', async () => {
    const { player, frame } = await shared.join(AIRSHIP_ID);
    const { openRound, startedAt } = await shared.flyUntil(frame, BY_HAND, (end) => end >= 260);
    await shared.flyTo(startedAt + reachedAfterMs(200));
    await shared.cashOut(frame, openRound);
    await shared.endRound(frame);
    const coin = await readBalance(sql, player.id, 'coin');
    const next = await shared.betBody(frame, BY_HAND);
    const results = await Promise.allSettled(
      TIMES.map(() => shared.placeBet(frame, { ...next, requestId: newRequestId() })),
    );
    expect(keysOf(results).filter((key) => key === 'answered')).toHaveLength(1);
    expect(await readBalance(sql, player.id, 'coin')).toBe(coin - BY_HAND.stake);
    await shared.endRound(frame);
  });
});
