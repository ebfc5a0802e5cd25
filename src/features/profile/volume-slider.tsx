import { type CSSProperties, useId } from 'react';
import { t } from '../../platform/i18n.ts';
import { playSound } from '../../platform/sound.ts';
import { changePreferences } from '../../session/config/preferences-store.ts';
import styles from './volume-slider.module.css';

const STEP_PERCENT = 5;

/** How loud the sounds are; each stop of the slider can be heard. */
export function VolumeSlider({ volume }: { volume: number }) {
  const id = useId();
  const percent = Math.round(volume * 100);
  const text = t('member.settings.volumeValue', { percent });
  return (
    <div className={styles.row}>
      <label htmlFor={id}>{t('member.settings.volume')}</label>
      <output htmlFor={id} aria-live="off">
        {text}
      </output>
      <input
        id={id}
        type="range"
        min={0}
        max={100}
        step={STEP_PERCENT}
        value={percent}
        aria-valuetext={text}
        style={{ '--share': `${percent}%` } as CSSProperties}
        onChange={(event) => {
          changePreferences({ volume: Number(event.target.value) / 100 });
          playSound('bulb');
        }}
      />
    </div>
  );
}
