import type { Context } from '../context.ts';
import { deleteWindowsBefore } from './rate-window-queries.ts';

/** A job: deletes rate windows that have ended. Returns how many. */
export const purgeOldWindows = ({ sql, clock }: Pick<Context, 'sql' | 'clock'>): Promise<number> =>
  deleteWindowsBefore(sql, clock.now());
