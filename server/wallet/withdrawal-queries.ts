import type { Cents } from '../../contract/money.ts';
import type { PayoutKind, WithdrawalState } from '../../contract/wallet/withdrawal.ts';
import type { Db, Tx } from '../db/sql.ts';
import { type IdPage, withinPage } from './record-page-queries.ts';

export interface WithdrawalRow {
  readonly playerId: string;
  readonly id: string;
  readonly kind: PayoutKind;
  readonly institutionId: number;
  readonly bankName: string;
  readonly holder: string;
  readonly number: string;
  readonly amount: Cents;
  readonly fee: Cents;
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
  /** How often the provider has refused the order. */
  readonly refusals: number;
  readonly payoutRef: string | null;
}

export async function findWithdrawal(db: Db, playerId: string, id: string): Promise<WithdrawalRow | null> {
  const [row] = await db<WithdrawalRow[]>`
    select * from withdrawals where player_id = ${playerId} and id = ${id}`;
  return row ?? null;
}

/** Whether a balance below the minimum was paid out, or is on its way, since the latest deposit. */
export async function hasPaidRemainder(db: Db, playerId: string): Promise<boolean> {
  const { count } = await db`
    select from withdrawals
    where player_id = ${playerId} and is_remainder and state <> 'rejected' and requested_at >= coalesce(
      (select max(settled_at) from deposits where player_id = ${playerId} and state = 'paid'), '-infinity')
    limit 1`;
  return count > 0;
}

/** Reads the open withdrawals, newest first. */
export const readOpenWithdrawals = (db: Db, playerId: string): Promise<WithdrawalRow[]> =>
  db<WithdrawalRow[]>`
    select * from withdrawals
    where player_id = ${playerId} and state in ('requested', 'reviewing', 'approved') order by id desc`;

/** Reads a page of withdrawals, newest first. */
export const readWithdrawalPage = (db: Db, page: IdPage): Promise<WithdrawalRow[]> =>
  db<WithdrawalRow[]>`
    select * from withdrawals
    where ${withinPage(db, page)} and requested_at >= ${page.start} and requested_at < ${page.end}
    order by id desc limit ${page.limit}`;

/** By the id alone, as operators and providers send it, and locked until the transaction ends. */
export async function lockWithdrawal(tx: Tx, id: string): Promise<WithdrawalRow | null> {
  const [row] = await tx<WithdrawalRow[]>`select * from withdrawals where id = ${id} for update`;
  return row ?? null;
}

interface ListedWithdrawal extends WithdrawalRow {
  readonly account: string;
  /** Another player has the same payout account. */
  readonly isShared: boolean;
  /** Callbacks that contradict it. */
  readonly contradictions: number;
}

/** Those that have not ended, and those with contradictory callbacks; oldest first. */
export const readWithdrawalsToDecide = (tx: Tx): Promise<ListedWithdrawal[]> =>
  tx<ListedWithdrawal[]>`
    select withdrawals.*, players.account,
      exists (select from payout_accounts as other
        where other.kind = withdrawals.kind and other.institution_id = withdrawals.institution_id
          and other.number = withdrawals.number and other.player_id <> withdrawals.player_id) as is_shared,
      (select count(*) from payout_callbacks
        where withdrawal_id = withdrawals.id and verdict in ('contradicts', 'mismatched'))::int as contradictions
    from withdrawals join players on players.id = withdrawals.player_id
    where state in ('requested', 'reviewing', 'approved')
      or withdrawals.id in (select withdrawal_id from payout_callbacks where verdict in ('contradicts', 'mismatched'))
    order by requested_at, withdrawals.id`;

interface Circumstances {
  /** Cents that were approved without a person since `since`. */
  readonly ofDay: number;
  /** Another player has the same payout account. */
  readonly isShared: boolean;
  readonly isVerified: boolean;
}

/** The data that decide whether a withdrawal needs a person. */
export async function readCircumstances(
  tx: Tx,
  row: Pick<WithdrawalRow, 'playerId' | 'kind' | 'institutionId' | 'number'>,
  since: number,
): Promise<Circumstances | null> {
  const [found] = await tx<Circumstances[]>`
    select
      (select coalesce(sum(amount), 0)::bigint from withdrawals
        where player_id = ${row.playerId} and state in ('approved', 'paid') and reviewing_at is null
          and requested_at > ${since}) as of_day,
      exists (select from payout_accounts
        where kind = ${row.kind} and institution_id = ${row.institutionId} and number = ${row.number}
          and player_id <> ${row.playerId}) as is_shared,
      exists (select from players where id = ${row.playerId} and kyc_state = 2 and status = 'open') as is_verified`;
  return found ?? null;
}

interface UsualPayoutTime {
  readonly isReviewed: boolean;
  readonly usualMs: number;
}

/** Medians of the latest ones that were paid; none of fewer than `fewest`. */
export const readUsualTimes = (
  db: Db,
  kind: PayoutKind,
  { latest, fewest }: { readonly latest: number; readonly fewest: number },
): Promise<UsualPayoutTime[]> =>
  db<UsualPayoutTime[]>`
    select reviewing_at is not null as is_reviewed,
      (percentile_cont(0.5) within group (order by extract(epoch from paid_at - requested_at)) * 1000)::bigint
        as usual_ms
    from (
      select requested_at, reviewing_at, paid_at from withdrawals
      where kind = ${kind} and state = 'paid' order by paid_at desc limit ${latest}
    ) as latest
    group by 1 having count(*) >= ${fewest}`;

/** A withdrawal that is neither paid nor rejected. */
export async function hasOpenWithdrawal(tx: Tx, playerId: string): Promise<boolean> {
  const { count } = await tx`
    select from withdrawals where player_id = ${playerId} and state in ('requested', 'reviewing', 'approved') limit 1`;
  return count > 0;
}
