import { cents } from '../../contract/money.ts';
import type { DepositOfferTerms } from '../../contract/rewards/bonus-calls.ts';
import type { Deposit } from '../../contract/wallet/wallet-calls.ts';
import type { Db, Tx } from '../db/sql.ts';
import { addWagering } from '../rewards/public/wagering.ts';
import {
  asHeldPayment,
  type HeldRow,
  hasHeldPayment,
  heldOfDeposit,
  stateOfHeld,
} from './public/held-payments.ts';

/** A player has this long to pay; a payment that comes later is credited too, where the player's limits leave room. */
export const DEPOSIT_OPEN_MS = 15 * 60_000;

export interface StoredDeposit {
  readonly playerId: string;
  readonly id: string;
  readonly channelId: number;
  readonly provider: string;
  readonly amount: number;
  readonly currency: string;
  readonly state: 'created' | 'pending' | 'paid' | 'failed' | 'expired' | 'cancelled';
  readonly payUrl: string | null;
  readonly qrText: string | null;
  readonly createdAt: number;
  readonly expiresAt: number;
  readonly settledAt: number | null;
  readonly cancelledAt: number | null;
  readonly paymentRef: string | null;
  /** What was agreed to with it; null without a bonus. */
  readonly bonus: DepositOfferTerms | null;
}

export interface DepositRow extends StoredDeposit {
  readonly held: readonly HeldRow[];
}

const waits = ({ state }: StoredDeposit) => state === 'created' || state === 'pending';

/** Whether it can still be paid in time. */
export const isOpen = (row: StoredDeposit, now: number) => waits(row) && row.expiresAt > now;

/** As the wire tells it. Its time counts at once: the job that writes `expired` down may come later. */
export function asDeposit(row: DepositRow, now: number): Deposit {
  const ofHeld = row.state === 'paid' ? null : stateOfHeld(row.held);
  const isPayable = isOpen(row, now) && ofHeld === null;
  return {
    depositId: row.id,
    channelId: row.channelId,
    amount: cents(row.amount),
    state: ofHeld ?? (waits(row) && !isPayable ? 'expired' : row.state),
    payUrl: isPayable ? row.payUrl : null,
    qrText: isPayable ? row.qrText : null,
    createdAt: row.createdAt,
    expiresAt: row.expiresAt,
    settledAt: row.settledAt ?? row.cancelledAt,
    held: row.held.map(asHeldPayment),
  };
}

/** The columns of `DepositRow`. */
export const depositColumns = (db: Db) => db`deposits.*, ${heldOfDeposit(db)}`;

export async function findDeposit(db: Db, playerId: string, id: string): Promise<DepositRow | null> {
  const [row] = await db<DepositRow[]>`
    select ${depositColumns(db)} from deposits where player_id = ${playerId} and id = ${id}`;
  return row ?? null;
}

/** The player's newest deposit that can still be paid in time and of which nothing has arrived. */
export async function findOpenDeposit(db: Db, playerId: string, now: number): Promise<DepositRow | null> {
  const [row] = await db<DepositRow[]>`
    select ${depositColumns(db)} from deposits
    where player_id = ${playerId} and state = 'pending' and expires_at > ${now} and not ${hasHeldPayment(db)}
    order by id desc limit 1`;
  return row ?? null;
}

/** By the id alone, as a provider names it, and locked until the transaction ends. */
export async function lockDeposit(db: Db, id: string): Promise<StoredDeposit | null> {
  const [row] = await db<StoredDeposit[]>`select * from deposits where id = ${id} for update`;
  return row ?? null;
}

/**
 * Adds a credited deposit to what the player has deposited in all, remembers its channel, and asks for as much in bets
 * before a withdrawal.
 */
export async function countDeposit(
  tx: Tx,
  { playerId, amount, channelId }: Pick<StoredDeposit, 'playerId' | 'amount' | 'channelId'>,
): Promise<void> {
  await tx`
    insert into player_totals as held (player_id, total_recharge, last_channel_id)
    values (${playerId}, ${amount}, ${channelId})
    on conflict (player_id) do update
    set total_recharge = held.total_recharge + excluded.total_recharge,
      last_channel_id = excluded.last_channel_id`;
  await addWagering(tx, playerId, amount);
}
