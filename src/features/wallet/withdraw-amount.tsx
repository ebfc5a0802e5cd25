import { fieldText, formatCents, NO_CENTS } from '../../../contract/money.ts';
import type { PayoutAccount, WithdrawTerms } from '../../../contract/wallet/withdrawal.ts';
import { t } from '../../platform/i18n.ts';
import { AmountField } from '../../ui/amount-field.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import factParts from '../../ui/facts.module.css';
import formParts from '../../ui/forms.module.css';
import { Money } from '../../ui/money.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PanelFoot } from '../../ui/panel-frame.tsx';
import surfaceParts from '../../ui/surfaces.module.css';
import { useUi } from '../../ui/ui-context.ts';
import deposit from './deposit-form.module.css';
import { UsualTimeRow } from './usual-time.tsx';
import styles from './withdraw.module.css';
import { expectedMs, mostOf, type UsableMethod, type WithdrawReading } from './withdraw-rules.ts';
import { describeBounds, type WithdrawFields } from './withdraw-schema.ts';

interface WithdrawAmountProps {
  terms: WithdrawTerms;
  /** For what the player has. */
  method: UsableMethod;
  accounts: readonly PayoutAccount[];
  bankId: number;
  form: WithdrawFields;
  reading: WithdrawReading;
  onNext(): void;
}

/** Account and amount; the fee and the net amount are shown before anything is required. */
export function WithdrawAmount(props: WithdrawAmountProps) {
  const { terms, method, accounts, bankId, form, reading, onNext } = props;
  const { register, setValue, getValues, clearErrors, trigger, formState } = form;
  const { moneyFormat } = useUi();
  const words = describeBounds(method, terms.withdrawable, moneyFormat);
  const most = mostOf(method, terms.withdrawable);

  const leaveAmount = () => {
    if (getValues('amount') === '') clearErrors('amount');
    else void trigger('amount');
  };

  return (
    <form
      className={styles.stack}
      onSubmit={form.handleSubmit(onNext)}
      noValidate
      aria-label={t('cashier.title.withdrawal')}
    >
      <fieldset className={classNames(formParts.group, deposit.group)}>
        <legend className={deposit.legend}>{t('cashier.to')}</legend>
        <div className={styles.accounts}>
          {accounts.map((account) => (
            <label key={account.bankId} className={classNames(surfaceParts.frame, deposit.channel)}>
              <input
                className={formParts.control}
                type="radio"
                name="payout-account"
                checked={account.bankId === bankId}
                onChange={() => setValue('bankId', account.bankId)}
              />
              <span className={deposit.channelName}>
                {account.name} {account.number}
              </span>
              <span className={deposit.channelNote}>{account.holder}</span>
              <span className={deposit.tick} aria-hidden="true" />
            </label>
          ))}
        </div>
      </fieldset>
      {method.least < method.minAmount && (
        <Notice>
          {t('cashier.remainder', {
            amount: formatCents(most, moneyFormat),
            min: formatCents(method.minAmount, moneyFormat),
          })}
        </Notice>
      )}
      <AmountField
        {...register('amount', { onChange: () => clearErrors('amount'), onBlur: leaveAmount })}
        text={form.watch('amount')}
        label={t('wallet.amount.title')}
        hint={
          most < method.least
            ? undefined
            : t('wallet.amount.range', { min: words.min, max: formatCents(most, moneyFormat) })
        }
        error={formState.errors.amount?.message}
      />
      {most >= method.least && (
        <Button
          kind="second"
          onClick={() => {
            setValue('amount', fieldText(most, moneyFormat.locale));
            clearErrors('amount');
          }}
        >
          {t('cashier.all', { amount: formatCents(most, moneyFormat) })}
        </Button>
      )}
      <dl className={classNames(factParts.facts, factParts.boxed, styles.facts)}>
        <div>
          <dt>{t('cashier.fee.title')}</dt>
          <dd>
            <Money amount={reading.fee} />
          </dd>
        </div>
        <div>
          <dt>{t('cashier.received')}</dt>
          <dd>
            <Money amount={reading.received} />
          </dd>
        </div>
        <UsualTimeRow ms={expectedMs(terms, method, reading.amount ?? NO_CENTS)} />
      </dl>
      <PanelFoot>
        <Button type="submit" isWide>
          {t('cashier.next')}
        </Button>
      </PanelFoot>
    </form>
  );
}
