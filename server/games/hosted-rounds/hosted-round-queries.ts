import type { Db, Tx } from '../../db/sql.ts';
import type { GameSessionRow } from '../game-session-queries.ts';
import type { RoundToSettle, Settlement } from '../round-queries.ts';

/** A round of a studio's game as it is stored. Amounts in cents. */
export interface HostedRoundRow {
  readonly roundId: string;
  readonly number: number;
  readonly version: number;
  readonly mode: string;
  readonly level: number;
  readonly stake: number;
  readonly win: number;
  readonly line: number;
  readonly payout: number;
  readonly event: string | null;
  readonly releasedAt: number | null;
}

const columns = (db: Db) =>
  db`round_id, number, version, mode, level, stake, win, line, payout, event, released_at`;

/** A round of a studio's game with what its page shows. */
export interface HostedRoundToSettle
  extends RoundToSettle,
    Pick<HostedRoundRow, 'version' | 'mode' | 'level' | 'line' | 'payout'> {
  /** When its win is paid whether it was shown or not. */
  readonly dueAt: number;
  readonly journalId: string;
}

interface HostedSettlement extends Settlement {
  /** Of the round; null unless it was settled now. */
  readonly number: number | null;
}

/** @throws a PostgresError 23505 when the same request id was committed by another session at the same moment. */
export async function callSettleHostedBet(
  db: Db,
  round: HostedRoundToSettle,
  poolShard: number,
): Promise<HostedSettlement> {
  const { session } = round;
  // What this very statement has numbered: another one would only read it again.
  const [row] = await db<[HostedSettlement]>`
    select settled.*,
      case when settled.status = 'settled' then currval('hosted_rounds_number_seq') end as number
    from settle_hosted_bet(
      ${session.playerId}, ${session.id}, ${round.requestId}, ${round.bodyHash}, ${round.roundId},
      ${session.gameId}, ${session.typeId}, ${session.isPlayMoney}, ${JSON.stringify(round.bet)}::text::jsonb,
      ${round.stake}, ${round.win}, ${JSON.stringify(round.outcome)}::text::json, ${round.maths}, ${round.pair.id},
      ${round.nonce}, ${round.pair.clientSeed}, ${round.now}, ${round.cycleMs}, ${poolShard},
      ${round.version}, ${round.mode}, ${round.level}, ${round.line}, ${round.payout}, ${round.dueAt},
      ${round.journalId}) as settled`;
  return row;
}

type RoundsOfGame = Pick<GameSessionRow, 'playerId' | 'gameId' | 'isPlayMoney'>;

export async function findHostedRoundRow(
  db: Db,
  playerId: string,
  roundId: string,
): Promise<HostedRoundRow | undefined> {
  const [row] = await db<HostedRoundRow[]>`
    select ${columns(db)} from hosted_rounds where player_id = ${playerId} and round_id = ${roundId}`;
  return row;
}

/** The one whose win waits is always the last. */
export async function findLastHostedRow(
  db: Db,
  { playerId, gameId, isPlayMoney }: RoundsOfGame,
): Promise<HostedRoundRow | undefined> {
  const [row] = await db<HostedRoundRow[]>`
    select ${columns(db)} from hosted_rounds
    where player_id = ${playerId} and game_id = ${gameId} and is_play_money = ${isPlayMoney}
    order by number desc limit 1`;
  return row;
}

/** A win that waits. */
export interface OwedWin {
  readonly playerId: string;
  readonly roundId: string;
  readonly isPlayMoney: boolean;
  /** Cents. */
  readonly win: number;
}

/** Marks the win that waits in a game as released. @returns null where none waits */
export async function updateReleasedWin(
  tx: Tx,
  { playerId, gameId, isPlayMoney }: RoundsOfGame,
  now: number,
): Promise<OwedWin | null> {
  const [row] = await tx<OwedWin[]>`
    update hosted_rounds set released_at = ${now}
    where player_id = ${playerId} and game_id = ${gameId} and is_play_money = ${isPlayMoney} and released_at is null
    returning player_id, round_id, is_play_money, win`;
  return row ?? null;
}

/** Games in which a win is due, the one that waits longest first. */
export const readDueWins = (db: Db, now: number, most: number): Promise<RoundsOfGame[]> =>
  db<RoundsOfGame[]>`
    select player_id, game_id, is_play_money from hosted_rounds
    where released_at is null and due_at <= ${now} order by due_at limit ${most}`;

/** The wins of one player are due now. */
export async function updateWinsDue(tx: Tx, playerId: string, now: number): Promise<void> {
  await tx`
    update hosted_rounds set due_at = ${now}
    where player_id = ${playerId} and released_at is null and due_at > ${now}`;
}

export async function updateHostedEvent(
  db: Db,
  { playerId, gameId, isPlayMoney }: RoundsOfGame,
  event: string,
): Promise<boolean> {
  const { count } = await db`
    update hosted_rounds set event = ${event}
    where player_id = ${playerId} and game_id = ${gameId} and is_play_money = ${isPlayMoney} and released_at is null
    returning round_id`;
  return count > 0;
}
