import type { InviteSpin } from '../contract/invite/invite-spin-calls.ts';
import { INVITE_WHEEL_MATHS, spinInviteWheel } from './invite-wheel.ts';
import { commitOf } from './provably-fair.ts';

interface VerifiedSpin {
  /** The revealed seed has the hash that was shown before the spin. */
  readonly isSeedKept: boolean;
  /** The seeds stop the wheel where it was shown to stop. */
  readonly isOutcomeSame: boolean;
}

/**
 * @returns null for a spin that was decided by rules which are not known here
 * @throws RangeError for a server seed that is not 32 bytes in hex
 */
export function verifyInviteSpin({
  sector,
  prize,
  proof,
}: Omit<InviteSpin, 'spinId' | 'at'>): VerifiedSpin | null {
  const { commit, serverSeed, clientSeed, maths, sectors } = proof;
  if (maths !== INVITE_WHEEL_MATHS) return null;
  const made = spinInviteWheel(sectors, serverSeed, clientSeed);
  return {
    isSeedKept: commitOf(serverSeed) === commit,
    isOutcomeSame: made.sector === sector && made.prize === prize,
  };
}
