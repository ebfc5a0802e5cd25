import { type ReactNode, use, useLayoutEffect } from 'react';
import { useStore } from 'zustand';
import { t } from '../../platform/i18n.ts';
import { configStore } from '../../session/config/config-store.ts';
import { BackSceneContext } from '../../session/pages/back-scene.ts';
import { asyncState } from '../../ui/async-state.ts';
import wordParts from '../../ui/words.module.css';
import { BonusLinks } from './bonus-links.tsx';
import { LevelCard } from './level-card.tsx';
import { LevelList } from './level-list.tsx';
import styles from './level-panel.module.css';
import { LevelRetention } from './level-retention.tsx';
import { LoadState } from './load-state.tsx';
import { useVip } from './reward-queries.ts';
import rewards from './rewards.module.css';
import { VipLinks } from './vip-links.tsx';
import { VipRewards } from './vip-rewards.tsx';

/** `/vip/level`: the player's level, what it grants, and how it is kept. */
export const LevelPanel = () => <Level links={<VipLinks current="level" />} />;

/** `/bonus/vip`: the same in the bonus centre. */
export const BonusVipPanel = () => <Level links={<BonusLinks current="bonusVip" />} />;

function Level({ links }: { links: ReactNode }) {
  const state = asyncState(useVip());
  const scene = use(BackSceneContext);
  // The page below the last one was another.
  useLayoutEffect(() => {
    window.scrollTo(0, 0);
  }, []);
  const config = useStore(configStore, (stored) => stored.config);
  if (state.kind !== 'success') return <LoadState state={state} links={links} />;
  if (!config) return <LoadState state={{ kind: 'loading' }} links={links} />;
  const data = state.data.vipData;
  return (
    <div className={rewards.stack}>
      {links}
      <div className={styles.stage}>
        <div className={styles.scene}>{scene}</div>
        <LevelCard data={data} config={config} />
        <div className={styles.rewards}>
          {!data.canClaim && <p className={wordParts.note}>{t('vip.notNow')}</p>}
          <VipRewards data={data} />
          <LevelRetention />
        </div>
      </div>
      <LevelList data={data} />
    </div>
  );
}
