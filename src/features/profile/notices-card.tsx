import { useStore } from 'zustand';
import { t } from '../../platform/i18n.ts';
import { paths } from '../../platform/paths.ts';
import { changePreferences, preferencesStore } from '../../session/config/preferences-store.ts';
import { classNames } from '../../ui/class-names.ts';
import linkParts from '../../ui/links.module.css';
import { Switch, SwitchList } from '../../ui/switch.tsx';
import styles from './member.module.css';

/** Optional notices of this browser; those on the player's safety cannot be switched off. */
export function NoticesCard() {
  const { isPaidTold, isChanceTold, areOffersShown } = useStore(preferencesStore);
  return (
    <section>
      <h2 className={styles.title}>{t('profile.notices.title')}</h2>
      <SwitchList>
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
      </SwitchList>
      <p className={styles.always}>{t('profile.notices.always')}</p>
      <p className={styles.note}>
        <a className={classNames(linkParts.button, styles.textButton)} href={paths.profileConsent}>
          {t('profile.notices.consent')}
        </a>
      </p>
    </section>
  );
}
