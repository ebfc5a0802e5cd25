import * as z from 'zod/mini';
import { localizedSchema } from '../../localization/localized.ts';
import { givenRewardSchema } from '../public/reward-cost.ts';
import type { ProgrammeRow } from './programme-queries.ts';

/** What an operator types to make a programme; times are ISO moments, the budget is in cents. */
export const programmeSchema = z.object({
  name: localizedSchema,
  rewards: z.array(givenRewardSchema).check(z.minLength(1), z.maxLength(4)),
  minLevel: z.int().check(z.minimum(0), z.maximum(30)),
  budget: z.int().check(z.minimum(1), z.maximum(1e12)),
  from: z.iso.datetime(),
  until: z.iso.datetime(),
});
export type ProgrammeTerms = z.output<typeof programmeSchema>;

/** Why a programme cannot be claimed now; null when it can. */
export function findProgrammeBar(
  { startsAt, endsAt, stoppedAt, minLevel, cost, budget, spent }: ProgrammeRow,
  { level, now }: { readonly level: number; readonly now: number },
): 'rewardNotDue' | 'rewardBudgetSpent' | null {
  if (stoppedAt !== null || now < startsAt || now >= endsAt || level < minLevel) return 'rewardNotDue';
  return spent + cost > budget ? 'rewardBudgetSpent' : null;
}
