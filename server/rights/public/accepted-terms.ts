import { CallError } from '../../call-error.ts';
import type { Db } from '../../db/sql.ts';
import { readIsLegalStale } from '../legal-queries.ts';

/** @throws CallError legalChanged: no deposit and no stake under terms that the player has not agreed to. */
export async function rejectStaleTerms(db: Db, playerId: string, now: number): Promise<void> {
  if (await readIsLegalStale(db, playerId, now))
    throw new CallError('legalChanged', 'a new version has not been agreed to');
}
