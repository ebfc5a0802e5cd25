import type { JackpotDraw } from '../../../contract/jackpot/draws.ts';
import { linkTo, paths } from '../../platform/paths.ts';

/** The public page with all that it needs: it works the draw out without asking anybody, and so without a network. */
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
