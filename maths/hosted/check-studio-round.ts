import type { StudioRoundProof } from '../../contract/studios/studio-game-calls.ts';
import { fairSource } from '../provably-fair.ts';
import { checkHostedRound, type HostedPart, type HostedPromise } from './check-proof.ts';
import { readDecimal } from './decimal.ts';
import { drawBelow } from './draw.ts';

/** What of a studio's round can be other than published: its parts, its place in the table, and what it moved. */
export type StudioPart = HostedPart | 'line' | 'charge' | 'win';

export type StudioVerdict =
  /** The server seed is not revealed. */
  | { readonly kind: 'secret' }
  /** The first part that differs. */
  | { readonly kind: 'wrong'; readonly part: StudioPart }
  /** The number that the seeds draw below the sum of the weights. */
  | { readonly kind: 'right'; readonly draw: bigint };

/**
 * Works a round of a studio's game out again, down to what it was charged and paid; it sends no request.
 * @param promised the commitment of the round's version and the client seed of its pair, as they were known before the
 * stake; without one, as the proof says it
 */
export function checkStudioRound(
  round: StudioRoundProof,
  promised: Partial<Pick<HostedPromise, 'commitment' | 'clientSeed'>> = {},
): StudioVerdict {
  const wrong = (part: StudioPart): StudioVerdict => ({ kind: 'wrong', part });
  const { serverSeed, clientSeed, nonce, commit, mode, level, proof } = round;
  if (serverSeed === null) return { kind: 'secret' };
  const verdict = checkHostedRound(
    { commitment: round.commitment, commit, clientSeed, nonce, mode, ...promised },
    { ...round, serverSeed, payout: String(round.payout) },
  );
  if (verdict.kind === 'wrong') return wrong(verdict.field);
  if (round.line !== verdict.line) return wrong('line');
  const cost = readDecimal(proof.mode.cost);
  if (!cost || BigInt(round.stake) * cost.denominator !== BigInt(level) * cost.numerator)
    return wrong('charge');
  if (BigInt(round.win) * 100n !== BigInt(level) * verdict.payout) return wrong('win');
  const draw = drawBelow(fairSource(serverSeed, clientSeed, nonce), BigInt(proof.mode.weightSum));
  return { kind: 'right', draw };
}
