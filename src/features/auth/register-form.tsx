import type { ReactNode } from 'react';
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form';
import { DECLARATIONS } from '../../../contract/auth/auth-calls.ts';
import type { AppConfig } from '../../../contract/config/app-config.ts';
import { type FieldReading, useContractForm } from '../../platform/contract-form.ts';
import { formatLocale, t } from '../../platform/i18n.ts';
import { paths } from '../../platform/paths.ts';
import { describeFailure } from '../../session/describe-failure.ts';
import { placeFailure } from '../../session/place-failure.ts';
import { Button } from '../../ui/button.tsx';
import { CheckField } from '../../ui/check-field.tsx';
import { ErrorAnswer } from '../../ui/error-answer.tsx';
import { Field, SelectField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import styles from './auth.module.css';
import { BirthDateField } from './birth-date-field.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { register as openAccount } from './flows.ts';
import { nationalityOptions } from './nationalities.ts';
import { readInviteCode } from './newcomer.ts';
import {
  EMPTY_REGISTRATION,
  REGISTRATION_FIELDS,
  REGISTRATION_PLACES,
  type RegistrationField,
  type RegistrationValues,
  type Way,
} from './rules.ts';
import { isUnsure } from './same-attempt.ts';
import { registrationSchema } from './schemas.ts';
import { ShutOutHelp } from './shut-out-help.tsx';
import { useFailure } from './use-failure.ts';

interface RegisterFormProps {
  config: AppConfig;
  way: Way;
  /** Of a newcomer verified by a provider or a code. */
  ticket?: string;
  onDone(): void;
  /** The fields of a number, and how it is read: they come with a library that only its tab loads. */
  phoneFields?: (form: UseFormReturn<RegistrationValues, unknown, RegistrationValues>) => ReactNode;
  readPhone?: (text: string) => FieldReading<string>;
}

/** The long form: sign-in, person, one box for each declaration, agreement. Bounds come from the config. */
export function RegisterForm(props: RegisterFormProps) {
  const { config, way, ticket, onDone, phoneFields } = props;
  const { failure, attempt } = useFailure();
  const today = new Date().toISOString().slice(0, 10);
  const form = useContractForm(registrationSchema({ config, way, today, readPhone: props.readPhone }), {
    mode: 'onTouched',
    defaultValues: { ...EMPTY_REGISTRATION, inviteCode: readInviteCode() },
  });
  const { register, control, handleSubmit, setError, setFocus, getFieldState, formState } = form;
  const { errors, isSubmitting, submitCount } = formState;
  const hasInviteCode = useWatch({ control, name: 'inviteCode' }).trim() !== '';
  const age = config.market.minimumAge;

  const send = handleSubmit(async (values) => {
    const isOpen = await attempt(
      () => openAccount(values, { way, ticket }),
      (refusal) => placeFailure(setError, refusal, REGISTRATION_PLACES),
    );
    if (isOpen) onDone();
  });
  const fieldErrors = summarise(
    REGISTRATION_FIELDS.flatMap((field) => {
      const text = getFieldState(field, formState).error?.message;
      return text ? [{ field, text }] : [];
    }),
  );

  return (
    <form className={styles.form} onSubmit={send} noValidate aria-label={t('auth.register.title')}>
      {way !== 'ticket' && (
        <fieldset className={styles.section}>
          <legend className={styles.sectionTitle}>{t('auth.section.signIn')}</legend>
          {phoneFields?.(form)}
          {way === 'account' && (
            <Field
              {...register('account')}
              label={t('auth.field.account')}
              hint={t('auth.field.accountHint', config.account)}
              error={errors.account?.message}
              autoComplete="username"
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              maxLength={128}
            />
          )}
          {way !== 'phone' && (
            <PasswordField
              {...register('password')}
              label={t('auth.field.password')}
              hint={t('auth.field.passwordHint', config.password)}
              error={errors.password?.message}
              autoComplete="new-password"
              maxLength={128}
            />
          )}
        </fieldset>
      )}
      <fieldset className={styles.section}>
        <legend className={styles.sectionTitle}>{t('auth.section.aboutYou')}</legend>
        <Controller
          control={control}
          name="birthDate"
          render={({ field }) => (
            <BirthDateField
              ref={field.ref}
              onChange={field.onChange}
              onBlur={field.onBlur}
              hint={t('auth.field.birthDateHint', { age })}
              error={errors.birthDate?.message}
            />
          )}
        />
        <SelectField
          {...register('nationality')}
          label={t('auth.field.nationality')}
          error={errors.nationality?.message}
          autoComplete="country"
        >
          <option value="">{t('auth.field.nationalityNone')}</option>
          {nationalityOptions(config.market.nationalities, config.market.country, formatLocale()).map(
            ({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ),
          )}
        </SelectField>
        <Field
          {...register('inviteCode')}
          label={t('auth.field.inviteCode')}
          hint={t(hasInviteCode ? 'auth.field.inviteCodeSeen' : 'auth.field.inviteCodeHint')}
          error={errors.inviteCode?.message}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={64}
        />
      </fieldset>
      <fieldset className={styles.section}>
        <legend className={styles.sectionTitle}>{t('auth.section.declarations')}</legend>
        <p className={styles.note}>{t('auth.section.declarationsLead')}</p>
        {DECLARATIONS.map((name) => (
          <CheckField
            key={name}
            {...register(`declarations.${name}`)}
            label={t(`auth.declaration.${name}`, { age })}
            error={errors.declarations?.[name]?.message}
          />
        ))}
      </fieldset>
      <fieldset className={styles.section}>
        <legend className={styles.sectionTitle}>{t('auth.section.agreement')}</legend>
        <CheckField
          {...register('acceptsTerms')}
          label={t('auth.accept.terms')}
          error={errors.acceptsTerms?.message}
        />
        <a className={styles.readLink} href={paths.termsOfUse} target="_blank" rel="noreferrer">
          {t('auth.accept.termsRead')}
        </a>
        <CheckField
          {...register('acceptsPrivacy')}
          label={t('auth.accept.privacy')}
          error={errors.acceptsPrivacy?.message}
        />
        <a className={styles.readLink} href={paths.privacyPolicy} target="_blank" rel="noreferrer">
          {t('auth.accept.privacyRead')}
        </a>
      </fieldset>
      {submitCount > 0 && fieldErrors.length > 1 && (
        <ErrorSummary fieldErrors={fieldErrors} onChoose={(field) => setFocus(field)} />
      )}
      {failure && (
        <Notice tone="danger" title={t('auth.failure.title')} isLive>
          <p>
            {describeFailure(failure)} {isUnsure(failure.key) && t('auth.failure.again')}
          </p>
          <ErrorAnswer text={describeFailure(failure)} />
          <ShutOutHelp failure={failure} />
        </Notice>
      )}
      <Button type="submit" isWide isBusy={isSubmitting}>
        {t('auth.register.submit')}
      </Button>
    </form>
  );
}

interface FormFieldError {
  readonly field: RegistrationField;
  readonly text: string;
}

/** Open declarations say the same thing one by one: in the summary they are one line. */
function summarise(fieldErrors: readonly FormFieldError[]): FormFieldError[] {
  const isDeclaration = ({ field }: FormFieldError) => field.startsWith('declarations.');
  const open = fieldErrors.filter(isDeclaration);
  return fieldErrors.flatMap((fieldError) => {
    if (!isDeclaration(fieldError)) return [fieldError];
    return fieldError === open[0]
      ? [{ ...fieldError, text: t('auth.summary.declarations', { count: open.length }) }]
      : [];
  });
}
