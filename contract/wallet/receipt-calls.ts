import * as z from 'zod/mini';
import { centsField, defineCall, timeField } from '../call.ts';
import { depositState } from './wallet-calls.ts';

const receiptKind = z.enum(['deposit', 'withdrawal']);
export type ReceiptKind = z.output<typeof receiptKind>;

/** A state that it passed. `created` begins a deposit, `requested` a withdrawal. */
const receiptState = z.enum([...depositState.options, 'requested', 'reviewing', 'approved', 'rejected']);
export type ReceiptState = z.output<typeof receiptState>;

const receipt = z.object({
  number: z.string(),
  kind: receiptKind,
  state: receiptState,
  amount: centsField,
  fee: centsField,
  /** What reached, or is to reach, the balance or the account: the amount less the fee. */
  received: centsField,
  /** The deposit's channel, the bank or the e-wallet. */
  way: z.string(),
  /** Masked; null for a deposit, whose account the provider alone knows. */
  account: z.nullable(z.string()),
  /** In chronological order. */
  states: z.array(z.object({ name: receiptState, at: timeField })),
  /** The provider's id of the payment; null without one. */
  reference: z.nullable(z.string()),
});
export type Receipt = z.output<typeof receipt>;

export const getReceipt = defineCall('getReceipt', {
  access: 'member',
  about: 'The receipt of one deposit or withdrawal of the player’s own, in any state.',
  body: z.object({ kind: receiptKind, number: z.string().check(z.maxLength(64)) }),
  data: receipt,
  errors: ['depositUnknown', 'withdrawalUnknown'],
});
