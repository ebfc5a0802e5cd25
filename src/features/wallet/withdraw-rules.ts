import { DEPOSIT_POLL_MS } from '../../../contract/limits.ts';
import { type Cents, cents, NO_CENTS } from '../../../contract/money.ts';
import { type AmountFormat, readTypedAmount, type TypedAmount } from '../../../contract/typed-amount.ts';
import { withdrawalFee } from '../../../contract/wallet/withdraw-rules.ts';
import type { PayoutMethod, Withdrawal, WithdrawTerms } from '../../../contract/wallet/withdrawal.ts';
import type { AmountError } from './deposit-rules.ts';

export const KIND_ICONS = { bank: 'bank', ewallet: 'device' } as const;

type WithdrawError = AmountError | 'balance';

export interface WithdrawReading {
  readonly amount: Cents | null;
  readonly fieldError: WithdrawError | null;
  readonly fee: Cents;
  /** What arrives. */
  readonly received: Cents;
}

/** A method, and the least that this player may request by it. */
export interface UsableMethod extends PayoutMethod {
  /** Below `minAmount` for the rest of a balance, which is paid out whole. */
  readonly least: Cents;
}

/** A balance below the method's minimum, where it may be paid. */
const isRemainder = (
  { minAmount }: Pick<PayoutMethod, 'minAmount'>,
  withdrawable: Cents,
  canPayRemainder: boolean,
): boolean => canPayRemainder && withdrawable > 0 && withdrawable < minAmount;

/** The method's terms for what the player has. */
export const termsFor = (
  method: PayoutMethod,
  withdrawable: Cents,
  canPayRemainder: boolean,
): UsableMethod => ({
  ...method,
  least: isRemainder(method, withdrawable, canPayRemainder) ? withdrawable : method.minAmount,
});

/** What the player typed, with what it costs and what arrives. */
export function readWithdrawal(
  text: string,
  method: UsableMethod,
  withdrawable: Cents,
  format: AmountFormat,
): WithdrawReading {
  const typed = readTypedAmount(text, format);
  const { amount } = typed;
  const fieldError = findErrorOf(text, typed, method, withdrawable);
  // What cannot be requested costs nothing and brings nothing.
  if (amount === null || fieldError) return { amount: null, fieldError, fee: NO_CENTS, received: NO_CENTS };
  const fee = withdrawalFee(amount, method);
  return { amount, fieldError, fee, received: cents(Math.max(0, amount - fee)) };
}

function findErrorOf(
  text: string,
  { amount, error }: TypedAmount,
  { least, maxAmount }: UsableMethod,
  withdrawable: Cents,
): WithdrawError | null {
  if (text.trim() === '') return 'empty';
  if (amount === null) return error;
  if (amount < least) return 'tooSmall';
  if (amount > maxAmount) return 'tooLarge';
  return amount > withdrawable ? 'balance' : null;
}

/** The most that one request by this method may have. */
export const mostOf = (method: PayoutMethod, withdrawable: Cents): Cents =>
  cents(Math.min(method.maxAmount, withdrawable));

const REVIEW_POLL_MS = 60_000;

/** How long to wait before asking again; null when nothing more will happen. */
export function pollIntervalMs({ state }: Pick<Withdrawal, 'state'>): number | null {
  if (state === 'paid' || state === 'rejected') return null;
  return state === 'reviewing' ? REVIEW_POLL_MS : DEPOSIT_POLL_MS;
}

type StageState = 'done' | 'now' | 'next';
export interface Stage {
  readonly name: 'requested' | 'reviewing' | 'approved' | 'paid' | 'rejected';
  readonly state: StageState;
  readonly at: number | null;
}

/** The way of a withdrawal as steps; a review stands there only where there is one. */
export function stagesOf(withdrawal: Withdrawal): Stage[] {
  const { state, requestedAt, reviewingAt, approvedAt, paidAt, rejectedAt } = withdrawal;
  const stage = (name: Stage['name'], at: number | null): Stage => ({
    name,
    at,
    state:
      state === name && at !== null && pollIntervalMs(withdrawal) !== null
        ? 'now'
        : at === null
          ? 'next'
          : 'done',
  });
  const stages = [stage('requested', requestedAt)];
  if (reviewingAt !== null) stages.push(stage('reviewing', reviewingAt));
  if (rejectedAt !== null) {
    if (approvedAt !== null) stages.push(stage('approved', approvedAt));
    return [...stages, stage('rejected', rejectedAt)];
  }
  return [...stages, stage('approved', approvedAt), stage('paid', paidAt)];
}

/** A length of time in its largest unit that fits, rounded up. */
export function usualTime(ms: number): { unit: 'minute' | 'hour' | 'day'; count: number } {
  if (ms < 3_600_000) return { unit: 'minute', count: Math.max(1, Math.ceil(ms / 60_000)) };
  if (ms < 172_800_000) return { unit: 'hour', count: Math.ceil(ms / 3_600_000) };
  return { unit: 'day', count: Math.ceil(ms / 86_400_000) };
}

/** The expected duration of a request of this amount, before it is made; null while there are too few to tell. */
export const expectedMs = (
  { reviewedAbove }: Pick<WithdrawTerms, 'reviewedAbove'>,
  { usualMs, usualReviewedMs }: Pick<PayoutMethod, 'usualMs' | 'usualReviewedMs'>,
  amount: Cents,
): number | null => (amount > reviewedAbove ? usualReviewedMs : usualMs);

/** The median that fits this request: a manual review takes longer. */
export function usualMsOf(
  terms: WithdrawTerms,
  withdrawal: Pick<Withdrawal, 'kind' | 'reviewingAt'>,
): number | null {
  const method = terms.methods.find(({ name }) => name === withdrawal.kind);
  return (withdrawal.reviewingAt === null ? method?.usualMs : method?.usualReviewedMs) ?? null;
}
