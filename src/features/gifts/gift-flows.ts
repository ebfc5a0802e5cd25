import { receiveFund, saveFund, takeBackFund } from '../../../contract/gifts/fund-calls.ts';
import { getGifts, openRedPacket, receiveSupply } from '../../../contract/gifts/gift-calls.ts';
import type { Cents } from '../../../contract/money.ts';
import type { Reward } from '../../../contract/rewards/reward.ts';
import { callServer } from '../../platform/http/call-server.ts';
import { applyClaim } from '../../session/claim-flight.ts';
import { renewClaims } from '../../session/renew-claims.ts';
import { retryableRequest } from '../../session/retryable-request.ts';

const packets = retryableRequest<{ packetId: string }>('openRedPacket');
const supplies = retryableRequest<Record<never, never>>('receiveSupply');
const savings = retryableRequest<{ points: number }>('saveFund');
const returns = retryableRequest<{ fundId: string }>('takeBackFund');
const dues = retryableRequest<{ fundId: string }>('receiveFund');

interface Claimed {
  readonly rewards: Reward[];
  readonly coin: Cents;
}

/** Shows what was granted; the page is read again, also after a refusal. @throws CallFailure */
async function claim(send: () => Promise<Claimed>): Promise<readonly Reward[]> {
  try {
    const claimed = await send();
    applyClaim(claimed);
    return claimed.rewards;
  } finally {
    await renewClaims(getGifts);
  }
}

/** A lost answer is asked for again with the same request id, so that nothing is granted twice. @throws CallFailure */
export const openPacket = (packetId: string): Promise<readonly Reward[]> =>
  claim(() => packets.send({ packetId }, (requestId) => callServer(openRedPacket, { requestId, packetId })));

/** @throws CallFailure */
export const claimSupply = (): Promise<readonly Reward[]> =>
  claim(() => supplies.send({}, (requestId) => callServer(receiveSupply, { requestId })));

/** @throws CallFailure */
export const claimFund = (fundId: string): Promise<readonly Reward[]> =>
  claim(() => dues.send({ fundId }, (requestId) => callServer(receiveFund, { requestId, fundId })));

/** @throws CallFailure */
export async function setAside(points: number): Promise<void> {
  try {
    await savings.send({ points }, (requestId) => callServer(saveFund, { requestId, points }));
  } finally {
    await renewClaims(getGifts);
  }
}

/** @throws CallFailure */
export async function takeBack(fundId: string): Promise<void> {
  try {
    await returns.send({ fundId }, (requestId) => callServer(takeBackFund, { requestId, fundId }));
  } finally {
    await renewClaims(getGifts);
  }
}
