import { useForm } from 'react-hook-form';
import { bindAccount } from '../../../contract/calls/codes.ts';
import type { AppConfig } from '../../../contract/entities/config.ts';
import type { UserInfo } from '../../../contract/entities/user.ts';
import { CodePurpose } from '../../../contract/ids.ts';
import { callServer } from '../../platform/http/call-server.ts';
import { t } from '../../platform/i18n.ts';
import { describeFailure } from '../../session/describe-failure.ts';
import { profileStore, setProfile } from '../../session/profile-store.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { toast } from '../../ui/toast.ts';
import styles from './auth.module.css';
import { CodeFields } from './code-fields.tsx';
import { readPhone } from './phone.ts';
import { codeFault, fieldOfError, phoneFault } from './rules.ts';
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
  const { register, handleSubmit, setError, setFocus, watch, formState } = useForm({
    defaultValues: { phone: '', code: '', password: '' },
    resolver: (values) =>
      toErrors(values, {
        phone: phoneFault(values.phone) ?? undefined,
        code: codeFault(values.code, config) ?? undefined,
        password:
          user.hasPassword && values.password === '' ? { key: 'auth.fault.passwordEmpty' } : undefined,
      }),
  });
  const { errors, isSubmitting } = formState;
  const send = handleSubmit(async ({ phone: typed, code, password }) => {
    const phone = readPhone(typed, config.countryCode);
    if (!phone) {
      setError('phone', { message: t('auth.fault.phoneInvalid') }, { shouldFocus: true });
      return;
    }
    const isBound = await attempt(
      async () => {
        const proof = user.hasPassword ? { password } : {};
        const { mobile } = await callServer(bindAccount, { phone, code: code.trim(), ...proof });
        const { user: current, session } = profileStore.getState();
        if (current) setProfile({ ...current, mobile }, session);
        toast(t('auth.bind.phoneDone'), 'good');
      },
      (refusal) => {
        const field = refusal.key === 'wrongCredentials' ? 'password' : fieldOfError(refusal.key);
        if (field !== 'phone' && field !== 'code' && field !== 'password') return false;
        const message = field === 'password' ? t('auth.fault.currentWrong') : describeFailure(refusal);
        setError(field, { message }, { shouldFocus: true });
        return true;
      },
    );
    if (isBound) onDone();
  });

  return (
    <form className={styles.form} onSubmit={send} noValidate aria-label={t('auth.bind.phoneAdd')}>
      <CodeFields
        config={config}
        purpose={CodePurpose.bind}
        phone={watch('phone')}
        phoneProps={register('phone')}
        codeProps={register('code')}
        phoneError={errors.phone?.message}
        codeError={errors.code?.message}
        onPhoneFault={(message) => setError('phone', { message }, { shouldFocus: true })}
        onSent={() => setFocus('code')}
      />
      {user.hasPassword && (
        <PasswordField
          {...register('password')}
          label={t('auth.bind.confirm')}
          error={errors.password?.message}
          autoComplete="current-password"
          maxLength={128}
        />
      )}
      {failure && (
        <Notice tone="danger" title={t('auth.failure.title')} isLive>
          {describeFailure(failure)}
        </Notice>
      )}
      <Button type="submit" isWide isBusy={isSubmitting}>
        {t('auth.bind.phoneSubmit')}
      </Button>
    </form>
  );
}
