import { useStore } from 'zustand';
import { NO_CENTS } from '../../../contract/money.ts';
import { t } from '../../platform/i18n.ts';
import { openOverlay } from '../../session/overlay-store.ts';
import { profileStore } from '../../session/profile-store.ts';
import { Button } from '../../ui/button.tsx';
import { Money } from '../../ui/money.tsx';
import { EmptyState } from '../../ui/states.tsx';
import styles from './wallet.module.css';

/** Withdrawing has not opened: says so, and that the money is safe. */
export function WithdrawTab() {
  const coin = useStore(profileStore, (state) => state.user?.coin ?? NO_CENTS);
  return (
    <EmptyState icon="coins" title={t('wallet.withdraw.title')} text={t('wallet.withdraw.text')}>
      <p className={styles.balanceCard}>
        <span>{t('wallet.withdraw.balance')}</span>
        <strong>
          <Money amount={coin} />
        </strong>
      </p>
      <p className={styles.small}>{t('wallet.withdraw.ask')}</p>
      <Button kind="quiet" onClick={() => openOverlay('help')}>
        {t('wallet.withdraw.help')}
      </Button>
    </EmptyState>
  );
}
