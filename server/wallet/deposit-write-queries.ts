import type { Cents } from '../../contract/money.ts';
import type { DepositOfferTerms } from '../../contract/rewards/bonus-calls.ts';
import type { Db, Tx } from '../db/sql.ts';
import type { StoredDeposit } from './deposit-queries.ts';

interface NewDeposit {
  readonly playerId: string;
  readonly id: string;
  readonly requestId: string;
  readonly channelId: number;
  readonly provider: string;
  readonly amount: Cents;
  readonly currency: string;
  readonly bonus: DepositOfferTerms | null;
  readonly createdAt: number;
  readonly expiresAt: number;
}

/** Inserts a deposit in the state `created`. */
export async function insertDeposit(tx: Tx, deposit: NewDeposit): Promise<void> {
  const { playerId, id, requestId, channelId, provider, amount, currency, bonus } = deposit;
  await tx`
    insert into deposits (player_id, id, request_id, channel_id, provider, amount, currency, state, created_at,
      expires_at, bonus)
    values (${playerId}, ${id}, ${requestId}, ${channelId}, ${provider}, ${amount}, ${currency}, 'created',
      ${deposit.createdAt}, ${deposit.expiresAt}, ${bonus && tx.json({ ...bonus })})`;
}

interface PaidDeposit
  extends Pick<StoredDeposit, 'playerId' | 'id' | 'channelId' | 'provider' | 'amount' | 'currency'> {
  readonly paymentRef: string;
  /** When the payment arrived. */
  readonly arrivedAt: number;
  readonly now: number;
}

/** One without an order, in the state `paid`. */
export async function insertPaidDeposit(tx: Tx, deposit: PaidDeposit): Promise<void> {
  const { playerId, id, channelId, provider, amount, currency, paymentRef, arrivedAt, now } = deposit;
  await tx`
    insert into deposits (player_id, id, request_id, channel_id, provider, amount, currency, state, created_at,
      expires_at, settled_at, payment_ref)
    values (${playerId}, ${id}, ${id}, ${channelId}, ${provider}, ${amount}, ${currency}, 'paid',
      ${arrivedAt}, ${arrivedAt}, ${now}, ${paymentRef})`;
}

type Key = Pick<StoredDeposit, 'playerId' | 'id'>;

/** Where the player pays; only of one that is still `created`. */
export async function updateDepositPending(
  db: Db,
  { playerId, id, payUrl, qrText }: Key & Pick<StoredDeposit, 'payUrl' | 'qrText'>,
): Promise<void> {
  await db`
    update deposits set state = 'pending', pay_url = ${payUrl}, qr_text = ${qrText}
    where player_id = ${playerId} and id = ${id} and state = 'created'`;
}

/** Only of one that can still be paid in time. */
export async function updateDepositCancelled(tx: Tx, { playerId, id }: Key, now: number): Promise<void> {
  await tx`
    update deposits set state = 'cancelled', cancelled_at = ${now}
    where player_id = ${playerId} and id = ${id} and state in ('created', 'pending')
      and expires_at > ${now}`;
}

export async function updateDepositFailed(tx: Tx, { playerId, id }: Key, now: number): Promise<void> {
  await tx`
    update deposits set state = 'failed', settled_at = ${now}
    where player_id = ${playerId} and id = ${id}`;
}

interface DepositPayment extends Key {
  readonly paymentRef: string;
  readonly now: number;
}

export async function updateDepositPaid(
  tx: Tx,
  { playerId, id, paymentRef, now }: DepositPayment,
): Promise<void> {
  await tx`
    update deposits set state = 'paid', settled_at = ${now}, payment_ref = ${paymentRef}
    where player_id = ${playerId} and id = ${id}`;
}

/** The same, with the amount that was paid. */
export async function updateDepositPaidAmount(
  tx: Tx,
  { playerId, id, amount, paymentRef, now }: DepositPayment & { readonly amount: Cents },
): Promise<void> {
  await tx`
    update deposits set state = 'paid', amount = ${amount}, payment_ref = ${paymentRef},
      settled_at = ${now}
    where player_id = ${playerId} and id = ${id}`;
}

/** Processes rows that no other process has locked. Returns how many. */
export async function updateDepositsExpired(db: Db, now: number, batch: number): Promise<number> {
  const result = await db`
    update deposits set state = 'expired'
    where (player_id, id) in (
      select player_id, id from deposits
      where state in ('created', 'pending') and expires_at <= ${now}
      order by expires_at limit ${batch}
      for update skip locked
    )`;
  return result.count;
}

interface SilentDepositQuery {
  readonly providers: readonly string[];
  readonly now: number;
  /** Times: created after the first and until the second, last queried until the third; claimed as if queried at the last. */
  readonly createdAfter: number;
  readonly createdUntil: number;
  readonly askedUntil: number;
  readonly claimedAs: number;
  readonly batch: number;
}

/** Deposits without a report of their provider, newest first; each is claimed for a while, until `updateAsked`. */
export const claimSilentDeposits = (
  db: Db,
  { providers, now, createdAfter, createdUntil, askedUntil, claimedAs, batch }: SilentDepositQuery,
): Promise<StoredDeposit[]> => db<StoredDeposit[]>`
    update deposits set asked_at = ${claimedAs}
    where id in (
      select id from deposits
      where state in ('created', 'pending', 'expired', 'cancelled') and pay_url is not null
        and created_at <= ${createdUntil} and created_at > ${createdAfter}
        and provider in ${db([...providers])}
        and (asked_at is null or asked_at <= ${askedUntil} or asked_at > ${now})
      order by created_at desc limit ${batch}
      for update skip locked
    )
    returning *`;

/** Its provider has answered, and what it answered is processed. */
export async function updateAsked(
  db: Db,
  { playerId, id }: Pick<StoredDeposit, 'playerId' | 'id'>,
  now: number,
): Promise<void> {
  await db`update deposits set asked_at = ${now} where player_id = ${playerId} and id = ${id}`;
}
