import { ActivityId } from '../../contract/ids.ts';
import { RECHARGE_KINDS, type RechargeKind } from '../../contract/recharge/recharge-calls.ts';
import { readActivityPeriod } from '../activities/public/running-activities.ts';
import { readConfig } from '../config/public/config-value-queries.ts';
import type { ConfigValue } from '../config-entry.ts';
import type { Db } from '../db/sql.ts';
import { readLimitRows } from '../protection/public/player-limits.ts';
import { rechargeAwardsConfig } from './recharge-config.ts';
import { readClaimedSteps, readDepositDays } from './recharge-queries.ts';
import { type DepositLimits, doneOf, isWithinLimits, type Step, stepKey, stepsOf } from './recharge-rules.ts';

export const ACTIVITY_OF: Readonly<Record<RechargeKind, ActivityId>> = {
  ladder: ActivityId.ladderRecharge,
  accumulated: ActivityId.accumulatedRecharge,
  continuous: ActivityId.continuousRecharge,
};

export interface ProgrammeState {
  readonly kind: RechargeKind;
  readonly startAt: number;
  readonly endAt: number;
  readonly minAmount: number;
  readonly done: number;
  readonly steps: readonly (Step & { readonly state: 'locked' | 'open' | 'claimed'; readonly key: string })[];
}

/** The programmes that run at `now`, with what the player has reached in each of them. */
export async function readProgrammes(db: Db, playerId: string, now: number): Promise<ProgrammeState[]> {
  const awards = await readConfig(db, rechargeAwardsConfig);
  const limits = limitsOf(await readLimitRows(db, playerId));
  const claimed = await readClaimedSteps(db, playerId);
  const found: ProgrammeState[] = [];
  for (const kind of RECHARGE_KINDS) {
    const period = await readActivityPeriod(db, ACTIVITY_OF[kind], now);
    if (period) found.push(await stateOf(db, { kind, playerId, now, awards, limits, claimed, ...period }));
  }
  return found;
}

interface Facts {
  readonly kind: RechargeKind;
  readonly playerId: string;
  readonly now: number;
  readonly awards: ConfigValue<typeof rechargeAwardsConfig>;
  readonly limits: DepositLimits;
  readonly claimed: ReadonlySet<string>;
  readonly startAt: number;
  readonly endAt: number;
}

async function stateOf(db: Db, facts: Facts): Promise<ProgrammeState> {
  const { kind, playerId, now, awards, limits, claimed, startAt, endAt } = facts;
  const { minAmount } = awards.continuous;
  const days = await readDepositDays(db, { playerId, from: startAt, before: Math.min(endAt, now + 1) });
  const done = doneOf(kind, days, minAmount);
  const steps = stepsOf(awards, kind)
    .map((step) => {
      const key = stepKey(kind, startAt, step.id);
      const state = claimed.has(key) ? 'claimed' : done >= step.goal ? 'open' : 'locked';
      return { ...step, key, state } as const;
    })
    // What was reached stays in sight, also under a limit that is lower than it was.
    .filter(({ goal, state }) => state !== 'locked' || isWithinLimits(kind, goal, { limits, minAmount }));
  return { kind, startAt, endAt, minAmount, done, steps };
}

type LimitRows = Awaited<ReturnType<typeof readLimitRows>>;

const limitsOf = (rows: LimitRows): DepositLimits => ({
  Day: rows.get('depositDay')?.value ?? null,
  Week: rows.get('depositWeek')?.value ?? null,
  Month: rows.get('depositMonth')?.value ?? null,
});
