import {
  buyLotteryTickets,
  getLottery,
  getLotteryOrders,
  type LotteryOrder,
  type LotteryRound,
} from '../../../contract/lottery/lottery-calls.ts';
import type { LotteryProduct } from '../../../contract/lottery/lottery-terms.ts';
import { callServer } from '../../platform/http/call-server.ts';
import { changeAnswer, renewAnswers } from '../../session/calls/query-client.ts';
import { retryableRequest } from '../../session/calls/retryable-request.ts';
import { applyBalance } from '../../session/player/profile-store.ts';
import { loadProtection } from '../../session/player/protection-store.ts';
import { refreshProfile } from '../../session/player/refresh.ts';
import { keepReceipt, seedToSend } from './own-seed.ts';
import { showDrawn } from './stage-store.ts';

export interface Purchase {
  readonly product: LotteryProduct;
  readonly number: number;
  readonly commit: string;
  readonly count: number;
  readonly payWith: 'coin' | 'tickets';
}

const purchases = retryableRequest<Purchase>('buyLotteryTickets');

/**
 * A lost answer is asked for again with the same request id, so that nothing is bought twice. The same request carries
 * the same seed or hash.
 * @throws CallFailure
 */
export async function buyTickets(purchase: Purchase, round: LotteryRound): Promise<LotteryOrder> {
  const { product, number } = purchase;
  try {
    const { order, coin, lottery, sold, bought, receipt } = await purchases.send(purchase, (requestId) =>
      callServer(buyLotteryTickets, {
        ...purchase,
        requestId,
        clientSeed: seedToSend(product, round, requestId),
      }),
    );
    if (receipt) keepReceipt(product, number, receipt);
    applyBalance(coin);
    changeAnswer(getLottery, {}, (state) => ({
      offers: state.offers.map((offer) =>
        offer.product === product && offer.round?.number === number
          ? { ...offer, round: { ...offer.round, sold, bought } }
          : offer,
      ),
      coin,
      lottery,
    }));
    if (purchase.payWith === 'tickets') void refreshProfile();
    void loadProtection().catch(() => undefined);
    return order;
  } finally {
    // Also after a refusal: what is closed or sold out is then shown so.
    await renewAnswers(getLottery, getLotteryOrders);
  }
}

/** The drums stand: what the number has won is in the balance. @param key of the draw; null is any */
export function finishDrawing(key: string | null): void {
  showDrawn(key);
  void refreshProfile();
  void loadProtection().catch(() => undefined);
}
