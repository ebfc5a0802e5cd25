import { type FormEvent, useRef, useState } from 'react';
import { useStore } from 'zustand';
import {
  MAX_REASON_LENGTH,
  MIN_REASON_LENGTH,
  RELATIONS,
  type Relation,
} from '../../../contract/protection/family-rules.ts';
import { t } from '../../platform/i18n.ts';
import { connectionStore } from '../../session/connection-store.ts';
import { describeFailure } from '../../session/describe-failure.ts';
import { Button } from '../../ui/button.tsx';
import { DateField, Field, SelectField, TextField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useAct } from '../../ui/use-act.ts';
import styles from './family.module.css';
import { FamilyEvidence } from './family-evidence.tsx';
import {
  EMPTY_FAMILY,
  type FamilyField,
  type FamilyValues,
  sendFamilyRequest,
  wrongFields,
} from './family-flows.ts';

const FAULT_OF = {
  name: 'name',
  email: 'email',
  personName: 'name',
  birthDate: 'birthDate',
  reason: 'reason',
} as const satisfies Record<FamilyField, string>;

export function FamilyForm({ onDone }: { onDone(number: string): void }) {
  const [values, setValues] = useState(EMPTY_FAMILY);
  const [evidence, setEvidence] = useState<readonly string[]>([]);
  const [isChecked, setChecked] = useState(false);
  const isOnline = useStore(connectionStore, (state) => state.isOnline);
  const { isBusy, failure, run } = useAct();
  const form = useRef<HTMLFormElement>(null);
  const wrong = wrongFields(values, Date.now());
  const field = (name: keyof FamilyValues) => ({
    name,
    value: values[name],
    onChange: (event: { target: { value: string } }) =>
      setValues((old) => ({ ...old, [name]: event.target.value })),
  });
  const checked = (name: FamilyField) => ({
    ...field(name),
    error:
      isChecked && wrong.includes(name)
        ? t(`family.fault.${FAULT_OF[name]}`, { count: MIN_REASON_LENGTH })
        : undefined,
  });
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    const [first] = wrong;
    if (first) {
      form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return;
    }
    await run(async () => onDone((await sendFamilyRequest(values, evidence)).number));
  };
  return (
    <form ref={form} className={styles.page} onSubmit={send} noValidate aria-label={t('family.title')}>
      <section className={styles.section} aria-labelledby="family-you">
        <h2 id="family-you">{t('family.you')}</h2>
        <div className={styles.pair}>
          <Field {...checked('name')} label={t('family.field.name')} autoComplete="name" maxLength={120} />
          <SelectField
            label={t('family.field.relation')}
            value={values.relation}
            onChange={({ target }) => setValues({ ...values, relation: target.value as Relation })}
          >
            {RELATIONS.map((relation) => (
              <option key={relation} value={relation}>
                {t(`family.relation.${relation}`)}
              </option>
            ))}
          </SelectField>
        </div>
        <div className={styles.pair}>
          <Field
            {...checked('email')}
            label={t('family.field.email')}
            hint={t('family.field.emailHint')}
            type="email"
            inputMode="email"
            autoComplete="email"
            maxLength={254}
          />
          <Field
            {...field('phone')}
            label={t('family.field.phone')}
            type="tel"
            autoComplete="tel"
            maxLength={40}
          />
        </div>
      </section>
      <section className={styles.section} aria-labelledby="family-person">
        <h2 id="family-person">{t('family.person')}</h2>
        <div className={styles.pair}>
          <Field
            {...checked('personName')}
            label={t('family.field.personName')}
            autoComplete="off"
            maxLength={120}
          />
          <DateField {...checked('birthDate')} label={t('family.field.birthDate')} autoComplete="off" />
        </div>
        <div className={styles.pair}>
          <Field {...field('account')} label={t('family.field.account')} autoComplete="off" maxLength={60} />
          <Field
            {...field('personPhone')}
            label={t('family.field.personPhone')}
            type="tel"
            autoComplete="off"
            maxLength={40}
          />
        </div>
      </section>
      <section className={styles.section} aria-labelledby="family-why">
        <h2 id="family-why">{t('family.why')}</h2>
        <TextField
          {...checked('reason')}
          label={t('family.field.reason')}
          hint={t('family.field.reasonHint')}
          maxLength={MAX_REASON_LENGTH}
          rows={7}
        />
      </section>
      <section className={styles.section} aria-labelledby="family-evidence">
        <h2 id="family-evidence">{t('family.evidence')}</h2>
        <FamilyEvidence pictures={evidence} onChange={setEvidence} />
      </section>
      {failure !== null && (
        <Notice tone="danger" title={t('family.failed')} isLive>
          {describeFailure(failure)}
        </Notice>
      )}
      <Button type="submit" isWide isBusy={isBusy} disabled={!isOnline}>
        {t('family.send')}
      </Button>
      {!isOnline && <p>{t('family.offline')}</p>}
    </form>
  );
}
