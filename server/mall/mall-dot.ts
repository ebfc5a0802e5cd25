import { pointsPerDiamond } from '../../contract/unit-value.ts';
import { readConfig } from '../config/public/config-value-queries.ts';
import { unitValuesConfig } from '../config/public/market-config.ts';
import type { Context } from '../context.ts';
import { readBalance } from '../ledger/read-balance.ts';
import { mayBeOffered } from '../protection/public/offers.ts';
import { findWaitingCard } from './scratch-queries.ts';

/** Whether something waits in the mall: a card to open, or points that make up a diamond. */
export async function hasMallDot(
  context: Pick<Context, 'sql' | 'registers' | 'clock' | 'log' | 'hooks'>,
  playerId: string,
): Promise<boolean> {
  const { sql } = context;
  const [values, points, card, isOffered] = await Promise.all([
    readConfig(sql, unitValuesConfig),
    readBalance(sql, playerId, 'points'),
    findWaitingCard(sql, playerId),
    mayBeOffered(context, playerId),
  ]);
  const each = pointsPerDiamond(values);
  return isOffered && (card !== undefined || (each !== null && points >= each));
}
