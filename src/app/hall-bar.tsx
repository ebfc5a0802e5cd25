import { lazy, Suspense } from 'react';
import { useStore } from 'zustand';
import { loadMessages } from '../platform/i18n.ts';
import { isSignedIn, profileStore } from '../session/player/profile-store.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import styles from './hall-bar.module.css';

const Bar = lazy(async () => {
  const [{ HallSession }] = await Promise.all([import('./frame/session-line.tsx'), loadMessages('play')]);
  return { default: HallSession };
});

/** The session bar with the balance, above the hall and its draw. The hall reserves its room from the start. */
export function HallBar() {
  const isMember = useStore(profileStore, isSignedIn);
  if (!isMember) return null;
  return (
    <div className={styles.bar} data-hall-bar data-unkept>
      <ErrorBoundary fallback={null}>
        <Suspense>
          <Bar />
        </Suspense>
      </ErrorBoundary>
    </div>
  );
}
