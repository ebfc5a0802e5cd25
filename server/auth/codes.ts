import type { smsSend } from '../../contract/auth/code-calls.ts';
import { CodePurpose, LoginType } from '../../contract/ids.ts';
import { CODE_TRIES, CODE_VALID_MS, CODE_WAIT_MS } from '../../contract/limits.ts';
import { messageSender } from '../adapters/message-senders.ts';
import { CallError } from '../call-error.ts';
import { readConfig } from '../config/public/config-value-queries.ts';
import type { RandomSource } from '../context.ts';
import type { Tx } from '../db/sql.ts';
import type { CallRequest, Handler } from '../http/handler.ts';
import { rateAddress } from '../http/rate-address.ts';
import { runTransaction } from '../ledger/run-transaction.ts';
import type { CodeMessage } from '../localization/code-messages.ts';
import { codesConfig } from './auth-config.ts';
import {
  addCodeTry,
  countCodes,
  findNewestCode,
  insertCode,
  lockCodesOfPhone,
  updateCodeUsed,
} from './code-queries.ts';
import { checkNobody, hashPassword, isPassword } from './passwords.ts';
import { readPhone } from './phone.ts';
import { findPhoneOwner } from './phone-queries.ts';
import { lengthsConfig, signInConfig } from './public/auth-config.ts';
import { sendCodeMessage } from './send-code-message.ts';
import { rejectClosedMethod } from './sign-in-methods.ts';

const DAY_MS = 86_400_000;

/**
 * Sends a code, or tells the number's owner why there is none. Either way one row is written, one hash computed and
 * one message sent, so that neither the answer nor its time reveals whether the number has an account.
 */
const sendSmsCode: Handler<typeof smsSend> = async ({ phone: typed, purpose, deviceId }, request) => {
  const { sql, settings, random, clock, newId } = request.context;
  await rejectClosedPurpose(purpose, request);
  const playerId = purpose === CodePurpose.bind ? (request.player?.id ?? null) : null;
  const [signIn, lengths] = await Promise.all([
    readConfig(sql, signInConfig),
    readConfig(sql, lengthsConfig),
  ]);
  const phone = readPhone(typed, signIn);
  const sender = messageSender(settings);
  if (!sender) throw new CallError('signInWayClosed', 'The platform has no message sender.');
  const code = drawCode(random, lengths.smsCode.max);
  const codeHash = await hashPassword(code);
  const now = clock.now();
  const row = {
    id: newId(),
    phone,
    purpose,
    playerId,
    codeHash,
    madeAt: now,
    expiresAt: now + CODE_VALID_MS,
    address: rateAddress(request.ip),
    deviceId,
  };
  const message = await runTransaction(sql, async (tx) => {
    await rejectTooMany(tx, row, signIn.smsCodeSendLimit);
    const kind = await chooseMessage(tx, row);
    // No code was sent, so the code of the row is known to nobody.
    await insertCode(tx, row);
    return kind;
  });
  await sendCodeMessage(request, sender, { ...row, code, message });
  return { phone, nextAt: now + CODE_WAIT_MS, expiresAt: row.expiresAt };
};

async function rejectClosedPurpose(purpose: CodePurpose, { context, player }: CallRequest): Promise<void> {
  if (purpose === CodePurpose.register || purpose === CodePurpose.loginAndRegister)
    await rejectClosedMethod(context, LoginType.phone);
  if (purpose === CodePurpose.bind && !player)
    throw new CallError('sessionEnded', 'Only a signed-in player can join a number.');
}

interface NewCode {
  readonly phone: string;
  readonly purpose: CodePurpose;
  readonly playerId: string | null;
  readonly madeAt: number;
  readonly address: string;
  readonly deviceId: string;
}

/** @throws CallError codeTooSoon or codeLimitReached. Requests for one number are serialized. */
async function rejectTooMany(tx: Tx, code: NewCode, phoneDayLimit: number): Promise<void> {
  const { phone, address, deviceId, madeAt: now } = code;
  await lockCodesOfPhone(tx, phone);
  // A time further ahead was written by a clock that was set back since: it must not make anybody wait.
  const [counted, limits] = await Promise.all([
    countCodes(tx, { phone, address, deviceId, since: now - DAY_MS, lastUntil: now + CODE_WAIT_MS }),
    readConfig(tx, codesConfig),
  ]);
  const nextAt = (counted.lastAt ?? 0) + CODE_WAIT_MS;
  if (nextAt > now) throw new CallError('codeTooSoon', 'The last code was sent just now.', { nextAt });
  const isOver =
    counted.ofPhone >= phoneDayLimit ||
    counted.ofAddress >= limits.addressDayLimit ||
    counted.ofDevice >= limits.deviceDayLimit;
  if (isOver) throw new CallError('codeLimitReached', 'No more codes today for this number or from here.');
}

async function chooseMessage(tx: Tx, { phone, purpose, playerId }: NewCode): Promise<CodeMessage> {
  const owner = await findPhoneOwner(tx, phone);
  switch (purpose) {
    case CodePurpose.register:
      return owner ? 'hasAccount' : 'code';
    case CodePurpose.bind:
      return owner && owner !== playerId ? 'isOthers' : 'code';
    case CodePurpose.forget:
      return owner ? 'code' : 'noAccount';
    case CodePurpose.loginAndRegister:
      return 'code';
  }
}

/** Codes are uniformly distributed: bytes that would favour some digits are drawn again. */
export function drawCode(random: RandomSource, digits: number): string {
  let code = '';
  while (code.length < digits) {
    for (const byte of random.bytes(digits)) if (byte < 250 && code.length < digits) code += byte % 10;
  }
  return code;
}

interface ShownCode {
  readonly phone: string;
  /** One of the wire's, or of the server's own. */
  readonly purpose: number;
  readonly playerId?: string;
  readonly code: string;
}

/**
 * Consumes a code: only the newest of its number and purpose, once, in time, within its tries.
 * @throws CallError codeWrong with how many tries are left, or codeExpired.
 */
export async function consumeCode(
  { sql, clock }: CallRequest['context'],
  { phone, purpose, playerId, code }: ShownCode,
): Promise<void> {
  const now = clock.now();
  const sent = await findNewestCode(sql, { phone, purpose, playerId: playerId ?? null });
  const expired = () => new CallError('codeExpired', 'There is no valid code for this number.');
  if (!sent) {
    await checkNobody(code);
    throw expired();
  }
  let tries = null as number | null;
  // Counted before it is checked, so that a hundred concurrent tries count as a hundred.
  const countTry = async () => {
    tries = await addCodeTry(sql, sent.id, { now, maxTries: CODE_TRIES });
    return tries !== null;
  };
  if (await isPassword(sent.codeHash, code.trim(), countTry)) {
    if (!(await updateCodeUsed(sql, sent.id, now))) throw expired();
    return;
  }
  if (tries === null) throw expired();
  throw new CallError('codeWrong', 'This is not the code that was sent.', { left: CODE_TRIES - tries });
}

export const codeHandlers = { smsSend: sendSmsCode };
