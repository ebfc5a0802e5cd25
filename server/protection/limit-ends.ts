import type { MoneyLimitKey } from '../../contract/protection/protection-rules.ts';
import { addMonths, type LimitSpan, spanOf } from '../../contract/protection/protection-rules.ts';
import type { Db } from '../db/sql.ts';
import type { Hooks } from '../hooks.ts';
import { readLeftOf } from './player-limits.ts';

const DAY_MS = 86_400_000;
/** Ends are exact to this, and never early. */
const STEP_MS = 60_000;

/** By then everything that counts now has left the span. */
function spanEnd(span: LimitSpan, now: number): number {
  if (span === 'Month') return addMonths(now, 1);
  return now + (span === 'Day' ? DAY_MS : 7 * DAY_MS);
}

interface UsedUp {
  readonly playerId: string;
  readonly key: MoneyLimitKey;
  readonly value: number;
  /** What must be left again. */
  readonly needed: number;
  readonly now: number;
}

/**
 * When a limit that leaves too little now leaves enough again, if nothing more is used; null where it is itself too low.
 * The windows roll, and the usage at a later moment is asked of the same function that refuses.
 */
export async function findLimitEnd(
  db: Db,
  hooks: Hooks,
  { playerId, key, value, needed, now }: UsedUp,
): Promise<number | null> {
  if (value < needed) return null;
  let [used, free] = [now, spanEnd(spanOf(key), now)];
  while (free - used > STEP_MS) {
    const middle = Math.floor((used + free) / 2);
    if ((await readLeftOf(db, hooks, { playerId, key, value, now: middle })) >= needed) free = middle;
    else used = middle;
  }
  return free;
}
