import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { ERROR_CODES } from '../../contract/errors.ts';
import { signBody } from '../../server/adapters/signature.ts';
import { SECRET } from '../server/sandbox/start-sandbox.ts';
import { newNumber, PIN, REAL_NAME } from '../server/wallet/withdraw-platform.ts';
import { call, mustCall, type PlayerLog, recordAnswer, retry } from './retrying-client.ts';

const DEPOSIT = 50_000;
const WITHDRAWAL = 20_000;
const LOCKED = 10_000;
const ROUND_MS = 2_500;
/** Pause between two actions of one player, so that the ledger can be read at the end. */
const PAUSE_MS = 200;
const CALLBACK_TIMEOUT_MS = 20_000;

/** The platform under test, and the payouts that its provider was asked for. */
export interface LoadPlatform {
  readonly appUrl: string;
  readonly gamesUrl: string;
  payouts(): readonly { readonly reference: string }[];
}

/** Players of one kind continue while this returns true, and never stop in the middle of an action. */
export type ShouldContinue = () => boolean;
/** Prepares before the first kill; the returned function performs one action after the other. */
export type Kind = (platform: LoadPlatform, log: PlayerLog) => Promise<() => Promise<void>>;

const asMember = (platform: LoadPlatform, log: PlayerLog) => ({
  url: platform.appUrl,
  token: log.player.sessionId,
});

/** Deposits, and the provider's callback for each: sent twice at once until both were answered. */
export const depositor: Kind = async (platform, log) => {
  const where = asMember(platform, log);
  const { appRechargeTypeMap } = await mustCall(log, where, 'getTradeInfo', {});
  const channelId = Number(Object.keys(appRechargeTypeMap)[0]);
  return async () => {
    const body = { requestId: randomUUID(), channelId, amount: DEPOSIT };
    const { depositId } = await mustCall(log, where, 'recharge', body);
    const event = JSON.stringify({
      eventId: randomUUID(),
      paymentId: `payment-${depositId}`,
      reference: depositId,
      amount: DEPOSIT,
      currency: 'PHP',
      status: 'paid',
    });
    await Promise.all([sendUntilAnswered(platform, log, event), sendUntilAnswered(platform, log, event)]);
    recordAnswer(log, depositId, DEPOSIT);
    await wait(PAUSE_MS);
  };
};

async function sendUntilAnswered(platform: LoadPlatform, log: PlayerLog, body: string): Promise<void> {
  const status = await retry(log, async () => {
    const answer = await fetch(`${platform.appUrl}/callbacks/payment/sandbox`, {
      method: 'POST',
      headers: { ...signBody(SECRET, 'callback', body, Date.now()) },
      body,
      signal: AbortSignal.timeout(CALLBACK_TIMEOUT_MS),
    });
    return answer.status >= 500 ? null : answer.status;
  });
  if (status !== 200) throw new Error(`a callback was answered ${status}`);
}

export const spinner: Kind = async (platform, log) => {
  const { url } = await mustCall(log, asMember(platform, log), 'startGame', { gameId: 101, tryIt: 0 });
  const launchToken = new URL(url).hash.replace('#launch=', '');
  const opened = await mustCall(log, { url: platform.gamesUrl, token: undefined }, 'game/open', {
    launchToken,
  });
  const where = { url: platform.gamesUrl, token: opened.gameToken };
  const seeds = { commit: opened.nextCommit, clientSeed: 'kill-seed' };
  await mustCall(log, where, 'game/rotateSeedPair', seeds);
  return async () => {
    const body = {
      requestId: randomUUID(),
      bet: { stake: opened.defaultStake },
      ...seeds,
    };
    const spun = await call(log, where, 'game/bet', body);
    if (spun.code === ERROR_CODES.roundTooSoon) return wait(PAUSE_MS).then(() => undefined);
    if (spun.code !== 0) throw new Error(`a spin answered ${spun.code} ${spun.msg}`);
    const { round } = spun.data;
    recordAnswer(log, round.roundId, round.win - round.stake);
    await wait(ROUND_MS);
  };
};

/** Needs chances that the bench has granted. */
export const drawer: Kind = async (platform, log) => {
  const where = asMember(platform, log);
  const info = await mustCall(log, where, 'getJackpotDrawInfo', {});
  let commit = info.draw.commit;
  return async () => {
    const body = { requestId: randomUUID(), clientSeed: 'kill-seed', commit };
    const drawn = await call(log, where, 'receiveDrawChance', body);
    if (drawn.code === ERROR_CODES.jackpotNoChance || drawn.code === ERROR_CODES.jackpotNeedsDeposit)
      return wait(PAUSE_MS * 5).then(() => undefined);
    if (drawn.code !== 0) throw new Error(`a draw answered ${drawn.code} ${drawn.msg}`);
    recordAnswer(log, drawn.data.id, drawn.data.bonus);
    commit = drawn.data.nextCommit;
    await wait(PAUSE_MS * 5);
  };
};

/** Alternately puts money into the safebox and takes it out. */
export const locker: Kind = async (platform, log) => {
  const where = asMember(platform, log);
  let direction: 'in' | 'out' = 'in';
  return async () => {
    const requestId = randomUUID();
    const body = { requestId, direction, amount: LOCKED, password: PIN };
    const { safebox } = await mustCall(log, where, 'moveSafebox', body);
    const into = direction === 'in' ? LOCKED : -LOCKED;
    log.safebox += into;
    if (safebox !== log.safebox)
      throw new Error(`the safebox was reported as ${safebox}, not ${log.safebox}`);
    recordAnswer(log, requestId, -into);
    direction = direction === 'in' ? 'out' : 'in';
    await wait(PAUSE_MS);
  };
};

/** Withdraws money and follows each withdrawal to its end at the provider. */
export const taker: Kind = async (platform, log) => {
  const where = asMember(platform, log);
  const card = {
    requestId: randomUUID(),
    kind: 'ewallet',
    institutionId: 1,
    holder: REAL_NAME,
    number: newNumber(),
    isDefault: true,
    password: PIN,
  };
  const { bankId } = await mustCall(log, where, 'addBankInfo', card);
  return async () => {
    const body = { requestId: randomUUID(), bankId, amount: WITHDRAWAL, password: PIN };
    const { withdrawalId } = await mustCall(log, where, 'exchange', body);
    recordAnswer(log, withdrawalId, -WITHDRAWAL);
    for (;;) {
      const { state } = await mustCall(log, where, 'exchangeOrder', { withdrawalId });
      if (state === 'paid') break;
      if (state === 'rejected' || state === 'reviewing') throw new Error(`a withdrawal is ${state}`);
      await wait(PAUSE_MS * 2);
    }
    log.paidOut.add(withdrawalId);
  };
};

/** Performs one action after the other and completes the last one. */
export async function repeatUntilDone(
  action: () => Promise<void>,
  shouldContinue: ShouldContinue,
): Promise<void> {
  while (shouldContinue()) await action();
}
