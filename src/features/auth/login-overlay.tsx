import { useState } from 'react';
import { t } from '../../platform/i18n.ts';
import { type OverlayPanelProps, openOverlay } from '../../session/overlay-store.ts';
import { Button } from '../../ui/button.tsx';
import styles from './auth.module.css';
import { LoginForm } from './login-form.tsx';
import { LoginTabs } from './login-tabs.tsx';
import type { SignInTab } from './rules.ts';

/** Sign-in above the page one is on; `type` in its props selects the tab. */
export function LoginOverlay({ props, close }: OverlayPanelProps) {
  const [tab, setTab] = useState<SignInTab | null>(null);
  const wanted = tab ?? (typeof props.type === 'string' ? props.type : null);
  return (
    <div className={styles.page}>
      <LoginTabs
        wanted={wanted}
        onChange={setTab}
        forms={{
          account: (
            <LoginForm
              onDone={close}
              forgot={
                <Button kind="plain" onClick={() => openOverlay('forgot')}>
                  {t('auth.login.forgot')}
                </Button>
              }
            />
          ),
          phone: null,
        }}
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
