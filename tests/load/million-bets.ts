import type { Sql } from '../../server/db/sql.ts';
import { START, type TestPlayer } from '../server/games/platform.ts';

const STAKE = 1_000;
/** One round of three pays twice the stake, so that both wins and losses occur. */
const WIN = 2_000;
/** One bet per half minute: a million are a year. */
const BETWEEN_S = 30;
const BATCH = 100_000;

interface Seed {
  readonly player: TestPlayer;
  readonly others: readonly TestPlayer[];
  readonly bets: number;
}

/**
 * Inserts bets of `player` and a tenth as many of each of the others, interleaved in time, with journals and totals as
 * played rounds leave them. Returns the times of the first and the last.
 */
export async function seedBets(
  sql: Sql,
  { player, others, bets }: Seed,
): Promise<{ first: number; last: number }> {
  const first = START - bets * BETWEEN_S * 1000;
  const seeds = [{ id: player.id, each: 1 }, ...others.map(({ id }) => ({ id, each: 10 }))];
  // A trigger updates the balance for each row: a million updates of the same row in one transaction would take hours.
  await sql`alter table journals disable trigger journals_post`;
  for (const [at, { id, each }] of seeds.entries()) {
    for (let from = 0; from < bets / each; from += BATCH) {
      await seedBatch(sql, { playerId: id, first, at, from, to: Math.min(from + BATCH, bets / each), each });
    }
  }
  await sql`alter table journals enable trigger journals_post`;
  await sql.begin(async (tx) => {
    await tx`set local statement_timeout = 0`;
    await tx`
      insert into player_days (player_id, day, market_day, game_type, game_id, staked, won, rounds)
      select player_id, (settled_at at time zone 'UTC')::date, market_day(settled_at), 1, game_id, sum(stake),
        sum(win), count(*)
      from rounds group by 1, 2, 3, 5`;
    await tx`
      update balances set amount = amount + played.net from (
        select player_id, sum(won - staked) as net from player_days group by 1
      ) as played
      where played.player_id = balances.player_id and account = 'player:coin'`;
    await tx`
      insert into player_times (player_id, market_day, played_ms)
      select player_id, market_day(settled_at), 30000 * count(*) from rounds group by 1, 2`;
    await tx`analyze rounds, journals, player_days, player_times`;
  });
  return { first, last: START };
}

interface Batch {
  readonly playerId: string;
  readonly first: number;
  readonly at: number;
  readonly from: number;
  readonly to: number;
  readonly each: number;
}

async function seedBatch(sql: Sql, { playerId, first, at, from, to, each }: Batch): Promise<void> {
  await sql`
    with made as (
      select
        (lpad(to_hex(moment), 12, '0') || '7' || lpad(to_hex(${at}::int), 3, '0') || '8' || lpad(to_hex(n), 15, '0'))::uuid
          as id, to_timestamp(moment / 1000.0) as at, case when n % 3 = 0 then ${WIN}::bigint else 0 end as win
      from generate_series(${from}::bigint, ${to - 1}::bigint) as n,
        lateral (select ${first}::bigint + n * ${BETWEEN_S * 1000 * each}::bigint as moment) as when_made
    ), played as (
      insert into rounds (player_id, id, game_session_id, game_id, is_play_money, bet, stake, win, outcome, maths,
        server_seed, client_seed, settled_at)
      select ${playerId}, id, ${playerId}, 101, false, '{}', ${STAKE}, win, '{}', 'bench', '', '', at from made
    )
    insert into journals (player_id, id, kind, at, accounts, amounts)
    select ${playerId}, id, 'round', at,
      case when win > 0 then '{player:coin,player:coin,house:games}'::text[]
        else '{player:coin,house:games}'::text[] end,
      case when win > 0 then array[-${STAKE}::bigint, win, ${STAKE}::bigint - win]
        else array[-${STAKE}::bigint, ${STAKE}::bigint] end
    from made`;
}

export interface RowsRead {
  readonly byIndex: number;
  readonly sequentialScans: number;
}

/** Rows of rounds and journals that `work` has read, by the counters of the database, on a pool of one connection. */
export async function countRowsRead(sql: Sql, work: () => Promise<unknown>): Promise<RowsRead> {
  const before = await readCounters(sql);
  await work();
  const after = await readCounters(sql);
  return {
    byIndex: after.byIndex - before.byIndex,
    sequentialScans: after.sequentialScans - before.sequentialScans,
  };
}

async function readCounters(sql: Sql): Promise<RowsRead> {
  // A connection reports its counters when it is idle; this forces it to report them now.
  await sql`select pg_stat_force_next_flush()`;
  const [row] = await sql<[RowsRead]>`
    select sum(coalesce(idx_tup_fetch, 0))::bigint as by_index, sum(seq_scan)::bigint as sequential_scans
    from pg_stat_user_tables where relname in ('rounds', 'journals')`;
  return row;
}
