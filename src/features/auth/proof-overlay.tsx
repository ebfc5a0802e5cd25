import { type FormEvent, useEffect, useRef, useState } from 'react';
import { proveSelf } from '../../../contract/auth/security-calls.ts';
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
  const [password, setPassword] = useState('');
  const [isChecked, setChecked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (password === '') {
      field.current?.focus();
      return;
    }
    setBusy(true);
    setFailure(null);
    try {
      completeProof(await callServer(proveSelf, { password }));
      close();
    } catch (error) {
      setFailure(error);
      setBusy(false);
      field.current?.focus();
    }
  };

  return (
    <form className={styles.form} onSubmit={send} noValidate aria-label={t('auth.proof.title')}>
      <p className={styles.lead}>{t('auth.proof.text')}</p>
      <PasswordField
        ref={field}
        label={t('auth.proof.password')}
        error={isChecked && password === '' ? t('auth.proof.missing') : undefined}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        autoComplete="current-password"
        maxLength={128}
      />
      {failure !== null && (
        <Notice tone="danger" isLive>
          {describeFailure(failure)}
        </Notice>
      )}
      <Button type="submit" isWide isBusy={isBusy}>
        {t('auth.proof.go')}
      </Button>
      <Button kind="quiet" isWide onClick={close}>
        {t('auth.proof.leave')}
      </Button>
    </form>
  );
}
