import * as z from 'zod/mini';
import { type ConfigValue, configCentsSchema, configEntry } from '../config-entry.ts';

const basisPoints = z.int().check(z.minimum(1), z.maximum(10_000));

/** What the market allows of a game that a studio publishes here. */
export const studioBoundsConfig = configEntry(
  'studioBounds',
  z
    .object({
      /** Return to player of each mode. */
      minReturnBp: basisPoints,
      maxReturnBp: basisPoints,
      /** In stakes. */
      maxTopPrize: z.int().check(z.minimum(1), z.maximum(1_000_000)),
      /** Of one round: the top prize at the largest stake that is offered. */
      maxExposure: configCentsSchema.check(z.minimum(1)),
      /** What a level may be. */
      smallestStake: z._default(configCentsSchema.check(z.minimum(1)), 100),
      largestStake: configCentsSchema.check(z.minimum(1)),
    })
    .check(
      z.refine(({ minReturnBp, maxReturnBp }) => minReturnBp <= maxReturnBp, {
        error: 'minReturnBp is above maxReturnBp',
      }),
    ),
  {
    minReturnBp: 8_500,
    maxReturnBp: 9_800,
    maxTopPrize: 25_000,
    maxExposure: 2_500_000_000,
    largestStake: 100_000,
  },
  { movesMoney: true },
);

export type StudioBounds = ConfigValue<typeof studioBoundsConfig>;
