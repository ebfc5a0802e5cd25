import * as z from 'zod/mini';

/** The exchange rate of units to cents; null while they cannot be exchanged for money. */
const unitValue = z.nullable(
  z.object({
    units: z.int().check(z.minimum(1), z.maximum(1e9)),
    cents: z.int().check(z.minimum(1), z.maximum(1e9)),
  }),
);
export type UnitValue = z.output<typeof unitValue>;

export const unitValues = z.object({
  points: unitValue,
  diamonds: unitValue,
  liveness: unitValue,
  lottery: unitValue,
});
export type UnitValues = z.output<typeof unitValues>;
