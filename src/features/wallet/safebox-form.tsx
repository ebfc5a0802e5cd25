import { useState } from 'react';
import * as z from 'zod/mini';
import { type Cents, cents, fieldText, formatCents, type MoneyFormat } from '../../../contract/money.ts';
import {
  moveSafebox,
  type SafeboxDirection,
  type SafeboxTerms,
} from '../../../contract/wallet/safebox-calls.ts';
import { useContractForm } from '../../platform/contract-form.ts';
import { t } from '../../platform/i18n.ts';
import { describeFailure } from '../../session/calls/describe-failure.ts';
import { openOverlay } from '../../session/overlays/overlay-store.ts';
import { AmountField } from '../../ui/amount-field.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PanelFoot } from '../../ui/panel-frame.tsx';
import { Segments } from '../../ui/segments.tsx';
import { toast } from '../../ui/toast.ts';
import { useUi } from '../../ui/ui-context.ts';
import { amountField, PIN_MESSAGES, pinField } from './form-fields.ts';
import { moveMoney, unansweredMove } from './safebox-flows.ts';
import { mostToMove, readMove } from './safebox-rules.ts';
import styles from './withdraw.module.css';
import { WithdrawPasswordField } from './withdraw-password-field.tsx';

interface Bounds {
  readonly terms: SafeboxTerms;
  readonly direction: SafeboxDirection;
  readonly format: MoneyFormat;
}

/** What of the call the form holds: the amount as typed, sent as cents; its request id is the flow's. */
function schemaOf({ terms, direction, format }: Bounds) {
  const say = (value: Cents) => formatCents(value, format);
  const words = {
    min: say(terms.minAmount),
    max: say(terms.maxHeld),
    most: say(mostToMove(terms, direction)),
  };
  return z.object({
    direction: moveSafebox.body.shape.direction,
    amount: amountField(
      (text) => readMove(text, terms, direction, format),
      (fieldError) => ({ key: `cashier.safebox.fault.${fieldError}`, values: words }),
    ),
    password: pinField,
  });
}

/** Into the safebox or out of it, with the withdraw password. */
export function SafeboxForm({ terms }: { terms: SafeboxTerms }) {
  const [lost] = useState(unansweredMove);
  const { moneyFormat } = useUi();
  const { locale } = moneyFormat;
  const [direction, setDirection] = useState<SafeboxDirection>(lost?.body.direction ?? 'in');
  const [failure, setFailure] = useState<unknown>(null);
  const say = (value: Cents) => formatCents(value, moneyFormat);
  const form = useContractForm(schemaOf({ terms, direction, format: moneyFormat }), {
    // No error is shown for an amount that is not finished.
    reValidateMode: 'onSubmit',
    defaultValues: {
      direction,
      amount: lost ? fieldText(cents(lost.body.amount), locale) : '',
      password: '',
    },
    messages: PIN_MESSAGES,
  });
  const { register, setValue, clearErrors, formState } = form;
  const { errors, isSubmitting } = formState;
  const most = mostToMove(terms, direction);

  const send = form.handleSubmit(async ({ password, ...move }) => {
    setFailure(null);
    try {
      await moveMoney(move, password);
      toast(t(`cashier.safebox.done.${move.direction}`, { amount: say(move.amount) }), 'good');
      form.reset({ direction: move.direction, amount: '', password: '' });
    } catch (error) {
      setFailure(error);
    }
  });

  return (
    <form className={styles.stack} onSubmit={send} noValidate aria-label={t('cashier.title.safebox')}>
      <Segments
        label={t('cashier.safebox.direction')}
        options={[
          { value: 'in', label: t('cashier.safebox.in') },
          { value: 'out', label: t('cashier.safebox.out') },
        ]}
        value={direction}
        onChange={(next) => {
          setDirection(next);
          setValue('direction', next);
          clearErrors();
          setFailure(null);
        }}
      />
      <AmountField
        {...register('amount', { onChange: () => clearErrors() })}
        text={form.watch('amount')}
        label={t('wallet.amount.title')}
        hint={
          most < terms.minAmount
            ? undefined
            : t('wallet.amount.range', { min: say(terms.minAmount), max: say(most) })
        }
        error={errors.amount?.message}
      />
      {most > 0 && (
        <Button
          kind="second"
          onClick={() => {
            setValue('amount', fieldText(most, locale));
            clearErrors('amount');
          }}
        >
          {t('cashier.all', { amount: say(most) })}
        </Button>
      )}
      <WithdrawPasswordField
        {...register('password', { onChange: () => clearErrors('password') })}
        error={errors.password?.message}
      />
      <Button kind="plain" onClick={() => openOverlay('withdraw-password')}>
        {t('cashier.password.forgot')}
      </Button>
      {failure !== null && (
        <Notice tone="danger" isLive>
          {describeFailure(failure)}
        </Notice>
      )}
      <PanelFoot>
        <Button type="submit" isWide isBusy={isSubmitting}>
          {t(`cashier.safebox.send.${direction}`)}
        </Button>
      </PanelFoot>
    </form>
  );
}
