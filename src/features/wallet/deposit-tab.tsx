import { useEffect } from 'react';
import { useStore } from 'zustand';
import { t } from '../../platform/i18n.ts';
import { asyncState } from '../../ui/async-state.ts';
import { EmptyState, StateView } from '../../ui/states.tsx';
import { depositFlows } from './deposit-flows.ts';
import { DepositForm } from './deposit-form.tsx';
import { makeOffer } from './deposit-rules.ts';
import { DepositSkeleton } from './deposit-skeleton.tsx';
import { DepositStatus } from './deposit-status.tsx';
import { KycMissing } from './kyc-missing.tsx';
import { useBonuses } from './wallet-queries.ts';
import { walletStore } from './wallet-store.ts';

/** Everything a deposit can be: loading, not allowed yet, a form, an open or ended deposit, or out of reach. */
export function DepositTab() {
  const { trade, loading, failure, deposit, chosenChannelId } = useStore(walletStore);
  // The form must not grow under the pointer: it is shown once the offers are loaded, or have failed to load.
  const { data: bonuses, isFetched: hasOffers } = useBonuses();

  useEffect(() => {
    void depositFlows.open();
  }, []);

  if (deposit) return <DepositStatus deposit={deposit} channels={trade?.appRechargeTypeMap ?? {}} />;
  if (!trade) {
    const error = loading === 'failed' ? failure : null;
    return (
      <StateView
        state={asyncState({ data: undefined, error, isFetching: false, refetch: depositFlows.open })}
        failed={t('wallet.failed.title')}
        boxes={<DepositSkeleton />}
      />
    );
  }
  if (trade.isKycMissing) return <KycMissing isChecking={loading === 'running'} />;
  if (!hasOffers) return <DepositSkeleton />;
  const offer = makeOffer(trade, chosenChannelId);
  if (!offer.channel)
    return <EmptyState icon="store" title={t('wallet.empty.title')} text={t('wallet.empty.text')} />;
  return <DepositForm offer={offer} channel={offer.channel} trade={trade} bonuses={bonuses} />;
}
