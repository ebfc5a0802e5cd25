import { randomUUID } from 'node:crypto';
import { countRanks } from '../../../server/rank/count-ranks-job.ts';
import type { TestPlayer } from '../games/platform.ts';
import { useRewards } from '../rewards/rewards-platform.ts';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;

interface Played {
  readonly stake?: number;
  readonly win: number;
  /** Milliseconds since 1970; default: a quarter of an hour ago. */
  readonly at?: number;
  readonly isPlayMoney?: boolean;
  readonly game?: 'slot' | 'table';
}

/** A platform whose players have settled rounds that the job counts. */
export function useRank() {
  const rewards = useRewards();
  const { sql, clock } = rewards;

  async function gameIdOf(kind: 'slot' | 'table'): Promise<number> {
    const [row] = await sql<{ id: number }[]>`
      select id from games where type_id = ${kind === 'slot' ? 1 : 2} order by id limit 1`;
    if (!row) throw new Error('the catalogue is empty');
    return row.id;
  }

  /** Rounds as bets leave them, one after the other. */
  async function play({ id }: TestPlayer, ...rounds: Played[]): Promise<void> {
    let step = 0;
    for (const { stake = 100, win, at, isPlayMoney = false, game = 'slot' } of rounds) {
      step += 1;
      await sql`
        insert into rounds (player_id, id, game_session_id, game_id, is_play_money, bet, acts, stake, win, outcome, maths,
          server_seed, client_seed, settled_at)
        values (${id}, ${rewards.newId()}, ${randomUUID()}, ${await gameIdOf(game)}, ${isPlayMoney}, '{}', '[]',
          ${stake}, ${win}, '{}', 'test', ${Buffer.alloc(32)}, 'seed', ${(at ?? clock.now() - 15 * MINUTE) + step})`;
    }
  }

  /** Counts what was settled more than two minutes ago, however long nothing ran. */
  async function count(): Promise<void> {
    while ((await countRanks(rewards.context())) > 0);
  }

  /** The next count begins there: what the job finds that has run all the while, also in the days without a round. */
  async function countedUntil(moment: number): Promise<void> {
    await sql`
      insert into rank_cursor (counted_until) values (${moment})
      on conflict (is_only) do update set counted_until = excluded.counted_until`;
  }

  const board = async (player: TestPlayer, name = 'day', pageNum = 1) =>
    (await rewards.ask('getRankBoard', player, { board: name, pageNum, pageSize: 10 })).data;
  const tournament = async (player: TestPlayer) =>
    (await rewards.ask('getSlotsHack', player, { pageNum: 1, pageSize: 10 })).data;

  return { ...rewards, play, count, countedUntil, board, tournament };
}

/** Places and multiples of a list. */
export const placesOf = ({ allRank }: { allRank: { list: { id: number; amountSection: number[] }[] } }) =>
  allRank.list.map(({ id, amountSection }) => [id, amountSection[0]]);
