import type { Db, Tx } from '../db/sql.ts';
import { postJournal } from '../ledger/post-journal.ts';
import { countDeposit, type DepositRow, lockDeposit } from './deposit-rows.ts';

/** A payment that came, was not credited, and waits for an operator. */
export interface LeftOver {
  readonly id: string;
  readonly at: number;
  readonly verdict: 'paidTwice' | 'mismatched';
  readonly provider: string;
  readonly paymentRef: string;
  /** Cents of `currency`, as the provider named them. */
  readonly amount: number;
  readonly currency: string;
  readonly depositId: string;
  readonly account: string;
}

/** Money in another currency, and no money at all, have no place in the ledger. */
export const isBookable = (payment: { amount: number; currency: string }, depositCurrency: string): boolean =>
  payment.amount > 0 && payment.currency === depositCurrency;

/** Writes down that the provider holds money of which the house does not know yet whose it is. */
export async function bookLeftOver(
  tx: Tx,
  payment: { id: string; provider: string; amount: number },
  at: number,
): Promise<void> {
  await postJournal(tx, {
    playerId: null,
    id: payment.id,
    kind: 'paymentLeftOver',
    entries: [
      { account: 'house:unclaimed', amount: payment.amount },
      { account: `provider:${payment.provider}`, amount: -payment.amount },
    ],
    at,
  });
}

const select = (db: Db) => db`
  select callback.id, callback.at, verdict, callback.provider, callback.payment_ref, callback.amount,
    callback.currency, deposit_id, players.account
  from payment_callbacks as callback
  join deposits on deposits.id = deposit_id
  join players on players.id = deposits.player_id
  where callback.status = 'paid' and verdict in ('paidTwice', 'mismatched') and resolution is null`;

/** Oldest first. */
export async function listLeftOver(db: Db): Promise<LeftOver[]> {
  return db<LeftOver[]>`${select(db)} order by callback.at, callback.id`;
}

/** Locked until the transaction ends; null when there is none of this id that still waits. */
export async function lockLeftOver(tx: Tx, id: string): Promise<LeftOver | null> {
  const [row] = await tx<LeftOver[]>`${select(tx)} and callback.id = ${id} for update of callback`;
  return row ?? null;
}

interface Resolving {
  /** Of the new journal, and of the deposit's row where one more is needed. */
  readonly id: string;
  readonly now: number;
}

/**
 * Gives the player what really came: an unpaid deposit becomes paid with that amount, beside a paid one stands one
 * more, so that records and sums tell the truth.
 * @throws RangeError for a payment that the ledger cannot hold; it can only be returned.
 */
export async function creditLeftOver(tx: Tx, payment: LeftOver, { id, now }: Resolving): Promise<void> {
  const deposit = await lockDeposit(tx, payment.depositId);
  if (!deposit || !isBookable(payment, deposit.currency))
    throw new RangeError(`${payment.amount} ${payment.currency} cannot be credited`);
  const { playerId, channelId } = deposit;
  await (deposit.state === 'paid' ? addDeposit : payDeposit)(tx, { deposit, payment, id, now });
  await postJournal(tx, {
    playerId,
    id,
    kind: 'paymentCredited',
    entries: [
      { account: 'player:coin', amount: payment.amount },
      { account: 'house:unclaimed', amount: -payment.amount },
    ],
    at: now,
  });
  await countDeposit(tx, { playerId, amount: payment.amount, channelId });
  await close(tx, payment, 'credited', now);
}

interface Crediting extends Resolving {
  readonly deposit: DepositRow;
  readonly payment: LeftOver;
}

async function payDeposit(tx: Tx, { deposit, payment, now }: Crediting): Promise<void> {
  await tx`
    update deposits set state = 'paid', amount = ${payment.amount}, payment_ref = ${payment.paymentRef},
      settled_at = ${now}
    where player_id = ${deposit.playerId} and id = ${deposit.id}`;
}

async function addDeposit(tx: Tx, { deposit, payment, id, now }: Crediting): Promise<void> {
  const { playerId, channelId, provider, currency } = deposit;
  await tx`
    insert into deposits (player_id, id, request_id, channel_id, provider, amount, currency, state, created_at,
      expires_at, settled_at, payment_ref)
    values (${playerId}, ${id}, ${id}, ${channelId}, ${provider}, ${payment.amount}, ${currency}, 'paid',
      ${payment.at}, ${payment.at}, ${now}, ${payment.paymentRef})`;
}

/** Writes down that the operator has sent the money back at the provider. */
export async function returnLeftOver(tx: Tx, payment: LeftOver, { id, now }: Resolving): Promise<void> {
  const deposit = await lockDeposit(tx, payment.depositId);
  if (deposit && isBookable(payment, deposit.currency)) {
    await postJournal(tx, {
      playerId: null,
      id,
      kind: 'paymentReturned',
      entries: [
        { account: `provider:${payment.provider}`, amount: payment.amount },
        { account: 'house:unclaimed', amount: -payment.amount },
      ],
      at: now,
    });
  }
  await close(tx, payment, 'returned', now);
}

async function close(tx: Tx, { id }: LeftOver, resolution: string, now: number): Promise<void> {
  await tx`update payment_callbacks set resolution = ${resolution}, resolved_at = ${now} where id = ${id}`;
}
