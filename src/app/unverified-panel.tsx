import { useState } from 'react';
import { t } from '../platform/i18n.ts';
import { retryRequest } from '../session/calls/connection-store.ts';
import { ErrorState } from '../ui/states.tsx';
import { OfflineSections } from './offline/offline-sections.tsx';

/** How long the button shows that it is busy; the answer replaces the page. */
const BUSY_MS = 1_500;

/**
 * A member's page while the session cannot be verified: signing in would not help, a retry does. Below it stands what is
 * kept on this device.
 */
export function UnprovenPanel() {
  const [isBusy, setBusy] = useState(false);
  const retry = () => {
    setBusy(true);
    setTimeout(() => setBusy(false), BUSY_MS);
    retryRequest();
  };
  return (
    <>
      <ErrorState
        prop="plug"
        title={t('page.unproven.title')}
        text={t('page.unproven.text')}
        isBusy={isBusy}
        onRetry={retry}
      />
      <OfflineSections />
    </>
  );
}
