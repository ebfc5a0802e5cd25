import * as z from 'zod/mini';
import { useStore } from 'zustand';
import { changePassword, initPassword } from '../../../contract/auth/code-calls.ts';
import { useContractForm } from '../../platform/contract-form.ts';
import { callServer } from '../../platform/http/call-server.ts';
import { t } from '../../platform/i18n.ts';
import { navigate } from '../../platform/navigation.ts';
import { paths } from '../../platform/paths.ts';
import { placeFailure } from '../../session/calls/place-failure.ts';
import { configStore } from '../../session/config/config-store.ts';
import { profileStore } from '../../session/player/profile-store.ts';
import { completeSignIn } from '../../session/sign-in/sign-in.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { PasswordField } from '../../ui/password-field.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import wordParts from '../../ui/words.module.css';
import styles from './auth.module.css';
import { FailureNotice } from './failure-notice.tsx';
import { EMPTY_MESSAGES, newPasswordSchema, ownPasswordSchema } from './schemas.ts';
import { useFailure } from './use-failure.ts';

/** `/auth/set-password`: the first password of an account without one, or a change of the current one. */
export function SetPasswordPanel() {
  const config = useStore(configStore, (state) => state.config);
  const user = useStore(profileStore, (state) => state.user);
  const { failure, attempt } = useFailure();
  const hasPassword = user?.hasPassword ?? true;
  const { register, handleSubmit, setError, formState } = useContractForm(
    z.object({ current: ownPasswordSchema(hasPassword), password: newPasswordSchema(config) }),
    { defaultValues: { current: '', password: '' }, messages: EMPTY_MESSAGES },
  );
  const { errors, isSubmitting } = formState;
  if (!config || !user) return <SkeletonRows count={3} height="72px" />;

  const send = handleSubmit(async ({ current, password }) => {
    const isSet = await attempt(
      async () =>
        completeSignIn(
          current !== undefined
            ? await callServer(changePassword, { current, password })
            : await callServer(initPassword, { password }),
        ),
      (refusal) =>
        placeFailure(setError, refusal, {
          wrongCredentials: { field: 'current', message: 'auth.fault.currentWrong' },
          passwordWeak: 'password',
          passwordCommon: 'password',
        }),
    );
    if (!isSet) return;
    toast(t('auth.password.done'), 'good');
    navigate(paths.authBind, { replace: true });
  });

  return (
    <form
      className={[styles.page, styles.form].join(' ')}
      onSubmit={send}
      noValidate
      aria-label={t('auth.title.setPassword')}
    >
      <p className={classNames(wordParts.text, styles.lead)}>
        {t(hasPassword ? 'auth.password.lead' : 'auth.password.first')}
      </p>
      {hasPassword && (
        <PasswordField
          {...register('current')}
          label={t('auth.field.currentPassword')}
          error={errors.current?.message}
          autoComplete="current-password"
          maxLength={128}
        />
      )}
      <PasswordField
        {...register('password')}
        label={t('auth.field.newPassword')}
        hint={t('auth.field.passwordHint', config.password)}
        error={errors.password?.message}
        autoComplete="new-password"
        maxLength={128}
      />
      <FailureNotice failure={failure} />
      <Button type="submit" isWide isBusy={isSubmitting}>
        {t('auth.password.submit')}
      </Button>
    </form>
  );
}
