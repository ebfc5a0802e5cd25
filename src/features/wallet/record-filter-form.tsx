import * as z from 'zod/mini';
import { appUserCoinDetail, recordKindSchema } from '../../../contract/wallet/record-calls.ts';
import { needed, useContractForm } from '../../platform/contract-form.ts';
import { t } from '../../platform/i18n.ts';
import { DateField, SelectField } from '../../ui/field.tsx';
import styles from './record.module.css';
import { RECORD_KINDS, type RecordFilter } from './record-rules.ts';

interface RecordFilterFormProps {
  /** What is listed as the form opens. */
  first: RecordFilter;
  onChange(filter: RecordFilter): void;
}

/** A side of the span, which the form never leaves open. */
const day = needed(appUserCoinDetail.body.shape.from);

/** The part of the call that is chosen; empty text stands for all kinds. */
const schema = z.object({
  from: day,
  to: day,
  kind: z.union([
    recordKindSchema,
    z.pipe(
      z.literal(''),
      z.transform(() => null),
    ),
  ]),
});

/** Which records are listed: every change requests others. */
export function RecordFilterForm({ first, onChange }: RecordFilterFormProps) {
  const kind = first.kind ?? '';
  const { register, watch, setValue, handleSubmit } = useContractForm(schema, {
    defaultValues: { ...first, kind },
  });
  const { from, to } = watch();
  const apply = () => void handleSubmit(onChange)();
  /** A day that is half typed is none. */
  const putDay = (name: 'from' | 'to') => (event: { target: { value: string } }) => {
    if (event.target.value === '') return;
    setValue(name, event.target.value);
    apply();
  };
  return (
    <form className={styles.filter} aria-label={t('cashier.record.filter')}>
      <SelectField
        {...register('kind', { onChange: apply })}
        label={t('cashier.record.kind')}
        defaultValue={kind}
      >
        <option value="">{t('cashier.record.all')}</option>
        {RECORD_KINDS.map((name) => (
          <option key={name} value={name}>
            {t(`cashier.record.kind.${name}`)}
          </option>
        ))}
      </SelectField>
      <DateField label={t('cashier.record.from')} value={from} max={to} onChange={putDay('from')} />
      <DateField label={t('cashier.record.to')} value={to} min={from} onChange={putDay('to')} />
    </form>
  );
}
