import { t } from '../../platform/i18n.ts';
import { type OverlayPanelProps, openOverlay } from '../../session/overlays/overlay-store.ts';
import { Button } from '../../ui/button.tsx';
import styles from './auth.module.css';
import { RegisterGate } from './register-gate.tsx';

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
