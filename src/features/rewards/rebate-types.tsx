import type { CallData } from '../../../contract/call.ts';
import { formatCents } from '../../../contract/money.ts';
import type { betBonus } from '../../../contract/rewards/rebate-calls.ts';
import { t } from '../../platform/i18n.ts';
import listParts from '../../ui/lists.module.css';
import { useUi } from '../../ui/ui-context.ts';
import { claimRebateOfType } from './claim-flows.ts';
import { gameTypeText } from './game-type-text.ts';
import { rateText } from './rate-text.ts';
import { RewardClaim } from './reward-claim.tsx';
import styles from './rewards.module.css';

export type RebateType = CallData<typeof betBonus>['types'][number];

/** Each type of game with its rate, today's stakes and what they have brought. */
export function RebateTypes({ types, canClaim }: { types: readonly RebateType[]; canClaim: boolean }) {
  const { moneyFormat } = useUi();
  return (
    <section className={styles.group} aria-labelledby="rebate-types">
      <h2 id="rebate-types">{t('vip.rebate.types')}</h2>
      <ul className={listParts.list}>
        {types.map(({ type, ratePpm, betToday, growing, claimable }) => (
          <li key={type} className={styles.row}>
            <span>
              {gameTypeText(type)} · {rateText(ratePpm)}
              <small>
                {t('vip.rebate.ofType', {
                  bet: formatCents(betToday, moneyFormat),
                  amount: formatCents(growing, moneyFormat),
                })}
              </small>
            </span>
            {claimable > 0 && canClaim && (
              <RewardClaim
                text={formatCents(claimable, moneyFormat)}
                label={t('vip.rebate.claimType', {
                  type: gameTypeText(type),
                  amount: formatCents(claimable, moneyFormat),
                })}
                claim={() => claimRebateOfType({ type })}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
