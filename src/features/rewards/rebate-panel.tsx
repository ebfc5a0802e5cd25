import type { ReactNode } from 'react';
import { type Cents, formatCents } from '../../../contract/money.ts';
import { t } from '../../platform/i18n.ts';
import { paths } from '../../platform/paths.ts';
import { asyncState } from '../../ui/async-state.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { DateText } from '../../ui/date-text.tsx';
import { Money } from '../../ui/money.tsx';
import surfaceParts from '../../ui/surfaces.module.css';
import { useUi } from '../../ui/ui-context.ts';
import wordParts from '../../ui/words.module.css';
import { BonusLinks } from './bonus-links.tsx';
import { claimAllRebates } from './claim-flows.ts';
import { LoadState } from './load-state.tsx';
import { RebateCalculator } from './rebate-calculator.tsx';
import { RebateTypes } from './rebate-types.tsx';
import { RewardClaim } from './reward-claim.tsx';
import { useRebate } from './reward-queries.ts';
import styles from './rewards.module.css';
import { VipLinks } from './vip-links.tsx';

/** `/vip/rebate`: what the stakes of each type of game bring back, today and to claim. */
export const RebatePanel = () => <Rebate links={<VipLinks current="rebate" />} />;

/** `/bonus/rebate`: the same in the bonus centre. */
export const BonusRebatePanel = () => <Rebate links={<BonusLinks current="bonusRebate" />} />;

function Rebate({ links }: { links: ReactNode }) {
  const state = asyncState(useRebate());
  const { moneyFormat } = useUi();
  if (state.kind !== 'success') return <LoadState state={state} links={links} />;
  const { data } = state;
  const say = (amount: Cents) => formatCents(amount, moneyFormat);
  return (
    <div className={styles.stack}>
      {links}
      <dl className={classNames(surfaceParts.tiles, styles.sums)}>
        <div>
          <dt>{t('vip.rebate.claimable')}</dt>
          <dd>
            <Money amount={data.claimable} />
          </dd>
        </div>
        <div>
          <dt>{t('vip.rebate.today')}</dt>
          <dd>
            <Money amount={data.growing} />
          </dd>
        </div>
      </dl>
      {data.claimable > 0 && data.canClaim && (
        <RewardClaim
          text={t('vip.rebate.claimAll', { amount: say(data.claimable) })}
          label={t('vip.rebate.claimAll', { amount: say(data.claimable) })}
          kind="action"
          claim={() => claimAllRebates({})}
        />
      )}
      {!data.canClaim && <p className={wordParts.note}>{t('vip.notNow')}</p>}
      <p className={wordParts.note}>
        {t('vip.rebate.rule', { days: data.keptDays })} {t('vip.rebate.nextAt')} <DateText at={data.nextAt} />
        .
      </p>
      <RebateTypes types={data.types} canClaim={data.canClaim} />
      <RebateCalculator types={data.types} />
      <ButtonLink kind="quiet" href={paths.vipRebateRecord}>
        {t('vip.rebate.record')}
      </ButtonLink>
    </div>
  );
}
