import * as z from 'zod/mini';
import { appConfigSchema, vipLevelSchema } from '../../contract/config/app-config.ts';
import { SLOT_CYCLE_MS } from '../../contract/limits.ts';
import { MAX_MULTIPLE } from '../../contract/rewards/bonus-rules.ts';
import { taskKindSchema, taskVisitSchema } from '../../contract/rewards/task-calls.ts';
import { readableTokens } from '../config/public/theme-schema.ts';
import { configCentsSchema, configDaysSchema, configEntry } from '../config-entry.ts';
import { localizedSchema } from '../localization/localized.ts';
import { REBATE_RATES } from './default-rebate-rates.ts';
import { TASKS } from './default-tasks.ts';
import { USER_LEVELS, VIP_LEVELS, VIP_REWARDS } from './default-vip-levels.ts';
import { VIP_THEMES } from './default-vip-themes.ts';
import { PAY_PROP } from './reward-accounts.ts';

/** Rewards that can be paid, a few of them. */
const rewardListSchema = z
  .array(
    z.object({
      propId: z.int().check(z.refine((prop) => prop in PAY_PROP, { error: 'not a reward that can be paid' })),
      count: z.int().check(z.minimum(1), z.maximum(1e10)),
    }),
  )
  .check(z.maxLength(4));

const HOUR_MS = 3_600_000;
/** A slot's rounds of an hour, one after the other, at the stake that it begins with. Cents. */
const MAX_TASK_STAKED = (HOUR_MS / SLOT_CYCLE_MS) * 100;

/** The first-deposit offer; its activity says whether it is offered. */
export const firstDepositConfig = configEntry(
  'firstDeposit',
  z.object({
    percent: z.int().check(z.minimum(1), z.maximum(200)),
    maxBonus: configCentsSchema.check(z.minimum(1)),
    minDeposit: configCentsSchema.check(z.minimum(1)),
    multiple: z.int().check(z.minimum(0), z.maximum(MAX_MULTIPLE)),
    days: configDaysSchema(365),
  }),
  { percent: 50, maxBonus: 50_000, minDeposit: 10_000, multiple: 5, days: 7 },
  { movesMoney: true },
);

/** What a newcomer may claim once, to be paid out after a paid deposit; an amount of 0 offers none. Cents. */
export const freeBonusConfig = configEntry(
  'freeBonus',
  z.object({
    amount: configCentsSchema,
    multiple: z.int().check(z.minimum(0), z.maximum(MAX_MULTIPLE)),
    /** All that may be given, to everybody together: what is claimed counts, and nothing is offered beyond it. */
    budget: configCentsSchema,
  }),
  { amount: 0, multiple: 5, budget: 0 },
  { movesMoney: true },
);

export const tasksConfig = configEntry(
  'tasks',
  z
    .array(
      z.object({
        id: z.int().check(z.minimum(1), z.maximum(1_000_000)),
        title: localizedSchema,
        kind: taskKindSchema,
        /** Games whose stakes count. */
        type: z.int().check(z.minimum(1)),
        /** Real-money stakes, won or lost: at most an hour at the stake that slots begin with. */
        staked: configCentsSchema.check(z.minimum(1), z.maximum(MAX_TASK_STAKED)),
        games: z.int().check(z.minimum(1), z.maximum(20)),
        days: configDaysSchema(7),
        visit: z.nullable(taskVisitSchema),
        minLevel: z.int().check(z.nonnegative()),
        maxLevel: z.int().check(z.nonnegative()),
        rewards: rewardListSchema,
      }),
    )
    .check(
      z.maxLength(50),
      z.refine((tasks) => new Set(tasks.map(({ id }) => id)).size === tasks.length, {
        error: 'an id is used twice',
      }),
      z.refine((tasks) => tasks.every(({ kind, visit }) => visit === null || kind === 'once'), {
        error: 'only a task that is done once can ask for a visit',
      }),
      z.refine((tasks) => tasks.every(({ kind, days }) => days === 1 || kind !== 'daily'), {
        error: 'a day has no several days',
      }),
    ),
  TASKS,
  { movesMoney: true },
);

export const vipLevelsConfig = configEntry('vipLevels', z.array(vipLevelSchema), VIP_LEVELS, {
  movesMoney: true,
});

/** What a level grants beside its daily reward. */
export const vipRewardsConfig = configEntry(
  'vipRewards',
  z.array(
    z.object({
      level: z.int().check(z.minimum(1)),
      levelUp: rewardListSchema,
      /** Once a UTC week. */
      signIn: rewardListSchema,
      /** Once a UTC month. */
      monthly: rewardListSchema,
    }),
  ),
  VIP_REWARDS,
  { movesMoney: true },
);

/** Rebate of stakes in millionths by game type, for VIP themes 1 to 6, each row from a UTC day on. */
export const rebateRatesConfig = configEntry(
  'rebateRates',
  z
    .array(
      z.object({
        from: z.iso.date(),
        byType: z.record(
          z.string().check(z.regex(/^[1-9][0-9]{0,2}$/)),
          z.array(z.int().check(z.nonnegative(), z.maximum(50_000))).check(z.length(6)),
        ),
      }),
    )
    .check(z.minLength(1), z.maxLength(100)),
  REBATE_RATES,
  { movesMoney: true },
);

/** By `showType`; every skin must keep text readable. */
export const vipThemesConfig = configEntry(
  'vipThemes',
  z.record(z.string().check(z.regex(/^[1-6]$/)), z.object({ name: localizedSchema, tokens: readableTokens })),
  VIP_THEMES,
);

export const userLevelsConfig = configEntry('userLevels', appConfigSchema.shape.userLevels, USER_LEVELS);
