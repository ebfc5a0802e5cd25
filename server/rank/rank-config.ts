import * as z from 'zod/mini';
import { REWARD_KINDS } from '../../contract/rewards/reward-ids.ts';
import { configCentsSchema, configEntry } from '../config-entry.ts';

const POINTS = REWARD_KINDS.points.from;
const DIAMONDS = REWARD_KINDS.diamonds.from;

/** What nobody has to deposit or play for. */
const prizeSchema = z.object({
  propId: z
    .int()
    .check(
      z.refine((prop) => prop === POINTS || prop === DIAMONDS, { error: 'neither points nor diamonds' }),
    ),
  count: z.int().check(z.minimum(1), z.maximum(1_000_000)),
});

const pointsReward = (count: number) => [{ propId: POINTS, count }];

/** What counts for a place, on the boards and in the tournament. */
export const rankConfig = configEntry(
  'rank',
  z.object({
    minStake: configCentsSchema.check(z.minimum(1)),
    /** The first rounds of a day: whoever plays on gets no better place by it. */
    roundsPerDay: z.int().check(z.minimum(1), z.maximum(500)),
  }),
  { minStake: 100, roundsPerDay: 50 },
);

/** Of the weekly slot tournament: the prizes of the first place, the second and so on. */
export const slotsHackConfig = configEntry(
  'slotsHack',
  z.object({
    prizes: z.array(z.array(prizeSchema).check(z.minLength(1), z.maxLength(2))).check(z.maxLength(20)),
    /** For so long after its week a prize can be claimed. */
    claimDays: z.int().check(z.minimum(7), z.maximum(90)),
  }),
  {
    prizes: [
      pointsReward(50_000),
      pointsReward(30_000),
      pointsReward(20_000),
      ...Array.from({ length: 7 }, () => pointsReward(5_000)),
    ],
    claimDays: 30,
  },
  { movesMoney: true },
);
