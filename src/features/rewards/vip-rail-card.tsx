import type { CSSProperties } from 'react';
import { useStore } from 'zustand';
import { svgDataUrl } from '../../../scenes/ornaments/svg-data-url.ts';
import { vipJewelSvg } from '../../../scenes/ornaments/vip-jewel.ts';
import { t } from '../../platform/i18n.ts';
import { paths } from '../../platform/paths.ts';
import { configStore } from '../../session/config/config-store.ts';
import { themeStore } from '../../session/config/theme-store.ts';
import { profileStore } from '../../session/player/profile-store.ts';
import { redDotStore } from '../../session/player/red-dot-store.ts';
import { themeStyle } from './theme-style.ts';
import styles from './vip-rail-card.module.css';

const JEWEL_PX = 40;

/** The member's level in the rail of wide windows: theme, level, how far the next one is, and whether a reward waits. */
export function VipRailCard() {
  const config = useStore(configStore, (state) => state.config);
  const user = useStore(profileStore, (state) => state.user);
  const base = useStore(themeStore, (state) => state.tokens);
  const hasReward = useStore(redDotStore, (dots) => dots.vipAwardFlag);
  const level = user && config?.vipMap[user.vip];
  // Without the levels of the config nothing is said of one.
  if (!config || !level) return null;
  const theme = config.vipThemes[level.showType];
  const tokens = { ...base, ...theme?.tokens };
  const next = config.vipMap[level.level + 1];
  const share = next ? Math.min(1, user.vipExp / Math.max(1, next.experience)) : 1;
  const jewel = { showType: level.showType, light: tokens.brassLight, velvet: tokens.velvet };
  return (
    <aside className={styles.region} aria-label={t('vip.title.level')}>
      <a
        className={styles.card}
        href={paths.vipLevel}
        style={{ ...themeStyle(theme?.tokens), '--share': share } as CSSProperties}
      >
        <img src={svgDataUrl(vipJewelSvg(jewel, JEWEL_PX))} alt="" width={JEWEL_PX} height={JEWEL_PX} />
        <span className={styles.words}>
          <strong>{theme?.name}</strong> <small>{t('vip.level.number', { level: level.level })}</small>
        </span>{' '}
        <span className={styles.bar} aria-hidden="true" />
        <span className={styles.state} data-waiting={hasReward}>
          {hasReward
            ? t('vip.rail.waiting')
            : next
              ? t('vip.rail.next', { percent: Math.floor(share * 100), level: next.level })
              : t('vip.highest')}
        </span>
      </a>
    </aside>
  );
}
