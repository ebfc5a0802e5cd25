import { useEffect } from 'react';
import * as z from 'zod/mini';
import { useStore } from 'zustand';
import { type LimitState, setSelfLimited } from '../../../contract/protection/protection-calls.ts';
import { boundsOfLimit, isMoneyLimit, type LimitKey } from '../../../contract/protection/protection-rules.ts';
import { readField, useContractForm } from '../../platform/contract-form.ts';
import { t } from '../../platform/i18n.ts';
import { connectionStore } from '../../session/connection-store.ts';
import { describeFailure } from '../../session/describe-failure.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { toast } from '../../ui/toast.ts';
import { useUi } from '../../ui/ui-context.ts';
import { useMutation } from '../../ui/use-mutation.ts';
import { setLimit } from './flows.ts';
import styles from './protection.module.css';
import { effectOf, readLimitText } from './rules.ts';

interface LimitFormProps {
  limit: LimitState;
  name: string;
  onDone(): void;
}

/** The value as typed: an amount in the reader's way of writing it, or whole minutes. */
function schemaOf(key: LimitKey, locale: string) {
  const typed = readField<number | null>((text) => {
    const { value, error } = readLimitText(key, text, locale);
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
  const form = useContractForm(schemaOf(key, moneyFormat.locale), {
    reValidateMode: 'onSubmit',
    defaultValues: { value: '' },
  });
  const { register, clearErrors, setFocus, formState } = form;
  useEffect(() => setFocus('value'), [setFocus]);
  const { value: next } = readLimitText(key, form.watch('value'), moneyFormat.locale);
  const effect = next === null ? null : effectOf(limit, next);
  const isMoney = isMoneyLimit(key);

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
      <Field
        {...register('value', { onChange: () => clearErrors('value') })}
        label={isMoney ? t('protection.field.money') : t('protection.field.minutes')}
        prefix={isMoney ? moneyFormat.sign : undefined}
        hint={effect === null ? t('protection.hint') : t(`protection.effect.${effect}`)}
        error={formState.errors.value?.message}
        inputMode={isMoney ? 'decimal' : 'numeric'}
        autoComplete="off"
        maxLength={16}
      />
      {failure !== null && (
        <Notice tone="danger" title={t('protection.failed.title')} isLive>
          {describeFailure(failure)}
        </Notice>
      )}
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
