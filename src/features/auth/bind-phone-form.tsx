import * as z from 'zod/mini';
import { bindAccount } from '../../../contract/auth/code-calls.ts';
import type { AppConfig } from '../../../contract/config/app-config.ts';
import { CodePurpose } from '../../../contract/ids.ts';
import type { UserInfo } from '../../../contract/profile/user.ts';
import { useContractForm } from '../../platform/contract-form.ts';
import { callServer } from '../../platform/http/call-server.ts';
import { t } from '../../platform/i18n.ts';
import { placeFailure } from '../../session/calls/place-failure.ts';
import { profileStore, setProfile } from '../../session/player/profile-store.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { toast } from '../../ui/toast.ts';
import styles from './auth.module.css';
import { CodeFields } from './code-fields.tsx';
import { codeForm, codeFormFields } from './code-form.ts';
import { FailureNotice } from './failure-notice.tsx';
import { EMPTY_MESSAGES, ownPasswordSchema } from './schemas.ts';
import { useFailure } from './use-failure.ts';

interface BindPhoneFormProps {
  config: AppConfig;
  user: UserInfo;
  onDone(): void;
}

const schemaOf = (config: AppConfig, { hasPassword }: UserInfo) =>
  z.pipe(z.object({ ...codeFormFields(config), password: ownPasswordSchema(hasPassword) }), bindAccount.body);

/** A number for the account: its code, and the password of whoever has one. */
export function BindPhoneForm({ config, user, onDone }: BindPhoneFormProps) {
  const { failure, attempt } = useFailure();
  const whole = useContractForm(schemaOf(config, user), {
    defaultValues: { phone: '', code: '', password: '' },
    messages: EMPTY_MESSAGES,
  });
  const { register, setError, formState } = whole;
  const form = codeForm(whole);
  const send = whole.handleSubmit(async (body) => {
    const isBound = await attempt(
      async () => {
        const { mobile } = await callServer(bindAccount, body);
        const { user: current, session } = profileStore.getState();
        if (current) setProfile({ ...current, mobile }, session);
        toast(t('auth.bind.phoneDone'), 'good');
      },
      (refusal) =>
        form.place(refusal) ||
        placeFailure(setError, refusal, {
          wrongCredentials: { field: 'password', message: 'auth.fault.currentWrong' },
        }),
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
