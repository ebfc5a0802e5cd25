import { useEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import { t } from '../../platform/i18n.ts';
import { navigate } from '../../platform/navigation.ts';
import { openOverlay } from '../../session/overlay-store.ts';
import { isSignedIn } from '../../session/profile-store.ts';
import { takeWantedAddress } from '../../session/wanted-address.ts';
import { Button } from '../../ui/button.tsx';
import styles from './auth.module.css';
import { LoginForm } from './login-form.tsx';
import { LoginTabs } from './login-tabs.tsx';

const goOn = () => navigate(takeWantedAddress(), { replace: true });

/** `/auth/login` and `/auth/accountLogin`; `type=account` or the latter address selects the account tab. */
export function LoginPanel() {
  const [path] = useLocation();
  const type = new URLSearchParams(useSearch()).get('type');
  const wanted = path.endsWith('/accountLogin') ? 'account' : type;

  useEffect(() => {
    // Somebody who is in already has nothing to do here.
    if (isSignedIn()) goOn();
  }, []);

  return (
    <div className={styles.page}>
      <p className={styles.lead}>{t('auth.login.lead')}</p>
      <LoginTabs
        wanted={wanted}
        onChange={(tab) => navigate(`/auth/login?type=${tab}`, { replace: true })}
        forms={{
          account: (
            <LoginForm
              onDone={goOn}
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
        {t('auth.login.newHere')} <a href="/auth/register">{t('auth.login.toRegister')}</a>
      </p>
    </div>
  );
}
