import { cents, NO_CENTS } from '../../contract/money.ts';
import type { getForfeitures } from '../../contract/wallet/forfeiture-calls.ts';
import { APPEAL_DAYS, type ForfeitReason } from '../../contract/wallet/forfeiture-rules.ts';
import { savePlayerClosed, savePlayerReopened } from '../auth/public/player-state.ts';
import { endAllSessions } from '../auth/public/sessions.ts';
import type { Work } from '../context.ts';
import type { Tx } from '../db/sql.ts';
import { settleRoundsSoon } from '../games/public/open-rounds.ts';
import { type Handler, memberOf } from '../http/handler.ts';
import { transfer } from '../ledger/entries.ts';
import { postJournal } from '../ledger/post-journal.ts';
import { lockPlay } from '../protection/public/lock-play.ts';
import { lockPlayer } from '../protection/public/player-limits.ts';
import { updateBonusesForfeited, updateBonusesRunningAgain } from '../rewards/public/forfeit-bonuses.ts';
import { lockBalances } from './balance-queries.ts';
import { type ForfeitureRow, insertForfeiture, updateForfeitureReversed } from './forfeiture-queries.ts';
import { readStatus } from './player-queries.ts';
import { readForfeitures } from './read-forfeitures.ts';

const DAY_MS = 86_400_000;
const HELD_ACCOUNTS = ['coin', 'safebox', 'bonus'] as const;

/** There is nothing to forfeit, or a withdrawal is in progress; nothing was changed. */
export class NotForfeitable extends Error {
  override readonly name = 'NotForfeitable';
}

interface NewForfeiture {
  readonly id: string;
  readonly number: string;
  readonly playerId: string;
  readonly reason: ForfeitReason;
  readonly text: string;
  readonly askedBy: string;
  readonly decidedBy: string;
  readonly clock: Work['clock'];
  readonly hooks: Work['hooks'];
}

/**
 * Moves all money of a player who may not play to a ledger account of its own, closes the player's account and ends
 * every session.
 * @throws NotForfeitable
 */
export async function forfeit(
  tx: Tx,
  { clock, hooks, ...forfeiting }: NewForfeiture,
): Promise<ForfeitureRow> {
  const { id, playerId } = forfeiting;
  const now = await lockPlay(tx, clock, playerId);
  // A concurrent bet waits here, and finds an empty balance.
  const rows = await lockBalances(tx, playerId);
  const held = (name: string) => rows.find(({ account }) => account === `player:${name}`)?.amount ?? NO_CENTS;
  if (held('withdrawal') > 0) throw new NotForfeitable('a withdrawal is in progress: reject or pay it first');
  const [coin, safebox, bonus] = [held('coin'), held('safebox'), held('bonus')];
  if (coin + safebox + bonus === 0) throw new NotForfeitable('there is no money in the account');
  const made = await insertForfeiture(tx, {
    ...forfeiting,
    at: now,
    coin,
    safebox,
    bonus,
    statusBefore: await readStatus(tx, playerId),
    appealUntil: now + APPEAL_DAYS * DAY_MS,
  });
  await updateBonusesForfeited(tx, { playerId, forfeitureId: id, now });
  await move(tx, made, { id, at: now, sign: -1 });
  await savePlayerClosed(tx, playerId);
  await endAllSessions(tx, hooks, { playerId, reason: 'operator', now });
  await settleRoundsSoon(tx, playerId, now);
  return made;
}

/** Pays all of it back to where it was; the remaining time of a bonus is restored. */
export async function reverseForfeiture(
  tx: Tx,
  row: ForfeitureRow,
  { id, by, text, now }: { id: string; by: string; text: string; now: number },
): Promise<void> {
  const { playerId, at: endedAt } = row;
  await lockPlayer(tx, playerId);
  await updateForfeitureReversed(tx, { id: row.id, by, text, now });
  await updateBonusesRunningAgain(tx, { playerId, forfeitureId: row.id, endedAt, now });
  await move(tx, row, { id, at: now, sign: 1 });
  if (row.statusBefore === 'open') await savePlayerReopened(tx, playerId);
}

function move(tx: Tx, row: ForfeitureRow, { id, at, sign }: { id: string; at: number; sign: 1 | -1 }) {
  const kind = sign < 0 ? 'forfeited' : 'forfeitReturned';
  const entries = HELD_ACCOUNTS.flatMap((name) =>
    transfer(cents(sign * row[name]), { from: 'house:forfeited', to: `player:${name}` }),
  );
  return postJournal(tx, { playerId: row.playerId, id, kind, at, entries });
}

const listForfeitures: Handler<typeof getForfeitures> = async (_body, request) => ({
  forfeitures: await readForfeitures(request.context.sql, memberOf(request).id),
});

export const forfeitureHandlers = { getForfeitures: listForfeitures };
