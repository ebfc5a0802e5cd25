import { type ReactNode, use, useLayoutEffect } from 'react';
import { useStore } from 'zustand';
import { formatCents } from '../../../contract/money.ts';
import { t } from '../../platform/i18n.ts';
import { BackSceneContext } from '../../session/back-scene.ts';
import { configStore } from '../../session/config-store.ts';
import { Progress } from '../../ui/progress.tsx';
import { useUi } from '../../ui/ui-context.ts';
import { BonusLinks } from './bonus-links.tsx';
import { LevelAudit } from './level-audit.tsx';
import { LevelList } from './level-list.tsx';
import { LoadState } from './load-state.tsx';
import { useVip } from './queries.ts';
import { RepeatedRewards } from './repeated-rewards.tsx';
import styles from './rewards.module.css';
import { VipLinks } from './vip-links.tsx';

/** `/vip/level`: the player's level, what it grants, and how it is kept. */
export const LevelPanel = () => <Level links={<VipLinks current="level" />} />;

/** `/bonus/vip`: the same in the bonus centre. */
export const BonusVipPanel = () => <Level links={<BonusLinks current="bonusVip" />} />;

function Level({ links }: { links: ReactNode }) {
  const answer = useVip();
  const scene = use(BackSceneContext);
  // The page below the last one was another.
  useLayoutEffect(() => {
    window.scrollTo(0, 0);
  }, []);
  const { moneyFormat } = useUi();
  const config = useStore(configStore, (state) => state.config);
  const data = answer.data?.vipData;
  if (!data || !config) return <LoadState answer={answer} links={links} />;
  const { vip, vipExp } = data;
  const { showType = 1 } = config.vipMap[vip] ?? {};
  const next = config.vipMap[data.reached + 1];
  const from = config.vipMap[data.reached]?.experience ?? 0;
  return (
    <div className={styles.stack}>
      {links}
      {scene}
      <div className={styles.columns}>
        <section className={styles.card} data-theme={showType} aria-labelledby="vip-level">
          <p className={styles.seat}>{config.vipThemes[showType]?.name}</p>
          <h2 id="vip-level">
            {t('vip.level')} <strong data-figure>{vip}</strong>
          </h2>
          {next ? (
            <Progress
              label={t('vip.toNext', { level: next.level })}
              share={(vipExp - from) / Math.max(1, next.experience - from)}
              valueText={t('vip.toNextOf', {
                done: formatCents(vipExp, moneyFormat),
                need: formatCents(next.experience, moneyFormat),
              })}
            />
          ) : (
            <p>{t('vip.highest')}</p>
          )}
          <p className={styles.note}>{t('vip.experience')}</p>
        </section>
        {!data.canClaim && <p className={styles.note}>{t('vip.notNow')}</p>}
        <RepeatedRewards data={data} />
        <LevelAudit />
      </div>
      <LevelList data={data} />
    </div>
  );
}
