import * as z from 'zod/mini';
import { MAX_FUND_POINTS } from '../../contract/gifts/fund-calls.ts';
import { configDaysSchema, configEntry } from '../config-entry.ts';

const pointsSchema = z.int().check(z.minimum(1), z.maximum(MAX_FUND_POINTS));

/** Points that are set aside for some days, and what comes on top of them. */
export const fundConfig = configEntry(
  'fund',
  z
    .object({
      days: configDaysSchema(365),
      /** In millionths: at most a tenth. */
      extraPpm: z.int().check(z.minimum(1), z.maximum(100_000)),
      minPoints: pointsSchema,
      maxPoints: pointsSchema,
    })
    .check(
      z.refine(({ minPoints, maxPoints }) => minPoints <= maxPoints, {
        error: 'the least is more than the most',
      }),
      z.refine(({ minPoints, extraPpm }) => minPoints * extraPpm >= 1_000_000, {
        error: 'the least would bring nothing',
      }),
    ),
  { days: 7, extraPpm: 20_000, minPoints: 500, maxPoints: 100_000 },
  { movesMoney: true },
);

/** Points for players from a VIP level on, once a week. */
export const supplyConfig = configEntry(
  'supply',
  z.object({
    minLevel: z.int().check(z.minimum(0), z.maximum(30)),
    points: z.int().check(z.minimum(1), z.maximum(1_000_000)),
  }),
  { minLevel: 4, points: 500 },
  { movesMoney: true },
);
