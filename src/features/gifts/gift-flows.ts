import { receiveFund, saveFund, takeBackFund } from '../../../contract/gifts/fund-calls.ts';
import { getGifts, openRedPacket, receiveSupply } from '../../../contract/gifts/gift-calls.ts';
import { callServer } from '../../platform/http/call-server.ts';
import { retryableRequest } from '../../session/calls/retryable-request.ts';
import { defineClaim } from '../../session/claims/define-claim.ts';
import { renewClaims } from '../../session/claims/renew-claims.ts';

const savings = retryableRequest<{ points: number }>('saveFund');
const returns = retryableRequest<{ fundId: string }>('takeBackFund');

export const openPacket = defineClaim(openRedPacket, getGifts);
export const claimSupply = defineClaim(receiveSupply, getGifts);
export const claimFund = defineClaim(receiveFund, getGifts);

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
