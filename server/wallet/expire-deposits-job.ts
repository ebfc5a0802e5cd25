import type { Context } from '../context.ts';
import { updateDepositsExpired } from './deposit-write-queries.ts';

const BATCH = 100;

/**
 * Marks deposits as expired. Each process takes rows that no other has locked, so any number of them may run
 * this.
 * @returns how many it marked; a full batch means that there may be more.
 */
export const expireDeposits = ({ sql, clock }: Pick<Context, 'sql' | 'clock'>): Promise<number> =>
  updateDepositsExpired(sql, clock.now(), BATCH);
