import type { JackpotAwardConfig } from '../../contract/config/app-config.ts';
import type { UnitValues } from '../../contract/config/unit-values.ts';
import { weightsOn } from '../../contract/games/weight-of-game.ts';
import { CellType } from '../../contract/ids.ts';
import type { JackpotTierFacts } from '../../contract/jackpot/jackpot.ts';
import { averagePayment } from '../../maths/jackpot-average.ts';
import { readConfig } from '../config/public/config-value-queries.ts';
import { unitValuesConfig } from '../config/public/market-config.ts';
import type { Db } from '../db/sql.ts';
import { leastCostOf, readGameWeights } from '../games/public/game-weights.ts';
import { costOf } from '../rewards/public/reward-cost.ts';
import { utcDate } from '../rewards/public/utc-calendar.ts';

interface Board {
  readonly cells: readonly JackpotAwardConfig[];
  readonly tiers: readonly JackpotTierFacts[];
}

/** What a draw pays on average with every pool at its seed, and at its ceiling: it never pays more than that. Cents. */
export function averagePayments(
  { cells, tiers }: Board,
  unitValues: UnitValues,
): { readonly seeds: number; readonly ceilings: number } {
  const paid = cells.map(({ propId, count, type, weight }) => ({
    weight,
    worth: type === CellType.jackpot ? null : costOf([{ propId, count }], { unitValues, maxCouponBonus: 0 }),
  }));
  const averageAt = (level: 'seed' | 'ceiling') =>
    averagePayment(
      paid,
      tiers.map((tier) => ({ ...tier, pool: tier[level] })),
    );
  return { seeds: averageAt('seed'), ceilings: averageAt('ceiling') };
}

interface Question extends Board {
  readonly needTyping: number;
  readonly now: number;
  /** @param amount in cents */
  sayAmount(amount: number): string;
}

/** For operators: what a draw pays, and what the bets that earn it cost the player at least. */
export async function describeEconomics(
  db: Db,
  { needTyping, now, sayAmount, ...board }: Question,
): Promise<string> {
  const [unitValues, weights] = await Promise.all([readConfig(db, unitValuesConfig), readGameWeights(db)]);
  const { seeds, ceilings } = averagePayments(board, unitValues);
  const cost = Math.floor(needTyping * leastCostOf(weightsOn(weights, utcDate(now))));
  const warning = ceilings > cost ? '; more than they cost, so that players can gain by it' : '';
  return [
    `a draw pays ${sayAmount(Math.ceil(seeds))} on average with every pool at its seed`,
    `${sayAmount(Math.ceil(ceilings))} with every pool at its ceiling`,
    `and its bets cost ${sayAmount(cost)} at least${warning}`,
  ].join(', ');
}
