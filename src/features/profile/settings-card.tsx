import { useState } from 'react';
import { useStore } from 'zustand';
import { currentLocale, t } from '../../platform/i18n.ts';
import { LOCALE_NAMES, LOCALES } from '../../platform/locale.ts';
import { chooseLanguage } from '../../session/config/language.ts';
import { changePreferences, preferencesStore } from '../../session/config/preferences-store.ts';
import { Segments } from '../../ui/segments.tsx';
import { Switch, SwitchList } from '../../ui/switch.tsx';
import styles from './member.module.css';
import { VolumeSlider } from './volume-slider.tsx';

/** Language, sound and motion of this browser. */
export function SettingsCard() {
  const { isSoundOn, volume, isMusicOn, isMotionReduced } = useStore(preferencesStore);
  const [locale, setLocale] = useState(currentLocale);
  return (
    <section>
      <h2 className={styles.title}>{t('member.settings.title')}</h2>
      <SwitchList>
        <div className={styles.language}>
          <p aria-hidden="true">{t('member.settings.language')}</p>
          <Segments
            label={t('member.settings.language')}
            options={LOCALES.map((value) => ({ value, label: LOCALE_NAMES[value] }))}
            value={locale}
            onChange={(next) => {
              setLocale(next);
              void chooseLanguage(next);
            }}
          />
        </div>
        <Switch
          label={t('member.settings.sound')}
          isOn={isSoundOn}
          onChange={(isOn) => changePreferences({ isSoundOn: isOn })}
        >
          {t('member.settings.soundText')}
        </Switch>
        {isSoundOn && <VolumeSlider volume={volume} />}
        {isSoundOn && (
          <Switch
            label={t('member.settings.music')}
            isOn={isMusicOn}
            onChange={(isOn) => changePreferences({ isMusicOn: isOn })}
          >
            {t('member.settings.musicText')}
          </Switch>
        )}
        <Switch
          label={t('member.settings.motion')}
          isOn={isMotionReduced}
          onChange={(isOn) => changePreferences({ isMotionReduced: isOn })}
        >
          {t('member.settings.motionText')}
        </Switch>
      </SwitchList>
    </section>
  );
}
