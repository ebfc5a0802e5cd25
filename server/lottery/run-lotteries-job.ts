import {
  LOTTERY_ACTIVITIES,
  LOTTERY_PRODUCTS,
  type LotteryProduct,
} from '../../contract/lottery/lottery-terms.ts';
import { commitOf, hexOf, SERVER_SEED_BYTES } from '../../maths/provably-fair.ts';
import { isActivityRunning } from '../activities/public/running-activities.ts';
import { readConfig } from '../config/public/config-store.ts';
import { marketConfig } from '../config/public/market-config.ts';
import type { Context } from '../context.ts';
import { runTransaction } from '../ledger/run-transaction.ts';
import { drawDueRound, LOTTERY_RULES } from './draw-round.ts';
import { nextDraw } from './draw-times.ts';
import { lotteryConfig } from './lottery-config.ts';
import { termsOf } from './lottery-terms.ts';
import { insertNextRound, readOpenRounds, readUnpaidRounds } from './round-queries.ts';
import { settleOrders } from './settle-orders.ts';

/** Opens the next round of a lottery whose activity runs. A draw that was missed is not made up for by a round. */
async function openRound(context: Context, product: LotteryProduct): Promise<number> {
  const { sql, clock, random, newId } = context;
  const now = clock.now();
  if (!(await isActivityRunning(sql, LOTTERY_ACTIVITIES[product], now))) return 0;
  return runTransaction(sql, async (tx) => {
    const config = await readConfig(tx, lotteryConfig);
    const { timeZone } = await readConfig(tx, marketConfig);
    const serverSeed = random.bytes(SERVER_SEED_BYTES);
    return insertNextRound(tx, {
      id: newId(),
      product,
      terms: termsOf(config, product),
      maths: LOTTERY_RULES,
      serverSeed,
      // Before the first purchase there is nothing to mix into it.
      clientSeed: commitOf(hexOf(serverSeed)),
      opensAt: now,
      ...nextDraw(config[product], timeZone, now),
    });
  });
}

/**
 * A job: draws the rounds whose time has come, settles their tickets, and opens the next ones. A stopped activity opens
 * none; the round that it has on sale is drawn at its time.
 */
export async function runLotteries(context: Context): Promise<number> {
  let done = 0;
  while (await drawDueRound(context)) done += 1;
  for (const round of await readUnpaidRounds(context.sql)) {
    await settleOrders(context, round);
    done += 1;
  }
  const open = new Set((await readOpenRounds(context.sql)).map(({ product }) => product));
  for (const product of LOTTERY_PRODUCTS) if (!open.has(product)) done += await openRound(context, product);
  return done;
}
