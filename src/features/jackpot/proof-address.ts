import type { JackpotDraw } from '../../../contract/entities/jackpot.ts';

/** The public page with all that it needs: it works the draw out without asking anybody, and so without a network. */
export function proofAddress({ id, proof }: Pick<JackpotDraw, 'id' | 'proof'>): string {
  const { commit, serverSeed, clientSeed, cellWeights, tierWeights } = proof;
  const query = new URLSearchParams({
    draw: id,
    commit,
    serverSeed,
    clientSeed,
    cells: cellWeights.join(','),
    tiers: tierWeights.join(','),
  });
  return `/fair?${query}`;
}
