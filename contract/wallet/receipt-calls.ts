import * as z from 'zod/mini';
import { centsField, defineCall, timeField } from '../call.ts';
import { depositStateSchema } from './wallet-calls.ts';

const receiptKindSchema = z.enum(['deposit', 'withdrawal']);
export type ReceiptKind = z.output<typeof receiptKindSchema>;

/** A state that it passed. `created` begins a deposit, `requested` a withdrawal. */
const receiptStateSchema = z.enum([
  ...depositStateSchema.options,
  'requested',
  'reviewing',
  'approved',
  'rejected',
]);
export type ReceiptState = z.output<typeof receiptStateSchema>;

const receiptSchema = z.object({
  number: z.string(),
  kind: receiptKindSchema,
  state: receiptStateSchema,
  amount: centsField,
  fee: centsField,
  /** What reached, or is to reach, the balance or the account: the amount less the fee. */
  received: centsField,
  /** The deposit's channel, the bank or the e-wallet. */
  way: z.string(),
  /** Masked; null for a deposit, whose account the provider alone knows. */
  account: z.nullable(z.string()),
  /** In chronological order. */
  states: z.array(z.object({ name: receiptStateSchema, at: timeField })),
  /** The provider's id of the payment; null without one. */
  reference: z.nullable(z.string()),
});
export type Receipt = z.output<typeof receiptSchema>;

export const getReceipt = defineCall('getReceipt', {
  access: 'member',
  about: 'The receipt of one deposit or withdrawal of the player’s own, in any state.',
  body: z.object({ kind: receiptKindSchema, number: z.string().check(z.maxLength(64)) }),
  data: receiptSchema,
  errors: ['depositUnknown', 'withdrawalUnknown'],
});
