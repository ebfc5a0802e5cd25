import { useEffect, useState } from 'react';
import { proveSelf } from '../../../contract/auth/security-calls.ts';
import { useContractForm } from '../../platform/contract-form.ts';
import { callServer } from '../../platform/http/call-server.ts';
import { t } from '../../platform/i18n.ts';
import { describeFailure } from '../../session/describe-failure.ts';
import type { OverlayPanelProps } from '../../session/overlay-store.ts';
import { completeProof } from '../../session/proof.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import styles from './auth.module.css';

/** The password once more, before an act that an open page must not be enough for. */
export function ProofOverlay({ close }: OverlayPanelProps) {
  const { register, handleSubmit, setFocus, formState } = useContractForm(proveSelf.body, {
    defaultValues: { password: '' },
    messages: { password: { key: 'auth.proof.missing' } },
  });
  const [failure, setFailure] = useState<unknown>(null);
  useEffect(() => setFocus('password'), [setFocus]);

  const send = handleSubmit(async (body) => {
    setFailure(null);
    try {
      completeProof(await callServer(proveSelf, body));
      close();
    } catch (error) {
      setFailure(error);
      setFocus('password');
    }
  });

  return (
    <form className={styles.form} onSubmit={send} noValidate aria-label={t('auth.proof.title')}>
      <p className={styles.lead}>{t('auth.proof.text')}</p>
      <PasswordField
        {...register('password')}
        label={t('auth.proof.password')}
        error={formState.errors.password?.message}
        autoComplete="current-password"
        maxLength={128}
      />
      {failure !== null && (
        <Notice tone="danger" isLive>
          {describeFailure(failure)}
        </Notice>
      )}
      <Button type="submit" isWide isBusy={formState.isSubmitting}>
        {t('auth.proof.go')}
      </Button>
      <Button kind="quiet" isWide onClick={close}>
        {t('auth.proof.leave')}
      </Button>
    </form>
  );
}
