import type { Cents } from '../../../contract/money.ts';
import type { Db } from '../../db/sql.ts';

/** What every transaction of an aggregator has. */
interface RemoteTransaction {
  readonly aggregator: string;
  /** The aggregator's own, a UUID. */
  readonly id: string;
  /** Of what must be the same in a repeat. */
  readonly bodyHash: Uint8Array;
  readonly playerId: string;
}

export interface RemoteBet extends RemoteTransaction {
  /** What was found against it before its locks; null: nothing. */
  readonly refusal: string | null;
  /** Null only with a refusal. */
  readonly gameSessionId: string | null;
  readonly gameId: number | null;
  /** As the aggregator calls it. */
  readonly round: string;
  /** The round has no other bet, and no win. */
  readonly isOver: boolean;
  readonly stake: Cents;
  /** From the begin of the round before, unless a bet of this one is open. */
  readonly cycleMs: number;
}

export interface RemoteWin extends RemoteTransaction {
  /** Id of the transaction that staked. */
  readonly bet: string;
  readonly amount: Cents;
  /** Nothing else comes of its round. */
  readonly isOver: boolean;
}

export interface RemoteRollback extends RemoteTransaction {
  /** Id of the transaction that is rolled back. */
  readonly reference: string;
}

/** The same for a repeat. */
export interface RemoteSettlement {
  /** Either ok, or why not: rolledBack, transactionUnknown, transactionReused, a refusal, or an error key of the contract. */
  readonly status: string;
  /** Cents. */
  readonly balance: number;
}

/** What the caller gives to a statement that moves money. */
interface Movement {
  readonly journalId: string;
  readonly now: number;
  readonly poolShard: number;
}

/** @throws a PostgresError 23505 when the same transaction of another player was committed at the same moment. */
export async function callPlaceRemoteBet(
  db: Db,
  bet: RemoteBet,
  { journalId, now, poolShard, roundId, settlesAt }: Movement & { roundId: string; settlesAt: number },
): Promise<RemoteSettlement> {
  const [row] = await db<[RemoteSettlement]>`
    select * from place_remote_bet(
      ${bet.aggregator}, ${bet.id}, ${bet.bodyHash}, ${bet.playerId}, ${bet.refusal}, ${bet.gameSessionId},
      ${bet.gameId}, ${bet.round}, ${bet.isOver}, ${bet.stake}, ${roundId}, ${journalId}, ${now}, ${settlesAt},
      ${poolShard}, ${bet.cycleMs})`;
  return row;
}

/** @throws a PostgresError 23505 as `callPlaceRemoteBet` does. */
export async function callPayRemoteWin(
  db: Db,
  win: RemoteWin,
  { journalId, now, poolShard }: Movement,
): Promise<RemoteSettlement> {
  const [row] = await db<[RemoteSettlement]>`
    select * from pay_remote_win(
      ${win.aggregator}, ${win.id}, ${win.bodyHash}, ${win.playerId}, ${win.bet}, ${win.amount}, ${win.isOver},
      ${journalId}, ${now}, ${poolShard})`;
  return row;
}

/** @throws a PostgresError 23505 as `callPlaceRemoteBet` does. */
export async function callRollBackRemoteBet(
  db: Db,
  rollback: RemoteRollback,
  { journalId, now }: Omit<Movement, 'poolShard'>,
): Promise<RemoteSettlement> {
  const [row] = await db<[RemoteSettlement]>`
    select * from roll_back_remote_bet(
      ${rollback.aggregator}, ${rollback.id}, ${rollback.bodyHash}, ${rollback.playerId}, ${rollback.reference},
      ${journalId}, ${now})`;
  return row;
}

interface DueRemoteBet {
  readonly aggregator: string;
  readonly id: string;
  readonly playerId: string;
}

/** Open bets for which nothing has come in time, the oldest first. */
export const readDueRemoteBets = (db: Db, now: number, most: number): Promise<DueRemoteBet[]> =>
  db<DueRemoteBet[]>`
    select aggregator, id, player_id from remote_bets
    where state = 'open' and settles_at <= ${now} order by settles_at limit ${most}`;

/** @returns false where something came meanwhile */
export async function callSettleAbsentRemoteBet(
  db: Db,
  { aggregator, id, playerId }: DueRemoteBet,
  { now, poolShard }: Omit<Movement, 'journalId'>,
): Promise<boolean> {
  const [row] = await db<[{ isSettled: boolean }]>`
    select settle_absent_remote_bet(${aggregator}, ${id}, ${playerId}, ${now}, ${poolShard}) as is_settled`;
  return row.isSettled;
}
