import * as z from 'zod/mini';
import { appConfigSchema } from '../../../contract/config/app-config.ts';
import { configCentsSchema, configEntry } from '../../config/public/config-entry.ts';

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

/** Config of deposits and withdrawals. */
export const walletConfig = {
  deposit: configEntry(
    z.object({ minRechargeStatus: z.int().check(z.minimum(0), z.maximum(1)) }),
    { minRechargeStatus: 1 },
    { movesMoney: true },
  ),
  withdraw: configEntry(
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
  ),
  safebox: configEntry(
    z.object({
      /** Of one movement, unless it is all there is. */
      minAmount: configCentsSchema.check(z.minimum(1)),
      maxHeld: configCentsSchema.check(z.minimum(1)),
    }),
    { minAmount: 100, maxHeld: 1_000_000_000 },
    { movesMoney: true },
  ),
  eWallets: configEntry(z.array(z.object({ id: z.int(), name: z.string() })), [
    { id: 1, name: 'GCash' },
    { id: 2, name: 'Maya' },
    { id: 3, name: 'ShopeePay' },
  ]),
  banks: configEntry(appConfigSchema.shape.rechargeBank, [
    { id: 1, name: 'BDO Unibank' },
    { id: 2, name: 'BPI' },
    { id: 3, name: 'Metrobank' },
    { id: 4, name: 'Landbank' },
    { id: 5, name: 'UnionBank' },
    { id: 6, name: 'Security Bank' },
  ]),
};
