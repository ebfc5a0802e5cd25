import { useStore } from 'zustand';
import { t } from '../../platform/i18n.ts';
import { paths } from '../../platform/paths.ts';
import { changePreferences, preferencesStore } from '../../session/preferences-store.ts';
import styles from './member.module.css';
import { Switch } from './switch.tsx';

/** Optional notices of this browser; those on the player's safety cannot be switched off. */
export function NoticesCard() {
  const { isPaidTold, isChanceTold, areOffersShown } = useStore(preferencesStore);
  return (
    <section>
      <h2 className={styles.title}>{t('profile.notices.title')}</h2>
      <div className={styles.settings}>
        <Switch
          label={t('profile.notices.paid')}
          isOn={isPaidTold}
          onChange={(isOn) => changePreferences({ isPaidTold: isOn })}
        >
          {t('profile.notices.paidText')}
        </Switch>
        <Switch
          label={t('profile.notices.chance')}
          isOn={isChanceTold}
          onChange={(isOn) => changePreferences({ isChanceTold: isOn })}
        >
          {t('profile.notices.chanceText')}
        </Switch>
        <Switch
          label={t('profile.notices.offers')}
          isOn={areOffersShown}
          onChange={(isOn) => changePreferences({ areOffersShown: isOn })}
        >
          {t('profile.notices.offersText')}
        </Switch>
      </div>
      <p className={styles.always}>{t('profile.notices.always')}</p>
      <p className={styles.note}>
        <a className={styles.textButton} href={paths.profileConsent}>
          {t('profile.notices.consent')}
        </a>
      </p>
    </section>
  );
}
