import type { Cents } from '../../contract/money.ts';
import type { HeldReason } from '../../contract/wallet/held-payment.ts';
import type { Db } from '../db/sql.ts';
import { HELD_VERDICTS } from './payment-verdicts.ts';

const MAX_SHOWN = 200;

/** A held payment as the database writes it into a deposit's row. */
export interface HeldRow {
  readonly id: string;
  readonly depositId: string;
  readonly reason: HeldReason;
  readonly resolution: 'credited' | 'returning' | 'returned' | null;
  readonly amount: Cents;
  readonly currency: string;
  readonly orderedAmount: number;
  readonly paymentRef: string;
  readonly at: number;
  readonly resolvedAt: number | null;
  readonly returnRef: string | null;
}

const heldPaymentColumns = (db: Db) => db`
  held.id, held.deposit_id, held.reason, held.resolution, held.amount, held.currency, held.ordered_amount,
  held.payment_ref, held.at, held.resolved_at, held.return_ref`;

const isHeld = (db: Db) => db`held.status = 'paid' and held.verdict in ${db([...HELD_VERDICTS])}`;

const milliseconds = (db: Db, column: string) => db`floor(extract(epoch from ${db(column)}) * 1000)::bigint`;

/** For a query over deposits: the payments of each that were held, oldest first, as a column `held`. */
export const heldOfDeposit = (db: Db) => db`
  (select coalesce(json_agg(json_build_object('id', held.id, 'depositId', held.deposit_id, 'reason', held.reason,
      'resolution', held.resolution, 'amount', held.amount, 'currency', held.currency,
      'orderedAmount', held.ordered_amount, 'paymentRef', held.payment_ref, 'at', ${milliseconds(db, 'held.at')},
      'resolvedAt', ${milliseconds(db, 'held.resolved_at')}, 'returnRef', held.return_ref)
      order by held.at, held.id), '[]')
    from payment_callbacks as held where held.deposit_id = deposits.id and ${isHeld(db)}) as held`;

/** For a query over deposits: whether a payment of it was ever held. */
export const hasHeldPayment = (db: Db) => db`
  exists (select from payment_callbacks as held where held.deposit_id = deposits.id and ${isHeld(db)})`;

/** Those of a player that arrived in a span, newest first. */
export const readHeldRows = (
  db: Db,
  playerId: string,
  { start, end }: { start: number; end: number },
): Promise<HeldRow[]> => db<HeldRow[]>`
    select ${heldPaymentColumns(db)} from payment_callbacks as held join deposits on deposits.id = held.deposit_id
    where deposits.player_id = ${playerId} and ${isHeld(db)} and held.at >= ${start} and held.at < ${end}
    order by held.at desc, held.id desc limit ${MAX_SHOWN}`;

/** Those of a player that are not resolved, oldest first. */
export const readUnresolvedRows = (db: Db, playerId: string): Promise<HeldRow[]> => db<HeldRow[]>`
    select ${heldPaymentColumns(db)} from payment_callbacks as held join deposits on deposits.id = held.deposit_id
    where deposits.player_id = ${playerId} and ${isHeld(db)} and held.resolved_at is null
    order by held.at, held.id limit ${MAX_SHOWN}`;
