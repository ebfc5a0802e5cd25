import { MAX_PAYOUT_ACCOUNTS } from '../../contract/limits.ts';
import type { addBankInfo, modifyBankInfo } from '../../contract/wallet/withdraw-calls.ts';
import {
  comparableName,
  findAccountNumberError,
  payoutNumber,
} from '../../contract/wallet/withdraw-rules.ts';
import type { PayoutKind } from '../../contract/wallet/withdrawal.ts';
import { lengthsConfig, signInConfig } from '../auth/public/auth-config.ts';
import { CallError } from '../call-error.ts';
import { readConfig } from '../config/public/config-value-queries.ts';
import type { Db, Tx } from '../db/sql.ts';
import { type Handler, memberOf } from '../http/handler.ts';
import { withRequestId } from '../ledger/request-ids.ts';
import { runTransaction } from '../ledger/run-transaction.ts';
import { readRealName } from '../profile/public/personal-details.ts';
import { lockPlayer } from '../protection/public/player-limits.ts';
import {
  insertPayoutAccount,
  type PayoutAccountRow,
  readPayoutRows,
  saveDefaultAccount,
  updatePayoutAccount,
  updatePayoutAccountRemoved,
} from './payout-account-queries.ts';
import { readInstitutionNames } from './payout-methods.ts';
import { readPayoutAccounts } from './read-payout-accounts.ts';
import { verifyWithdrawPassword } from './withdraw-password.ts';

interface NewPayoutAccount {
  readonly kind: PayoutKind;
  readonly institutionId: number;
  readonly holder: string;
  /** In stored form. */
  readonly number: string;
}

async function storedNumber(db: Db, kind: PayoutKind, typed: string): Promise<string> {
  const { countryCode } = await readConfig(db, signInConfig);
  return payoutNumber(typed, kind, countryCode);
}

/** @throws CallError for a bank that is not offered, a number out of bounds or a name that is not the player's. */
async function checkAccount(
  db: Db,
  playerId: string,
  { kind, institutionId, holder, number }: NewPayoutAccount,
): Promise<void> {
  const [nameOf, lengths, realName] = await Promise.all([
    readInstitutionNames(db),
    readConfig(db, lengthsConfig),
    readRealName(db, playerId),
  ]);
  if (nameOf(kind, institutionId) === '')
    throw new CallError('payoutMethodClosed', `no ${kind} ${institutionId} is offered`);
  const error = findAccountNumberError(number, lengths.withdrawAccount);
  if (error) throw new CallError('payoutNumberInvalid', error, { error, ...lengths.withdrawAccount });
  if (realName === '')
    throw new CallError('realNameMissing', 'the name on the identity documents is not known');
  if (comparableName(holder) !== comparableName(realName))
    throw new CallError('holderNotPlayer', 'the account is in another name');
}

/** Locked until the transaction ends: two concurrent accounts must not get the same number. */
async function lockAccounts(tx: Tx, playerId: string): Promise<PayoutAccountRow[]> {
  await lockPlayer(tx, playerId);
  return readPayoutRows(tx, playerId);
}

function rejectKnown(rows: readonly PayoutAccountRow[], wanted: NewPayoutAccount, exceptId = 0): void {
  const isKnown = rows.some(
    (row) =>
      row.bankId !== exceptId &&
      row.kind === wanted.kind &&
      row.institutionId === wanted.institutionId &&
      row.number === wanted.number,
  );
  if (isKnown) throw new CallError('payoutAccountKnown', 'the player has this account already');
}

/** While accounts exist, one of them is the default. */
async function settleDefault(tx: Tx, playerId: string, wantedId: number | null): Promise<void> {
  const rows = await readPayoutRows(tx, playerId);
  const chosen = rows.find(({ bankId }) => bankId === wantedId) ?? rows[0];
  await saveDefaultAccount(tx, { playerId, bankId: chosen?.bankId ?? 0 });
}

const addAccount: Handler<typeof addBankInfo> = async (
  { requestId, password, isDefault, ...wanted },
  request,
) => {
  const { context } = request;
  const { id: playerId } = memberOf(request);
  await verifyWithdrawPassword(context, playerId, password);
  // The password is not part of the stored body: a short one could be found from its hash.
  const about = { playerId, call: 'addBankInfo', requestId, body: { ...wanted, isDefault } };
  const bankId = await withRequestId(context, about, async (tx) => {
    const rows = await lockAccounts(tx, playerId);
    const number = await storedNumber(tx, wanted.kind, wanted.number);
    const stored = { ...wanted, number };
    await checkAccount(tx, playerId, stored);
    if (rows.length >= MAX_PAYOUT_ACCOUNTS)
      throw new CallError('payoutAccountsFull', 'no more accounts are allowed');
    rejectKnown(rows, stored);
    const newId = await insertPayoutAccount(tx, {
      playerId,
      kind: wanted.kind,
      institutionId: wanted.institutionId,
      holder: wanted.holder.trim(),
      number,
      now: context.clock.now(),
    });
    const prior = rows.find((row) => row.isDefault)?.bankId;
    await settleDefault(tx, playerId, isDefault || prior === undefined ? newId : prior);
    return newId;
  });
  const account = (await readPayoutAccounts(context.sql, playerId)).find((found) => found.bankId === bankId);
  if (!account) throw new CallError('payoutAccountUnknown', 'the account was removed since');
  return account;
};

const changeAccount: Handler<typeof modifyBankInfo> = async ({ bankId, password, ...wanted }, request) => {
  const { context } = request;
  const { id: playerId } = memberOf(request);
  await verifyWithdrawPassword(context, playerId, password);
  await runTransaction(context.sql, async (tx) => {
    const rows = await lockAccounts(tx, playerId);
    const row = rows.find((found) => found.bankId === bankId);
    if (!row) throw new CallError('payoutAccountUnknown', `the player has no account ${bankId}`);
    const prior = rows.find(({ isDefault }) => isDefault)?.bankId ?? null;
    if (wanted.isRemoved) {
      await updatePayoutAccountRemoved(tx, { playerId, bankId, now: context.clock.now() });
    } else {
      const { institutionId, holder } = wanted;
      const number = wanted.number == null ? row.number : await storedNumber(tx, row.kind, wanted.number);
      const changed = { kind: row.kind, institutionId, holder, number };
      await checkAccount(tx, playerId, changed);
      rejectKnown(rows, changed, bankId);
      await updatePayoutAccount(tx, { playerId, bankId, institutionId, holder: holder.trim(), number });
    }
    await settleDefault(tx, playerId, wanted.isDefault ? bankId : prior);
  });
  return { accounts: await readPayoutAccounts(context.sql, playerId) };
};

export const payoutAccountHandlers = { addBankInfo: addAccount, modifyBankInfo: changeAccount };
