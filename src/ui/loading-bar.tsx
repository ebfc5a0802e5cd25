import { LOADING_BAR_DURATION_MS, LOADING_BAR_THROTTLE_MS } from '../../contract/limits.ts';
import styles from './loading-bar.module.css';
import { useUi } from './ui-context.ts';

/** The thin bar at the top while a page loads; a load shorter than the throttle never shows it. */
export function LoadingBar({ isLoading }: { isLoading: boolean }) {
  const { words } = useUi();
  if (!isLoading) return null;
  return (
    <div
      className={styles.bar}
      role="progressbar"
      aria-label={words.loading}
      style={{
        animationDelay: `${LOADING_BAR_THROTTLE_MS}ms`,
        animationDuration: `${LOADING_BAR_DURATION_MS}ms`,
      }}
    />
  );
}
