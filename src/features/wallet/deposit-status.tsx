import { useSearch } from 'wouter';
import { useStore } from 'zustand';
import type { Deposit } from '../../../contract/calls/wallet.ts';
import type { RechargeType } from '../../../contract/entities/config.ts';
import { formatCents, NO_CENTS } from '../../../contract/money.ts';
import { t } from '../../platform/i18n.ts';
import { backAddress } from '../../session/back-address.ts';
import { profileStore } from '../../session/profile-store.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { DateText } from '../../ui/date-text.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Money } from '../../ui/money.tsx';
import { useUi } from '../../ui/ui-context.ts';
import styles from './deposit-status.module.css';
import { depositFlows } from './flows.ts';
import { receiptAddress } from './receipt-rules.ts';
import { hasEnded, payBy } from './rules.ts';
import { ScanCode } from './scan-code.tsx';
import { walletStore } from './store.ts';
import { TimeLeft } from './time-left.tsx';
import shared from './wallet.module.css';

const ICONS = {
  created: 'receipt',
  pending: 'hourglass',
  paid: 'check-circle',
  failed: 'error',
  expired: 'clock',
} as const;

interface DepositStatusProps {
  deposit: Deposit;
  channels: Readonly<Record<string, RechargeType>>;
}

/** One deposit from its payment page to its end; its state changes by itself. */
export function DepositStatus({ deposit, channels }: DepositStatusProps) {
  const coin = useStore(profileStore, (state) => state.user?.coin ?? NO_CENTS);
  const isFailing = useStore(walletStore, (state) => state.isWatchFailing);
  const goOn = backAddress(useSearch());
  const { moneyFormat } = useUi();
  const { state, payUrl, qrText } = deposit;
  const way = payBy(deposit);
  const channel = channels[deposit.channelId];
  return (
    <div className={styles.status} data-state={state}>
      <div className={styles.statusHead} role="status">
        <span className={styles.statusIcon}>
          <Icon name={ICONS[state]} size={40} />
        </span>
        <h2>{t(`wallet.state.${state}.title`)}</h2>
        <p className={styles.statusAmount}>
          <Money amount={deposit.amount} />
        </p>
        <p>{t(way === 'code' ? 'wallet.qr.text' : `wallet.state.${state}.text`)}</p>
      </div>
      {!hasEnded(state) && (
        <p className={styles.watching}>
          <span className={styles.pulse} aria-hidden="true" />
          {isFailing ? t('wallet.state.watchFailing') : t('wallet.state.watching')}
          <TimeLeft until={deposit.expiresAt} />
        </p>
      )}
      {way === 'code' && qrText !== null && (
        <ScanCode
          text={qrText}
          amount={formatCents(deposit.amount, moneyFormat)}
          depositId={deposit.depositId}
        />
      )}
      <dl className={styles.rows}>
        {channel && (
          <div>
            <dt>{t('wallet.row.channel')}</dt>
            <dd>{channel.name}</dd>
          </div>
        )}
        <div>
          <dt>{t('wallet.row.created')}</dt>
          <dd>
            <DateText at={deposit.createdAt} />
          </dd>
        </div>
        <div>
          <dt>{t('wallet.row.balance')}</dt>
          <dd>
            <Money amount={coin} />
          </dd>
        </div>
        <div>
          <dt>{t('wallet.row.number')}</dt>
          <dd className={styles.number}>{deposit.depositId}</dd>
        </div>
      </dl>
      <div className={shared.choices}>
        {way !== null && payUrl && (
          // The same tab: an installed app or a web view has no other to come back from.
          <ButtonLink kind={way === 'code' ? 'quiet' : 'action'} isWide href={payUrl}>
            {t(way === 'code' ? 'wallet.qr.page' : 'wallet.state.continue')}
          </ButtonLink>
        )}
        {state === 'paid' && (
          <ButtonLink isWide href={goOn} onClick={depositFlows.dismiss}>
            {t('wallet.state.play')}
          </ButtonLink>
        )}
        {hasEnded(state) && (
          <ButtonLink kind="second" isWide icon="receipt" href={receiptAddress('deposit', deposit.depositId)}>
            {t('cashier.receipt.show')}
          </ButtonLink>
        )}
        <Button
          kind={state === 'failed' || state === 'expired' ? 'action' : 'quiet'}
          isWide
          onClick={() => {
            depositFlows.dismiss();
            void depositFlows.open();
          }}
        >
          {t(nextKey(state))}
        </Button>
      </div>
    </div>
  );
}

function nextKey(state: Deposit['state']) {
  if (state === 'paid') return 'wallet.state.again';
  return hasEnded(state) ? 'wallet.state.retry' : 'wallet.state.other';
}
