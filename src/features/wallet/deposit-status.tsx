import { useEffect, useState } from 'react';
import { useSearch } from 'wouter';
import { useStore } from 'zustand';
import type { RechargeType } from '../../../contract/config/app-config.ts';
import { formatCents, NO_CENTS } from '../../../contract/money.ts';
import type { Deposit } from '../../../contract/wallet/wallet-calls.ts';
import { t } from '../../platform/i18n.ts';
import { linkTo, paths } from '../../platform/paths.ts';
import { timeNow } from '../../platform/time.ts';
import { describeFailure } from '../../session/calls/describe-failure.ts';
import { backAddress } from '../../session/pages/back-address.ts';
import { profileStore } from '../../session/player/profile-store.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { DateText } from '../../ui/date-text.tsx';
import factParts from '../../ui/facts.module.css';
import { Icon } from '../../ui/icon.tsx';
import { Money } from '../../ui/money.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useUi } from '../../ui/ui-context.ts';
import wordParts from '../../ui/words.module.css';
import { depositFlows } from './deposit-flows.ts';
import { hasEnded, payBy, timeLeft } from './deposit-rules.ts';
import styles from './deposit-status.module.css';
import { HeldPayments } from './held-payment.tsx';
import { receiptAddress } from './receipt-rules.ts';
import { ScanCode } from './scan-code.tsx';
import shared from './wallet.module.css';
import { walletStore } from './wallet-store.ts';

const ICONS = {
  created: 'receipt',
  pending: 'hourglass',
  paid: 'check-circle',
  failed: 'error',
  expired: 'clock',
  cancelled: 'clock',
  underReview: 'hourglass',
  returning: 'hourglass',
  returned: 'receipt',
} as const;

/** A payment came that is not, or not yet, in the balance. */
const HELD_STATES: ReadonlySet<Deposit['state']> = new Set(['underReview', 'returning', 'returned']);

interface DepositStatusProps {
  deposit: Deposit;
  channels: Readonly<Record<string, RechargeType>>;
}

/** One deposit from its payment page to its end; its state changes by itself. */
export function DepositStatus({ deposit, channels }: DepositStatusProps) {
  const coin = useStore(profileStore, (state) => state.user?.coin ?? NO_CENTS);
  const { isWatchFailing: isFailing, cancelling, failure } = useStore(walletStore);
  const goOn = backAddress(useSearch());
  const { moneyFormat } = useUi();
  const { state, payUrl, qrText } = deposit;
  const way = payBy(deposit);
  const channel = channels[deposit.channelId];
  const isHeld = HELD_STATES.has(state);
  return (
    <div className={styles.status} data-state={state}>
      <div className={styles.statusHead} role="status">
        <span className={styles.statusIcon}>
          <Icon name={ICONS[state]} size={40} />
        </span>
        <h2>{t(`wallet.state.${state}.title`)}</h2>
        {/* What was ordered is not what came: the facts below name both. */}
        {!isHeld && (
          <p className={styles.statusAmount}>
            <Money amount={deposit.amount} />
          </p>
        )}
        <p>{t(way === 'code' ? 'wallet.qr.text' : `wallet.state.${state}.text`)}</p>
      </div>
      {!hasEnded(state) && (
        <p className={classNames(wordParts.note, styles.watching)}>
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
      <HeldPayments payments={deposit.held} />
      <dl className={classNames(factParts.ruled, styles.rows)}>
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
        {deposit.held.length > 0 && (
          <ButtonLink
            kind="second"
            isWide
            icon="receipt"
            href={linkTo(paths.walletsRecord, { kind: 'deposit' })}
          >
            {t('wallet.held.records')}
          </ButtonLink>
        )}
        {cancelling === 'failed' && (
          <Notice tone="danger" title={t('wallet.state.cancelFailed')} isLive>
            {describeFailure(failure)}
          </Notice>
        )}
        {hasEnded(state) ? (
          <Button kind={state === 'paid' ? 'quiet' : 'action'} isWide onClick={startNewDeposit}>
            {t(state === 'failed' || state === 'expired' ? 'wallet.state.retry' : 'wallet.state.again')}
          </Button>
        ) : (
          <>
            <Button
              kind="quiet"
              isWide
              isBusy={cancelling === 'running'}
              onClick={() => void depositFlows.cancel()}
            >
              {t('wallet.state.cancel')}
            </Button>
            <p className={styles.cancelNote}>{t('wallet.state.cancelNote')}</p>
          </>
        )}
      </div>
    </div>
  );
}

function startNewDeposit() {
  depositFlows.dismiss();
  void depositFlows.open();
}

/** Minutes and seconds until a payment page closes; silent for a screen reader, which heard the state. */
function TimeLeft({ until }: { until: number }) {
  const [leftMs, setLeftMs] = useState(() => timeLeft({ expiresAt: until }, timeNow()));
  useEffect(() => {
    const timer = setInterval(() => setLeftMs(timeLeft({ expiresAt: until }, timeNow())), 1000);
    return () => clearInterval(timer);
  }, [until]);
  const seconds = Math.floor(leftMs / 1000);
  const clock = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return (
    <span role="timer" aria-live="off">
      {t('wallet.state.left', { time: clock })}
    </span>
  );
}
