import { subtractCents } from '../../contract/money-arithmetic.ts';
import { readConfig } from '../config/public/config-value-queries.ts';
import type { Tx } from '../db/sql.ts';
import { negate, transfer } from '../ledger/entries.ts';
import { addToWithdrawn } from '../ledger/player-totals.ts';
import { postJournal } from '../ledger/post-journal.ts';
import { queuePush } from '../push/public/queue-push.ts';
import { readWagering } from '../rewards/public/wagering.ts';
import { lockMoneyOnItsWay } from './balance-queries.ts';
import { withdrawConfig } from './public/wallet-config.ts';
import { readCircumstances, type WithdrawalRow } from './withdrawal-queries.ts';
import { stageTime } from './withdrawal-state.ts';
import {
  updateWithdrawalApproved,
  updateWithdrawalPaid,
  updateWithdrawalRejected,
  updateWithdrawalReviewing,
} from './withdrawal-write-queries.ts';

const DAY_MS = 86_400_000;

/** Each of these takes a row that `lockWithdrawal` has locked, in the state before the one of its name. */

/**
 * Small ones are approved automatically; a large one, a large total, or an account that another player is paid to
 * waits for the operator.
 */
export async function decide(tx: Tx, row: WithdrawalRow, now: number): Promise<void> {
  const at = stageTime(row, now);
  if (await isSmall(tx, row, now)) await updateWithdrawalApproved(tx, row.id, at);
  else await updateWithdrawalReviewing(tx, row.id, at);
}

async function isSmall(tx: Tx, row: WithdrawalRow, now: number): Promise<boolean> {
  const { autoApproveMax, autoApproveDayMax } = await readConfig(tx, withdrawConfig);
  if (row.amount > autoApproveMax) return false;
  // Requests of one player are decided one after the other: concurrently, neither would see the other's amount.
  await lockMoneyOnItsWay(tx, row.playerId);
  const found = await readCircumstances(tx, row, now - DAY_MS);
  if (!found || (await readWagering(tx, row.playerId)).left > 0) return false;
  return found.isVerified && !found.isShared && found.ofDay + row.amount <= autoApproveDayMax;
}

export const approve = (tx: Tx, row: WithdrawalRow, now: number): Promise<void> =>
  updateWithdrawalApproved(tx, row.id, stageTime(row, now));

interface WithdrawalRejection {
  /** Id of the journal that returns the money. */
  readonly id: string;
  readonly by: 'operator' | 'provider';
  readonly reason: string;
  readonly now: number;
}

/** Returns the whole amount to the player at once, fee included. */
export async function reject(
  tx: Tx,
  row: WithdrawalRow,
  { id, by, reason, now }: WithdrawalRejection,
): Promise<void> {
  const at = stageTime(row, now);
  await updateWithdrawalRejected(tx, { id: row.id, at, by, reason });
  await postJournal(tx, {
    playerId: row.playerId,
    id,
    kind: 'withdrawalReturned',
    entries: transfer(row.amount, { from: 'player:withdrawal', to: 'player:coin' }),
    at,
  });
  await tell(tx, row, now);
}

interface WithdrawalPayout {
  readonly id: string;
  /** The provider's id of the payout. */
  readonly payoutRef: string;
  readonly now: number;
}

/** Books a payout whose money has left the platform. */
export async function pay(
  tx: Tx,
  row: WithdrawalRow,
  { id, payoutRef, now }: WithdrawalPayout,
): Promise<void> {
  const at = stageTime(row, now);
  const { playerId, amount, fee } = row;
  await updateWithdrawalPaid(tx, { id: row.id, at, payoutRef });
  await postJournal(tx, {
    playerId,
    id,
    kind: 'withdrawalPaid',
    entries: [
      { account: 'player:withdrawal', amount: negate(amount) },
      { account: `provider:${row.provider}`, amount: subtractCents(amount, fee) },
      { account: 'house:fees', amount: fee },
    ],
    at,
  });
  await addToWithdrawn(tx, { playerId, amount });
  await tell(tx, row, now);
}

/** A withdrawal ends once, so it is told once. */
const tell = (tx: Tx, { id, playerId }: WithdrawalRow, now: number): Promise<void> =>
  queuePush(tx, 'withdrawal', [{ playerId, key: `withdrawal:${id}` }], now);
