import {
  diamondExchangeCoin,
  diamondExchangeGoods,
  diamondGoodsExchangeOrderLog,
  diamondLog,
  diamondShopData,
  pointsExchangeDiamonds,
} from '../../../contract/mall/mall-calls.ts';
import { getScratchCardInfo } from '../../../contract/mall/scratch-calls.ts';
import type { Reward } from '../../../contract/rewards/reward.ts';
import { callServer } from '../../platform/http/call-server.ts';
import { applyBalance } from '../../session/profile-store.ts';
import { changeAnswer } from '../../session/query-client.ts';
import { renewClaims } from '../../session/renew-claims.ts';
import { retryableRequest } from '../../session/retryable-request.ts';

/** What is given for something else. */
export type ExchangeKind = 'points' | 'coin';

const exchanges = {
  points: retryableRequest<{ count: number }>('pointsExchangeDiamonds'),
  coin: retryableRequest<{ count: number }>('diamondExchangeCoin'),
} as const;
const purchases = retryableRequest<{ goodsId: number }>('diamondExchangeGoods');

/** How many diamonds an exchange was for whose answer never came; null without one. */
export const unansweredCount = (kind: ExchangeKind): number | null =>
  exchanges[kind].unanswered()?.body.count ?? null;

/** Shows balances that a call has just answered, before the shop is read again. */
function showUnits(held: { points?: number; diamonds: number }): void {
  changeAnswer(diamondShopData, {}, (shop) => ({ ...shop, ...held }));
  changeAnswer(getScratchCardInfo, {}, (info) => ({ ...info, diamonds: held.diamonds }));
}

/** A lost answer is asked for again with the same request id, so that nothing is exchanged twice. @throws CallFailure */
export async function exchange(kind: ExchangeKind, count: number): Promise<void> {
  await exchanges[kind].send({ count }, async (requestId) => {
    if (kind === 'points') {
      const { points, diamonds } = await callServer(pointsExchangeDiamonds, { requestId, count });
      showUnits({ points, diamonds });
    } else {
      const { coin, diamonds } = await callServer(diamondExchangeCoin, { requestId, count });
      showUnits({ diamonds });
      applyBalance(coin);
    }
  });
  await renewClaims(diamondShopData, diamondLog);
}

/** @returns what was bought @throws CallFailure */
export async function buyGoods(goodsId: number): Promise<Reward> {
  try {
    const { reward, diamonds, coin } = await purchases.send({ goodsId }, (requestId) =>
      callServer(diamondExchangeGoods, { requestId, goodsId }),
    );
    showUnits({ diamonds });
    applyBalance(coin);
    return reward;
  } finally {
    // Also after a refusal: what is sold out is then shown so.
    await renewClaims(diamondShopData, diamondGoodsExchangeOrderLog, diamondLog);
  }
}
