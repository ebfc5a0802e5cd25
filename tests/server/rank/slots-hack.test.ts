import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { ERROR_CODES } from '../../../contract/errors.ts';
import { ActivityId } from '../../../contract/ids.ts';
import { slotsHackConfig } from '../../../server/rank/rank-config.ts';
import type { TestPlayer } from '../games/platform.ts';
import { DAY } from '../rewards/rewards-platform.ts';
import { auditLedger } from '../support/audit-ledger.ts';
import { HOUR, MINUTE, placesOf, useRank } from './rank-platform.ts';

const { sql, clock, newPlayer, ask, claim, play, count, countedUntil, board, tournament, at, pointsOf } =
  useRank();

const WEEK = '2027-03-08';
const PRIZES = slotsHackConfig.initial.prizes;
const nextWeek = () => Date.UTC(2027, 2, 15, 4);
const receive = (player: TestPlayer, requestId: string = randomUUID()) =>
  claim('receiveSlotsHack', player, { week: WEEK, requestId });

beforeEach(async () => {
  await sql`truncate rank_bests, rank_rounds, rank_cursor, rounds, slots_hack_winners, slots_hack_weeks`;
  await countedUntil(clock.now() - 2 * HOUR);
});

/** A spin for each of these wins, each of another player; all days of the week are counted but for its last minutes. */
async function overWith(...wins: readonly number[]): Promise<TestPlayer[]> {
  const players = await Promise.all(wins.map(newPlayer));
  for (const [index, player] of players.entries()) await play(player, { win: wins[index] ?? 0 });
  await count();
  await countedUntil(Date.UTC(2027, 2, 15) - 15 * MINUTE);
  return players;
}

describe('slot tournament of a week', () => {
  it('[R16] best multiple of one spin ranks, and games that are no slots do not count', async () => {
    const [slots, tables] = [await newPlayer(), await newPlayer()];
    await play(slots, { win: 1_500 }, { stake: 90_000, win: 100_000 });
    await play(tables, { win: 3_000, game: 'table' });
    await count();
    const shown = await tournament(tables);
    expect(placesOf(shown)).toEqual([[1, 1_500]]);
    expect(shown.personRank).toBeNull();
    expect((await board(tables)).personRank?.id).toBe(1);
  });

  it('[R16] rule, end and prizes of the week are shown, and nothing can be claimed before it is over', async () => {
    const [player] = await overWith(500);
    if (!player) throw new Error('no player');
    const shown = await tournament(player);
    expect(shown).toMatchObject({
      rule: { minStake: 100, roundsPerDay: 50 },
      endsAt: Date.UTC(2027, 2, 15),
      award: null,
      canClaim: true,
    });
    expect(shown.prizes).toHaveLength(PRIZES.length);
    expect(shown.prizes[0]).toEqual({ place: 1, rewards: [{ propId: 2002, count: 50_000 }] });
    expect((await receive(player)).code).toBe(ERROR_CODES.rewardNotDue);
  });

  it('[R16] prize is claimed once after the week, by many requests at once', async () => {
    const [first, second] = await overWith(900, 800);
    if (!first || !second) throw new Error('no players');
    await at(nextWeek(), first, async () => {
      await count();
      expect((await tournament(first)).award).toEqual({
        week: WEEK,
        place: 1,
        rewards: [{ propId: 2002, count: 50_000 }],
        claimUntil: Date.UTC(2027, 2, 15) + 30 * DAY,
      });
      const codes = await Promise.all(Array.from({ length: 8 }, async () => (await receive(first)).code));
      expect(codes.filter((code) => code === 0)).toHaveLength(1);
      expect(codes.filter((code) => code === ERROR_CODES.rewardClaimed)).toHaveLength(7);
      expect(await pointsOf(first)).toBe(50_000);
      expect((await tournament(first)).award).toBeNull();
    });
    await at(nextWeek(), second, async () => {
      const requestId = randomUUID();
      const answers = [await receive(second, requestId), await receive(second, requestId)];
      expect(answers.map(({ code }) => code)).toEqual([0, 0]);
      expect(await pointsOf(second)).toBe(30_000);
      const { weeks } = (await ask('getSlotsHackWinners', second)).data;
      expect(weeks).toMatchObject([
        {
          startsAt: Date.UTC(2027, 2, 8),
          list: [
            { id: 1, isSelf: false },
            { id: 2, isSelf: true },
          ],
        },
      ]);
    });
    expect((await auditLedger(sql)).isSound).toBe(true);
  });

  it('[R16] prize is refused on a break and after its time, and claimed once the break is over', async () => {
    const [player] = await overWith(900);
    if (!player) throw new Error('no player');
    await at(nextWeek(), player, async () => {
      await sql`insert into player_protection (player_id, break_until) values (${player.id}, ${clock.now() + DAY})`;
      await count();
      expect((await tournament(player)).canClaim).toBe(false);
      expect((await receive(player)).code).toBe(ERROR_CODES.onBreak);
    });
    await at(Date.UTC(2027, 2, 15) + 30 * DAY, player, async () => {
      expect((await receive(player)).code).toBe(ERROR_CODES.rewardNotDue);
    });
    await at(Date.UTC(2027, 2, 15) + 30 * DAY - 1, player, async () => {
      expect((await receive(player)).code).toBe(0);
    });
  });

  it('[R16] excluded player wins no prize, and the next one moves up', async () => {
    const [excluded, next] = await overWith(900, 800);
    if (!excluded || !next) throw new Error('no players');
    await sql`update players set status = 'excluded' where id = ${excluded.id}`;
    await at(nextWeek(), next, async () => {
      await count();
      expect((await tournament(next)).award?.place).toBe(1);
    });
    await sql`update players set status = 'open'`;
  });

  it('[R16] stopped tournament pays nothing, and a week that ends while it is stopped has no winners', async () => {
    const [player] = await overWith(900);
    if (!player) throw new Error('no player');
    await at(nextWeek(), player, async () => {
      await sql`update activities set is_on = false where id = ${ActivityId.slotsHack}`;
      await count();
      expect((await receive(player)).code).toBe(ERROR_CODES.activityClosed);
      await sql`update activities set is_on = true where id = ${ActivityId.slotsHack}`;
      expect((await receive(player)).code).toBe(ERROR_CODES.rewardNotDue);
      expect((await ask('getSlotsHackWinners', player)).data).toEqual({ weeks: [] });
    });
  });
});
