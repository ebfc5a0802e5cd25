import type { Context } from '../context.ts';
import { updateSessionsExpired } from './session-end-queries.ts';

/** So long somebody who comes back is still told that the time was up, not that somebody ended it. */
const TELL_MS = 86_400_000;
const BATCH = 1000;

/**
 * A job: writes down that sessions have run out, so that those open are few and counted as they are. They opened
 * nothing any more since the moment they ran out, which is what the row gets.
 * @returns how many it took; a full batch means that there may be more.
 */
export const endExpiredSessions = ({ sql, clock }: Pick<Context, 'sql' | 'clock'>): Promise<number> =>
  updateSessionsExpired(sql, clock.now() - TELL_MS, BATCH);
