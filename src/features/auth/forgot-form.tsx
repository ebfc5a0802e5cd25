import * as z from 'zod/mini';
import { forgetPassword } from '../../../contract/auth/code-calls.ts';
import type { AppConfig } from '../../../contract/config/app-config.ts';
import { CodePurpose } from '../../../contract/ids.ts';
import { useContractForm } from '../../platform/contract-form.ts';
import { callServer } from '../../platform/http/call-server.ts';
import { t } from '../../platform/i18n.ts';
import { placeFailure } from '../../session/calls/place-failure.ts';
import { rememberAccount } from '../../session/player/saved-account.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { PasswordField } from '../../ui/password-field.tsx';
import { toast } from '../../ui/toast.ts';
import wordParts from '../../ui/words.module.css';
import styles from './auth.module.css';
import { CodeFields } from './code-fields.tsx';
import { codeForm, codeFormFields } from './code-form.ts';
import { FailureNotice } from './failure-notice.tsx';
import { newPasswordSchema } from './schemas.ts';
import { useFailure } from './use-failure.ts';

const schemaOf = (config: AppConfig) =>
  z.pipe(z.object({ ...codeFormFields(config), password: newPasswordSchema(config) }), forgetPassword.body);

/** A number, its code and a new password. `onDone` leads to sign-in, where the account's name stands already. */
export function ForgotForm({ config, onDone }: { config: AppConfig; onDone(): void }) {
  const { failure, attempt } = useFailure();
  const whole = useContractForm(schemaOf(config), { defaultValues: { phone: '', code: '', password: '' } });
  const { register, setError, formState } = whole;
  const form = codeForm(whole);
  const send = whole.handleSubmit(async (body) => {
    const isSet = await attempt(
      async () => {
        const { account } = await callServer(forgetPassword, body);
        rememberAccount(account);
        toast(t('auth.forgot.done'), 'good');
      },
      (refusal) =>
        form.place(refusal) ||
        placeFailure(setError, refusal, { passwordWeak: 'password', passwordCommon: 'password' }),
    );
    if (isSet) onDone();
  });

  return (
    <form className={styles.form} onSubmit={send} noValidate aria-label={t('auth.forgot.title')}>
      <p className={classNames(wordParts.text, styles.lead)}>{t('auth.forgot.lead')}</p>
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
