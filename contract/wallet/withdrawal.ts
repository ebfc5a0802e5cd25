import * as z from 'zod/mini';
import { centsField, timeField } from '../call.ts';
import { userBankSchema } from '../profile/user.ts';

/** Withdrawal methods; also the last part of the page's address `/withdrawal/{name}`. */
export const payoutKindSchema = z.enum(['bank', 'ewallet']);
export type PayoutKind = z.output<typeof payoutKindSchema>;

/** A payout account of the player. `name` is the bank's or the e-wallet's. */
export const payoutAccountSchema = z.extend(userBankSchema, {
  kind: payoutKindSchema,
  /** The bank or e-wallet, see the method's `institutions`. */
  institutionId: z.int(),
  holder: z.string(),
  isDefault: z.boolean(),
});
export type PayoutAccount = z.output<typeof payoutAccountSchema>;

const withdrawalStateSchema = z.enum(['requested', 'reviewing', 'approved', 'paid', 'rejected']);
export type WithdrawalState = z.output<typeof withdrawalStateSchema>;

export const withdrawalSchema = z.object({
  withdrawalId: z.string(),
  state: withdrawalStateSchema,
  kind: payoutKindSchema,
  /** The bank or e-wallet at the time of the request. */
  bankName: z.string(),
  /** Masked. */
  number: z.string(),
  /** What left the balance; the player receives it less the fee. */
  amount: centsField,
  fee: centsField,
  requestedAt: timeField,
  /** When its review by a person began; null where none was needed. */
  reviewingAt: z.nullable(timeField),
  approvedAt: z.nullable(timeField),
  paidAt: z.nullable(timeField),
  rejectedAt: z.nullable(timeField),
  /** Whose answer it waits for; null once it has ended. */
  waitsFor: z.nullable(z.enum(['house', 'operator', 'provider'])),
  /** Who rejected it. */
  rejectedBy: z.nullable(z.enum(['operator', 'provider'])),
  /** The operator's text; empty where the provider gave none. */
  reason: z.string(),
});
export type Withdrawal = z.output<typeof withdrawalSchema>;

const payoutMethodSchema = z.object({
  name: payoutKindSchema,
  isOpen: z.boolean(),
  minAmount: centsField,
  maxAmount: centsField,
  feeFixed: centsField,
  /** Millionths of the amount. */
  feePpm: z.int(),
  institutions: z.array(z.object({ id: z.int(), name: z.string() })),
  /** Median of past ones from the request to the money, in milliseconds; null while there are too few to tell. */
  usualMs: z.nullable(z.int()),
  /** The same of those that a person decided. */
  usualReviewedMs: z.nullable(z.int()),
});
export type PayoutMethod = z.output<typeof payoutMethodSchema>;

/** What prevents a withdrawal, in the order in which it is resolved. */
export const withdrawNeedSchema = z.enum(['kyc', 'password', 'account', 'deposit', 'wagering']);
export type WithdrawNeed = z.output<typeof withdrawNeedSchema>;

export const withdrawTermsSchema = z.object({
  coin: centsField,
  /** In requests that have not ended. */
  pending: centsField,
  /** The amount that can be requested now. */
  withdrawable: centsField,
  /** All of it may be requested once, without a fee, where it is below a method's minimum. */
  canPayRemainder: z.boolean(),
  missing: z.array(withdrawNeedSchema),
  /** 0 none, 1 pending, 2 approved, 3 rejected. */
  hasKyc: z.int(),
  hasPassword: z.boolean(),
  passwordLength: z.int(),
  passwordLockedUntil: z.nullable(timeField),
  /** Name on the player's identity documents; empty until it is known. Accounts must be in this name. */
  realName: z.string(),
  /** The remaining wagering of deposits, and its total when it was last counted. */
  wageringLeft: centsField,
  wageringOf: centsField,
  /** Deposits with remaining wagering, newest first; bets count for the oldest one first. */
  wageringDeposits: z.array(
    z.object({ depositId: z.string(), at: timeField, of: centsField, left: centsField }),
  ),
  /** Amounts above this are reviewed by a person. */
  reviewedAbove: centsField,
  methods: z.array(payoutMethodSchema),
  accounts: z.array(payoutAccountSchema),
  /** Requests that have not ended, newest first. */
  open: z.array(withdrawalSchema),
});
export type WithdrawTerms = z.output<typeof withdrawTermsSchema>;
