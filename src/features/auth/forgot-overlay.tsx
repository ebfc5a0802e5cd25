import { useStore } from 'zustand';
import { t } from '../../platform/i18n.ts';
import { configStore } from '../../session/config-store.ts';
import { openOverlay } from '../../session/overlay-store.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './auth.module.css';

/** A new password cannot be set by oneself yet: says so, and who can help. */
export function ForgotOverlay() {
  const email = useStore(configStore, (state) => state.config?.clientConfig.email);
  return (
    <div className={styles.page}>
      <Notice>{t('auth.forgot.soon')}</Notice>
      <p className={styles.lead}>{t('auth.forgot.text')}</p>
      {email && (
        <ButtonLink isWide href={`mailto:${email}`}>
          {t('auth.forgot.write', { email })}
        </ButtonLink>
      )}
      <div className={styles.choices}>
        <Button kind="quiet" isWide onClick={() => openOverlay('help')}>
          {t('auth.forgot.help')}
        </Button>
        <Button kind="plain" onClick={() => openOverlay('login')}>
          {t('auth.forgot.back')}
        </Button>
      </div>
    </div>
  );
}
