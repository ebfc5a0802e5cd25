import * as z from 'zod/mini';
import { configCentsSchema, configEntry } from '../config-entry.ts';
import { POINTS_PROP } from '../rewards/public/reward-accounts.ts';
import { givenRewardSchema } from '../rewards/public/reward-cost.ts';

const MAX_DAYS = 30;
const idField = z.int().check(z.minimum(1), z.maximum(1_000_000));
const rewardsSchema = z.array(givenRewardSchema).check(z.minLength(1), z.maxLength(3));
const risingSteps = (goals: readonly number[]) =>
  goals.every((goal, at) => at === 0 || goal > (goals[at - 1] ?? 0));

const amountStepsSchema = z
  .array(z.object({ id: idField, amount: configCentsSchema.check(z.minimum(1)), rewards: rewardsSchema }))
  .check(
    z.maxLength(10),
    z.refine((steps) => risingSteps(steps.map(({ amount }) => amount)), { error: 'steps rise' }),
  );

const dayStepsSchema = z
  .array(
    z.object({ id: idField, days: z.int().check(z.minimum(2), z.maximum(MAX_DAYS)), rewards: rewardsSchema }),
  )
  .check(
    z.maxLength(10),
    z.refine((steps) => risingSteps(steps.map(({ days }) => days)), { error: 'steps rise' }),
  );

const pointsReward = (count: number) => [{ propId: POINTS_PROP, count }];

/** Points, diamonds and coupons for deposits; never money at once. */
export const rechargeAwardsConfig = configEntry(
  'rechargeAwards',
  z
    .object({
      /** One deposit of at least this. Cents. */
      ladder: amountStepsSchema,
      /** All deposits of the period. Cents. */
      accumulated: amountStepsSchema,
      /** UTC days in a row whose deposits come to `minAmount`. */
      continuous: z.object({ minAmount: configCentsSchema.check(z.minimum(1)), steps: dayStepsSchema }),
    })
    .check(
      z.refine(
        ({ ladder, accumulated, continuous }) => {
          const ids = [...ladder, ...accumulated, ...continuous.steps].map(({ id }) => id);
          return new Set(ids).size === ids.length;
        },
        { error: 'an id is used twice' },
      ),
    ),
  {
    ladder: [
      { id: 101, amount: 20_000, rewards: pointsReward(200) },
      { id: 102, amount: 50_000, rewards: pointsReward(500) },
      { id: 103, amount: 100_000, rewards: pointsReward(1_000) },
    ],
    accumulated: [
      { id: 201, amount: 50_000, rewards: pointsReward(300) },
      { id: 202, amount: 200_000, rewards: pointsReward(1_200) },
      { id: 203, amount: 500_000, rewards: pointsReward(3_000) },
    ],
    continuous: {
      minAmount: 10_000,
      steps: [
        { id: 301, days: 2, rewards: pointsReward(150) },
        { id: 302, days: 3, rewards: pointsReward(250) },
        { id: 303, days: 5, rewards: pointsReward(500) },
      ],
    },
  },
  { movesMoney: true },
);
