import { lazy, Suspense } from 'react';
import { useStore } from 'zustand';
import { Hall, HallSign } from '../features/jackpot/hall.tsx';
import { loadMessages, t } from '../platform/i18n.ts';
import { goBack } from '../platform/navigation.ts';
import { backAddress } from '../session/pages/back-address.ts';
import { isSignedIn, profileStore } from '../session/player/profile-store.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { RuleLine } from './frame/rule-line.tsx';
import bar from './hall-bar.module.css';
import styles from './jackpot-page.module.css';

/** /activity/jackpot: the hall as a page of its own. */
export function JackpotPage() {
  return (
    <>
      <IconButton
        icon="back"
        label={t('shell.panel.back')}
        className={styles.back ?? ''}
        onClick={() => goBack(backAddress(location.search))}
      />
      <Hall
        bar={<HallBar />}
        heading={
          <HallSign>
            <h1 tabIndex={-1} data-panel-title>
              {t('shell.nav.jackpot')}
            </h1>
          </HallSign>
        }
      />
    </>
  );
}

/** The hall above whatever page is open; the dialog around it carries the name. */
export function JackpotOverlay() {
  return (
    <>
      <Hall
        bar={<HallBar />}
        heading={
          <HallSign>
            <p aria-hidden="true">{t('shell.nav.jackpot')}</p>
          </HallSign>
        }
      />
      {/* The page's own lies below the dialog, out of reach. */}
      <RuleLine place="alone" />
    </>
  );
}

const Bar = lazy(async () => {
  const [{ HallSession }] = await Promise.all([import('./frame/session-line.tsx'), loadMessages('play')]);
  return { default: HallSession };
});

/** The session bar with the balance, above the hall and its draw. The hall reserves its room from the start. */
function HallBar() {
  const isMember = useStore(profileStore, isSignedIn);
  if (!isMember) return null;
  return (
    <div className={bar.bar} data-hall-bar data-unkept>
      <ErrorBoundary fallback={null}>
        <Suspense>
          <Bar />
        </Suspense>
      </ErrorBoundary>
    </div>
  );
}
