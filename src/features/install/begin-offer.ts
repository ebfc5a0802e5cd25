import type { GuideGateDependencies } from '../../session/gates/guide-gate.ts';

/** What follows the moment for the offer is no part of the manifests; without its chunk there is no offer. */
export function beginOffer(parts: GuideGateDependencies): void {
  import('./start-install-offer.ts').then(
    ({ startInstallOffer }) => startInstallOffer(parts),
    () => undefined,
  );
}
