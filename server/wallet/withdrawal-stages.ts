import { readConfig } from '../config/public/config-store.ts';
import type { Tx } from '../db/sql.ts';
import { postJournal } from '../ledger/post-journal.ts';
import { readWagering } from '../rewards/public/wagering.ts';
import { stageTime, type WithdrawalRow } from './withdrawal-rows.ts';

const DAY_MS = 86_400_000;

/** Every one of these takes a row that `lockWithdrawal` has locked, in the state that its name leads on from. */

/** Small ones need nobody; what is large, adds up, or goes where another player is paid to waits for the operator. */
export async function decide(tx: Tx, row: WithdrawalRow, now: number): Promise<void> {
  const at = stageTime(row, now);
  if (await isSmall(tx, row, now))
    await tx`update withdrawals set state = 'approved', approved_at = ${at} where id = ${row.id}`;
  else await tx`update withdrawals set state = 'reviewing', reviewing_at = ${at} where id = ${row.id}`;
}

async function isSmall(tx: Tx, row: WithdrawalRow, now: number): Promise<boolean> {
  const { autoApproveMax, autoApproveDayMax } = await readConfig(tx, 'withdraw');
  if (row.amount > autoApproveMax) return false;
  // Two requests of one player are decided one after the other, or neither would see the other's amount.
  await tx`
    select from balances where player_id = ${row.playerId} and account = 'player:withdrawal' for update`;
  const [found] = await tx<{ ofDay: number; isShared: boolean; isVerified: boolean }[]>`
    select
      (select coalesce(sum(amount), 0)::bigint from withdrawals
        where player_id = ${row.playerId} and state in ('approved', 'paid') and reviewing_at is null
          and requested_at > ${now - DAY_MS}) as of_day,
      exists (select from payout_accounts
        where kind = ${row.kind} and house_id = ${row.houseId} and number = ${row.number}
          and player_id <> ${row.playerId}) as is_shared,
      exists (select from players where id = ${row.playerId} and kyc_state = 2 and status = 'open') as is_verified`;
  if (!found || (await readWagering(tx, row.playerId)).left > 0) return false;
  return found.isVerified && !found.isShared && found.ofDay + row.amount <= autoApproveDayMax;
}

export async function approve(tx: Tx, row: WithdrawalRow, now: number): Promise<void> {
  await tx`
    update withdrawals set state = 'approved', approved_at = ${stageTime(row, now)} where id = ${row.id}`;
}

interface Rejecting {
  /** Of the journal that gives the money back. */
  readonly id: string;
  readonly by: 'operator' | 'provider';
  readonly reason: string;
  readonly now: number;
}

/** The whole amount is the player's again at once, fee included. */
export async function reject(tx: Tx, row: WithdrawalRow, { id, by, reason, now }: Rejecting): Promise<void> {
  const at = stageTime(row, now);
  await tx`
    update withdrawals set state = 'rejected', rejected_at = ${at}, rejected_by = ${by}, reason = ${reason}
    where id = ${row.id}`;
  await postJournal(tx, {
    playerId: row.playerId,
    id,
    kind: 'withdrawalReturned',
    entries: [
      { account: 'player:withdrawal', amount: -row.amount },
      { account: 'player:coin', amount: row.amount },
    ],
    at,
  });
}

interface Paying {
  readonly id: string;
  /** The provider's name for the payout. */
  readonly payoutRef: string;
  readonly now: number;
}

/** The money has left the house. */
export async function pay(tx: Tx, row: WithdrawalRow, { id, payoutRef, now }: Paying): Promise<void> {
  const at = stageTime(row, now);
  const { playerId, amount, fee } = row;
  await tx`
    update withdrawals set state = 'paid', paid_at = ${at}, payout_ref = ${payoutRef} where id = ${row.id}`;
  await postJournal(tx, {
    playerId,
    id,
    kind: 'withdrawalPaid',
    entries: [
      { account: 'player:withdrawal', amount: -amount },
      { account: `provider:${row.provider}`, amount: amount - fee },
      { account: 'house:fees', amount: fee },
    ],
    at,
  });
  await tx`
    insert into player_totals as held (player_id, exchange) values (${playerId}, ${amount})
    on conflict (player_id) do update set exchange = held.exchange + excluded.exchange`;
}
