import { ActivityId } from '../../contract/ids.ts';
import { isActivityRunning } from '../activities/public/running-activities.ts';
import { readConfig } from '../config/public/config-value-queries.ts';
import type { Context } from '../context.ts';
import type { Db } from '../db/sql.ts';
import { readGameWeights } from '../games/public/game-weights.ts';
import { runTransaction } from '../ledger/run-transaction.ts';
import { agentConfig } from './agent-config.ts';
import { insertQualified, updateHeld } from './qualification-queries.ts';

const BATCH = 2_000;
/** More than an agent can be paid for in a month. */
const ALL_MEMBERS_LIMIT = 100_000;

async function readTerms(db: Db) {
  const [terms, weights] = await Promise.all([readConfig(db, agentConfig), readGameWeights(db)]);
  return { ...terms, weights };
}

/** Finds members who have met all conditions since the last round. Nobody is qualified while the activity does not run. */
export async function qualifyMembers({ sql, clock }: Pick<Context, 'sql' | 'clock'>): Promise<number> {
  const now = clock.now();
  if (!(await isActivityRunning(sql, ActivityId.agent5, now))) return 0;
  const terms = await readTerms(sql);
  return runTransaction(sql, (tx) => insertQualified(tx, { agentId: null, terms, now, limit: BATCH }));
}

/**
 * Before a claim, in a transaction of its own: a hold that it finds stays, even where the claim then finds nothing to
 * pay.
 */
export async function qualifyBeforeClaim(
  { sql, clock }: Pick<Context, 'sql' | 'clock'>,
  agentId: string,
): Promise<void> {
  const now = clock.now();
  if (!(await isActivityRunning(sql, ActivityId.agent5, now))) return;
  const terms = await readTerms(sql);
  await runTransaction(sql, async (tx) => {
    await updateHeld(tx, { agentId, minRounds: terms.minRounds });
    await insertQualified(tx, { agentId, terms, now, limit: ALL_MEMBERS_LIMIT });
  });
}
