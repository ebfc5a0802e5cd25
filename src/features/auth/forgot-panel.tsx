import { useStore } from 'zustand';
import { t } from '../../platform/i18n.ts';
import { navigate } from '../../platform/navigation.ts';
import { linkTo, paths } from '../../platform/paths.ts';
import { configStore } from '../../session/config/config-store.ts';
import { openOverlay } from '../../session/overlays/overlay-store.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import wordParts from '../../ui/words.module.css';
import styles from './auth.module.css';
import { hasCodes } from './auth-rules.ts';
import { ForgotForm } from './forgot-form.tsx';

/** A new password by a code, and support for a player without a number in the account. */
function ForgotContent({ onDone }: { onDone(): void }) {
  const config = useStore(configStore, (state) => state.config);
  if (!config) return <SkeletonRows count={4} height="72px" />;
  const { email } = config.clientConfig;
  return (
    <div className={styles.page}>
      {hasCodes(config.registerType) && <ForgotForm config={config} onDone={onDone} />}
      <section className={styles.choices}>
        <h2 className={styles.sectionTitle}>{t('auth.forgot.noPhone')}</h2>
        <p className={classNames(wordParts.text, styles.lead)}>{t('auth.forgot.text')}</p>
        <ButtonLink kind="quiet" isWide href={`mailto:${email}`}>
          {t('auth.forgot.write', { email })}
        </ButtonLink>
        <Button kind="plain" onClick={() => openOverlay('help')}>
          {t('auth.forgot.help')}
        </Button>
        <Button kind="plain" onClick={onDone}>
          {t('auth.forgot.back')}
        </Button>
      </section>
    </div>
  );
}

/** `/auth/forget` */
export function ForgotPanel() {
  return <ForgotContent onDone={() => navigate(linkTo(paths.authLogin, { type: 'account' }))} />;
}

/** A forgotten password, above the page one is on. */
export function ForgotOverlay() {
  return <ForgotContent onDone={() => openOverlay('login', { type: 'account' })} />;
}
