import type { LotteryDraw } from '../contract/lottery/lottery-calls.ts';
import { drawLottery, LOTTERY_MATHS, lotteryNumber } from './lottery.ts';
import { commitOf } from './provably-fair.ts';

interface VerifiedLottery {
  /** The revealed seed has the hash that was published when the round opened. */
  readonly isSeedKept: boolean;
  /** The seeds give the number that was drawn. */
  readonly isOutcomeSame: boolean;
}

/**
 * @returns null for a draw that was decided by rules which are not known here
 * @throws RangeError for a server seed that is not 32 bytes in hex
 */
export function verifyLottery({
  terms: { digits },
  result,
  proof,
}: Pick<LotteryDraw, 'terms' | 'result' | 'proof'>): VerifiedLottery | null {
  const { commit, serverSeed, clientSeed, maths } = proof;
  if (maths !== LOTTERY_MATHS) return null;
  return {
    isSeedKept: commitOf(serverSeed) === commit,
    isOutcomeSame: lotteryNumber(drawLottery(digits, serverSeed, clientSeed), digits) === result,
  };
}
