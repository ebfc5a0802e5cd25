import type { HeldReason } from '../../contract/wallet/held-payment.ts';
import type { Db, Tx } from '../db/sql.ts';
import { postJournal } from '../ledger/post-journal.ts';
import { lockPlayer, readDepositLeft } from '../protection/public/player-limits.ts';
import { countDeposit, lockDeposit, type StoredDeposit } from './deposit-rows.ts';
import { HELD_VERDICTS, type HeldVerdict } from './public/held-payments.ts';

/** A payment that came and was not credited: it waits for an operator, or is on its way back. */
export interface LeftOver {
  readonly id: string;
  readonly at: number;
  readonly verdict: HeldVerdict;
  readonly resolution: 'returning' | null;
  readonly provider: string;
  readonly paymentRef: string;
  /** Cents of `currency`, as the provider named them. */
  readonly amount: number;
  readonly currency: string;
  /** As the provider named it: there may be no such deposit. */
  readonly depositId: string;
  /** Null where no deposit is known by this name. */
  readonly playerId: string | null;
  readonly account: string | null;
}

/** Money in another currency, and no money at all, have no place in the ledger. */
export const isBookable = (payment: { amount: number; currency: string }, ownCurrency: string): boolean =>
  payment.amount > 0 && payment.currency === ownCurrency;

interface Holding {
  /** Of the callback, and of the journal. */
  readonly id: string;
  readonly provider: string;
  readonly amount: number;
  readonly reason: HeldReason;
  readonly at: number;
}

/**
 * Books money that arrived and is not credited. What lies beyond the player's limit is known to be theirs and goes back;
 * of any other nobody knows yet whose it is.
 */
export async function bookLeftOver(tx: Tx, held: Holding, playerId: string | null): Promise<void> {
  const isTheirs = held.reason === 'limit' && playerId !== null;
  await postJournal(tx, {
    playerId: isTheirs ? playerId : null,
    id: held.id,
    kind: isTheirs ? 'paymentHeld' : 'paymentLeftOver',
    entries: [
      { account: isTheirs ? 'player:held' : 'house:unclaimed', amount: held.amount },
      { account: `provider:${held.provider}`, amount: -held.amount },
    ],
    at: held.at,
  });
}

const select = (db: Db) => db`
  select callback.id, callback.at, verdict, resolution, callback.provider, callback.payment_ref, callback.amount,
    callback.currency, deposit_id, deposits.player_id, players.account
  from payment_callbacks as callback
  left join deposits on deposits.id = deposit_id and deposits.provider = callback.provider
  left join players on players.id = deposits.player_id
  where callback.status = 'paid' and verdict in ${db([...HELD_VERDICTS])} and callback.resolved_at is null`;

/** Oldest first. */
export async function listLeftOver(db: Db): Promise<LeftOver[]> {
  return db<LeftOver[]>`${select(db)} order by callback.at, callback.id`;
}

/** Locked until the transaction ends; null when there is none of this id that is unresolved. */
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
 * @throws RangeError for a payment that the ledger cannot hold, or beyond the player's limit; it can only be returned.
 */
export async function creditLeftOver(tx: Tx, payment: LeftOver, { id, now }: Resolving): Promise<void> {
  const deposit = await lockDeposit(tx, payment.depositId);
  if (!deposit || !isBookable(payment, deposit.currency))
    throw new RangeError(`${payment.amount} ${payment.currency} cannot be credited`);
  const { playerId, channelId } = deposit;
  await lockPlayer(tx, playerId);
  const left = await readDepositLeft(tx, playerId, now, { id: deposit.id, isInTime: false });
  if (left !== null && payment.amount > left)
    throw new RangeError('The player’s own deposit limit is reached');
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
  await tx`
    update payment_callbacks set resolution = 'credited', resolved_at = ${now} where id = ${payment.id}`;
}

interface Crediting extends Resolving {
  readonly deposit: StoredDeposit;
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

/**
 * Ties a payment whose reference nobody knew to the deposit that it was made for. From then on its player sees it.
 * @throws RangeError when there is no such deposit at the payment's provider.
 */
export async function assignLeftOver(tx: Tx, payment: LeftOver, depositId: string): Promise<string> {
  const deposit = await lockDeposit(tx, depositId);
  if (deposit?.provider !== payment.provider)
    throw new RangeError(`${payment.provider} has no deposit ${depositId}`);
  await tx`
    update payment_callbacks
    set deposit_id = ${depositId}, ordered_amount = ${deposit.amount},
      reason = ${payment.currency === deposit.currency ? 'unknown' : 'currency'}
    where id = ${payment.id}`;
  return deposit.playerId;
}
