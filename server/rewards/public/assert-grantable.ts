import type { Tx } from '../../db/sql.ts';
import { CommandError } from '../../ops/command.ts';
import { findBar } from '../../protection/public/may-play.ts';

const STANDING: Readonly<Record<string, string>> = {
  selfExcluded: 'excluded',
  restrictedPerson: 'restricted',
  accountClosed: 'closed',
  onBreak: 'on a break',
};

/** @throws CommandError for a player who may not play now: operators cannot grant them anything either. */
export async function assertGrantable(
  tx: Tx,
  { playerId, account }: { playerId: string; account: string },
  now: number,
): Promise<void> {
  const bar = await findBar(tx, playerId, now);
  if (bar) throw new CommandError(`${account} is ${STANDING[bar.key] ?? 'barred'}.`);
}
