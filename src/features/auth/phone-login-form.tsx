import { useForm } from 'react-hook-form';
import type { AppConfig } from '../../../contract/entities/config.ts';
import { CodePurpose } from '../../../contract/ids.ts';
import { t } from '../../platform/i18n.ts';
import { describeFailure } from '../../session/describe-failure.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './auth.module.css';
import { CodeFields } from './code-fields.tsx';
import { signInByCode } from './flows.ts';
import { readPhone } from './phone.ts';
import { codeFault, fieldOfError, phoneFault } from './rules.ts';
import { ShutOutHelp } from './shut-out-help.tsx';
import { toErrors } from './to-errors.ts';
import { useFailure } from './use-failure.ts';

interface PhoneLoginFormProps {
  config: AppConfig;
  onDone(): void;
  /** The number is proven and has no account: details come next. */
  onNewcomer(): void;
}

/** A number and a code: the same way in for members and newcomers. */
export function PhoneLoginForm({ config, onDone, onNewcomer }: PhoneLoginFormProps) {
  const { failure, attempt } = useFailure();
  const { register, handleSubmit, setError, setFocus, watch, formState } = useForm({
    defaultValues: { phone: '', code: '' },
    resolver: (values) =>
      toErrors(values, {
        phone: phoneFault(values.phone) ?? undefined,
        code: codeFault(values.code, config) ?? undefined,
      }),
  });
  const { errors, isSubmitting } = formState;
  const send = handleSubmit(async ({ phone: typed, code }) => {
    const phone = readPhone(typed, config.countryCode);
    if (!phone) {
      setError('phone', { message: t('auth.fault.phoneInvalid') }, { shouldFocus: true });
      return;
    }
    let isMember = false;
    const isThrough = await attempt(
      async () => {
        isMember = await signInByCode(phone, code.trim());
      },
      (refusal) => {
        const field = fieldOfError(refusal.key);
        if (field !== 'phone' && field !== 'code') return false;
        setError(field, { message: describeFailure(refusal) }, { shouldFocus: true });
        return true;
      },
    );
    if (isThrough) (isMember ? onDone : onNewcomer)();
  });

  return (
    <form className={styles.form} onSubmit={send} noValidate aria-label={t('auth.login.title')}>
      <p className={styles.lead}>{t('auth.login.phoneLead')}</p>
      <CodeFields
        config={config}
        purpose={CodePurpose.loginAndRegister}
        phone={watch('phone')}
        phoneProps={register('phone')}
        codeProps={register('code')}
        phoneError={errors.phone?.message}
        codeError={errors.code?.message}
        onPhoneFault={(message) => setError('phone', { message }, { shouldFocus: true })}
        onSent={() => setFocus('code')}
      />
      {failure && (
        <Notice tone="danger" title={t('auth.failure.title')} isLive>
          <p>{describeFailure(failure)}</p>
          <ShutOutHelp failure={failure} />
        </Notice>
      )}
      <Button type="submit" isWide isBusy={isSubmitting}>
        {t('auth.login.phoneSubmit')}
      </Button>
    </form>
  );
}
