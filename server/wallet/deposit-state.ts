import { cents } from '../../contract/money.ts';
import type { Deposit } from '../../contract/wallet/wallet-calls.ts';
import type { DepositRow, StoredDeposit } from './deposit-queries.ts';
import { asHeldPayment, stateOfHeld } from './held-payments.ts';

/** A player has this long to pay; a later payment is credited too, within the player's limits. */
export const DEPOSIT_OPEN_MS = 15 * 60_000;

const isWaiting = ({ state }: StoredDeposit) => state === 'created' || state === 'pending';

/** Whether it can still be paid in time. */
export const isOpen = (row: StoredDeposit, now: number) => isWaiting(row) && row.expiresAt > now;

/** In wire format. Expiry is computed: the job that stores `expired` may run later. */
export function asDeposit(row: DepositRow, now: number): Deposit {
  const ofHeld = row.state === 'paid' ? null : stateOfHeld(row.held);
  const isPayable = isOpen(row, now) && ofHeld === null;
  return {
    depositId: row.id,
    channelId: row.channelId,
    amount: cents(row.amount),
    state: ofHeld ?? (isWaiting(row) && !isPayable ? 'expired' : row.state),
    payUrl: isPayable ? row.payUrl : null,
    qrText: isPayable ? row.qrText : null,
    createdAt: row.createdAt,
    expiresAt: row.expiresAt,
    settledAt: row.settledAt ?? row.cancelledAt,
    held: row.held.map(asHeldPayment),
  };
}
