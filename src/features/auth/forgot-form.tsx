import { useForm } from 'react-hook-form';
import { forgetPassword } from '../../../contract/auth/code-calls.ts';
import type { AppConfig } from '../../../contract/config/app-config.ts';
import { CodePurpose } from '../../../contract/ids.ts';
import { callServer } from '../../platform/http/call-server.ts';
import { t } from '../../platform/i18n.ts';
import { describeFailure } from '../../session/describe-failure.ts';
import { rememberAccount } from '../../session/saved-account.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { toast } from '../../ui/toast.ts';
import styles from './auth.module.css';
import { CodeFields } from './code-fields.tsx';
import { codeForm } from './code-form.ts';
import { FailureNotice } from './failure-notice.tsx';
import { codeFault, fieldOfError, newPasswordFault, phoneFault } from './rules.ts';
import { toErrors } from './to-errors.ts';
import { useFailure } from './use-failure.ts';

/** A number, its code and a new password. `onDone` leads to sign-in, where the account's name stands already. */
export function ForgotForm({ config, onDone }: { config: AppConfig; onDone(): void }) {
  const { failure, attempt } = useFailure();
  const whole = useForm({
    defaultValues: { phone: '', code: '', password: '' },
    resolver: (values) =>
      toErrors(values, {
        phone: phoneFault(values.phone) ?? undefined,
        code: codeFault(values.code, config) ?? undefined,
        password: newPasswordFault(values.password, config) ?? undefined,
      }),
  });
  const { register, setError, formState } = whole;
  const form = codeForm(whole);
  const send = whole.handleSubmit(async ({ phone: typed, code, password }) => {
    const phone = form.readPhone(typed, config.countryCode);
    if (!phone) return;
    const isSet = await attempt(
      async () => {
        const { account } = await callServer(forgetPassword, { phone, code: code.trim(), password });
        rememberAccount(account);
        toast(t('auth.forgot.done'), 'good');
      },
      (refusal) => {
        if (fieldOfError(refusal.key) !== 'password') return form.place(refusal);
        setError('password', { message: describeFailure(refusal) }, { shouldFocus: true });
        return true;
      },
    );
    if (isSet) onDone();
  });

  return (
    <form className={styles.form} onSubmit={send} noValidate aria-label={t('auth.forgot.title')}>
      <p className={styles.lead}>{t('auth.forgot.lead')}</p>
      <CodeFields config={config} purpose={CodePurpose.forget} {...form.fields()} />
      <PasswordField
        {...register('password')}
        label={t('auth.field.newPassword')}
        hint={t('auth.field.passwordHint', config.password)}
        error={formState.errors.password?.message}
        autoComplete="new-password"
        maxLength={128}
      />
      <FailureNotice failure={failure} />
      <Button type="submit" isWide isBusy={formState.isSubmitting}>
        {t('auth.forgot.submit')}
      </Button>
    </form>
  );
}
