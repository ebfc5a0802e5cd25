import { type Cents, cents } from '../../contract/money.ts';
import type { getSafebox, moveSafebox, SafeboxDirection } from '../../contract/wallet/safebox-calls.ts';
import { signInConfig } from '../auth/public/auth-config.ts';
import { CallError } from '../call-error.ts';
import { readConfig } from '../config/public/config-value-queries.ts';
import type { Context } from '../context.ts';
import type { Tx } from '../db/sql.ts';
import { type Handler, memberOf } from '../http/handler.ts';
import { transfer } from '../ledger/entries.ts';
import { BalanceTooLow, postJournal } from '../ledger/post-journal.ts';
import { readWallet } from '../ledger/read-balance.ts';
import { withRequestId } from '../ledger/request-ids.ts';
import { lockCoinAndSafebox } from './balance-queries.ts';
import { safeboxConfig } from './wallet-config.ts';
import { readPasswordState, verifyWithdrawPassword } from './withdraw-password.ts';

const readSafebox: Handler<typeof getSafebox> = async (_body, request) => {
  const { sql, clock } = request.context;
  const { id } = memberOf(request);
  const [{ coin, safebox }, password, { safeboxPasswordLength }, rules] = await Promise.all([
    readWallet(sql, id),
    readPasswordState(sql, id, clock.now()),
    readConfig(sql, signInConfig),
    readConfig(sql, safeboxConfig),
  ]);
  return {
    coin,
    safebox,
    hasPassword: password.hasPassword,
    passwordLength: safeboxPasswordLength,
    passwordLockedUntil: password.lockedUntil,
    minAmount: cents(rules.minAmount),
    maxHeld: cents(rules.maxHeld),
  };
};

/**
 * Does not check the account's status: whoever may not play may still lock money away, and move it out to withdraw
 * it.
 */
const moveSafeboxMoney: Handler<typeof moveSafebox> = async ({ password, ...body }, request) => {
  const { id: playerId } = memberOf(request);
  await verifyWithdrawPassword(request.context, playerId, password);
  return moveLocked(request.context, { playerId, ...body });
};

interface SafeboxMove {
  readonly playerId: string;
  readonly requestId: string;
  readonly direction: SafeboxDirection;
  readonly amount: Cents;
}

/** @throws CallError when the amount is not available, or not allowed; then nothing has moved. */
export function moveLocked(context: Context, wanted: SafeboxMove): Promise<{ coin: Cents; safebox: Cents }> {
  const { playerId, requestId, direction, amount } = wanted;
  const isIn = direction === 'in';
  // As with a withdrawal: a hash of six digits is not secret, so the password is not part of the stored body.
  const about = { playerId, call: 'moveSafebox', requestId, body: { direction, amount } };
  return withRequestId(context, about, async (tx) => {
    // Locks both accounts, in the order in which a journal locks them: what is checked here holds until it is booked.
    await lockCoinAndSafebox(tx, playerId);
    await rejectBeyondBounds(tx, wanted);
    try {
      await postJournal(tx, {
        playerId,
        id: context.newId(),
        kind: isIn ? 'safeboxIn' : 'safeboxOut',
        requestId,
        entries: transfer(
          amount,
          isIn
            ? { from: 'player:coin', to: 'player:safebox' }
            : { from: 'player:safebox', to: 'player:coin' },
        ),
        at: context.clock.now(),
      });
    } catch (error) {
      if (!(error instanceof BalanceTooLow)) throw error;
      throw new CallError(isIn ? 'balanceTooLow' : 'safeboxTooLow', 'the balance is below the amount');
    }
    const { coin, safebox } = await readWallet(tx, playerId);
    return { coin, safebox };
  });
}

async function rejectBeyondBounds(tx: Tx, { playerId, direction, amount }: SafeboxMove): Promise<void> {
  const { minAmount: minimum, maxHeld: maximum } = await readConfig(tx, safeboxConfig);
  const { coin, safebox } = await readWallet(tx, playerId);
  const isAll = amount === (direction === 'in' ? coin : safebox);
  if (amount < minimum && !isAll) throw new CallError('safeboxTooSmall', `below ${minimum}`, { minimum });
  if (direction === 'in' && safebox + amount > maximum)
    throw new CallError('safeboxTooLarge', `above ${maximum}`, { maximum });
}

export const safeboxHandlers = { getSafebox: readSafebox, moveSafebox: moveSafeboxMoney };
