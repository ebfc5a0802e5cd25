import { useState } from 'react';
import * as z from 'zod/mini';
import { type Cents, formatCents } from '../../../contract/money.ts';
import type { PayoutAccount, Withdrawal } from '../../../contract/wallet/withdrawal.ts';
import { isSpent, useContractForm } from '../../platform/contract-form.ts';
import { isCallFailure } from '../../platform/http/call-failure.ts';
import { isUncertain } from '../../platform/http/request-outcome.ts';
import { t } from '../../platform/i18n.ts';
import { describeFailure } from '../../session/calls/describe-failure.ts';
import { failForm } from '../../session/calls/place-failure.ts';
import { openOverlay } from '../../session/overlays/overlay-store.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import factParts from '../../ui/facts.module.css';
import { Money } from '../../ui/money.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PanelFoot } from '../../ui/panel-frame.tsx';
import { useUi } from '../../ui/ui-context.ts';
import wordParts from '../../ui/words.module.css';
import { FeeLines } from './fee-lines.tsx';
import { PIN_MESSAGES, pinField } from './form-fields.ts';
import { UsualTimeRow } from './usual-time.tsx';
import styles from './withdraw.module.css';
import { sendWithdrawal } from './withdraw-flows.ts';
import { WithdrawPasswordField } from './withdraw-password-field.tsx';

interface WithdrawConfirmProps {
  account: PayoutAccount;
  amount: Cents;
  fee: Cents;
  received: Cents;
  /** Usual duration of a similar one; null while unknown. */
  usualMs: number | null;
  /** An operator will review it. */
  isReviewed: boolean;
  /** The answer to this very request was lost in an earlier visit. */
  wasLost: boolean;
  onSent(sent: Withdrawal): void;
  onBack(): void;
}

const schema = z.object({ password: pinField });

/** The confirmation: what leaves, what arrives and where, and that it cannot be returned to play. */
export function WithdrawConfirm(props: WithdrawConfirmProps) {
  const { account, amount, fee, received, usualMs, isReviewed, wasLost, onSent, onBack } = props;
  const { moneyFormat } = useUi();
  const { register, handleSubmit, setError, setFocus, formState } = useContractForm(schema, {
    defaultValues: { password: '' },
    messages: PIN_MESSAGES,
  });
  const [isUnsure, setUnsure] = useState(wasLost);

  const send = handleSubmit(async ({ password }) => {
    try {
      onSent(await sendWithdrawal({ bankId: account.bankId, amount }, password));
    } catch (error) {
      const isLost = isUncertain(isCallFailure(error) ? error.key : 'unreadable');
      setUnsure(isLost);
      if (isLost) failForm(setError, error);
      else setError('password', { message: describeFailure(error) });
      setFocus('password');
    }
  });

  return (
    <form className={styles.stack} onSubmit={send} noValidate aria-label={t('cashier.confirm.title')}>
      <h2 className={wordParts.headline}>{t('cashier.confirm.title')}</h2>
      <dl className={classNames(factParts.facts, factParts.boxed, styles.facts)}>
        <div>
          <dt>{t('cashier.confirm.leaves')}</dt>
          <dd>
            <Money amount={amount} />
          </dd>
        </div>
        <FeeLines fee={fee} received={received} />
        <div>
          <dt>{t('cashier.to')}</dt>
          <dd>
            {account.name} {account.number}
          </dd>
        </div>
        <UsualTimeRow ms={usualMs} />
      </dl>
      <p className={classNames(wordParts.text, styles.lead)}>
        {`${t('cashier.confirm.final')} ${isReviewed ? t('cashier.confirm.reviewed') : ''}`}
      </p>
      {isUnsure && (
        <Notice tone="warning" title={t('wallet.unsure.title')} isLive>
          {t('cashier.confirm.unsure')}
        </Notice>
      )}
      <WithdrawPasswordField {...register('password')} error={formState.errors.password?.message} />
      <Button kind="plain" onClick={() => openOverlay('withdraw-password')}>
        {t('cashier.password.forgot')}
      </Button>
      <PanelFoot>
        <Button type="submit" isWide isBusy={isSpent(formState)}>
          {t('cashier.confirm.send', { amount: formatCents(amount, moneyFormat) })}
        </Button>
        <Button kind="quiet" isWide onClick={onBack}>
          {t('cashier.confirm.back')}
        </Button>
      </PanelFoot>
    </form>
  );
}
