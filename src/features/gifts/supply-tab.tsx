import type { Supply } from '../../../contract/gifts/gift-calls.ts';
import { t } from '../../platform/i18n.ts';
import { rewardText } from '../../session/claims/reward-text.ts';
import { Card, CardNote } from '../../ui/card.tsx';
import { DateText } from '../../ui/date-text.tsx';
import { useUi } from '../../ui/ui-context.ts';
import { ClaimGift } from './claim-gift.tsx';
import { claimSupply } from './gift-flows.ts';
import styles from './gifts.module.css';
import box from './supply-box.module.css';

interface SupplyTabProps {
  supply: Supply;
  canClaim: boolean;
}

/** The box of the week: what is in it, from which level on it is there, and when the next one comes. */
export function SupplyTab({ supply: { minLevel, level, rewards, state, nextAt }, canClaim }: SupplyTabProps) {
  const { moneyFormat } = useUi();
  return (
    <div className={styles.supply}>
      <SupplyBox state={state} />
      <Card title={t('gifts.supply.title')} isBright={state === 'open'}>
        <p className={styles.balance}>
          <b>{rewardText(rewards, moneyFormat)}</b>
        </p>
        <p>{t(`gifts.supply.${state}`, { minLevel, level })}</p>
        {state === 'open' && canClaim && (
          <ClaimGift text={t('gifts.supply.claim')} claim={() => claimSupply({})} />
        )}
        <CardNote>
          {t('gifts.supply.next')} <DateText at={nextAt} />
        </CardNote>
        <CardNote>{t('gifts.supply.rule', { minLevel })}</CardNote>
      </Card>
    </div>
  );
}

/** A stage trunk: its lid stands open once the box has been claimed. Decorative; the text beside it says it. */
function SupplyBox({ state }: Pick<Supply, 'state'>) {
  return (
    <div className={box.stage} data-state={state} aria-hidden="true">
      <div className={box.trunk}>
        <div className={box.lid} />
        <div className={box.inside} />
        <div className={box.body}>
          <span className={box.strap} />
          <span className={box.lock} />
          <span className={box.strap} />
        </div>
      </div>
    </div>
  );
}
