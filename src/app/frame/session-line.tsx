import { useEffect } from 'react';
import { SessionBar } from '../../features/games/play/session-bar.tsx';
import { watchRewards } from '../../features/rewards/reward-watch.ts';
import { ClaimFlights } from './claim-flight.tsx';
import { CountingBalance } from './counting-balance.tsx';
import styles from './session-line.module.css';

/**
 * The thin line above every page that shows a member the running session. What rewards have to tell comes with it: on
 * pages, never within a game.
 */
export function SessionLine() {
  useEffect(() => watchRewards(), []);
  return (
    <>
      <div className={styles.line} data-unkept>
        <SessionBar />
      </div>
      <CountingBalance />
      <ClaimFlights />
    </>
  );
}

/** The same for the hall of the jackpot, which has no top bar to show the balance. */
export function HallSession() {
  return <SessionBar hasBalance />;
}
