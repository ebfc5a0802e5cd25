import type { DepositOfferTerms } from '../../contract/calls/bonus.ts';
import type { Deposit, DepositState } from '../../contract/calls/wallet.ts';
import { cents } from '../../contract/money.ts';
import type { Db, Tx } from '../db/sql.ts';
import { addWagering } from './wagering.ts';

/** A player has this long to pay; a payment that comes later is credited all the same. */
export const DEPOSIT_OPEN_MS = 15 * 60_000;

export interface DepositRow {
  readonly playerId: string;
  readonly id: string;
  readonly channelId: number;
  readonly provider: string;
  readonly amount: number;
  readonly currency: string;
  readonly state: DepositState;
  readonly payUrl: string | null;
  readonly qrText: string | null;
  readonly createdAt: number;
  readonly expiresAt: number;
  readonly settledAt: number | null;
  readonly paymentRef: string | null;
  /** What was agreed to with it; null without a bonus. */
  readonly bonus: DepositOfferTerms | null;
}

const waits = ({ state }: DepositRow) => state === 'created' || state === 'pending';

/** As the wire tells it. Its time counts at once: the job that writes `expired` down may come later. */
export function asDeposit(row: DepositRow, now: number): Deposit {
  const isOpen = waits(row) && row.expiresAt > now;
  return {
    depositId: row.id,
    channelId: row.channelId,
    amount: cents(row.amount),
    state: waits(row) && !isOpen ? 'expired' : row.state,
    payUrl: isOpen ? row.payUrl : null,
    qrText: isOpen ? row.qrText : null,
    createdAt: row.createdAt,
    expiresAt: row.expiresAt,
    settledAt: row.settledAt,
  };
}

export async function findDeposit(db: Db, playerId: string, id: string): Promise<DepositRow | null> {
  const [row] = await db<DepositRow[]>`
    select * from deposits where player_id = ${playerId} and id = ${id}`;
  return row ?? null;
}

/** The player's newest deposit that can still be paid in time. */
export async function findOpenDeposit(db: Db, playerId: string, now: number): Promise<DepositRow | null> {
  const [row] = await db<DepositRow[]>`
    select * from deposits
    where player_id = ${playerId} and state = 'pending' and expires_at > ${now}
    order by id desc limit 1`;
  return row ?? null;
}

/** By the id alone, as a provider names it, and locked until the transaction ends. */
export async function lockDeposit(db: Db, id: string): Promise<DepositRow | null> {
  const [row] = await db<DepositRow[]>`select * from deposits where id = ${id} for update`;
  return row ?? null;
}

/**
 * Adds a credited deposit to what the player has deposited in all, remembers its channel, and asks for as much in bets
 * before a withdrawal.
 */
export async function countDeposit(
  tx: Tx,
  { playerId, amount, channelId }: Pick<DepositRow, 'playerId' | 'amount' | 'channelId'>,
): Promise<void> {
  await tx`
    insert into player_totals as held (player_id, total_recharge, last_channel_id)
    values (${playerId}, ${amount}, ${channelId})
    on conflict (player_id) do update
    set total_recharge = held.total_recharge + excluded.total_recharge,
      last_channel_id = excluded.last_channel_id`;
  await addWagering(tx, playerId, amount);
}
