import { useEffect } from 'react';
import { t } from '../../platform/i18n.ts';
import { navigate } from '../../platform/navigation.ts';
import { paths } from '../../platform/paths.ts';
import { type OverlayPanelProps, openOverlay } from '../../session/overlays/overlay-store.ts';
import { isSignedIn } from '../../session/player/profile-store.ts';
import { consumeWantedAddress } from '../../session/sign-in/wanted-address.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import wordParts from '../../ui/words.module.css';
import styles from './auth.module.css';
import { RegisterGate } from './register-gate.tsx';

const goOn = () => navigate(consumeWantedAddress(), { replace: true });

/** `/auth/register` */
export function RegisterPanel() {
  useEffect(() => {
    if (isSignedIn()) goOn();
  }, []);
  return (
    <div className={styles.page}>
      <p className={classNames(wordParts.text, styles.lead)}>{t('auth.register.lead')}</p>
      <RegisterGate onDone={goOn} />
      <p className={styles.other}>
        {t('auth.register.haveOne')} <a href={paths.authLogin}>{t('auth.register.toLogin')}</a>
      </p>
    </div>
  );
}

/** Opening an account above the page one is on. */
export function RegisterOverlay({ close }: OverlayPanelProps) {
  return (
    <div className={styles.page}>
      <RegisterGate onDone={close} />
      <p className={styles.other}>
        {t('auth.register.haveOne')}{' '}
        <Button kind="plain" onClick={() => openOverlay('login')}>
          {t('auth.register.toLogin')}
        </Button>
      </p>
    </div>
  );
}
