import type { SafeboxTerms } from '../../../contract/wallet/safebox-calls.ts';
import { t } from '../../platform/i18n.ts';
import { describeFailure } from '../../session/describe-failure.ts';
import { openOverlay } from '../../session/overlay-store.ts';
import { Button } from '../../ui/button.tsx';
import { Money } from '../../ui/money.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { useSafebox } from './queries.ts';
import { SafeboxForm } from './safebox-form.tsx';
import styles from './withdraw.module.css';

/** `/wallets/safebox`: money that no game can use until the player moves it back. */
export function SafeboxPanel() {
  const { data: terms, error, isFetching, refetch } = useSafebox();
  if (terms) {
    return (
      <div className={styles.stack}>
        <SafeboxTotals terms={terms} />
        <p className={styles.lead}>{t('cashier.safebox.text')}</p>
        {terms.hasPassword ? <SafeboxForm terms={terms} /> : <NoPassword length={terms.passwordLength} />}
      </div>
    );
  }
  if (error === null) return <SkeletonRows count={3} height="84px" />;
  return (
    <ErrorState
      icon="offline"
      title={t('wallet.failed.title')}
      text={describeFailure(error)}
      isBusy={isFetching}
      onRetry={() => void refetch()}
    />
  );
}

function SafeboxTotals({ terms }: { terms: SafeboxTerms }) {
  return (
    <dl className={styles.breakdown}>
      <div>
        <dt>{t('cashier.safebox.held')}</dt>
        <dd>
          <Money amount={terms.safebox} />
        </dd>
      </div>
      <div className={styles.lesser}>
        <dt>{t('cashier.safebox.coin')}</dt>
        <dd>
          <Money amount={terms.coin} />
        </dd>
      </div>
    </dl>
  );
}

function NoPassword({ length }: { length: number }) {
  return (
    <Notice title={t('cashier.safebox.noPassword')}>
      <p>{t('cashier.need.passwordText', { count: length })}</p>
      <Button onClick={() => openOverlay('withdraw-password')}>{t('cashier.need.passwordDo')}</Button>
    </Notice>
  );
}
