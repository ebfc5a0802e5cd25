import { useForm } from 'react-hook-form';
import { forgetPassword } from '../../../contract/calls/codes.ts';
import type { AppConfig } from '../../../contract/entities/config.ts';
import { CodePurpose } from '../../../contract/ids.ts';
import { callServer } from '../../platform/http/call-server.ts';
import { t } from '../../platform/i18n.ts';
import { describeFailure } from '../../session/describe-failure.ts';
import { rememberAccount } from '../../session/saved-account.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { toast } from '../../ui/toast.ts';
import styles from './auth.module.css';
import { CodeFields } from './code-fields.tsx';
import { readPhone } from './phone.ts';
import { codeFault, fieldOfError, newPasswordFault, phoneFault } from './rules.ts';
import { toErrors } from './to-errors.ts';
import { useFailure } from './use-failure.ts';

const FIELDS = ['phone', 'code', 'password'] as const;

/** A number, its code and a new password. `onDone` leads to sign-in, where the account's name stands already. */
export function ForgotForm({ config, onDone }: { config: AppConfig; onDone(): void }) {
  const { failure, attempt } = useFailure();
  const { register, handleSubmit, setError, setFocus, watch, formState } = useForm({
    defaultValues: { phone: '', code: '', password: '' },
    resolver: (values) =>
      toErrors(values, {
        phone: phoneFault(values.phone) ?? undefined,
        code: codeFault(values.code, config) ?? undefined,
        password: newPasswordFault(values.password, config) ?? undefined,
      }),
  });
  const { errors, isSubmitting } = formState;
  const send = handleSubmit(async ({ phone: typed, code, password }) => {
    const phone = readPhone(typed, config.countryCode);
    if (!phone) {
      setError('phone', { message: t('auth.fault.phoneInvalid') }, { shouldFocus: true });
      return;
    }
    const isSet = await attempt(
      async () => {
        const { account } = await callServer(forgetPassword, { phone, code: code.trim(), password });
        rememberAccount(account);
        toast(t('auth.forgot.done'), 'good');
      },
      (refusal) => {
        const field = FIELDS.find((name) => name === fieldOfError(refusal.key));
        if (!field) return false;
        setError(field, { message: describeFailure(refusal) }, { shouldFocus: true });
        return true;
      },
    );
    if (isSet) onDone();
  });

  return (
    <form className={styles.form} onSubmit={send} noValidate aria-label={t('auth.forgot.title')}>
      <p className={styles.lead}>{t('auth.forgot.lead')}</p>
      <CodeFields
        config={config}
        purpose={CodePurpose.forget}
        phone={watch('phone')}
        phoneProps={register('phone')}
        codeProps={register('code')}
        phoneError={errors.phone?.message}
        codeError={errors.code?.message}
        onPhoneFault={(message) => setError('phone', { message }, { shouldFocus: true })}
        onSent={() => setFocus('code')}
      />
      <PasswordField
        {...register('password')}
        label={t('auth.field.newPassword')}
        hint={t('auth.field.passwordHint', config.password)}
        error={errors.password?.message}
        autoComplete="new-password"
        maxLength={128}
      />
      {failure && (
        <Notice tone="danger" title={t('auth.failure.title')} isLive>
          {describeFailure(failure)}
        </Notice>
      )}
      <Button type="submit" isWide isBusy={isSubmitting}>
        {t('auth.forgot.submit')}
      </Button>
    </form>
  );
}
