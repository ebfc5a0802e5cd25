import type { Tx } from '../../db/sql.ts';
import { CommandError } from '../../ops/command.ts';
import { findPlayerRow, type PlayerRow } from '../player-queries.ts';

export { findPlayerId } from '../player-queries.ts';

/** By account name or by the wire's id. */
export async function findPlayer(tx: Tx, name: string): Promise<PlayerRow> {
  const player = await findPlayerRow(tx, name);
  if (!player) throw new CommandError(`There is no account "${name}".`);
  return player;
}
