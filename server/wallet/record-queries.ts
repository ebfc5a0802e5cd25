import type { Cents } from '../../contract/money.ts';
import type { Db, Tx } from '../db/sql.ts';
import { coinPart } from '../ledger/coin-part.ts';
import type { Place } from './record-pages.ts';

/** A page of a player's list by time. */
export interface CursorPage {
  readonly playerId: string;
  /** Milliseconds; the end is not part of it. */
  readonly start: number;
  readonly end: number;
  readonly before: Place;
  readonly limit: number;
}

interface BetRow {
  readonly id: string;
  readonly settledAt: number;
  readonly gameId: number;
  readonly gameName: string | null;
  readonly stake: number;
  readonly win: number;
  /** Of a round that the server of a studio has decided; null for any other. */
  readonly studioRound: string | null;
}

/** Reads a page of real-money rounds, newest first. */
export const readBetPage = (db: Db, { playerId, start, end, before, limit }: CursorPage): Promise<BetRow[]> =>
  db<BetRow[]>`
    select rounds.id, settled_at, game_id, games.name as game_name, stake, win,
      case when maths like 'remote:%' then bet ->> 'round' end as studio_round
    from rounds left join games on games.id = game_id
    where player_id = ${playerId} and not is_play_money
      and (settled_at, rounds.id) < (${before.at}, ${before.id})
      and settled_at >= ${start} and settled_at < ${end}
    order by settled_at desc, rounds.id desc limit ${limit}`;

interface MovementRow {
  readonly id: string;
  readonly at: number;
  readonly journalKind: string;
  readonly amount: Cents;
}

/** Journal kinds: these alone, or all but these; null for all. */
type Kinds = { readonly only: readonly string[] } | { readonly except: readonly string[] } | null;

function ofKinds(db: Db, kinds: Kinds) {
  if (kinds === null) return db``;
  return 'only' in kinds
    ? db`and kind in ${db([...kinds.only])}`
    : db`and kind not in ${db([...kinds.except])}`;
}

/** Movements of the playable balance other than rounds, newest first. */
export const readMovementPage = (
  db: Db,
  { playerId, start, end, before, limit }: CursorPage,
  kinds: Kinds,
): Promise<MovementRow[]> =>
  db<MovementRow[]>`
    select id, at, kind as journal_kind, ${coinPart(db)} as amount from journals
    where player_id = ${playerId} and kind <> 'round' and 'player:coin' = any (accounts)
      and at >= ${start} and at < ${end} and (at, id) < (${before.at}, ${before.id}) ${ofKinds(db, kinds)}
    order by at desc, id desc limit ${limit}`;

interface PlayedDay {
  readonly day: string;
  readonly staked: number;
  readonly won: number;
  readonly rounds: number;
}

/** By UTC day, from the day `first` on. */
export const readPlayedDays = (tx: Tx, playerId: string, first: string): Promise<PlayedDay[]> =>
  tx<PlayedDay[]>`
    select day, sum(staked)::bigint as staked, sum(won)::bigint as won, sum(rounds)::int as rounds
    from player_days where player_id = ${playerId} and day >= ${first}::date group by day`;

interface MovedDay {
  readonly day: string;
  readonly kind: string;
  readonly amount: Cents;
}

/** By UTC day and kind, from the time `start` on; without rounds. */
export const readMovedDays = (tx: Tx, playerId: string, start: number): Promise<MovedDay[]> =>
  tx<MovedDay[]>`
    select (at at time zone 'UTC')::date as day, kind, sum(${coinPart(tx)})::bigint as amount from journals
    where player_id = ${playerId} and kind <> 'round' and 'player:coin' = any (accounts)
      and at >= ${start} group by 1, 2`;
