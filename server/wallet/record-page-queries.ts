import type { Db } from '../db/sql.ts';

/** A page of a player's rows, newest id first. */
export interface IdPage {
  readonly playerId: string;
  /** Milliseconds; the end is not part of it. */
  readonly start: number;
  readonly end: number;
  /** Ids from `first` on, below `last` and below `before`. */
  readonly first: string;
  readonly last: string;
  readonly before: string;
  readonly limit: number;
}

/** For a query over a player's rows: the range of the key that a page lies in. */
export const withinPage = (db: Db, { playerId, before, first, last }: IdPage) =>
  db`player_id = ${playerId} and id < ${before} and id >= ${first} and id < ${last}`;
