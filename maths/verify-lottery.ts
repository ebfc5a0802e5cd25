import type { LotteryDraw } from '../contract/lottery/lottery-calls.ts';
import {
  drawLottery,
  LOTTERY_CHAIN_MATHS,
  LOTTERY_MATHS,
  LOTTERY_REVEAL_MATHS,
  lotteryNumber,
} from './lottery.ts';
import { commitOf } from './provably-fair.ts';

const KNOWN_MATHS: readonly string[] = [LOTTERY_MATHS, LOTTERY_CHAIN_MATHS, LOTTERY_REVEAL_MATHS];

interface VerifiedLottery {
  /**
   * The revealed seed has the hash that was published when the round opened. By the rules of chains it also has a place
   * in one; `isLinkOfChain` checks the way from there to the published link.
   */
  readonly isSeedKept: boolean;
  /** The seeds give the number that was drawn. */
  readonly isOutcomeSame: boolean;
}

/**
 * Of a draw whose buyers revealed seeds, `isSumOfDraw` checks how these give the client seed.
 * @returns null for a draw that was decided by rules which are not known here
 * @throws RangeError for a server seed that is not 32 bytes in hex
 */
export function verifyLottery({
  terms: { digits },
  result,
  proof,
}: Pick<LotteryDraw, 'terms' | 'result' | 'proof'>): VerifiedLottery | null {
  const { commit, serverSeed, clientSeed, maths, chain } = proof;
  if (!KNOWN_MATHS.includes(maths)) return null;
  const hasPlace = maths === LOTTERY_MATHS || isPlaceOfLink(chain, commit);
  return {
    isSeedKept: commitOf(serverSeed) === commit && hasPlace,
    isOutcomeSame: lotteryNumber(drawLottery(digits, serverSeed, clientSeed), digits) === result,
  };
}

/** The first link of a chain hashes to the published one. */
const isPlaceOfLink = (chain: LotteryDraw['proof']['chain'], commit: string): boolean =>
  chain !== null && chain.position >= 1 && (chain.position > 1 || chain.lastLink === commit);
