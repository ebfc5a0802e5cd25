import type { VipData } from '../../../contract/rewards/vip-calls.ts';
import { t } from '../../platform/i18n.ts';
import { rewardText } from '../../session/reward-text.ts';
import { DateText } from '../../ui/date-text.tsx';
import { useUi } from '../../ui/ui-context.ts';
import { ClaimButton } from './claim-button.tsx';
import { claimRepeated, type RepeatedReward } from './claim-flows.ts';
import styles from './rewards.module.css';

const KINDS: readonly RepeatedReward[] = ['daily', 'signIn', 'monthly'];

/** The rewards of this day, week and month. */
export function RepeatedRewards({ data }: { data: VipData }) {
  const { moneyFormat } = useUi();
  return (
    <section className={styles.group} aria-labelledby="vip-now">
      <h2 id="vip-now">{t('vip.now')}</h2>
      <ul className={styles.rows}>
        {KINDS.map((kind) => {
          const { rewards, state, nextAt } = data[kind];
          const name = t(`vip.kind.${kind}`);
          return (
            <li key={kind} className={styles.row}>
              <span>
                {name}
                <small>
                  {state === 'none'
                    ? t('vip.fromLevel', { level: firstLevelOf(data, kind) })
                    : rewardText(rewards, moneyFormat)}
                  {state === 'claimed' && (
                    <>
                      {' · '}
                      {t('vip.next')} <DateText at={nextAt} />
                    </>
                  )}
                </small>
              </span>
              {state === 'open' && data.canClaim && (
                <ClaimButton
                  text={t('vip.claim')}
                  label={t('vip.claim.label', { name })}
                  kind="action"
                  claim={() => claimRepeated(kind)}
                />
              )}
              {state === 'claimed' && <span className={styles.done}>{t('vip.done')}</span>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The lowest level with a reward of this kind. */
const firstLevelOf = ({ levels }: VipData, kind: RepeatedReward): number =>
  levels.find((level) => level[kind].length > 0)?.level ?? 1;
