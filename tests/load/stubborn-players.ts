import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { ERROR_CODES } from '../../contract/errors.ts';
import { signBody } from '../../server/adapters/signature.ts';
import { SECRET } from '../server/sandbox/start-sandbox.ts';
import { newNumber, PIN, REAL_NAME } from '../server/wallet/withdraw-platform.ts';
import { call, insist, mustCall, note, type Told } from './stubborn-client.ts';

const DEPOSIT = 50_000;
const WITHDRAWAL = 20_000;
const LOCKED = 10_000;
const ROUND_MS = 2_500;
/** Pause between two actions of one player, so that the ledger can be read at the end. */
const PACE_MS = 200;
const HEARD_WITHIN_MS = 20_000;

/** The platform under test, and the payouts that its provider was asked for. */
export interface PromisePlatform {
  readonly appUrl: string;
  readonly gamesUrl: string;
  payouts(): readonly { readonly reference: string }[];
}

/** Players of one kind continue while this returns true, and never stop in the middle of an action. */
export type GoesOn = () => boolean;
/** Prepares before the first kill; the returned function performs one action after the other. */
export type Kind = (platform: PromisePlatform, told: Told) => Promise<() => Promise<void>>;

const asMember = (platform: PromisePlatform, told: Told) => ({
  url: platform.appUrl,
  token: told.player.sessionId,
});

/** Deposits, and the provider's callback for each: sent twice at once until both were answered. */
export const depositor: Kind = async (platform, told) => {
  const where = asMember(platform, told);
  const { appRechargeTypeMap } = await mustCall(told, where, 'getTradeInfo', {});
  const channelId = Number(Object.keys(appRechargeTypeMap)[0]);
  return async () => {
    const body = { requestId: randomUUID(), channelId, amount: DEPOSIT };
    const { depositId } = await mustCall(told, where, 'recharge', body);
    const event = JSON.stringify({
      eventId: randomUUID(),
      paymentId: `payment-${depositId}`,
      reference: depositId,
      amount: DEPOSIT,
      currency: 'PHP',
      status: 'paid',
    });
    await Promise.all([sendUntilAnswered(platform, told, event), sendUntilAnswered(platform, told, event)]);
    note(told, depositId, DEPOSIT);
    await wait(PACE_MS);
  };
};

async function sendUntilAnswered(platform: PromisePlatform, told: Told, body: string): Promise<void> {
  const status = await insist(told, async () => {
    const answer = await fetch(`${platform.appUrl}/callbacks/payment/sandbox`, {
      method: 'POST',
      headers: { ...signBody(SECRET, 'callback', body, Date.now()) },
      body,
      signal: AbortSignal.timeout(HEARD_WITHIN_MS),
    });
    return answer.status >= 500 ? null : answer.status;
  });
  if (status !== 200) throw new Error(`a callback was answered ${status}`);
}

export const spinner: Kind = async (platform, told) => {
  const { url } = await mustCall(told, asMember(platform, told), 'startGame', { gameId: 101, tryIt: 0 });
  const launchToken = new URL(url).hash.replace('#launch=', '');
  const opened = await mustCall(told, { url: platform.gamesUrl, token: undefined }, 'game/open', {
    launchToken,
  });
  const where = { url: platform.gamesUrl, token: opened.gameToken };
  let commit = opened.nextCommit;
  return async () => {
    const body = { requestId: randomUUID(), stake: opened.defaultStake, clientSeed: 'kill-seed', commit };
    const spun = await call(told, where, 'game/spin', body);
    if (spun.code === ERROR_CODES.roundTooSoon) return wait(PACE_MS).then(() => undefined);
    if (spun.code !== 0) throw new Error(`a spin answered ${spun.code} ${spun.msg}`);
    const { round, nextCommit } = spun.data;
    note(told, round.roundId, round.win - round.stake);
    commit = nextCommit;
    await wait(ROUND_MS);
  };
};

/** Needs chances that the bench has granted. */
export const drawer: Kind = async (platform, told) => {
  const where = asMember(platform, told);
  const info = await mustCall(told, where, 'getJackpotDrawInfo', {});
  let commit = info.draw.commit;
  return async () => {
    const body = { requestId: randomUUID(), clientSeed: 'kill-seed', commit };
    const drawn = await call(told, where, 'receiveDrawChance', body);
    if (drawn.code === ERROR_CODES.jackpotNoChance || drawn.code === ERROR_CODES.jackpotNeedsDeposit)
      return wait(PACE_MS * 5).then(() => undefined);
    if (drawn.code !== 0) throw new Error(`a draw answered ${drawn.code} ${drawn.msg}`);
    note(told, drawn.data.id, drawn.data.bonus);
    commit = drawn.data.nextCommit;
    await wait(PACE_MS * 5);
  };
};

/** Alternately puts money into the safebox and takes it out. */
export const locker: Kind = async (platform, told) => {
  const where = asMember(platform, told);
  let direction: 'in' | 'out' = 'in';
  return async () => {
    const requestId = randomUUID();
    const body = { requestId, direction, amount: LOCKED, password: PIN };
    const { safebox } = await mustCall(told, where, 'moveSafebox', body);
    const into = direction === 'in' ? LOCKED : -LOCKED;
    told.safebox += into;
    if (safebox !== told.safebox) throw new Error(`the safebox was told as ${safebox}, not ${told.safebox}`);
    note(told, requestId, -into);
    direction = direction === 'in' ? 'out' : 'in';
    await wait(PACE_MS);
  };
};

/** Withdraws money and follows each withdrawal to its end at the provider. */
export const taker: Kind = async (platform, told) => {
  const where = asMember(platform, told);
  const card = {
    requestId: randomUUID(),
    kind: 'ewallet',
    institutionId: 1,
    holder: REAL_NAME,
    number: newNumber(),
    isDefault: true,
    password: PIN,
  };
  const { bankId } = await mustCall(told, where, 'addBankInfo', card);
  return async () => {
    const body = { requestId: randomUUID(), bankId, amount: WITHDRAWAL, password: PIN };
    const { withdrawalId } = await mustCall(told, where, 'exchange', body);
    note(told, withdrawalId, -WITHDRAWAL);
    for (;;) {
      const { state } = await mustCall(told, where, 'exchangeOrder', { withdrawalId });
      if (state === 'paid') break;
      if (state === 'rejected' || state === 'reviewing') throw new Error(`a withdrawal is ${state}`);
      await wait(PACE_MS * 2);
    }
    told.paidOut.add(withdrawalId);
  };
};

/** Performs one action after the other and completes the last one. */
export async function repeatUntilDone(deed: () => Promise<void>, goesOn: GoesOn): Promise<void> {
  while (goesOn()) await deed();
}
