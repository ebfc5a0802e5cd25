import type { OverlayPanelProps } from '../../session/overlays/overlay-store.ts';
import { FirstDepositOffer } from './first-deposit-offer.tsx';

/** The offer of a first deposit above whatever page one is on. */
export function FirstDepositOverlay({ close }: OverlayPanelProps) {
  return <FirstDepositOffer onFollow={close} />;
}
