import type { LotteryReceipt, LotteryRound } from '../../../contract/lottery/lottery-calls.ts';
import type { LotteryProduct } from '../../../contract/lottery/lottery-terms.ts';
import { LOTTERY_REVEAL_MATHS } from '../../../maths/lottery.ts';
import { seedHashOf } from '../../../maths/shared-seed.ts';
import { newRequestId } from '../../platform/request-id.ts';
import { findLotterySeed, saveLotterySeed } from '../../session/player/lottery-seeds.ts';
import { followReveals } from './reveal-seeds.ts';

/**
 * What a purchase carries: the hash of the player's seed in the round, which this device keeps before anything is sent.
 * Where another device has it, its hash goes with these tickets too. By older rules it is the request's id.
 */
export function seedToSend(product: LotteryProduct, round: LotteryRound, requestId: string): string {
  const { number, maths, ownSeed, closesAt, drawAt } = round;
  if (maths !== LOTTERY_REVEAL_MATHS) return requestId;
  if (ownSeed) return ownSeed.hash;
  const known = findLotterySeed({ product, number });
  if (known) return seedHashOf(known.seed);
  const seed = newRequestId();
  saveLotterySeed({ product, number, seed, closesAt, drawAt, receipts: [], hashMix: null, isDone: false });
  return seedHashOf(seed);
}

/** Keeps what proves that a purchase was in the sale, beside the seed; nothing where another device has that. */
export function keepReceipt(product: LotteryProduct, number: number, receipt: LotteryReceipt): void {
  const kept = findLotterySeed({ product, number });
  if (!kept) return;
  const others = kept.receipts.filter(({ position }) => position !== receipt.position);
  saveLotterySeed({ ...kept, receipts: [...others, receipt] });
  followReveals();
}
