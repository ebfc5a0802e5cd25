import {
  LOTTERY_ACTIVITIES,
  LOTTERY_CHAINS,
  LOTTERY_PRODUCTS,
  type LotteryProduct,
} from '../../contract/lottery/lottery-terms.ts';
import { LOTTERY_REVEAL_MATHS } from '../../maths/lottery.ts';
import { hexOf } from '../../maths/provably-fair.ts';
import { isActivityRunning } from '../activities/public/running-activities.ts';
import { readConfig } from '../config/public/config-value-queries.ts';
import { marketConfig } from '../config/public/market-config.ts';
import type { Context } from '../context.ts';
import { runTransaction } from '../ledger/run-transaction.ts';
import { isKeyMissing } from '../sealed-seed.ts';
import { lockSeedChain, updateNextPosition } from '../seed-chains/seed-chain-queries.ts';
import { findNextLink } from '../seed-chains/seed-chains.ts';
import { drawDueRounds } from './draw-round.ts';
import { nextDraw } from './draw-times.ts';
import { lotteryConfig } from './lottery-config.ts';
import { termsOf } from './lottery-terms.ts';
import { insertNextRound, readOpenRounds, readUnpaidRounds } from './round-queries.ts';
import { sealRoundSeed } from './round-seed.ts';
import { settleOrders } from './settle-orders.ts';

/**
 * Opens the next round of a lottery whose activity runs: the next link of the lottery's chain is claimed for it under
 * the lock of the chain, once. A draw that was missed is not made up for by a round.
 * @throws SealError where the key of the chain is missing
 */
async function openRound(context: Context, product: LotteryProduct): Promise<number> {
  const { sql, clock, seedSealer, newId } = context;
  if (!(await isActivityRunning(sql, LOTTERY_ACTIVITIES[product], clock.now()))) return 0;
  const { chain, link, linkBefore } = await findNextLink(context, LOTTERY_CHAINS[product]);
  const id = newId();
  const sealedSeed = sealRoundSeed(seedSealer, link, id);
  return runTransaction(sql, async (tx) => {
    if (!(await lockSeedChain(tx, chain))) return 0;
    const config = await readConfig(tx, lotteryConfig);
    const { timeZone } = await readConfig(tx, marketConfig);
    const now = clock.now();
    const opened = await insertNextRound(tx, {
      id,
      product,
      terms: termsOf(config, product),
      maths: LOTTERY_REVEAL_MATHS,
      chain: chain.number,
      position: chain.nextPosition,
      commitment: linkBefore,
      sealedSeed,
      // Before the first purchase there is nothing to mix into it.
      clientSeed: hexOf(linkBefore),
      opensAt: now,
      ...nextDraw(config[product], timeZone, now),
    });
    if (opened > 0) await updateNextPosition(tx, chain);
    return opened;
  });
}

/** A process without the key of a chain opens no round of it, and goes on with everything else. */
async function openRoundWithKey(context: Context, product: LotteryProduct): Promise<number> {
  try {
    return await openRound(context, product);
  } catch (error) {
    if (!isKeyMissing(error)) throw error;
    context.log.error({ product }, 'the key of a seed chain is missing: no lottery round is opened');
    return 0;
  }
}

/**
 * A job: draws the rounds whose time has come, settles their tickets, and opens the next ones. A stopped activity opens
 * none; the round that it has on sale is drawn at its time.
 */
export async function runLotteries(context: Context): Promise<number> {
  let done = await drawDueRounds(context);
  for (const round of await readUnpaidRounds(context.sql)) {
    await settleOrders(context, round);
    done += 1;
  }
  const open = new Set((await readOpenRounds(context.sql)).map(({ product }) => product));
  for (const product of LOTTERY_PRODUCTS)
    if (!open.has(product)) done += await openRoundWithKey(context, product);
  return done;
}
