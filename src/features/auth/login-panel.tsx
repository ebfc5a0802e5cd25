import { useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { t } from '../../platform/i18n.ts';
import { navigate } from '../../platform/navigation.ts';
import { linkTo, paths } from '../../platform/paths.ts';
import { type OverlayPanelProps, openOverlay } from '../../session/overlays/overlay-store.ts';
import { isSignedIn } from '../../session/player/profile-store.ts';
import { consumeWantedAddress } from '../../session/sign-in/wanted-address.ts';
import { Button } from '../../ui/button.tsx';
import styles from './auth.module.css';
import type { SignInTab } from './auth-rules.ts';
import { SignInMethods } from './sign-in-methods.tsx';

const goOn = () => navigate(consumeWantedAddress(), { replace: true });

/** `/auth/login` and `/auth/accountLogin`; `type=account` or the latter address selects the account tab. */
export function LoginPanel() {
  const [path] = useLocation();
  const type = new URLSearchParams(useSearch()).get('type');
  const wanted = path === paths.authAccountLogin ? 'account' : type;

  useEffect(() => {
    // A signed-in player has nothing to do here.
    if (isSignedIn()) goOn();
  }, []);

  return (
    <div className={styles.page}>
      <SignInMethods
        wanted={wanted}
        onTab={(tab) => navigate(linkTo(paths.authLogin, { type: tab }), { replace: true })}
        onDone={goOn}
        onNewcomer={() => navigate(paths.authRegister)}
      />
      <p className={styles.other}>
        {t('auth.login.newHere')} <a href={paths.authRegister}>{t('auth.login.toRegister')}</a>
      </p>
    </div>
  );
}

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
