import { useSearch } from 'wouter';
import { t } from '../../platform/i18n.ts';
import { navigate } from '../../platform/navigation.ts';
import { linkTo, paths } from '../../platform/paths.ts';
import { Segments } from '../../ui/segments.tsx';
import { readWalletQuery, type WalletTab } from './deposit-rules.ts';
import { DepositTab } from './deposit-tab.tsx';
import styles from './wallet.module.css';
import { WithdrawTab } from './withdraw-tab.tsx';

/** `/wallets?name=deposit|withdraw` */
export function WalletsPanel() {
  const { tab, hasBack } = readWalletQuery(useSearch());
  const choose = (name: WalletTab) =>
    navigate(linkTo(paths.wallets, { name, ...(hasBack && { back: 1 }) }), { replace: true });
  return (
    <>
      <div className={styles.tabs}>
        <Segments
          label={t('wallet.tab.label')}
          options={[
            { value: 'deposit', label: t('wallet.tab.deposit') },
            { value: 'withdraw', label: t('wallet.tab.withdraw') },
          ]}
          value={tab}
          onChange={choose}
        />
      </div>
      {tab === 'deposit' ? <DepositTab /> : <WithdrawTab />}
    </>
  );
}
