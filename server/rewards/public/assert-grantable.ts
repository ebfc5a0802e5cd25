import type { Work } from '../../context.ts';
import type { Tx } from '../../db/sql.ts';
import { CommandError } from '../../ops/command.ts';
import { findBar } from '../../protection/public/may-play.ts';

const STANDING_TEXTS: Readonly<Record<string, string>> = {
  selfExcluded: 'excluded',
  restrictedPerson: 'restricted',
  accountClosed: 'closed',
  onBreak: 'on a break',
};

/**
 * Operators cannot grant anything to a player who may not play now.
 * @returns the moment of the grant, as of `findBar`
 * @throws CommandError why nothing may be granted
 */
export async function assertGrantable(
  tx: Tx,
  clock: Work['clock'],
  { playerId, account }: { playerId: string; account: string },
): Promise<number> {
  const { bar, now } = await findBar(tx, clock, playerId);
  if (bar) throw new CommandError(`${account} is ${STANDING_TEXTS[bar.key] ?? 'barred'}.`);
  return now;
}
