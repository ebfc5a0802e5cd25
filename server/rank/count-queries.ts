import type { Cents } from '../../contract/money.ts';
import type { Tx } from '../db/sql.ts';

/** How far rounds are counted; null for a process that comes while another one counts. */
export async function lockCursor(tx: Tx, start: number): Promise<number | null> {
  await tx`insert into rank_cursor (counted_until) values (${start}) on conflict do nothing`;
  const [row] = await tx<{ countedUntil: number }[]>`
    select counted_until from rank_cursor for update skip locked`;
  return row?.countedUntil ?? null;
}

export async function saveCursor(tx: Tx, until: number): Promise<void> {
  await tx`update rank_cursor set counted_until = ${until}`;
}

interface Window {
  readonly from: number;
  readonly until: number;
  readonly minStake: Cents;
  readonly roundsPerDay: number;
  /** The game type of slots. */
  readonly slots: number;
}

/**
 * Counts the real-money rounds of a window: of each player's day the first ones, in the order of their time; of those
 * that won more than their stake the best goes onto the boards. Windows follow each other without a gap.
 */
export async function countWindow(
  tx: Tx,
  { from, until, minStake, roundsPerDay, slots }: Window,
): Promise<void> {
  // After a standstill a busy window may take longer than a call may; otherwise it would fail for ever.
  await tx`set local statement_timeout = '60s'`;
  await tx`
    with played as (
      select rounds.player_id, rounds.settled_at, rounds.win > rounds.stake as has_won,
        floor(rounds.win * 100.0 / rounds.stake)::bigint as multiple,
        (rounds.settled_at at time zone 'UTC')::date as day, kind.is_slots,
        row_number() over (
          partition by rounds.player_id, (rounds.settled_at at time zone 'UTC')::date, kind.is_slots
          order by rounds.settled_at, rounds.id) as number
      from rounds
      join games on games.id = rounds.game_id
      join (values (false), (true)) as kind (is_slots) on not kind.is_slots or games.type_id = ${slots}
      where rounds.settled_at >= ${from} and rounds.settled_at < ${until}
        and not rounds.is_play_money and rounds.stake >= ${minStake}
    ), counted as (
      select played.* from played
      left join rank_rounds as held using (player_id, day, is_slots)
      where played.number + coalesce(held.rounds, 0) <= ${roundsPerDay}
    ), saved as (
      insert into rank_rounds as held (player_id, day, is_slots, rounds)
      select player_id, day, is_slots, count(*) from counted group by 1, 2, 3
      on conflict (player_id, day, is_slots) do update set rounds = held.rounds + excluded.rounds
    )
    insert into rank_bests as held (player_id, board, since, multiple, won_at)
    select distinct on (player_id, board, since) player_id, board, since, multiple, settled_at
    from counted cross join lateral (values
      ('day', day, not is_slots),
      ('week', date_trunc('week', day)::date, not is_slots),
      ('slots', date_trunc('week', day)::date, is_slots)
    ) as boards (board, since, is_of_it)
    where is_of_it and has_won and multiple > 100
    order by player_id, board, since, multiple desc, settled_at
    on conflict (player_id, board, since) do update
    set multiple = excluded.multiple, won_at = excluded.won_at
    where excluded.multiple > held.multiple`;
}

/** Deletes the counts of earlier days. @param before a UTC date */
export async function deleteOldCounts(tx: Tx, before: string): Promise<void> {
  await tx`delete from rank_rounds where day < ${before}::date`;
  await tx`delete from rank_bests where since < ${before}::date`;
}
