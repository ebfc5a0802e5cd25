import type { ErrorKey } from '../../contract/errors.ts';
import type { RestrictionKind } from '../../contract/protection/restrictions.ts';
import { CallError } from '../call-error.ts';
import type { Context, Work } from '../context.ts';
import type { Db, Tx } from '../db/sql.ts';
import type { PlayAllowance } from '../hooks.ts';
import type { PersonRegisters } from '../person-registers.ts';
import { isAtLimit } from './offers.ts';
import { findPersonWithBreak, lockPlayer, type PersonWithBreak } from './player-queries.ts';
import { listedRegisters } from './register-queries.ts';

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
} as const satisfies Partial<Record<RestrictionKind, readonly [ErrorKey, string]>>;

/** What bars this person from play by our own rows, the strictest first; null for nothing. */
export function barOf(
  { status, breakUntil }: PersonWithBreak,
  finding: 'clear' | 'restricted' | 'excluded',
): keyof typeof REFUSALS | null {
  const kinds = [status, finding];
  if (kinds.includes('excluded')) return 'excluded';
  if (kinds.includes('restricted')) return 'restricted';
  if (status !== 'open') return 'closed';
  return breakUntil === null ? null : 'break';
}

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
  if (await isAtLimit(sql, hooks, playerId, now))
    throw new CallError('limitReached', 'The player is at a limit.');
}
