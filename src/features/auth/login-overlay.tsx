import { useState } from 'react';
import { t } from '../../platform/i18n.ts';
import { type OverlayPanelProps, openOverlay } from '../../session/overlays/overlay-store.ts';
import { Button } from '../../ui/button.tsx';
import styles from './auth.module.css';
import type { SignInTab } from './rules.ts';
import { SignInMethods } from './sign-in-methods.tsx';

/** Sign-in above the page one is on; `type` in its props selects the tab. */
export function LoginOverlay({ props, close }: OverlayPanelProps<'login'>) {
  const [tab, setTab] = useState<SignInTab | null>(null);
  const wanted = tab ?? props.type ?? null;
  return (
    <div className={styles.page}>
      <SignInMethods
        wanted={wanted}
        onTab={setTab}
        onDone={close}
        onNewcomer={() => openOverlay('register')}
      />
      <p className={styles.other}>
        {t('auth.login.newHere')}{' '}
        <Button kind="plain" onClick={() => openOverlay('register')}>
          {t('auth.login.toRegister')}
        </Button>
      </p>
    </div>
  );
}
