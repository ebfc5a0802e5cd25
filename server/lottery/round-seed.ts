import { LOTTERY_CHAINS, type LotteryProduct } from '../../contract/lottery/lottery-terms.ts';
import type { Context } from '../context.ts';
import { isKeyMissing, readStoredSeed, type SeedSealer, sealSeed, seedPlace } from '../sealed-seed.ts';
import { hasChainKey } from '../seed-chains/seed-chains.ts';
import type { RoundRow } from './round-queries.ts';

export const LOTTERY_ROUNDS = 'lottery_rounds';

/** Binds a sealed seed to its round: in another row nobody can open it. */
const placeOf = (roundId: string) => seedPlace(LOTTERY_ROUNDS, roundId);

export const sealRoundSeed = (sealer: SeedSealer, seed: Uint8Array, roundId: string): Buffer =>
  sealSeed(sealer, seed, placeOf(roundId));

/**
 * The seed that decides a round. Nobody else may know it before the draw.
 * @throws SealError where its key is missing in this process
 */
export const openRoundSeed = (
  sealer: SeedSealer,
  round: Pick<RoundRow, 'id' | 'serverSeed' | 'sealedSeed'>,
): Uint8Array => readStoredSeed(sealer, round, placeOf(round.id));

/** Whether this process can draw an open round. */
export function canDraw(sealer: SeedSealer, round: RoundRow): boolean {
  try {
    openRoundSeed(sealer, round);
    return true;
  } catch (error) {
    if (isKeyMissing(error)) return false;
    throw error;
  }
}

/** Whether this process can draw the open round of a lottery, or open one where there is none. */
export const hasLotteryKey = async (
  context: Pick<Context, 'sql' | 'seedSealer'>,
  product: LotteryProduct,
  round: RoundRow | undefined,
): Promise<boolean> =>
  round ? canDraw(context.seedSealer, round) : hasChainKey(context, LOTTERY_CHAINS[product]);
