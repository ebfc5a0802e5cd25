import { LOTTERY_CHAINS } from '../../../contract/lottery/lottery-terms.ts';
import type { Context } from '../../../server/context.ts';
import { publishSeedChain } from '../../../server/seed-chains/seed-chains.ts';

/** Publishes short chains for the lotteries, unless they have one: a long one takes a second or more to work out. */
export async function publishShortChains(context: Context, length = 2_000): Promise<void> {
  for (const name of Object.values(LOTTERY_CHAINS))
    await publishSeedChain(context, { name, number: 1, length });
}
