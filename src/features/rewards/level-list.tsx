import { useStore } from 'zustand';
import { formatCents } from '../../../contract/money.ts';
import type { VipData } from '../../../contract/rewards/vip-calls.ts';
import { t } from '../../platform/i18n.ts';
import { configStore } from '../../session/config-store.ts';
import { rewardText } from '../../session/reward-text.ts';
import { useUi } from '../../ui/ui-context.ts';
import { ClaimButton } from './claim-button.tsx';
import { claimLevelUp } from './claim-flows.ts';
import styles from './rewards.module.css';

/** Every level with what it begins at and grants; its level-up reward where it can be claimed. */
export function LevelList({ data }: { data: VipData }) {
  const { moneyFormat } = useUi();
  const vipMap = useStore(configStore, (state) => state.config?.vipMap);
  return (
    <section className={styles.group} aria-labelledby="vip-levels">
      <h2 id="vip-levels">{t('vip.levels')}</h2>
      <ol className={styles.rows}>
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
                <ClaimButton
                  text={t('vip.claim')}
                  label={t('vip.claim.level', { level })}
                  claim={() => claimLevelUp(level)}
                />
              )}
              {state === 'claimed' && <span className={styles.done}>{t('vip.done')}</span>}
            </li>
          ))}
      </ol>
    </section>
  );
}
