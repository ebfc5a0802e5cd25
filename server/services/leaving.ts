import type { closeAccount, excludeSelf } from '../../contract/calls/protection.ts';
import { cents } from '../../contract/money.ts';
import { exclusionEnd } from '../../contract/protection-rules.ts';
import type { Db, Tx } from '../db/sql.ts';
import { type CallRequest, type Handler, memberOf } from '../http/handler.ts';
import { readBalance } from '../ledger/read-balance.ts';
import { runTransaction } from '../ledger/run-transaction.ts';
import { takeConsentsBack } from './consents.ts';
import { notePlayerAct } from './player-acts.ts';
import { lockPlayer } from './player-limits.ts';
import { endAllSessions } from './sessions.ts';

/** Excludes at once. Money stays the player's: it is paid out on request, and a payment under way is still credited. */
const exclude: Handler<typeof excludeSelf> = async ({ period }, request) => {
  const { id: playerId } = memberOf(request);
  const { context } = request;
  const until = await runTransaction(context.sql, async (tx) => {
    const now = context.clock.now();
    const end = exclusionEnd(period, now);
    await tx`
      insert into self_exclusions (id, player_id, made_at, until, birth_date, nationality)
      select ${context.newId()}, id, ${now}, ${end}, birth_date, nationality from players where id = ${playerId}`;
    await shut(tx, request, 'excluded');
    await notePlayerAct(tx, request, { act: 'self-exclusion', details: { period, until: end } });
    return end;
  });
  return { until };
};

const close: Handler<typeof closeAccount> = async (_body, request) => {
  const { id: playerId } = memberOf(request);
  const coin = await runTransaction(request.context.sql, async (tx) => {
    await shut(tx, request, 'closed');
    await notePlayerAct(tx, request, { act: 'account closed', details: {} });
    return readBalance(tx, playerId, 'coin');
  });
  return { coin: cents(coin) };
};

/** An excluded account stays excluded, whatever else is asked for it. */
export async function shut(tx: Tx, request: CallRequest, status: 'excluded' | 'closed'): Promise<void> {
  const { id: playerId } = memberOf(request);
  await lockPlayer(tx, playerId);
  await tx`
    update players set status = ${status}
    where id = ${playerId} and (status = 'open' or ${status === 'excluded'})`;
  await takeConsentsBack(tx, request, {
    playerId,
    source: status === 'excluded' ? 'exclusion' : 'closing',
  });
  const reason = status === 'excluded' ? 'excluded' : 'logout';
  await endAllSessions(tx, { playerId, reason, now: request.context.clock.now() });
}

export interface Exclusion {
  /** Null for good. */
  readonly until: number | null;
}

/** The player's own exclusion that stands; null when none does. The longest is told. */
export async function findExclusion(db: Db, playerId: string): Promise<Exclusion | null> {
  const [row] = await db<{ until: number | null }[]>`
    select until from self_exclusions where player_id = ${playerId} and lifted_at is null
    order by until desc nulls first limit 1`;
  return row ?? null;
}

interface Newcomer {
  readonly account: string;
  readonly birthDate: string;
  readonly nationality: string;
}

/**
 * Whether somebody of these details has excluded themselves. Before papers are known it may be another person who
 * was born on the same day: whom the operator has cleared by name is let in.
 */
export async function isExcludedPerson(
  db: Db,
  { account, birthDate, nationality }: Newcomer,
): Promise<boolean> {
  const rows = await db`
    select from self_exclusions
    where birth_date = ${birthDate} and nationality = ${nationality} and lifted_at is null
      and not exists (select from cleared_newcomers where account_key = ${account.toLowerCase()})
    limit 1`;
  return rows.count > 0;
}

export const leavingHandlers = { excludeSelf: exclude, closeAccount: close };
