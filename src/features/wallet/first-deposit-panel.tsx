import { useStore } from 'zustand';
import { isSignedIn, profileStore } from '../../session/profile-store.ts';
import { BonusCards } from './bonus-cards.tsx';
import { bonusStore } from './bonus-flows.ts';
import { FirstDepositOffer } from './first-deposit-offer.tsx';
import styles from './withdraw.module.css';

/** `/activity/first-deposit`: the offer, and how far one is that was taken. */
export function FirstDepositPanel() {
  const isMember = useStore(profileStore, isSignedIn);
  const hasTaken = useStore(bonusStore, ({ bonuses }) => (bonuses?.running.length ?? 0) > 0);
  return (
    <div className={styles.stack}>
      {isMember && <BonusCards />}
      {!hasTaken && <FirstDepositOffer />}
    </div>
  );
}
