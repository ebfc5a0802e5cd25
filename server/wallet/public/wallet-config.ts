import * as z from 'zod/mini';
import { configCentsSchema, configEntry } from '../../config-entry.ts';

/** One payout method. The fee is always below the minimum amount. */
const payoutTermsSchema = z
  .object({
    isOpen: z.boolean(),
    minAmount: configCentsSchema,
    maxAmount: configCentsSchema,
    feeFixed: configCentsSchema,
    /** Millionths of the amount, half of it at most. */
    feePpm: z.int().check(z.minimum(0), z.maximum(500_000)),
  })
  .check(
    z.refine(({ minAmount, maxAmount }) => minAmount >= 1 && minAmount <= maxAmount, 'min must be 1 to max'),
    z.refine(
      ({ minAmount, feeFixed, feePpm }) => feeFixed + (minAmount * feePpm) / 1e6 < minAmount,
      'the fee of the minimum amount must be below it',
    ),
  );

export const withdrawConfig = configEntry(
  'withdraw',
  z.object({
    methods: z.object({ bank: payoutTermsSchema, ewallet: payoutTermsSchema }),
    /** Up to this amount a withdrawal is approved automatically. */
    autoApproveMax: configCentsSchema,
    /** The same for a player's total within 24 hours. */
    autoApproveDayMax: configCentsSchema,
  }),
  {
    methods: {
      bank: { isOpen: true, minAmount: 50_000, maxAmount: 50_000_000, feeFixed: 1_500, feePpm: 0 },
      ewallet: { isOpen: true, minAmount: 10_000, maxAmount: 10_000_000, feeFixed: 0, feePpm: 0 },
    },
    autoApproveMax: 1_000_000,
    autoApproveDayMax: 2_000_000,
  },
  { movesMoney: true },
);
