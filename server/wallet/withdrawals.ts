import type { Cents } from '../../contract/money.ts';
import { cents, NO_CENTS } from '../../contract/money.ts';
import {
  type getWithdrawal,
  type getWithdrawTerms,
  requestWithdrawal,
} from '../../contract/wallet/withdraw-calls.ts';
import { withdrawalFee } from '../../contract/wallet/withdraw-rules.ts';
import {
  type WithdrawNeed,
  type WithdrawTerms,
  withdrawNeedSchema,
} from '../../contract/wallet/withdrawal.ts';
import { paymentProviders } from '../adapters/payment-providers.ts';
import { signInConfig } from '../auth/public/auth-config.ts';
import { KYC_STATES } from '../auth/public/kyc-state.ts';
import { CallError } from '../call-error.ts';
import { readConfig } from '../config/public/config-value-queries.ts';
import { marketConfig } from '../config/public/market-config.ts';
import type { Context, Work } from '../context.ts';
import { isUuid } from '../db/is-uuid.ts';
import type { Tx } from '../db/sql.ts';
import { type Handler, memberOf } from '../http/handler.ts';
import { transfer } from '../ledger/entries.ts';
import { BalanceTooLow, postJournal } from '../ledger/post-journal.ts';
import { readBalance } from '../ledger/read-balance.ts';
import { withRequestId } from '../ledger/request-ids.ts';
import { readRealName } from '../profile/public/personal-details.ts';
import { lockPlayer } from '../protection/public/player-limits.ts';
import { lockCoin } from './balance-queries.ts';
import { readPayoutRows } from './payout-account-queries.ts';
import { readInstitutionNames, readPayoutMethods } from './payout-methods.ts';
import { withdrawConfig } from './public/wallet-config.ts';
import { readPayoutAccounts } from './read-payout-accounts.ts';
import { moveWithdrawal } from './send-payouts.ts';
import { readWageringDeposits } from './wagering-deposits.ts';
import { readPasswordState, verifyWithdrawPassword } from './withdraw-password.ts';
import { readWithdrawalConditions, refusalOf } from './withdrawal-conditions.ts';
import { findWithdrawal, hasPaidRemainder, readOpenWithdrawals } from './withdrawal-queries.ts';
import { asWithdrawal } from './withdrawal-state.ts';
import { insertWithdrawal } from './withdrawal-write-queries.ts';

const readWithdrawTerms: Handler<typeof getWithdrawTerms> = async (_body, request) => {
  const { sql, clock, hooks } = request.context;
  const { id, isWithdrawalOnly } = memberOf(request);
  const [
    coin,
    pending,
    conditions,
    password,
    realName,
    methods,
    accounts,
    open,
    signIn,
    rules,
    hasHadRemainder,
  ] = await Promise.all([
    readBalance(sql, id, 'coin'),
    readBalance(sql, id, 'withdrawal'),
    readWithdrawalConditions(sql, hooks, { playerId: id, isWithdrawalOnly }),
    readPasswordState(sql, id, clock.now()),
    readRealName(sql, id),
    readPayoutMethods(sql),
    readPayoutAccounts(sql, id),
    readOpenWithdrawals(sql, id),
    readConfig(sql, signInConfig),
    readConfig(sql, withdrawConfig),
    hasPaidRemainder(sql, id),
  ]);
  const { kyc, wagering, unmet } = conditions;
  const needs: readonly WithdrawNeed[] = [
    ...unmet,
    ...(password.hasPassword ? [] : ['password' as const]),
    ...(accounts.length > 0 ? [] : ['account' as const]),
  ];
  const found: WithdrawTerms = {
    coin: cents(coin),
    pending: cents(pending),
    withdrawable: unmet.length > 0 ? NO_CENTS : cents(coin),
    canPayRemainder: !hasHadRemainder,
    missing: withdrawNeedSchema.options.filter((need) => needs.includes(need)),
    hasKyc: KYC_STATES.indexOf(kyc),
    hasPassword: password.hasPassword,
    passwordLength: signIn.safeboxPasswordLength,
    passwordLockedUntil: password.lockedUntil,
    realName,
    wageringLeft: wagering.left,
    wageringOf: wagering.of,
    wageringDeposits: await readWageringDeposits(sql, id, wagering.left),
    reviewedAbove: cents(rules.autoApproveMax),
    methods,
    accounts,
    open: open.map(asWithdrawal),
  };
  return found;
};

