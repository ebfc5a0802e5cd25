import { useStore } from 'zustand';
import { t } from '../../platform/i18n.ts';
import { configStore } from '../../session/config/config-store.ts';
import { type OverlayPanelProps, openOverlay } from '../../session/overlays/overlay-store.ts';
import { Button } from '../../ui/button.tsx';
import wordParts from '../../ui/words.module.css';
import styles from './moments.module.css';

/** A level was reached. It tells so and offers its reward; nothing asks to play on. */
export function LevelUpOverlay({ props: { level }, close }: OverlayPanelProps<'level-up'>) {
  const config = useStore(configStore, (state) => state.config);
  const seat = config?.vipThemes[config.vipMap[level]?.showType ?? 1]?.name;
  const showGift = () => {
    close();
    openOverlay('vip-gift', { level });
  };
  return (
    <div className={styles.moment}>
      <p className={styles.over}>{t('vip.up.over')}</p>
      {/* While the stage strikes it from metal it is there for readers alone. */}
      <h3 className={styles.title} data-moment-title>
        {t('vip.level.number', { level })}
      </h3>
      <div className={styles.ways}>
        <p className={wordParts.headline}>{seat}</p>
        <Button kind="action" onClick={showGift}>
          {t('vip.up.gift')}
        </Button>
        <Button kind="quiet" onClick={close}>
          {t('vip.up.close')}
        </Button>
      </div>
    </div>
  );
}
