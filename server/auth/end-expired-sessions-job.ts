import type { Context } from '../context.ts';
import { updateSessionsExpired } from './session-end-queries.ts';

/** For this long a player who returns is told that the session expired, not that it was ended. */
const TELL_MS = 86_400_000;
const BATCH = 1000;

/**
 * A job: marks expired sessions as ended, so that the count of open ones is right. They were invalid since the
 * moment they expired, which is the end that is stored.
 * @returns how many it processed; a full batch means that there may be more.
 */
export const endExpiredSessions = ({ sql, clock }: Pick<Context, 'sql' | 'clock'>): Promise<number> =>
  updateSessionsExpired(sql, clock.now() - TELL_MS, BATCH);
