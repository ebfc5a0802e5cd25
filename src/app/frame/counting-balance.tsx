import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from 'zustand';
import { type Cents, cents } from '../../../contract/money.ts';
import { claimFlightStore } from '../../session/claims/claim-flight.ts';
import { profileStore } from '../../session/player/profile-store.ts';
import { Money } from '../../ui/money.tsx';
import styles from './counting-balance.module.css';

/**
 * Lies over the top bar's figure while a claim is on its way there. The link's name says the new balance from the start:
 * only what is seen counts up. The bar itself is in the first script, and knows nothing of this.
 */
export function CountingBalance() {
  const held = useStore(claimFlightStore, (state) => state.held);
  const coin = useStore(profileStore, (state) => state.user?.coin);
  if (held === 0 || coin === undefined) return null;
  return <Figure amount={cents(Math.max(0, coin - held))} />;
}

function Figure({ amount }: { amount: Cents }) {
  const [link, setLink] = useState<Element | null>(null);
  useLayoutEffect(() => {
    const found = document.querySelector('[data-guide="balance"] > a');
    if (!found || !styles.host) return;
    found.classList.add(styles.host);
    setLink(found);
    return () => found.classList.remove(styles.host ?? '');
  }, []);
  return (
    link &&
    createPortal(
      <span className={styles.counted} aria-hidden="true">
        <Money amount={amount} />
      </span>,
      link,
    )
  );
}
