import { type FormEvent, useRef, useState } from 'react';
import { type Cents, fieldText, formatCents, NO_CENTS } from '../../../contract/money.ts';
import type { PayoutAccount, PayoutMethod, WithdrawTerms } from '../../../contract/wallet/withdrawal.ts';
import { t } from '../../platform/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Money } from '../../ui/money.tsx';
import { PanelFoot } from '../../ui/panel-frame.tsx';
import { useUi } from '../../ui/ui-context.ts';
import deposit from './deposit-form.module.css';
import { UsualTimeRow } from './usual-time.tsx';
import styles from './withdraw.module.css';
import { expectedMs, mostOf, type Reading } from './withdraw-rules.ts';

interface WithdrawAmountProps {
  terms: WithdrawTerms;
  method: PayoutMethod;
  accounts: readonly PayoutAccount[];
  bankId: number;
  text: string;
  reading: Reading;
  onAccount(bankId: number): void;
  onText(text: string): void;
  onNext(): void;
}

/** Where to and how much; the fee and what arrives are said before anything is asked for. */
export function WithdrawAmount(props: WithdrawAmountProps) {
  const { terms, method, accounts, bankId, text, reading, onAccount, onText, onNext } = props;
  const { moneyFormat } = useUi();
  const [isChecked, setChecked] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const say = (value: Cents) => formatCents(value, moneyFormat);
  const words = { min: say(method.minAmount), max: say(method.maxAmount), coin: say(terms.withdrawable) };
  const most = mostOf(method, terms.withdrawable);

  const next = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (reading.fault) field.current?.focus();
    else onNext();
  };

  return (
    <form className={styles.stack} onSubmit={next} noValidate aria-label={t('cashier.title.withdrawal')}>
      <fieldset className={deposit.group}>
        <legend className={deposit.legend}>{t('cashier.to')}</legend>
        <div className={styles.accounts}>
          {accounts.map((account) => (
            <label key={account.bankId} className={deposit.channel}>
              <input
                type="radio"
                name="payout-account"
                checked={account.bankId === bankId}
                onChange={() => onAccount(account.bankId)}
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
      <Field
        ref={field}
        label={t('wallet.amount.title')}
        prefix={moneyFormat.sign}
        hint={t('wallet.amount.range', words)}
        error={isChecked && reading.fault ? t(`cashier.fault.${reading.fault}`, words) : undefined}
        value={text}
        onChange={(event) => {
          onText(event.target.value);
          setChecked(false);
        }}
        onBlur={() => setChecked(text !== '')}
        inputMode="decimal"
        autoComplete="off"
        maxLength={16}
      />
      {most >= method.minAmount && (
        <Button kind="second" onClick={() => onText(fieldText(most, moneyFormat.locale))}>
          {t('cashier.all', { amount: say(most) })}
        </Button>
      )}
      <dl className={styles.facts}>
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
