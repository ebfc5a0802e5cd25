import { useEffect } from 'react';
import { useStore } from 'zustand';
import { after } from '../../platform/clock.ts';
import { claimFlightStore, endFlight } from '../../session/claim-flight.ts';
import { FrontScene } from '../front-scene.tsx';
import styles from './session-line.module.css';

/** Without a renderer, or with less motion, nothing flies: the balance has changed already. */
const MAX_FLIGHT_MS = 5_000;

/** What was claimed flies above all pages; the canvas exists as long as it does. */
export function ClaimFlights() {
  const flight = useStore(claimFlightStore, (state) => state.flight);
  useEffect(() => {
    if (flight) return after(MAX_FLIGHT_MS, () => endFlight(flight.key));
  }, [flight]);
  return (
    flight && (
      <div className={styles.flight}>
        <FrontScene scene="claim" />
      </div>
    )
  );
}
