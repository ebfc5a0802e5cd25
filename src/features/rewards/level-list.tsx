import { useStore } from 'zustand';
import { formatCents } from '../../../contract/money.ts';
import type { VipData } from '../../../contract/rewards/vip-calls.ts';
import { t } from '../../platform/i18n.ts';
import { rewardText } from '../../session/claims/reward-text.ts';
import { configStore } from '../../session/config/config-store.ts';
import listParts from '../../ui/lists.module.css';
import { useUi } from '../../ui/ui-context.ts';
import styles from './rewards.module.css';

/** Every level with what it begins at and grants, and whether its reward was claimed. */
export function LevelList({ data }: { data: VipData }) {
  const { moneyFormat } = useUi();
  const vipMap = useStore(configStore, (state) => state.config?.vipMap);
  return (
    <section className={styles.group} aria-labelledby="vip-levels">
      <h2 id="vip-levels">{t('vip.levels')}</h2>
      <ol className={listParts.list}>
        {data.levels
          .filter(({ level }) => level > 0)
          .map(({ level, state, levelUp, monthly }) => (
            <li key={level} className={styles.row} data-current={level === data.vip}>
              <span>
                {t('vip.level.number', { level })}
                <small>
                  {t('vip.level.from', {
                    amount: formatCents(vipMap?.[level]?.experience ?? data.vipExp, moneyFormat),
                  })}
                </small>
                <small>
                  {t('vip.level.grants', {
                    levelUp: rewardText(levelUp, moneyFormat),
                    monthly: rewardText(monthly, moneyFormat),
                  })}
                </small>
              </span>
              {state === 'open' && data.canClaim && (
                <span className={styles.granted}>{t('vip.stage.gift')}</span>
              )}
              {state === 'claimed' && <span className={styles.done}>{t('vip.done')}</span>}
            </li>
          ))}
      </ol>
    </section>
  );
}
