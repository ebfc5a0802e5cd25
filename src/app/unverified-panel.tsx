import { useState } from 'react';
import { t } from '../platform/i18n.ts';
import { retryRequest } from '../session/connection-store.ts';
import { ErrorState } from '../ui/states.tsx';

/** How long a press of the button is seen to be at work; the answer takes the page away by itself. */
const BUSY_MS = 1_500;

/** A member's page while the server cannot be asked who is here: signing in would not help, waiting does. */
export function UnprovenPanel() {
  const [isBusy, setBusy] = useState(false);
  const retry = () => {
    setBusy(true);
    setTimeout(() => setBusy(false), BUSY_MS);
    retryRequest();
  };
  return (
    <ErrorState
      icon="offline"
      title={t('page.unproven.title')}
      text={t('page.unproven.text')}
      isBusy={isBusy}
      onRetry={retry}
    />
  );
}
