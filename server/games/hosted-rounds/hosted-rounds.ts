import type { GameRound } from '../../../contract/games/game-calls.ts';
import { type Cents, cents } from '../../../contract/money.ts';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/sql.ts';
import { amountOf, transfer } from '../../ledger/entries.ts';
import { postJournal } from '../../ledger/post-journal.ts';
import { runTransaction } from '../../ledger/run-transaction.ts';
import { balanceOf } from '../game-caller.ts';
import { asGameRound } from '../game-rounds.ts';
import { type GameSessionRow, lockOpenGameSessions } from '../game-session-queries.ts';
import { findRoundRow } from '../round-queries.ts';
import { updateRoundShown, updateUnshownInSessions } from '../unshown-round-queries.ts';
import type { HostedRound, HostedRounds } from './hosted-round.ts';
import {
  findHostedRoundRow,
  findLastHostedRow,
  type HostedRoundRow,
  updateHostedEvent,
  updateReleasedWin,
} from './hosted-round-queries.ts';

export const asHostedRound = ({ releasedAt, ...row }: HostedRoundRow): HostedRound => ({
  ...row,
  level: cents(row.level),
  stake: cents(row.stake),
  win: cents(row.win),
  isActive: releasedAt === null,
});

/** What a page that begins anew has to know. */
export async function findHostedRounds(db: Db, session: GameSessionRow): Promise<HostedRounds> {
  const row = await findLastHostedRow(db, session);
  const last = row ? asHostedRound(row) : null;
  return { active: last?.isActive ? last : null, last };
}

/** A settled round of any player as the platform keeps it, with what its table gave; null for one that no studio's game had. */
export async function findHostedRecord(
  db: Db,
  roundId: string,
): Promise<{ readonly record: GameRound; readonly round: HostedRound } | null> {
  const record = await findRoundRow(db, roundId);
  const row = record && (await findHostedRoundRow(db, record.playerId, roundId));
  return row ? { record: asGameRound(record), round: asHostedRound(row) } : null;
}

type GameOfPlayer = Pick<GameSessionRow, 'playerId' | 'gameId' | 'isPlayMoney'>;

/** @returns whether a win waited, which is paid now */
export const releaseWin = (
  { sql, clock, newId }: Pick<Context, 'sql' | 'clock' | 'newId'>,
  game: GameOfPlayer,
): Promise<boolean> =>
  runTransaction(sql, async (tx) => {
    const now = clock.now();
    // The session before the balance, as a bet locks them.
    await lockOpenGameSessions(tx, game.playerId);
    const owed = await updateReleasedWin(tx, game, now);
    if (!owed) return false;
    const { playerId, roundId, isPlayMoney } = owed;
    await updateRoundShown(tx, { playerId, roundId, now });
    await updateUnshownInSessions(tx, playerId, roundId);
    const entries = isPlayMoney
      ? transfer(amountOf('play', owed.win), { from: 'player:play:owed', to: 'player:play' })
      : transfer(amountOf('cents', owed.win), { from: 'player:owed', to: 'player:coin' });
    await postJournal(tx, { playerId, id: newId(), kind: 'round', entries, at: now });
    return true;
  });

/** Pays a win that waits, once. @returns the balance then; the same where nothing waits */
export async function releaseHostedWin(context: Context, session: GameSessionRow): Promise<Cents> {
  await releaseWin(context, session);
  return balanceOf(context, session);
}

/** Notes how far a page has shown its round. @returns whether a round was active */
export const saveHostedEvent = (db: Db, session: GameSessionRow, event: string): Promise<boolean> =>
  updateHostedEvent(db, session, event);
