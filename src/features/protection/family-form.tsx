import { useStore } from 'zustand';
import { MAX_REASON_LENGTH, RELATIONS } from '../../../contract/protection/family-rules.ts';
import { useContractForm } from '../../platform/contract-form.ts';
import { t } from '../../platform/i18n.ts';
import { connectionStore } from '../../session/calls/connection-store.ts';
import { describeFailure } from '../../session/calls/describe-failure.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { DateField, Field, SelectField, TextField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import pageParts from '../../ui/page.module.css';
import { useMutation } from '../../ui/use-mutation.ts';
import styles from './family.module.css';
import { FamilyEvidence } from './family-evidence.tsx';
import { EMPTY_FAMILY, familySchema, sendFamilyRequest } from './family-flows.ts';

export function FamilyForm({ onDone }: { onDone(number: string): void }) {
  const { register, handleSubmit, setValue, watch, formState } = useContractForm(familySchema, {
    defaultValues: EMPTY_FAMILY,
  });
  const { errors, isSubmitting } = formState;
  const isOnline = useStore(connectionStore, (state) => state.isOnline);
  const { failure, run } = useMutation();
  const send = handleSubmit(async (wish) => {
    await run(async () => onDone((await sendFamilyRequest(wish)).number));
  });
  return (
    <form
      className={classNames(pageParts.column, styles.page)}
      onSubmit={send}
      noValidate
      aria-label={t('family.title')}
    >
      <section className={classNames(pageParts.column, styles.section)} aria-labelledby="family-you">
        <h2 id="family-you">{t('family.you')}</h2>
        <div className={styles.pair}>
          <Field
            {...register('applicant.name')}
            label={t('family.field.name')}
            error={errors.applicant?.name?.message}
            autoComplete="name"
            maxLength={120}
          />
          <SelectField
            {...register('relation')}
            label={t('family.field.relation')}
            defaultValue={EMPTY_FAMILY.relation}
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
            {...register('applicant.email')}
            label={t('family.field.email')}
            error={errors.applicant?.email?.message}
            hint={t('family.field.emailHint')}
            type="email"
            inputMode="email"
            autoComplete="email"
            maxLength={254}
          />
          <Field
            {...register('applicant.phone')}
            label={t('family.field.phone')}
            error={errors.applicant?.phone?.message}
            type="tel"
            autoComplete="tel"
          />
        </div>
      </section>
      <section className={classNames(pageParts.column, styles.section)} aria-labelledby="family-person">
        <h2 id="family-person">{t('family.person')}</h2>
        <div className={styles.pair}>
          <Field
            {...register('person.name')}
            label={t('family.field.personName')}
            error={errors.person?.name?.message}
            autoComplete="off"
            maxLength={120}
          />
          <DateField
            {...register('person.birthDate')}
            label={t('family.field.birthDate')}
            error={errors.person?.birthDate?.message}
            autoComplete="off"
          />
        </div>
        <div className={styles.pair}>
          <Field
            {...register('person.account')}
            label={t('family.field.account')}
            autoComplete="off"
            maxLength={60}
          />
          <Field
            {...register('person.phone')}
            label={t('family.field.personPhone')}
            error={errors.person?.phone?.message}
            type="tel"
            autoComplete="off"
          />
        </div>
      </section>
      <section className={classNames(pageParts.column, styles.section)} aria-labelledby="family-why">
        <h2 id="family-why">{t('family.why')}</h2>
        <TextField
          {...register('reason')}
          label={t('family.field.reason')}
          error={errors.reason?.message}
          hint={t('family.field.reasonHint')}
          maxLength={MAX_REASON_LENGTH}
          rows={7}
        />
      </section>
      <section className={classNames(pageParts.column, styles.section)} aria-labelledby="family-evidence">
        <h2 id="family-evidence">{t('family.evidence')}</h2>
        <FamilyEvidence images={watch('evidence')} onChange={(images) => setValue('evidence', [...images])} />
      </section>
      {failure !== null && (
        <Notice tone="danger" title={t('family.failed')} isLive>
          {describeFailure(failure)}
        </Notice>
      )}
      <Button type="submit" isWide isBusy={isSubmitting} disabled={!isOnline}>
        {t('family.send')}
      </Button>
      {!isOnline && <p>{t('family.offline')}</p>}
    </form>
  );
}
