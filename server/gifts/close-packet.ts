import type { Work } from '../context.ts';
import type { Tx } from '../db/sql.ts';
import { amountOf, transfer } from '../ledger/entries.ts';
import { postJournal } from '../ledger/post-journal.ts';
import { sumLeft, updatePacketStopped } from './packet-queries.ts';

/** Ends a packet whose row is locked: the points of its unopened pieces go back. @returns how many */
export async function closePacket(
  tx: Tx,
  { newId }: Pick<Work, 'newId'>,
  { id, now }: { readonly id: string; readonly now: number },
): Promise<number> {
  const points = await sumLeft(tx, id);
  await updatePacketStopped(tx, id, now);
  if (points === 0) return 0;
  const entries = transfer(amountOf('points', points), { from: 'house:points:packets', to: 'house:points' });
  await postJournal(tx, { playerId: null, id: newId(), kind: 'packetEmptied', entries, at: now });
  return points;
}
