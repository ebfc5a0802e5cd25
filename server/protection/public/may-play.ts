import { listedRegisters } from '../../adapters/listed-registers.ts';
import { CallError } from '../../call-error.ts';
import type { Tx } from '../../db/sql.ts';
import { findPersonWithBreak, lockPlayer } from '../player-queries.ts';

interface Allowing {
  /** On a break a player may start nothing new; what was earned before may still be released. */
  readonly isBreakAllowed?: boolean;
}

/**
 * Why this player may not play now; null when they may. Takes the player's lock, for which every exclusion, closing,
 * break and entry in the platform's own register waits: the result holds until the transaction ends.
 */
export async function findBar(
  tx: Tx,
  playerId: string,
  now: number,
  { isBreakAllowed = false }: Allowing = {},
): Promise<CallError | null> {
  await lockPlayer(tx, playerId);
  const person = await findPersonWithBreak(tx, playerId, now);
  if (!person) throw new Error(`player ${playerId} is gone`);
  // Rows of our own. External registers are queried before a transaction, never in it.
  const finding = await listedRegisters(tx).find(person);
  const kinds = [person.status, finding];
  if (kinds.includes('excluded')) return new CallError('selfExcluded', 'The player is excluded.');
  if (kinds.includes('restricted')) return new CallError('restrictedPerson', 'A register names this person.');
  if (person.status !== 'open') return new CallError('accountClosed', 'The account is closed.');
  if (person.breakUntil === null || isBreakAllowed) return null;
  return new CallError('onBreak', 'the player is on a break', { until: person.breakUntil });
}

/**
 * Call this first in every transaction that takes a player's money for play, or grants something.
 * @throws CallError selfExcluded, restrictedPerson, accountClosed or onBreak.
 */
export async function assertMayPlay(
  tx: Tx,
  playerId: string,
  now: number,
  allowing: Allowing = {},
): Promise<void> {
  const bar = await findBar(tx, playerId, now, allowing);
  if (bar) throw bar;
}
