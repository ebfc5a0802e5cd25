import { useStore } from 'zustand';
import { currentLocale, t } from '../../platform/i18n.ts';
import { LOCALE_NAMES, LOCALES, type Locale } from '../../platform/locale.ts';
import { paths } from '../../platform/paths.ts';
import { chooseLanguage } from '../../session/config/language.ts';
import { changePreferences, preferencesStore } from '../../session/config/preferences-store.ts';
import { Segments } from '../../ui/segments.tsx';
import styles from './site-foot.module.css';

/** Language and motion under the lobby: a guest has no other page to choose them on. */
export function SiteFoot() {
  const prefersReducedMotion = useStore(preferencesStore, (state) => state.isMotionReduced);
  return (
    <section className={styles.foot} aria-label={t('shell.about.label')}>
      <nav className={styles.more} aria-label={t('shell.about.more')}>
        <a href={paths.activities}>{t('shell.about.activities')}</a>
        <a href={paths.download}>{t('shell.about.install')}</a>
      </nav>
      <Segments<Locale>
        label={t('shell.about.language')}
        options={LOCALES.map((locale) => ({ value: locale, label: LOCALE_NAMES[locale] }))}
        value={currentLocale()}
        onChange={(locale) => void chooseLanguage(locale)}
      />
      <Segments
        label={t('shell.about.motion')}
        options={[
          { value: 'full', label: t('shell.about.motionOn') },
          { value: 'calm', label: t('shell.about.motionOff') },
        ]}
        value={prefersReducedMotion ? 'calm' : 'full'}
        onChange={(choice) => changePreferences({ isMotionReduced: choice === 'calm' })}
      />
    </section>
  );
}
