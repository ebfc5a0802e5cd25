import type { LotteryDraw } from '../../../contract/lottery/lottery-calls.ts';
import { linkTo, paths } from '../../platform/paths.ts';

/** The public page with all that it needs: it works the draw out without asking anybody, and so without a network. */
export function lotteryProofAddress({ product, number, result, proof }: LotteryDraw): string {
  const { commit, serverSeed, clientSeed } = proof;
  return linkTo(paths.fair, {
    lottery: product,
    number: String(number),
    commit,
    serverSeed,
    clientSeed,
    result,
  });
}
