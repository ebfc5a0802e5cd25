import type { ReactNode } from 'react';
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form';
import { DECLARATIONS } from '../../../contract/auth/auth-calls.ts';
import { nationalitiesOf } from '../../../contract/auth/nationalities.ts';
import type { AppConfig } from '../../../contract/config/app-config.ts';
import { readTypedInviteCode } from '../../../contract/typed-code.ts';
import { t } from '../../platform/i18n.ts';
import { paths } from '../../platform/paths.ts';
import { CheckField } from '../../ui/check-field.tsx';
import { classNames } from '../../ui/class-names.ts';
import { CodeField } from '../../ui/code-field.tsx';
import { Field, SelectField } from '../../ui/field.tsx';
import formParts from '../../ui/forms.module.css';
import { PasswordField } from '../../ui/password-field.tsx';
import wordParts from '../../ui/words.module.css';
import styles from './auth.module.css';
import type { RegistrationValues, RegistrationWay } from './auth-rules.ts';
import { BirthDateField } from './birth-date-field.tsx';
import { nationalityOptions } from './nationalities.ts';

export type RegistrationForm = UseFormReturn<RegistrationValues, unknown, RegistrationValues>;

interface FieldsProps {
  form: RegistrationForm;
  config: AppConfig;
}

interface SignInFieldsProps extends FieldsProps {
  way: RegistrationWay;
  /** The fields of a number, where one is asked for. */
  phoneFields: ReactNode;
}

/** How the newcomer will sign in. */
export function SignInFields({ form, config, way, phoneFields }: SignInFieldsProps) {
  const {
    register,
    formState: { errors },
  } = form;
  return (
    <>
      {phoneFields}
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
    </>
  );
}

/** Who they are, and who invited them. */
export function AboutYouFields({ form, config }: FieldsProps) {
  const {
    register,
    control,
    setValue,
    formState: { errors },
  } = form;
  const hasInviteCode = useWatch({ control, name: 'inviteCode' }).trim() !== '';
  const { minimumAge, country } = config.market;
  return (
    <>
      <Controller
        control={control}
        name="birthDate"
        render={({ field }) => (
          <BirthDateField
            ref={field.ref}
            onChange={field.onChange}
            onBlur={field.onBlur}
            hint={t('auth.field.birthDateHint', { age: minimumAge })}
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
        {nationalityOptions(nationalitiesOf(config.market), country).map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <CodeField
        {...register('inviteCode')}
        read={readTypedInviteCode}
        onCode={(code) => setValue('inviteCode', code, { shouldValidate: true })}
        label={t('auth.field.inviteCode')}
        hint={t(hasInviteCode ? 'auth.field.inviteCodeSeen' : 'auth.field.inviteCodeHint')}
        error={errors.inviteCode?.message}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
    </>
  );
}

/** One box for each declaration, and the agreement. */
export function AgreementFields({ form, config }: FieldsProps) {
  const {
    register,
    formState: { errors },
  } = form;
  return (
    <>
      <fieldset className={classNames(formParts.group, styles.section)}>
        <legend className={styles.sectionTitle}>{t('auth.section.declarations')}</legend>
        <p className={wordParts.note}>{t('auth.section.declarationsLead')}</p>
        {DECLARATIONS.map((name) => (
          <CheckField
            key={name}
            {...register(`declarations.${name}`)}
            label={t(`auth.declaration.${name}`, { age: config.market.minimumAge })}
            error={errors.declarations?.[name]?.message}
          />
        ))}
      </fieldset>
      <fieldset className={classNames(formParts.group, styles.section)}>
        <legend className={styles.sectionTitle}>{t('auth.section.consent')}</legend>
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
    </>
  );
}
