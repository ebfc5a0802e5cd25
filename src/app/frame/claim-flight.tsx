import { useEffect } from 'react';
import { useStore } from 'zustand';
import { after } from '../../platform/clock.ts';
import { claimFlightStore, endFlight, landShare } from '../../session/claims/claim-flight.ts';
import { FrontScene } from '../front-scene.tsx';
import styles from './session-line.module.css';

const MAX_FLIGHT_MS = 5_000;
/** Where the first coin is that long in coming the figure does not wait for it. */
const MAX_WAIT_MS = 2_500;

/** What was claimed flies above all pages; the canvas exists as long as it does. */
export function ClaimFlights() {
  const flight = useStore(claimFlightStore, (state) => state.flight);
  useEffect(() => {
    if (!flight) return;
    const stops = [
      after(MAX_WAIT_MS, () => {
        if (claimFlightStore.getState().held === flight.money) landShare(flight.key, 1);
      }),
      after(MAX_FLIGHT_MS, () => endFlight(flight.key)),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [flight]);
  return (
    flight && (
      <div className={styles.flight}>
        {/* Without a renderer nothing flies: the balance shows what it is. */}
        <FrontScene scene="claim" onAbsent={() => endFlight(flight.key)} />
      </div>
    )
  );
}
