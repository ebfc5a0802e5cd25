import { type ReactNode, useId, useState } from 'react';
import type { DeviceChallenge } from '../../../contract/auth/device-calls.ts';
import { useContractForm } from '../../platform/contract-form.ts';
import { t } from '../../platform/i18n.ts';
import { savedAccount } from '../../session/player/saved-account.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Field } from '../../ui/field.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import wordParts from '../../ui/words.module.css';
import styles from './auth.module.css';
import { FailureNotice } from './failure-notice.tsx';
import { challengeOf } from './new-device-flows.ts';
import { NewDeviceForm } from './new-device-form.tsx';
import { PhoneField } from './phone-field.tsx';
import { EMPTY_MESSAGES, signInSchema } from './schemas.ts';
import { ShutOutHelp } from './shut-out-help.tsx';
import { signIn } from './sign-in-flows.ts';
import { useFailure } from './use-failure.ts';

interface LoginFormProps {
  onDone(): void;
  /** The way to a forgotten password; panel and overlay go there differently. */
  forgot: ReactNode;
  /** The calling code of the market where a number stands in for the name. */
  countryCode?: string;
}

/** Account and password. The name of the last sign-in on this device stands there already. */
export function LoginForm({ onDone, forgot, countryCode }: LoginFormProps) {
  const id = useId();
  const { failure, attempt } = useFailure();
  const { register, handleSubmit, formState } = useContractForm(signInSchema, {
    defaultValues: { account: countryCode ? '' : (savedAccount() ?? ''), password: '' },
    messages: EMPTY_MESSAGES,
  });
  const { errors, isSubmitting } = formState;
  const [challenge, setChallenge] = useState<DeviceChallenge | null>(null);
  const send = handleSubmit(async (values) => {
    const isIn = await attempt(
      () => signIn(values),
      (refusal) => {
        const asked = challengeOf(refusal);
        setChallenge(asked);
        return asked !== null;
      },
    );
    if (isIn) onDone();
  });

  if (challenge)
    return <NewDeviceForm challenge={challenge} onDone={onDone} onBack={() => setChallenge(null)} />;
  return (
    <form className={styles.form} onSubmit={send} noValidate aria-label={t('auth.login.title')}>
      {!countryCode && <p className={classNames(wordParts.text, styles.lead)}>{t('auth.login.lead')}</p>}
      {countryCode ? (
        <PhoneField {...register('account')} countryCode={countryCode} error={errors.account?.message} />
      ) : (
        <Field
          {...register('account')}
          id={`${id}-account`}
          label={t('auth.field.account')}
          error={errors.account?.message}
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          maxLength={128}
        />
      )}
      <PasswordField
        {...register('password')}
        id={`${id}-password`}
        label={t('auth.field.password')}
        error={errors.password?.message}
        autoComplete="current-password"
        maxLength={128}
      />
      <FailureNotice failure={failure}>{failure && <ShutOutHelp failure={failure} />}</FailureNotice>
      <Button type="submit" isWide isBusy={isSubmitting}>
        {t('auth.login.submit')}
      </Button>
      <div className={styles.aside}>{forgot}</div>
    </form>
  );
}
