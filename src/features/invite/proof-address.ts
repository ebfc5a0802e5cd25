import type { InviteSpin } from '../../../contract/invite/invite-spin-calls.ts';
import { linkTo, paths } from '../../platform/paths.ts';

/** The public page with all that it needs: it works the spin out without asking anybody, and so without a network. */
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
