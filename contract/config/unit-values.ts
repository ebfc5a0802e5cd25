import * as z from 'zod/mini';

/** The exchange rate of units to cents; null while they cannot be exchanged for money. */
const unitValueSchema = z.nullable(
  z.object({
    units: z.int().check(z.minimum(1), z.maximum(1e9)),
    cents: z.int().check(z.minimum(1), z.maximum(1e9)),
  }),
);
export type UnitValue = z.output<typeof unitValueSchema>;

export const unitValuesSchema = z.object({
  points: unitValueSchema,
  diamonds: unitValueSchema,
  liveness: unitValueSchema,
  lottery: unitValueSchema,
});
export type UnitValues = z.output<typeof unitValuesSchema>;
