import { useEffect } from 'react';
import { reauthenticate } from '../../../contract/auth/security-calls.ts';
import { isSpent, useContractForm } from '../../platform/contract-form.ts';
import { callServer } from '../../platform/http/call-server.ts';
import { t } from '../../platform/i18n.ts';
import { failForm } from '../../session/calls/place-failure.ts';
import type { OverlayPanelProps } from '../../session/overlays/overlay-store.ts';
import { completeStepUp } from '../../session/sign-in/step-up.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Notice } from '../../ui/notice.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import wordParts from '../../ui/words.module.css';
import styles from './auth.module.css';

/** Requests the password again before an action for which an open page must not be enough. */
export function StepUpOverlay({ close }: OverlayPanelProps) {
  const { register, handleSubmit, setError, setFocus, formState } = useContractForm(reauthenticate.body, {
    defaultValues: { password: '' },
    messages: { password: { key: 'auth.proof.missing' } },
  });
  const failure = formState.errors.root?.server?.message;
  useEffect(() => setFocus('password'), [setFocus]);

  const send = handleSubmit(async (body) => {
    try {
      completeStepUp(await callServer(reauthenticate, body));
      close();
    } catch (error) {
      failForm(setError, error);
      setFocus('password');
    }
  });

  return (
    <form className={styles.form} onSubmit={send} noValidate aria-label={t('auth.proof.title')}>
      <p className={classNames(wordParts.text, styles.lead)}>{t('auth.proof.text')}</p>
      <PasswordField
        {...register('password')}
        label={t('auth.proof.password')}
        error={formState.errors.password?.message}
        autoComplete="current-password"
        maxLength={128}
      />
      {failure && (
        <Notice tone="danger" isLive>
          {failure}
        </Notice>
      )}
      <Button type="submit" isWide isBusy={isSpent(formState)}>
        {t('auth.proof.go')}
      </Button>
      <Button kind="quiet" isWide onClick={close}>
        {t('auth.proof.leave')}
      </Button>
    </form>
  );
}
