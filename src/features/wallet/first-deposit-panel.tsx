import { useStore } from 'zustand';
import { isSignedIn, profileStore } from '../../session/player/profile-store.ts';
import { BonusCards } from './bonus-cards.tsx';
import { FirstDepositOffer } from './first-deposit-offer.tsx';
import { useBonuses } from './queries.ts';
import styles from './withdraw.module.css';

/** `/activity/first-deposit`: the offer, and how far one is that was taken. */
export function FirstDepositPanel() {
  const isMember = useStore(profileStore, isSignedIn);
  const { data: bonuses } = useBonuses({ enabled: isMember });
  const hasTaken = (bonuses?.running.length ?? 0) > 0;
  return (
    <div className={styles.stack}>
      {isMember && <BonusCards />}
      {!hasTaken && <FirstDepositOffer />}
    </div>
  );
}
