import { CallError } from '../../call-error.ts';
import type { Context } from '../../context.ts';
import { isAtLimit } from './offers.ts';
import { rejectOnBreak } from './player-protection.ts';
import { findStanding } from './player-standing.ts';

/**
 * For whatever grants something: the registers are queried as at every sign-in, before a transaction. Our own rows must
 * be checked again under the player's lock (`assertMayPlay`).
 * @throws CallError selfExcluded, restrictedPerson, accountClosed, onBreak or limitReached.
 */
export async function rejectBarred(
  context: Pick<Context, 'sql' | 'registers' | 'clock' | 'log'>,
  playerId: string,
): Promise<void> {
  const standing = await findStanding(context, playerId);
  if (standing === 'excluded') throw new CallError('selfExcluded', 'The player is excluded.');
  if (standing === 'restricted') throw new CallError('restrictedPerson', 'A register names this person.');
  if (standing !== 'open') throw new CallError('accountClosed', 'The account is closed.');
  await rejectOnBreak(context.sql, playerId, context.clock.now());
  if (await isAtLimit(context.sql, playerId, context.clock.now()))
    throw new CallError('limitReached', 'The player is at a limit.');
}
