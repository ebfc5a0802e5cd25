import { FirstDepositOffer } from './first-deposit-offer.tsx';

/** The offer of a first deposit above whatever page one is on. */
export function FirstDepositOverlay() {
  return <FirstDepositOffer />;
}
