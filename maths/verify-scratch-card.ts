import type { OpenedCard } from '../contract/mall/scratch-calls.ts';
import { commitOf } from './provably-fair.ts';
import { SCRATCH_MATHS, scratchCard } from './scratch-card.ts';

/** Whether the seeds of an opened card make it; `otherRules` where it was decided by rules that are not known here. */
export type ScratchVerdict = 'fair' | 'unfair' | 'otherRules';

/** @throws RangeError for a server seed that is not 32 bytes in hex */
export function verifyScratchCard({ fields, prize, proof }: OpenedCard): ScratchVerdict {
  const { commit, serverSeed, clientSeed, maths } = proof;
  if (maths !== SCRATCH_MATHS) return 'otherRules';
  const made = scratchCard(serverSeed, clientSeed);
  const isSame = made.prize === prize && made.fields.every((amount, index) => amount === fields[index]);
  return isSame && fields.length === made.fields.length && commitOf(serverSeed) === commit
    ? 'fair'
    : 'unfair';
}
