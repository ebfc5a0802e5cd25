import type { ErrorKey } from '../../contract/errors.ts';
import { CallError } from '../call-error.ts';
import type { Tx } from '../db/sql.ts';
import { BalanceTooLow, type Journal, postJournal } from '../ledger/post-journal.ts';

/** Posts a journal that takes the player's points or diamonds. @throws CallError `missing` when there are too few */
export async function postTaking(tx: Tx, journal: Journal, missing: ErrorKey): Promise<void> {
  try {
    await postJournal(tx, journal);
  } catch (error) {
    if (error instanceof BalanceTooLow) throw new CallError(missing, `too little for ${journal.kind}`);
    throw error;
  }
}
