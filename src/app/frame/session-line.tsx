import { SessionBar } from '../../features/games/play/session-bar.tsx';
import styles from './session-line.module.css';

/** The thin line above every page that shows a member the running session. */
export function SessionLine() {
  return (
    <div className={styles.line} data-unkept>
      <SessionBar />
    </div>
  );
}

/** The same for the hall of the jackpot, which has no top bar to show the balance. */
export function HallSession() {
  return <SessionBar hasBalance />;
}
