import { useStore } from 'zustand';
import { subtractCents } from '../../../contract/money-arithmetic.ts';
import type { Withdrawal } from '../../../contract/wallet/withdrawal.ts';
import { t } from '../../platform/i18n.ts';
import { linkTo, paths } from '../../platform/paths.ts';
import { isSignedIn, profileStore } from '../../session/player/profile-store.ts';
import { asyncState } from '../../ui/async-state.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { DateText } from '../../ui/date-text.tsx';
import factParts from '../../ui/facts.module.css';
import { Icon } from '../../ui/icon.tsx';
import listParts from '../../ui/lists.module.css';
import { Money } from '../../ui/money.tsx';
import { Notice } from '../../ui/notice.tsx';
import { StateView } from '../../ui/states.tsx';
import wordParts from '../../ui/words.module.css';
import status from './deposit-status.module.css';
import { FeeLines } from './fee-lines.tsx';
import { receiptAddress } from './receipt-rules.ts';
import { UsualTime } from './usual-time.tsx';
import shared from './wallet.module.css';
import { useTerms, useWithdrawal } from './wallet-queries.ts';
import styles from './withdraw.module.css';
import { stagesOf, usualMsOf } from './withdraw-rules.ts';

const ICONS = {
  requested: 'hourglass',
  reviewing: 'hourglass',
  approved: 'hourglass',
  paid: 'check-circle',
  rejected: 'error',
} as const;
const LOOK = {
  requested: 'pending',
  reviewing: 'pending',
  approved: 'pending',
  paid: 'paid',
  rejected: 'failed',
};

/** The progress of one withdrawal, its pending step, and how long that usually takes. */
export function WithdrawalTracker({ withdrawalId }: { withdrawalId: string }) {
  const answer = useWithdrawal(withdrawalId);
  return (
    <StateView state={asyncState(answer)} boxes={{ count: 4, height: '72px' }}>
      {(withdrawal) => <Shown withdrawal={withdrawal} isFailing={answer.error !== null} />}
    </StateView>
  );
}

function Shown({ withdrawal, isFailing }: { withdrawal: Withdrawal; isFailing: boolean }) {
  const { data: terms } = useTerms();
  // A withdrawal-only session is no member's, and has the tracker alone.
  const isMember = useStore(profileStore, isSignedIn);
  const { state, amount, fee, waitsFor, kind } = withdrawal;
  return (
    <div className={status.status} data-state={LOOK[state]}>
      <div className={status.statusHead} role="status">
        <span className={status.statusIcon}>
          <Icon name={ICONS[state]} size={40} />
        </span>
        <h2>{t(`cashier.state.${state}`)}</h2>
        <p className={status.statusAmount}>
          <Money amount={amount} />
        </p>
        {waitsFor ? (
          <p>
            <span>{t(`cashier.waits.${waitsFor}`)}</span>
            {terms && <UsualTime ms={usualMsOf(terms, withdrawal)} />}
          </p>
        ) : (
          <p>{t(state === 'paid' ? 'cashier.paid.text' : 'cashier.rejected.text')}</p>
        )}
      </div>
      {state === 'rejected' && (
        <Notice tone="warning" title={t(`cashier.rejected.${withdrawal.rejectedBy ?? 'operator'}`)}>
          {withdrawal.reason || t('cashier.rejected.noReason')}
        </Notice>
      )}
      <ol className={classNames(listParts.list, styles.stages)}>
        {stagesOf(withdrawal).map(({ name, state: step, at }) => (
          <li key={name} data-step={step} aria-current={step === 'now' ? 'step' : undefined}>
            <span>{t(`cashier.stage.${name}`)}</span>
            {at !== null && <DateText at={at} />}
          </li>
        ))}
      </ol>
      {isFailing && (
        <p className={classNames(wordParts.note, status.watching)}>{t('wallet.state.watchFailing')}</p>
      )}
      <dl className={classNames(factParts.ruled, status.rows)}>
        <div>
          <dt>{t('cashier.to')}</dt>
          <dd>
            {withdrawal.bankName} {withdrawal.number}
          </dd>
        </div>
        <FeeLines fee={fee} received={subtractCents(amount, fee)} />
        <div>
          <dt>{t('cashier.number')}</dt>
          <dd className={status.number}>{withdrawal.withdrawalId}</dd>
        </div>
      </dl>
      <div className={shared.choices}>
        {isMember && (
          <ButtonLink
            kind="second"
            isWide
            icon="receipt"
            href={receiptAddress('withdrawal', withdrawal.withdrawalId)}
          >
            {t('cashier.receipt.show')}
          </ButtonLink>
        )}
        <ButtonLink
          kind={state === 'rejected' ? 'action' : 'quiet'}
          isWide
          href={linkTo(paths.withdrawal, { kind })}
        >
          {t(state === 'rejected' ? 'wallet.state.retry' : 'cashier.another')}
        </ButtonLink>
        <ButtonLink kind="quiet" isWide href={linkTo(paths.walletsRecord, { kind: 'withdrawal' })}>
          {t('cashier.allWithdrawals')}
        </ButtonLink>
      </div>
    </div>
  );
}
