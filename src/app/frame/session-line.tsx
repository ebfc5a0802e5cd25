import { SessionBar } from '../../features/play/session-bar.tsx';
import { loadWords } from '../../platform/i18n.ts';
import styles from './session-line.module.css';

// The bar says nothing before its words are there.
await loadWords('play');

/** The thin line above everything that tells a member of the running session. */
export function SessionLine() {
  return (
    <div className={styles.line} data-unkept>
      <SessionBar />
    </div>
  );
}
