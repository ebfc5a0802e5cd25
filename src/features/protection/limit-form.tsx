import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { LimitState } from '../../../contract/protection/protection-calls.ts';
import { boundsOfLimit, isMoneyLimit } from '../../../contract/protection/protection-rules.ts';
import { t } from '../../platform/i18n.ts';
import { connectionStore } from '../../session/connection-store.ts';
import { describeFailure } from '../../session/describe-failure.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { toast } from '../../ui/toast.ts';
import { useUi } from '../../ui/ui-context.ts';
import { useAct } from '../../ui/use-act.ts';
import { setLimit } from './flows.ts';
import styles from './protection.module.css';
import { effectOf, readLimitText } from './rules.ts';

interface LimitFormProps {
  limit: LimitState;
  name: string;
  onDone(): void;
}

/** A value to type. It says before the press whether the change holds at once or waits. */
export function LimitForm({ limit, name, onDone }: LimitFormProps) {
  const { key, value } = limit;
  const { moneyFormat } = useUi();
  const isOnline = useStore(connectionStore, (state) => state.isOnline);
  const { isBusy, failure, run } = useAct();
  const [text, setText] = useState('');
  const [isChecked, setChecked] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const { value: next, error } = readLimitText(key, text, moneyFormat.locale);
  const effect = next === null ? null : effectOf(limit, next);
  const isMoney = isMoneyLimit(key);

  const save = async (wanted: number | null) => {
    const waits = effectOf(limit, wanted) === 'waits';
    const isDone = await run(() => setLimit(key, wanted));
    if (!isDone) return;
    toast(t(waits ? 'protection.done.waits' : 'protection.done.holds', { name }), 'good');
    onDone();
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (next === null) field.current?.focus();
    else void save(next);
  };
  const { min, max } = boundsOfLimit(key);
  const fault = error && t(`protection.fault.${error}`, { min, max });
  return (
    <form className={styles.form} onSubmit={send} noValidate aria-label={name}>
      <Field
        ref={field}
        label={isMoney ? t('protection.field.money') : t('protection.field.minutes')}
        prefix={isMoney ? moneyFormat.sign : undefined}
        hint={effect === null ? t('protection.hint') : t(`protection.effect.${effect}`)}
        error={isChecked && fault ? fault : undefined}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setChecked(false);
        }}
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
        <Button type="submit" isBusy={isBusy} disabled={!isOnline}>
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
