import { useForm } from 'react-hook-form';
import { bindAccount } from '../../../contract/auth/code-calls.ts';
import type { AppConfig } from '../../../contract/config/app-config.ts';
import { CodePurpose } from '../../../contract/ids.ts';
import type { UserInfo } from '../../../contract/profile/user.ts';
import { callServer } from '../../platform/http/call-server.ts';
import { t } from '../../platform/i18n.ts';
import { profileStore, setProfile } from '../../session/profile-store.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { toast } from '../../ui/toast.ts';
import styles from './auth.module.css';
import { CodeFields } from './code-fields.tsx';
import { codeForm } from './code-form.ts';
import { FailureNotice } from './failure-notice.tsx';
import { codeFault, phoneFault } from './rules.ts';
import { toErrors } from './to-errors.ts';
import { useFailure } from './use-failure.ts';

interface BindPhoneFormProps {
  config: AppConfig;
  user: UserInfo;
  onDone(): void;
}

/** A number for the account: its code, and the password of whoever has one. */
export function BindPhoneForm({ config, user, onDone }: BindPhoneFormProps) {
  const { failure, attempt } = useFailure();
  const whole = useForm({
    defaultValues: { phone: '', code: '', password: '' },
    resolver: (values) =>
      toErrors(values, {
        phone: phoneFault(values.phone) ?? undefined,
        code: codeFault(values.code, config) ?? undefined,
        password:
          user.hasPassword && values.password === '' ? { key: 'auth.fault.passwordEmpty' } : undefined,
      }),
  });
  const { register, setError, formState } = whole;
  const form = codeForm(whole);
  const send = whole.handleSubmit(async ({ phone: typed, code, password }) => {
    const phone = form.readPhone(typed, config.countryCode);
    if (!phone) return;
    const isBound = await attempt(
      async () => {
        const proof = user.hasPassword ? { password } : {};
        const { mobile } = await callServer(bindAccount, { phone, code: code.trim(), ...proof });
        const { user: current, session } = profileStore.getState();
        if (current) setProfile({ ...current, mobile }, session);
        toast(t('auth.bind.phoneDone'), 'good');
      },
      (refusal) => {
        if (refusal.key !== 'wrongCredentials') return form.place(refusal);
        setError('password', { message: t('auth.fault.currentWrong') }, { shouldFocus: true });
        return true;
      },
    );
    if (isBound) onDone();
  });

  return (
    <form className={styles.form} onSubmit={send} noValidate aria-label={t('auth.bind.phoneAdd')}>
      <CodeFields config={config} purpose={CodePurpose.bind} {...form.fields()} />
      {user.hasPassword && (
        <PasswordField
          {...register('password')}
          label={t('auth.bind.confirm')}
          error={formState.errors.password?.message}
          autoComplete="current-password"
          maxLength={128}
        />
      )}
      <FailureNotice failure={failure} />
      <Button type="submit" isWide isBusy={formState.isSubmitting}>
        {t('auth.bind.phoneSubmit')}
      </Button>
    </form>
  );
}
