import { beforeEach, describe, expect, it } from 'vitest';
import { ERROR_CODES } from '../../../contract/errors.ts';
import { ActivityId } from '../../../contract/ids.ts';
import { maskName } from '../../../server/names/mask-name.ts';
import { countRanks } from '../../../server/rank/count-ranks-job.ts';
import { rankConfig } from '../../../server/rank/rank-config.ts';
import { DAY } from '../rewards/rewards-platform.ts';
import { HOUR, MINUTE, placesOf, useRank } from './rank-platform.ts';

const { sql, clock, context, newPlayer, ask, play, count, countedUntil, board, at } = useRank();

beforeEach(async () => {
  await sql`truncate rank_bests, rank_rounds, rank_cursor, rounds`;
  await countedUntil(clock.now() - 2 * HOUR);
});

describe('boards of the best win', () => {
  it('[R55] players are ranked by their best win as a multiple of its stake, whatever they staked', async () => {
    const [small, large, loser] = [await newPlayer(), await newPlayer(), await newPlayer()];
    await play(small, { stake: 100, win: 1_250 }, { stake: 100, win: 300 });
    await play(large, { stake: 1_000_000, win: 2_000_000 });
    await play(loser, { stake: 50_000, win: 50_000 }, { stake: 50_000, win: 0 });
    await count();
    const shown = await board(small);
    expect(placesOf(shown)).toEqual([
      [1, 1_250],
      [2, 200],
    ]);
    expect((await board(loser)).personRank).toBeNull();
    expect((await board(large)).personRank).toMatchObject({ id: 2, amountSection: [200, 200], isSelf: true });
  });

  it('[R55] row has rank, avatar, masked name, section and time, and the caller reads their own name', async () => {
    const [first, second] = [await newPlayer(), await newPlayer()];
    await sql`update players set nickname = 'Ligaya', avatar = 'fox' where id = ${first.id}`;
    const wonAt = clock.now() - 20 * MINUTE;
    await play(first, { win: 900, at: wonAt });
    await play(second, { win: 800 });
    await count();
    const row = { id: 1, avatar: 'fox', amountSection: [900, 900], createTime: wonAt + 1 };
    expect((await board(second)).allRank.list[0]).toEqual({
      ...row,
      nickname: maskName('Ligaya'),
      isSelf: false,
    });
    expect((await board(first)).allRank.list[0]).toEqual({ ...row, nickname: 'Ligaya', isSelf: true });
  });

  it('[R55] board shows its rule and its period, and first counts the week from its beginning', async () => {
    const player = await newPlayer();
    await sql`truncate rank_cursor`;
    await play(player, { win: 600, at: Date.UTC(2027, 2, 8) });
    await count();
    expect(await board(player, 'day')).toMatchObject({
      rule: { minStake: 100, roundsPerDay: 50 },
      startsAt: Date.UTC(2027, 2, 10),
      endsAt: Date.UTC(2027, 2, 11),
      countedUntil: clock.now() - 2 * MINUTE,
    });
    expect(await board(player, 'week')).toMatchObject({
      startsAt: Date.UTC(2027, 2, 8),
      endsAt: Date.UTC(2027, 2, 15),
      personRank: { amountSection: [600, 600] },
    });
  });

  it('[R55] only the first rounds of a day count, so that playing on gives no better place', async () => {
    const player = await newPlayer();
    const most = rankConfig.initial.roundsPerDay;
    const early = clock.now() - 90 * MINUTE;
    await play(player, ...Array.from({ length: most - 1 }, () => ({ win: 150, at: early })));
    await count();
    await play(player, { win: 400 }, { win: 9_900 }, { win: 5_000 });
    clock.advance(5 * MINUTE);
    await count();
    expect((await board(player)).personRank?.amountSection).toEqual([150, 150]);
  });

  it('[R55] rounds below the smallest stake, of play money and without a win have no rank', async () => {
    const player = await newPlayer();
    await play(
      player,
      { stake: 99, win: 9_900 },
      { win: 9_900, isPlayMoney: true },
      { stake: 100, win: 100 },
      { stake: 100, win: 20 },
    );
    await count();
    expect((await board(player)).allRank.list).toEqual([]);
  });

  it('[R55] day’s board is empty on the next day while the week’s goes on', async () => {
    const player = await newPlayer();
    await play(player, { win: 700 });
    await count();
    await at(clock.now() + DAY, player, async () => {
      await count();
      expect((await board(player, 'day')).allRank.list).toEqual([]);
      expect((await board(player, 'week')).personRank?.amountSection).toEqual([700, 700]);
    });
  });

  it('[R55] players on a break, excluded or closed are not shown, and others move up', async () => {
    const [onBreak, excluded, closed, open] = await Promise.all(Array.from({ length: 4 }, newPlayer));
    if (!onBreak || !excluded || !closed || !open) throw new Error('no players');
    for (const [index, player] of [onBreak, excluded, closed, open].entries())
      await play(player, { win: 2_000 - index });
    await count();
    await sql`insert into player_protection (player_id, break_until) values (${onBreak.id}, ${clock.now() + DAY})`;
    await sql`update players set status = 'excluded' where id = ${excluded.id}`;
    await sql`update players set status = 'closed' where id = ${closed.id}`;
    const shown = await board(open);
    expect(placesOf(shown)).toEqual([[1, 1_997]]);
    expect(shown.personRank?.id).toBe(1);
    await sql`update players set status = 'open'`;
    await sql`delete from player_protection`;
  });

  it('[R55] own rank is returned beyond the page, and a page beyond the last is empty', async () => {
    const players = await Promise.all(Array.from({ length: 12 }, newPlayer));
    for (const [index, player] of players.entries()) await play(player, { win: 3_000 - index });
    await count();
    const last = players.at(-1);
    if (!last) throw new Error('no players');
    const first = await board(last);
    expect(first.allRank.list).toHaveLength(10);
    expect(first.allRank.pages).toBe(2);
    expect(first.personRank?.id).toBe(12);
    expect(placesOf(await board(last, 'day', 2))).toEqual([
      [11, 2_990],
      [12, 2_989],
    ]);
    expect((await board(last, 'day', 3)).allRank.list).toEqual([]);
  });

  it('[R55] board is refused to guests, and once its activity is stopped', async () => {
    const player = await newPlayer();
    const body = { board: 'day', pageNum: 1, pageSize: 10 };
    expect((await ask('getRankBoard', { id: '', sessionId: 'nobody' }, body)).code).toBe(401);
    await sql`update activities set is_on = false where id = ${ActivityId.rank}`;
    expect((await ask('getRankBoard', player, body)).code).toBe(ERROR_CODES.activityClosed);
    await sql`update activities set is_on = true where id = ${ActivityId.rank}`;
  });

  it('[R55] rounds are counted once by two processes at once', async () => {
    const player = await newPlayer();
    await play(player, ...Array.from({ length: 20 }, () => ({ win: 200 })));
    await Promise.all([countRanks(context()), countRanks(context()), countRanks(context())]);
    await count();
    const rows = await sql<{ rounds: number }[]>`
      select rounds from rank_rounds where player_id = ${player.id} and not is_slots`;
    expect(rows).toEqual([{ rounds: 20 }]);
  });
});
