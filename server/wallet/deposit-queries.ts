import type { Cents } from '../../contract/money.ts';
import type { DepositOfferTerms } from '../../contract/rewards/bonus-calls.ts';
import type { Db, Tx } from '../db/sql.ts';
import { type HeldRow, hasHeldPayment, heldOfDeposit } from './held-payment-queries.ts';
import { type IdPage, withinPage } from './record-page-queries.ts';

export interface StoredDeposit {
  readonly playerId: string;
  readonly id: string;
  readonly channelId: number;
  readonly provider: string;
  readonly amount: Cents;
  readonly currency: string;
  readonly state: 'created' | 'pending' | 'paid' | 'failed' | 'expired' | 'cancelled';
  readonly payUrl: string | null;
  readonly qrText: string | null;
  readonly createdAt: number;
  readonly expiresAt: number;
  readonly settledAt: number | null;
  readonly cancelledAt: number | null;
  readonly paymentRef: string | null;
  /** The terms agreed to with it; null without a bonus. */
  readonly bonus: DepositOfferTerms | null;
}

export interface DepositRow extends StoredDeposit {
  readonly held: readonly HeldRow[];
}

/** The columns of `DepositRow`. */
const depositColumns = (db: Db) => db`deposits.*, ${heldOfDeposit(db)}`;

export async function findDeposit(db: Db, playerId: string, id: string): Promise<DepositRow | null> {
  const [row] = await db<DepositRow[]>`
    select ${depositColumns(db)} from deposits where player_id = ${playerId} and id = ${id}`;
  return row ?? null;
}

/** The player's newest deposit that can still be paid in time and has no payment. */
export async function findOpenDeposit(db: Db, playerId: string, now: number): Promise<DepositRow | null> {
  const [row] = await db<DepositRow[]>`
    select ${depositColumns(db)} from deposits
    where player_id = ${playerId} and state = 'pending' and expires_at > ${now} and not ${hasHeldPayment(db)}
    order by id desc limit 1`;
  return row ?? null;
}

/** When the player's first deposit was paid; null before it. */
export async function findFirstPaidAt(db: Db, playerId: string): Promise<number | null> {
  const [row] = await db<[{ at: number | null }]>`
    select min(settled_at) as at from deposits where player_id = ${playerId} and state = 'paid'`;
  return row.at;
}

interface PaidDeposit {
  readonly id: string;
  readonly amount: number;
  readonly settledAt: number;
}

/** Reads the paid deposits, the latest first, at most `most`. */
export const readPaidDeposits = (db: Db, playerId: string, most: number): Promise<PaidDeposit[]> =>
  db<PaidDeposit[]>`
    select id, amount, settled_at from deposits
    where player_id = ${playerId} and state = 'paid' order by settled_at desc, id desc limit ${most}`;

/** The deposit that two operators credited with the journal `id`. */
export async function findDepositOfCredit(db: Db, playerId: string, id: string): Promise<DepositRow | null> {
  const [row] = await db<DepositRow[]>`
    select ${depositColumns(db)} from journals join deposits using (player_id)
    where player_id = ${playerId} and journals.id = ${id} and journals.kind = 'paymentCredited'
      and settled_at = journals.at and state = 'paid'`;
  return row ?? null;
}

/** Reads a page of deposits, newest first. */
export const readDepositPage = (db: Db, page: IdPage): Promise<DepositRow[]> => db<DepositRow[]>`
    select ${depositColumns(db)} from deposits
    where ${withinPage(db, page)} and created_at >= ${page.start} and created_at < ${page.end}
    order by id desc limit ${page.limit}`;

/** By the id alone, as a provider sends it, and locked until the transaction ends. */
export async function lockDeposit(tx: Tx, id: string): Promise<StoredDeposit | null> {
  const [row] = await tx<StoredDeposit[]>`select * from deposits where id = ${id} for update`;
  return row ?? null;
}
