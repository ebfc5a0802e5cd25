import type { JSONValue } from 'postgres';
import type { ErrorKey } from '../../../contract/errors.ts';
import { CallError } from '../../call-error.ts';
import type { Context, Work } from '../../context.ts';
import type { Db, Tx } from '../../db/sql.ts';
import type { PlayAllowance } from '../../hooks.ts';
import { findAnswer, type Request, withRequestId } from '../../ledger/request-ids.ts';
import type { PersonRegisters } from '../../person-registers.ts';
import { readLimitRows } from '../limit-queries.ts';
import { isAtLimit } from '../offers.ts';
import { findPersonWithBreak, lockPlayer } from '../player-queries.ts';
import { type Bar, barOf } from '../player-standing.ts';
import { listedRegisters } from '../register-queries.ts';

interface PlayPermission {
  /** Why the player may not play; null when they may. */
  readonly bar: CallError | null;
  /** When this was found. */
  readonly now: number;
}

/**
 * Takes the player's lock, for which every exclusion, closing, break and entry in the platform's own register waits: the
 * result holds until the transaction ends. The clock is read under it, so that nothing is granted, bought or opened at a
 * moment before that of an exclusion that it has waited for, or after that of one that waits for it.
 */
export async function findBar(
  tx: Tx,
  clock: Work['clock'],
  playerId: string,
  allowing: PlayAllowance = {},
): Promise<PlayPermission> {
  await lockPlayer(tx, playerId);
  const now = clock.now();
  // Rows of our own. External registers are queried before a transaction, never in it.
  return { bar: await barAt(tx, listedRegisters(tx), { playerId, now, ...allowing }), now };
}

interface BarQuery extends PlayAllowance {
  readonly playerId: string;
  readonly now: number;
}

async function barAt(
  db: Db,
  registers: PersonRegisters,
  { playerId, now, isBreakAllowed = false }: BarQuery,
): Promise<CallError | null> {
  const person = await findPersonWithBreak(db, playerId, now);
  if (!person) throw new Error(`player ${playerId} is gone`);
  const finding = await registers.find(person);
  const bar = barOf(person, finding);
  if (bar === null || (bar === 'break' && isBreakAllowed)) return null;
  const [key, message] = REFUSALS[bar];
  return new CallError(key, message, bar === 'break' ? { until: person.breakUntil } : undefined);
}

const REFUSALS = {
  excluded: ['selfExcluded', 'The player is excluded.'],
  restricted: ['restrictedPerson', 'A register names this person.'],
  closed: ['accountClosed', 'The account is closed.'],
  break: ['onBreak', 'the player is on a break'],
} as const satisfies Record<Bar, readonly [ErrorKey, string]>;

/**
 * Call this first in every transaction that takes a player's money for play, or grants something.
 * @returns the moment of what is done then, as of `findBar`
 * @throws CallError selfExcluded, restrictedPerson, accountClosed or onBreak.
 */
export async function assertMayPlay(
  tx: Tx,
  clock: Work['clock'],
  playerId: string,
  allowing: PlayAllowance = {},
): Promise<number> {
  const { bar, now } = await findBar(tx, clock, playerId, allowing);
  if (bar) throw bar;
  return now;
}

/**
 * For whatever grants something: the registers are queried as at every sign-in, before a transaction. Our own rows must
 * be checked again under the player's lock (`assertMayPlay`).
 * @throws CallError selfExcluded, restrictedPerson, accountClosed, onBreak or limitReached.
 */
export async function rejectBarred(
  { sql, registers, clock, hooks }: Pick<Context, 'sql' | 'registers' | 'clock' | 'hooks'>,
  playerId: string,
): Promise<void> {
  const now = clock.now();
  const bar = await barAt(sql, registers, { playerId, now });
  if (bar) throw bar;
  const rows = await readLimitRows(sql, playerId);
  if (await isAtLimit(sql, hooks, { playerId, rows, now }))
    throw new CallError('limitReached', 'The player is at a limit.');
}

/**
 * Work that grants something, once for its request id, for a player who may have it now. A repeat gets its first answer,
 * also on a break that began since. `now`: milliseconds since 1970.
 * @throws CallError why nothing may be granted to this player, or requestIdReused.
 */
export async function withGrantRequest<Answer extends JSONValue>(
  context: Pick<Context, 'sql' | 'registers' | 'clock' | 'log' | 'hooks'>,
  request: Request,
  work: (tx: Tx, now: number) => Promise<Answer>,
): Promise<Answer> {
  const made = await findAnswer<Answer>(context.sql, request);
  if (made) return made;
  await rejectBarred(context, request.playerId);
  return withRequestId(context, request, async (tx) => {
    const now = await assertMayPlay(tx, context.clock, request.playerId);
    return work(tx, now);
  });
}
