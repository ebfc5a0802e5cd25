import * as z from 'zod/mini';
import { centsField, timeField } from '../call.ts';

/**
 * Why a payment is not in the balance: less or more than was ordered, another currency, a second payment of one
 * deposit, beyond the player's own deposit limit, or assigned to the player later because its deposit was unknown.
 */
const heldReasonSchema = z.enum(['short', 'over', 'currency', 'twice', 'limit', 'unknown']);
export type HeldReason = z.output<typeof heldReasonSchema>;

const heldStateSchema = z.enum(['underReview', 'returning', 'returned', 'credited']);
export type HeldState = z.output<typeof heldStateSchema>;

/**
 * A payment that arrived and was not credited at once. It can neither be played with nor withdrawn while it is held.
 */
export const heldPaymentSchema = z.object({
  id: z.string(),
  /** The deposit it was paid for. */
  depositId: z.string(),
  reason: heldReasonSchema,
  state: heldStateSchema,
  /** What arrived, in hundredths of `currency`, which need not be the deposit's. */
  amount: centsField,
  currency: z.string(),
  /** What the deposit asked for, in the deposit's currency. */
  orderedAmount: centsField,
  /** The provider's id of the payment, to quote to support. */
  reference: z.string(),
  arrivedAt: timeField,
  /** By when it is decided or refunded; null once that has happened. */
  dueAt: z.nullable(timeField),
  resolvedAt: z.nullable(timeField),
  /** The provider's id of the refund. */
  returnReference: z.nullable(z.string()),
});
export type HeldPayment = z.output<typeof heldPaymentSchema>;
