import { formatCents } from '../../../contract/money.ts';
import { t } from '../../platform/i18n.ts';
import type { OverlayPanelProps } from '../../session/overlays/overlay-store.ts';
import { Button } from '../../ui/button.tsx';
import { Money } from '../../ui/money.tsx';
import { useUi } from '../../ui/ui-context.ts';
import { claimAllRebates } from './claim-flows.ts';
import styles from './moments.module.css';
import { RewardClaim } from './reward-claim.tsx';

/** The balance is spent and a rebate waits: it says so once a day. No way from here leads to a deposit or a game. */
export function RebateWaitingOverlay({ props: { amount }, close }: OverlayPanelProps<'rebate-waiting'>) {
  const { moneyFormat } = useUi();
  const claim = t('vip.rebate.claimAll', { amount: formatCents(amount, moneyFormat) });
  return (
    <div className={styles.gift}>
      <div className={styles.prize}>
        <strong>
          <Money amount={amount} />
        </strong>
        <small>{t('vip.waiting.text')}</small>
      </div>
      <RewardClaim
        text={claim}
        label={claim}
        kind="action"
        claim={() => claimAllRebates({})}
        onClaimed={close}
      />
      <Button kind="quiet" onClick={close}>
        {t('vip.waiting.later')}
      </Button>
    </div>
  );
}