/** Checks neither the account's status nor the registers: whoever may not play may still withdraw their money. */
const withdraw: Handler<typeof requestWithdrawal> = async (
  { requestId, bankId, amount, password },
  request,
) => {
  const { context } = request;
  const { id: playerId, isWithdrawalOnly } = memberOf(request);
  await verifyWithdrawPassword(context, playerId, password);
  // The password is not part of the stored body: a short one could be found from its hash.
  const about = { playerId, call: requestWithdrawal.name, requestId, body: { bankId, amount } };
  const id = await withRequestId(context, about, (tx) =>
    bookWithdrawal(tx, context, { playerId, isWithdrawalOnly, requestId, bankId, amount }),
  );
  await moveWithdrawal(context, id);
  return readCurrent(context, playerId, id);
};

interface WithdrawalRequest {
  readonly playerId: string;
  readonly isWithdrawalOnly: boolean;
  readonly requestId: string;
  readonly bankId: number;
  readonly amount: Cents;
}

/** @throws CallError for whatever prevents the withdrawal; then nothing has moved. */
async function bookWithdrawal(tx: Tx, context: Work, wanted: WithdrawalRequest): Promise<string> {
  const { playerId, isWithdrawalOnly, requestId, bankId, amount } = wanted;
  // First: an account that is changed or removed beside it is read before or after, and of a concurrently credited
  // deposit either both money and wagering are seen, or neither.
  await lockPlayer(tx, playerId);
  await lockCoin(tx, playerId);
  const conditions = await readWithdrawalConditions(tx, context.hooks, { playerId, isWithdrawalOnly });
  if (conditions.unmet.includes('kyc')) throw refusalOf('kyc', conditions);
  const account = (await readPayoutRows(tx, playerId)).find((row) => row.bankId === bankId);
  if (!account) throw new CallError('payoutAccountUnknown', `the player has no account ${bankId}`);
  const [{ methods }, nameOf, { currency }] = [
    await readConfig(tx, withdrawConfig),
    await readInstitutionNames(tx),
    await readConfig(tx, marketConfig),
  ];
  const method = methods[account.kind];
  const bankName = nameOf(account.kind, account.institutionId);
  const [provider] = paymentProviders(context.settings).values();
  if (!method.isOpen || bankName === '' || !provider)
    throw new CallError('payoutMethodClosed', `${account.kind} is closed`);
  const { minAmount: minimum, maxAmount: maximum } = method;
  const isRemainder = amount < minimum;
  if (isRemainder && !(await mayPayRemainder(tx, playerId, amount)))
    throw new CallError('withdrawTooSmall', `below ${minimum}`, { minimum });
  if (amount > maximum) throw new CallError('withdrawTooLarge', `above ${maximum}`, { maximum });
  // These come last: an amount or an account can be corrected at once, a deposit or bets cannot.
  const [unmet] = conditions.unmet;
  if (unmet) throw refusalOf(unmet, conditions);

  const id = context.newId();
  const now = context.clock.now();
  const fee = withdrawalFee(cents(amount), { ...method, feeFixed: cents(method.feeFixed) });
  const { kind, institutionId, holder, number } = account;
  await insertWithdrawal(tx, {
    playerId,
    id,
    requestId,
    bankId,
    kind,
    institutionId,
    bankName,
    holder,
    number,
    amount,
    fee,
    isRemainder,
    currency,
    provider: provider.name,
    requestedAt: now,
  });
  try {
    await postJournal(tx, {
      playerId,
      id,
      kind: 'withdrawal',
      requestId,
      entries: transfer(amount, { from: 'player:coin', to: 'player:withdrawal' }),
      at: now,
    });
  } catch (error) {
    if (error instanceof BalanceTooLow)
      throw new CallError('balanceTooLow', 'the balance is below the amount');
    throw error;
  }
  return id;
}

/**
 * Whether an amount below the minimum is all that the player has: it is paid out once between two deposits, so that no
 * money is trapped. Open wagering rejects it later, and bonus money is not in this balance. Under the lock of the balance.
 */
async function mayPayRemainder(tx: Tx, playerId: string, amount: Cents): Promise<boolean> {
  return amount === (await readBalance(tx, playerId, 'coin')) && !(await hasPaidRemainder(tx, playerId));
}

async function readCurrent({ sql }: Context, playerId: string, id: string) {
  const row = isUuid(id) ? await findWithdrawal(sql, playerId, id) : null;
  if (!row) throw new CallError('withdrawalUnknown', 'the player has no such withdrawal');
  return { ...asWithdrawal(row), coin: cents(await readBalance(sql, playerId, 'coin')) };
}

const readWithdrawalStatus: Handler<typeof getWithdrawal> = async ({ withdrawalId }, request) =>
  readCurrent(request.context, memberOf(request).id, withdrawalId);

export const withdrawalHandlers = {
  getWithdrawTerms: readWithdrawTerms,
  requestWithdrawal: withdraw,
  getWithdrawal: readWithdrawalStatus,
};
