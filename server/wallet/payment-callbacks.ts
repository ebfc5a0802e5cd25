import { cents } from '../../contract/money.ts';
import type { HeldReason } from '../../contract/wallet/held-payment.ts';
import type { CallbackMessage, PaymentEvent, PaymentProvider } from '../adapters/payment.ts';
import { writeAudit } from '../audit/audit-log.ts';
import { noteCallerFault } from '../caller-faults.ts';
import { readConfig } from '../config/public/config-value-queries.ts';
import { marketConfig } from '../config/public/market-config.ts';
import type { Context } from '../context.ts';
import type { Tx } from '../db/sql.ts';
import type { Hooks } from '../hooks.ts';
import { bodyHash } from '../ledger/body-hash.ts';
import { transfer } from '../ledger/entries.ts';
import { postJournal } from '../ledger/post-journal.ts';
import { runTransaction } from '../ledger/run-transaction.ts';
import { makeId } from '../make-id.ts';
import { findBar } from '../protection/public/may-play.ts';
import { readDepositLeft } from '../protection/public/player-limits.ts';
import { grantBonus } from '../rewards/public/bonus-grants.ts';
import { countDeposit } from './count-deposit.ts';
import { lockDeposit, type StoredDeposit } from './deposit-queries.ts';
import { isOpen } from './deposit-state.ts';
import { updateDepositFailed, updateDepositPaid } from './deposit-write-queries.ts';
import {
  findCallback,
  insertNewCallback,
  readEarlierCallbacks,
  saveHeldReason,
  saveVerdict,
  updateCallbacksNoChange,
} from './payment-callback-queries.ts';
import type { CallbackVerdict } from './payment-verdicts.ts';
import { updatePaymentReturning } from './unmatched-payment-queries.ts';
import { bookUnmatched, isBookable } from './unmatched-payments.ts';

/** The callback is accepted and need not be repeated. */
export const ACCEPTED_VERDICTS: ReadonlySet<CallbackVerdict> = new Set([
  'credited',
  'failed',
  'noChange',
  'paidTwice',
  'overLimit',
]);

/** A payer pays twice, too much or too little at will; the money waits for the operator's `payment` commands. */
const PAYERS_FAULTS: ReadonlySet<CallbackVerdict> = new Set(['paidTwice', 'mismatched', 'overLimit']);

/**
 * Processes one callback: signature, then once per event, then the deposit, all in one transaction. A repeated
 * event gets its first verdict again and changes nothing.
 */
export async function receiveCallback(
  context: Context,
  provider: PaymentProvider,
  message: CallbackMessage,
): Promise<CallbackVerdict> {
  const now = context.clock.now();
  const reading = provider.readCallback(message, now);
  if (reading.verdict !== 'good') {
    // Without a row: anybody can send these in any number.
    const { verdict } = reading;
    noteCallerFault(context.log, 'payment callback refused', { provider: provider.name, verdict });
    return reading.verdict;
  }
  return applyEvent(context, provider, reading.event);
}

/** The same for an authenticated event, from a callback or a query. */
export async function applyEvent(
  context: Context,
  provider: PaymentProvider,
  event: PaymentEvent,
): Promise<CallbackVerdict> {
  const now = context.clock.now();
  // Of its content, not its text: a provider may serialize the same event differently the next time.
  const hash = bodyHash(event);
  const { verdict, isRepeat } = await runTransaction(context.sql, async (tx) => {
    const id = context.newId();
    const prior = await claimEvent(tx, { id, provider: provider.name, event, hash, now });
    if (prior) return { verdict: prior, isRepeat: true };
    const { clock, random, hooks } = context;
    const settling = { id, event, provider, now, clock, hooks, random: random.bytes };
    const settled = await settleEvent(tx, settling);
    await saveVerdict(tx, { provider: provider.name, eventId: event.eventId, verdict: settled });
    return { verdict: settled, isRepeat: false };
  });
  const { eventId, reference, amount } = event;
  const details = { verdict, isRepeat, eventId, depositId: reference, amount };
  if (PAYERS_FAULTS.has(verdict)) noteCallerFault(context.log, 'payment held', details);
  else context.log[ACCEPTED_VERDICTS.has(verdict) ? 'info' : 'warn'](details, 'payment callback');
  return verdict;
}

interface Claim {
  id: string;
  provider: string;
  event: PaymentEvent;
  hash: Buffer;
  now: number;
}

/** Null when the event is new; else its first verdict. A concurrent one waits here. */
async function claimEvent(tx: Tx, claim: Claim): Promise<CallbackVerdict | null> {
  if (await insertNewCallback(tx, claim)) return null;
  const { provider, event, hash } = claim;
  const prior = await findCallback(tx, { provider, eventId: event.eventId });
  // Two different messages with one id: the first one holds.
  return prior && hash.equals(prior.bodyHash) ? prior.verdict : 'mismatched';
}

interface PaymentSettlement {
  /** The callback's id, which is also that of the journal of held money. */
  id: string;
  event: PaymentEvent;
  provider: PaymentProvider;
  /** When the callback arrived. */
  now: number;
  clock: Context['clock'];
  hooks: Hooks;
  random: (count: number) => Uint8Array;
}

