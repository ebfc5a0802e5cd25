import type { InviteSpin } from '../../../contract/invite/invite-spin-calls.ts';
import type { JackpotDraw } from '../../../contract/jackpot/draws.ts';
import type { LotteryDraw } from '../../../contract/lottery/lottery-calls.ts';
import { linkTo, paths } from '../../platform/paths.ts';

// The public page with all that it needs: it works a draw or a spin out without asking anybody, and so without a network.

/** Returns the address that checks a draw of the jackpot. */
export function proofAddress({ id, proof }: Pick<JackpotDraw, 'id' | 'proof'>): string {
  const { commit, serverSeed, clientSeed, cellWeights, tierWeights } = proof;
  return linkTo(paths.fair, {
    draw: id,
    commit,
    serverSeed,
    clientSeed,
    cells: cellWeights.join(','),
    tiers: tierWeights.join(','),
  });
}

/** The address of the proof of a spin of the invite wheel. */
export function spinProofAddress({ spinId, sector, proof }: InviteSpin): string {
  const { commit, serverSeed, clientSeed, sectors } = proof;
  return linkTo(paths.fair, {
    spin: spinId,
    commit,
    serverSeed,
    clientSeed,
    sectors: sectors.join(','),
    sector: String(sector + 1),
  });
}

/** Returns the address that checks a draw of the lottery. */
export function lotteryProofAddress({ product, number, result, proof }: LotteryDraw): string {
  const { commit, serverSeed, clientSeed, hashMix, chain } = proof;
  return linkTo(paths.fair, {
    lottery: product,
    number: String(number),
    commit,
    serverSeed,
    clientSeed,
    result,
    ...(chain && { position: String(chain.position), lastLink: chain.lastLink }),
    ...(hashMix !== null && { hashMix }),
  });
}
