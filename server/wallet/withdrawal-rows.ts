import { cents } from '../../contract/money.ts';
import type { PayoutKind, Withdrawal, WithdrawalState } from '../../contract/wallet/withdrawal.ts';
import type { Db, Tx } from '../db/sql.ts';
import { maskNumber } from '../names/mask-number.ts';

export interface WithdrawalRow {
  readonly playerId: string;
  readonly id: string;
  readonly kind: PayoutKind;
  readonly houseId: number;
  readonly bankName: string;
  readonly holder: string;
  readonly number: string;
  readonly amount: number;
  readonly fee: number;
  readonly currency: string;
  readonly provider: string;
  readonly state: WithdrawalState;
  readonly requestedAt: number;
  readonly reviewingAt: number | null;
  readonly approvedAt: number | null;
  readonly paidAt: number | null;
  readonly rejectedAt: number | null;
  readonly rejectedBy: 'operator' | 'provider' | null;
  readonly reason: string;
  readonly firstApprover: string | null;
  readonly sentAt: number | null;
  readonly payoutRef: string | null;
}

const WAITS_FOR = {
  requested: 'house',
  reviewing: 'operator',
  approved: 'provider',
  paid: null,
  rejected: null,
} as const satisfies Record<WithdrawalState, Withdrawal['waitsFor']>;

/** As the wire tells it: without the number in full, and without who in the house did what. */
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

export async function findWithdrawal(db: Db, playerId: string, id: string): Promise<WithdrawalRow | null> {
  const [row] = await db<WithdrawalRow[]>`
    select * from withdrawals where player_id = ${playerId} and id = ${id}`;
  return row ?? null;
}

/** Newest first. */
export async function readOpenWithdrawals(db: Db, playerId: string): Promise<WithdrawalRow[]> {
  return db<WithdrawalRow[]>`
    select * from withdrawals
    where player_id = ${playerId} and state in ('requested', 'reviewing', 'approved') order by id desc`;
}

/** By the id alone, as an operator and a provider name it, and locked until the transaction ends. */
export async function lockWithdrawal(tx: Tx, id: string): Promise<WithdrawalRow | null> {
  const [row] = await tx<WithdrawalRow[]>`select * from withdrawals where id = ${id} for update`;
  return row ?? null;
}

/** A stage never lies before the one that led to it, whatever a clock says. */
export function stageTime({ requestedAt, reviewingAt, approvedAt }: WithdrawalRow, now: number): number {
  return Math.max(now, requestedAt, reviewingAt ?? 0, approvedAt ?? 0);
}
