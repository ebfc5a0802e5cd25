import { useEffect } from 'react';
import * as z from 'zod/mini';
import { useStore } from 'zustand';
import { type LimitState, setSelfLimited } from '../../../contract/protection/protection-calls.ts';
import { boundsOfLimit, isMoneyLimit, type LimitKey } from '../../../contract/protection/protection-rules.ts';
import type { AmountFormat } from '../../../contract/typed-amount.ts';
import { readField, useContractForm } from '../../platform/contract-form.ts';
import { t } from '../../platform/i18n.ts';
import { connectionStore } from '../../session/calls/connection-store.ts';
import { AmountField } from '../../ui/amount-field.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { toast } from '../../ui/toast.ts';
import { useUi } from '../../ui/ui-context.ts';
import { useMutation } from '../../ui/use-mutation.ts';
import { FailedChange } from './failed-change.tsx';
import { effectOf, readLimitText } from './limit-rules.ts';
import styles from './protection.module.css';
import { setLimit } from './protection-flows.ts';

interface LimitFormProps {
  limit: LimitState;
  name: string;
  onDone(): void;
}

/** The value as typed: an amount in the reader's way of writing it, or whole minutes. */
function schemaOf(key: LimitKey, format: AmountFormat) {
  const typed = readField<number | null>((text) => {
    const { value, error } = readLimitText(key, text, format);
    if (value !== null) return { value };
    return { message: { key: `protection.fault.${error}`, values: { ...boundsOfLimit(key) } } };
  });
  return z.object({ value: z.pipe(typed, setSelfLimited.body.shape.value) });
}

/** A field for a value. It shows before the press whether the change holds at once or after a waiting period. */
export function LimitForm({ limit, name, onDone }: LimitFormProps) {
  const { key, value } = limit;
  const { moneyFormat } = useUi();
  const isOnline = useStore(connectionStore, (state) => state.isOnline);
  const { isBusy, failure, run } = useMutation();
  const form = useContractForm(schemaOf(key, moneyFormat), {
    reValidateMode: 'onSubmit',
    defaultValues: { value: '' },
  });
  const { register, clearErrors, setFocus, formState } = form;
  useEffect(() => setFocus('value'), [setFocus]);
  const text = form.watch('value');
  const { value: next } = readLimitText(key, text, moneyFormat);
  const effect = next === null ? null : effectOf(limit, next);
  const field = {
    ...register('value', { onChange: () => clearErrors('value') }),
    hint: effect === null ? t('protection.hint') : t(`protection.effect.${effect}`),
    error: formState.errors.value?.message,
  };

  const save = async (wanted: number | null) => {
    const waits = effectOf(limit, wanted) === 'waits';
    const isDone = await run(() => setLimit(key, wanted));
    if (!isDone) return;
    toast(t(waits ? 'protection.done.waits' : 'protection.done.holds', { name }), 'good');
    onDone();
  };
  const send = form.handleSubmit(({ value: wanted }) => save(wanted));
  return (
    <form className={styles.form} onSubmit={send} noValidate aria-label={name}>
      {isMoneyLimit(key) ? (
        <AmountField {...field} text={text} label={t('protection.field.money')} />
      ) : (
        <Field {...field} label={t('protection.field.minutes')} inputMode="numeric" autoComplete="off" />
      )}
      <FailedChange failure={failure} />
      <div className={styles.ways}>
        <Button type="submit" isBusy={isBusy || formState.isSubmitting} disabled={!isOnline}>
          {t('protection.save')}
        </Button>
        {value !== null && key !== 'realityMinutes' && (
          <Button kind="quiet" isBusy={isBusy} disabled={!isOnline} onClick={() => void save(null)}>
            {t('protection.remove')}
          </Button>
        )}
        <Button kind="plain" onClick={onDone}>
          {t('protection.cancel')}
        </Button>
      </div>
    </form>
  );
}
