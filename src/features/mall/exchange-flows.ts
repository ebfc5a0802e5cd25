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
import { REWARD_KINDS } from '../../../contract/rewards/reward-ids.ts';
import { callServer } from '../../platform/http/call-server.ts';
import { changeAnswer } from '../../session/calls/query-client.ts';
import { retryableRequest } from '../../session/calls/retryable-request.ts';
import { applyClaim } from '../../session/claims/claimed-balance.ts';
import { renewClaims } from '../../session/claims/renew-claims.ts';
import { diamondWorth } from './unit-text.ts';

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

/** What an exchange of diamonds, or for diamonds, brings. */
function broughtBy(kind: ExchangeKind, count: number): Reward[] {
  if (kind === 'points') return [{ propId: REWARD_KINDS.diamonds.from, count }];
  const worth = diamondWorth(count);
  return worth === null ? [] : [{ propId: REWARD_KINDS.coin.from, count: worth }];
}

/**
 * A lost answer is asked for again with the same request id, so that nothing is exchanged twice.
 * @returns what it has brought
 * @throws CallFailure
 */
export async function exchange(kind: ExchangeKind, count: number): Promise<Reward[]> {
  const rewards = broughtBy(kind, count);
  await exchanges[kind].send({ count }, async (requestId) => {
    if (kind === 'points') {
      const { points, diamonds } = await callServer(pointsExchangeDiamonds, { requestId, count });
      showUnits({ points, diamonds });
    } else {
      const { coin, diamonds } = await callServer(diamondExchangeCoin, { requestId, count });
      showUnits({ diamonds });
      applyClaim({ coin, rewards });
    }
  });
  await renewClaims(diamondShopData, diamondLog);
  return rewards;
}

/** @returns what was bought @throws CallFailure */
export async function buyGoods(goodsId: number): Promise<Reward> {
  try {
    const { reward, diamonds, coin } = await purchases.send({ goodsId }, (requestId) =>
      callServer(diamondExchangeGoods, { requestId, goodsId }),
    );
    showUnits({ diamonds });
    applyClaim({ coin, rewards: [reward] });
    return reward;
  } finally {
    // Also after a refusal: what is sold out is then shown so.
    await renewClaims(diamondShopData, diamondGoodsExchangeOrderLog, diamondLog);
  }
}
