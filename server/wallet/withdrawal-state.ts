import { cents } from '../../contract/money.ts';
import type { Withdrawal, WithdrawalState } from '../../contract/wallet/withdrawal.ts';
import { maskNumber } from '../names/mask-number.ts';
import type { WithdrawalRow } from './withdrawal-queries.ts';

const WAITS_FOR = {
  requested: 'house',
  reviewing: 'operator',
  approved: 'provider',
  paid: null,
  rejected: null,
} as const satisfies Record<WithdrawalState, Withdrawal['waitsFor']>;

/** In wire format: with a masked number, and without the operators' names. */
export function asWithdrawal(row: WithdrawalRow): Withdrawal {
  return {
    withdrawalId: row.id,
    state: row.state,
    kind: row.kind,
    bankName: row.bankName,
    number: maskNumber(row.number),
    amount: cents(row.amount),
    fee: cents(row.fee),
    requestedAt: row.requestedAt,
    reviewingAt: row.reviewingAt,
    approvedAt: row.approvedAt,
    paidAt: row.paidAt,
    rejectedAt: row.rejectedAt,
    waitsFor: WAITS_FOR[row.state],
    rejectedBy: row.rejectedBy,
    reason: row.reason,
  };
}

/** A stage is never dated before the previous one, whatever the clock says. */
export function stageTime({ requestedAt, reviewingAt, approvedAt }: WithdrawalRow, now: number): number {
  return Math.max(now, requestedAt, reviewingAt ?? 0, approvedAt ?? 0);
}