async function settleEvent(tx: Tx, settling: PaymentSettlement): Promise<CallbackVerdict> {
  const { event, provider, now } = settling;
  const deposit = await lockDeposit(tx, event.reference);
  if (deposit?.provider !== provider.name) return settleUnknown(tx, settling);
  if (event.status === 'paid' && (await isAccountedFor(tx, settling, deposit.currency))) return 'noChange';
  if (event.amount !== deposit.amount || event.currency !== deposit.currency) {
    if (event.status === 'paid') await putAside(tx, settling, deposit, mismatchOf(event, deposit));
    return 'mismatched';
  }
  if (event.status === 'paid') return settlePaid(tx, settling, deposit);
  if (deposit.state !== 'created' && deposit.state !== 'pending') return 'noChange';
  await updateDepositFailed(tx, deposit, now);
  return 'failed';
}

function mismatchOf(event: PaymentEvent, { amount, currency }: StoredDeposit): HeldReason {
  if (event.currency !== currency) return 'currency';
  return event.amount < amount ? 'short' : 'over';
}

/** Its player is unknown, but the money has arrived: it is booked until an operator assigns it. */
async function settleUnknown(tx: Tx, settling: PaymentSettlement): Promise<CallbackVerdict> {
  const { event } = settling;
  if (event.status !== 'paid') return 'unknownDeposit';
  const { currency } = await readConfig(tx, marketConfig);
  if (await isAccountedFor(tx, settling, currency)) return 'noChange';
  await putAside(tx, settling, { playerId: null, amount: null, currency }, 'unknown');
  return 'unknownDeposit';
}

/**
 * Whether an earlier event reported the same payment: one payment counts once, however many events name it. A held
 * payment is decided by the operator, also when a corrected event follows; only one that the ledger cannot book is
 * replaced by an event that it can.
 */
async function isAccountedFor(
  tx: Tx,
  { id, event, provider }: PaymentSettlement,
  currency: string,
): Promise<boolean> {
  const earlier = await readEarlierCallbacks(tx, { provider: provider.name, event, exceptId: id });
  if (earlier.length === 0) return false;
  const isHolding = earlier.some(
    (row) => row.verdict === 'credited' || row.resolution !== null || isBookable(row, currency),
  );
  if (isHolding || !isBookable(event, currency)) return true;
  const ids = earlier.map((row) => row.id);
  await updateCallbacksNoChange(tx, ids);
  return false;
}

type OrderedAmount = Pick<StoredDeposit, 'currency'> & {
  readonly playerId: string | null;
  readonly amount: number | null;
};

/** Holds money that is not credited, and stores the reason and the ordered amount. */
async function putAside(
  tx: Tx,
  { id, event, provider, now }: PaymentSettlement,
  { playerId, amount, currency }: OrderedAmount,
  reason: HeldReason,
): Promise<void> {
  await saveHeldReason(tx, { id, reason, orderedAmount: amount });
  if (!isBookable(event, currency)) return;
  const held = { id, provider: provider.name, amount: cents(event.amount), reason, at: now };
  await bookUnmatched(tx, held, playerId);
}

/**
 * Received money belongs to the player, also after the deposit expired, failed or was cancelled; but only once, and
 * within the limits in force now. Checked under the lock that deposits and limits wait for.
 */
async function settlePaid(
  tx: Tx,
  settling: PaymentSettlement,
  deposit: StoredDeposit,
): Promise<CallbackVerdict> {
  const { id, event, clock, hooks, random } = settling;
  const { playerId, amount } = deposit;
  if (deposit.state === 'paid') {
    if (deposit.paymentRef === event.paymentId) return 'noChange';
    await putAside(tx, settling, deposit, 'twice');
    return 'paidTwice';
  }
  // Received money is credited also to a player who may not play any more: they can withdraw it. A bonus is not.
  const { bar, now } = await findBar(tx, clock, playerId);
  const left = await readDepositLeft(tx, hooks, playerId, now, {
    id: deposit.id,
    isInTime: isOpen(deposit, now),
  });
  if (left !== null && amount > left) {
    await putAside(tx, settling, deposit, 'limit');
    await updatePaymentReturning(tx, id);
    await writeAudit(tx, {
      id: makeId(now, random(10)),
      at: now,
      actor: 'house',
      act: 'payment held',
      subject: playerId,
      details: { payment: id, paymentRef: event.paymentId, depositId: deposit.id, amount, left },
    });
    return 'overLimit';
  }
  await credit(tx, deposit, { event, now });
  if (bar === null) await grantBonus(tx, deposit, { now, random });
  return 'credited';
}

async function credit(
  tx: Tx,
  deposit: StoredDeposit,
  { event, now }: Pick<PaymentSettlement, 'event' | 'now'>,
): Promise<void> {
  const { playerId, id, amount, channelId } = deposit;
  await updateDepositPaid(tx, { playerId, id, paymentRef: event.paymentId, now });
  // The deposit's id is the journal's: the ledger's own key prevents a second credit.
  await postJournal(tx, {
    playerId,
    id,
    kind: 'deposit',
    entries: transfer(amount, { from: `provider:${deposit.provider}`, to: 'player:coin' }),
    at: now,
  });
  await countDeposit(tx, { playerId, amount, channelId });
}
