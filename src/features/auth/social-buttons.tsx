import { useStore } from 'zustand';
import { t } from '../../platform/i18n.ts';
import { configStore } from '../../session/config/config-store.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import wordParts from '../../ui/words.module.css';
import styles from './auth.module.css';
import { FailureNotice } from './failure-notice.tsx';
import { leaveFor } from './social-flows.ts';
import { SocialMark } from './social-mark.tsx';
import { SOCIALS } from './social-names.ts';
import { useFailure } from './use-failure.ts';

/** A button for each provider that the platform has keys for; nothing where it has none. */
export function SocialButtons() {
  const offered = useStore(configStore, (state) => state.config?.socialProviders);
  const { failure, attempt } = useFailure();
  const socials = SOCIALS.filter(({ provider }) => offered?.includes(provider));
  if (socials.length === 0) return null;
  return (
    <div className={styles.socials}>
      <p className={classNames(wordParts.note, styles.or)}>{t('auth.login.or')}</p>
      {socials.map((social) => (
        <Button
          key={social.key}
          kind="quiet"
          isWide
          onClick={() =>
            void attempt(
              () => leaveFor(social),
              () => false,
            )
          }
        >
          <SocialMark name={social.key} />
          {t('auth.social.with', { provider: social.name })}
        </Button>
      ))}
      <FailureNotice failure={failure} />
    </div>
  );
}
