import type { getForfeitures } from '../../contract/wallet/forfeiture-calls.ts';
import { APPEAL_DAYS, type ForfeitReason } from '../../contract/wallet/forfeiture-rules.ts';
import { endAllSessions } from '../auth/public/sessions.ts';
import type { Tx } from '../db/sql.ts';
import { type Handler, memberOf } from '../http/handler.ts';
import { postJournal } from '../ledger/post-journal.ts';
import { lockPlayer } from '../protection/public/player-limits.ts';
import { type ForfeitureRow, readForfeitures } from './public/find-forfeiture.ts';

const DAY_MS = 86_400_000;
const HELD = ['coin', 'safebox', 'bonus'] as const;

/** Nothing is left to take, or some of it is on its way out; nothing was changed. */
export class NotForfeitable extends Error {
  override readonly name = 'NotForfeitable';
}

interface Forfeiting {
  readonly id: string;
  readonly number: string;
  readonly playerId: string;
  readonly reason: ForfeitReason;
  readonly text: string;
  readonly askedBy: string;
  readonly decidedBy: string;
  readonly now: number;
}

/**
 * Takes all money of a player who may not play to an account of its own, closes the account and ends every session.
 * @throws NotForfeitable
 */
export async function forfeit(tx: Tx, { now, ...forfeiting }: Forfeiting): Promise<ForfeitureRow> {
  const { id, playerId } = forfeiting;
  await lockPlayer(tx, playerId);
  // A bet waits here, and finds an empty balance.
  const rows = await tx<{ account: string; amount: number }[]>`
    select account, amount from balances where player_id = ${playerId} and account like 'player:%'
    order by account for update`;
  const held = (name: string) => rows.find(({ account }) => account === `player:${name}`)?.amount ?? 0;
  if (held('withdrawal') > 0) throw new NotForfeitable('a withdrawal is under way: reject or pay it first');
  const [coin, safebox, bonus] = [held('coin'), held('safebox'), held('bonus')];
  if (coin + safebox + bonus === 0) throw new NotForfeitable('there is no money in the account');
  const [player] = await tx<{ status: string }[]>`select status from players where id = ${playerId}`;
  const row = {
    ...forfeiting,
    at: now,
    coin,
    safebox,
    bonus,
    statusBefore: player?.status ?? '',
    appealUntil: now + APPEAL_DAYS * DAY_MS,
  };
  const [made] = await tx<ForfeitureRow[]>`insert into forfeitures ${tx(row)} returning *`;
  if (!made) throw new Error('no forfeiture was made');
  await tx`
    update bonuses set state = 'forfeited', ended_at = ${now}, forfeiture_id = ${id}
    where player_id = ${playerId} and state = 'running'`;
  await move(tx, made, { id, at: now, sign: -1 });
  await tx`update players set status = 'closed' where id = ${playerId} and status = 'open'`;
  await endAllSessions(tx, { playerId, reason: 'operator', now });
  return made;
}

/** Pays all of it back to where it was; what was left of a bonus's time is left of it again. */
export async function reverseForfeiture(
  tx: Tx,
  row: ForfeitureRow,
  { id, by, text, now }: { id: string; by: string; text: string; now: number },
): Promise<void> {
  const { playerId, at } = row;
  await lockPlayer(tx, playerId);
  await tx`
    update forfeitures set reversed_at = ${now}, reversed_by = ${by}, reversal_text = ${text} where id = ${row.id}`;
  await tx`
    update bonuses set state = 'running', ended_at = null, forfeiture_id = null,
      expires_at = expires_at + (${now}::timestamptz - ${at}::timestamptz)
    where player_id = ${playerId} and forfeiture_id = ${row.id}`;
  await move(tx, row, { id, at: now, sign: 1 });
  if (row.statusBefore === 'open')
    await tx`update players set status = 'open' where id = ${playerId} and status = 'closed'`;
}

function move(tx: Tx, row: ForfeitureRow, { id, at, sign }: { id: string; at: number; sign: 1 | -1 }) {
  const kind = sign < 0 ? 'forfeited' : 'forfeitReturned';
  const mine = HELD.map((name) => ({ account: `player:${name}` as const, amount: sign * row[name] }));
  const total = row.coin + row.safebox + row.bonus;
  const entries = [...mine, { account: 'house:forfeited' as const, amount: -sign * total }];
  return postJournal(tx, { playerId: row.playerId, id, kind, at, entries });
}

const list: Handler<typeof getForfeitures> = async (_body, request) => ({
  forfeitures: await readForfeitures(request.context.sql, memberOf(request).id),
});

export const forfeitureHandlers = { getForfeitures: list };
