import { useId } from 'react';
import type { Supply } from '../../../contract/gifts/gift-calls.ts';
import { t } from '../../platform/i18n.ts';
import { rewardText } from '../../session/reward-text.ts';
import { DateText } from '../../ui/date-text.tsx';
import { useUi } from '../../ui/ui-context.ts';
import { ClaimGift } from './claim-gift.tsx';
import { claimSupply } from './gift-flows.ts';
import styles from './gifts.module.css';
import { SupplyBox } from './supply-box.tsx';

interface SupplyTabProps {
  supply: Supply;
  canClaim: boolean;
}

/** The box of the week: what is in it, from which level on it is there, and when the next one comes. */
export function SupplyTab({ supply: { minLevel, level, rewards, state, nextAt }, canClaim }: SupplyTabProps) {
  const id = useId();
  const { moneyFormat } = useUi();
  return (
    <section className={styles.supply} aria-labelledby={id}>
      <SupplyBox state={state} />
      <div className={styles.card}>
        <h2 id={id}>{t('gifts.supply.title')}</h2>
        <p className={styles.balance}>
          <b>{rewardText(rewards, moneyFormat)}</b>
        </p>
        <p>{t(`gifts.supply.${state}`, { minLevel, level })}</p>
        {state === 'open' && canClaim && <ClaimGift text={t('gifts.supply.claim')} claim={claimSupply} />}
        <p className={styles.note}>
          {t('gifts.supply.next')} <DateText at={nextAt} />
        </p>
        <p className={styles.note}>{t('gifts.supply.rule', { minLevel })}</p>
      </div>
    </section>
  );
}
