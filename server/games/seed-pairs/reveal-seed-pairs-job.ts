import { CallError } from '../../call-error.ts';
import type { Context } from '../../context.ts';
import { runTransaction } from '../../ledger/run-transaction.ts';
import { SealError } from '../../seal.ts';
import { revealPair } from './rotate-seed-pair.ts';
import { deleteOldRefusals, readDuePairs } from './seed-pair-queries.ts';

const DAY_MS = 86_400_000;
const BATCH = 200;
/** As long as a player's device keeps what it was promised. */
const REFUSALS_KEPT_MS = 90 * DAY_MS;

/**
 * A job: reveals seed pairs a day after they were opened, once no round needs them, so that every round can be checked
 * also when its player does not come back. The player's next game opens the next pair.
 */
export async function revealSeedPairs(
  context: Pick<Context, 'sql' | 'clock' | 'seedSealer' | 'log'>,
): Promise<number> {
  const { sql, clock, seedSealer, log } = context;
  const now = clock.now();
  const openedBefore = now - DAY_MS;
  const due = await readDuePairs(sql, { openedBefore, keyIds: seedSealer.keyIds, most: BATCH });
  let revealed = 0;
  for (const { playerId } of due) {
    try {
      const pair = await runTransaction(sql, (tx) =>
        revealPair(tx, seedSealer, { playerId, now, openedBefore }),
      );
      if (pair) revealed += 1;
    } catch (error) {
      // One row that was changed keeps no other pair from being revealed.
      if (error instanceof SealError)
        log.error({ err: error, playerId }, 'the seed of a pair cannot be opened');
      // A round was opened meanwhile: the pair is revealed after it.
      else if (!(error instanceof CallError)) throw error;
    }
  }
  return revealed + (await deleteOldRefusals(sql, now - REFUSALS_KEPT_MS, BATCH));
}
