import { type FormEvent, useRef, useState } from 'react';
import { setSafeboxPassword } from '../../../contract/wallet/withdraw-calls.ts';
import { withdrawPasswordFault } from '../../../contract/wallet/withdraw-rules.ts';
import { callServer } from '../../platform/http/call-server.ts';
import { t } from '../../platform/i18n.ts';
import { describeFailure } from '../../session/describe-failure.ts';
import type { OverlayPanelProps } from '../../session/overlay-store.ts';
import { profileStore } from '../../session/profile-store.ts';
import { asWayOut } from '../../session/way-out.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { toast } from '../../ui/toast.ts';
import { loadSafebox } from './safebox-flows.ts';
import { useTerms } from './use-terms.ts';
import styles from './withdraw.module.css';
import { loadTerms } from './withdraw-flows.ts';

/** Sets the withdraw password, or a new one; the account's own password proves who does it. */
export function WithdrawPasswordOverlay({ close }: OverlayPanelProps) {
  const length = useTerms().terms?.passwordLength ?? 6;
  const [values, setValues] = useState({ password: '', again: '', login: '' });
  const [isChecked, setChecked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const first = useRef<HTMLInputElement>(null);
  const fault = withdrawPasswordFault(values.password, length);
  const isOther = values.again !== values.password;
  const put = (name: keyof typeof values) => (event: { target: { value: string } }) =>
    setValues((old) => ({ ...old, [name]: event.target.value }));

  const send = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (fault || isOther || values.login === '') {
      if (fault) first.current?.focus();
      return;
    }
    setBusy(true);
    setFailure(null);
    try {
      const body = { loginPassword: values.login, password: values.password };
      const { hasSafeboxPassword } = await callServer(setSafeboxPassword, body, asWayOut());
      profileStore.setState(({ user }) => (user ? { user: { ...user, hasSafeboxPassword } } : {}));
      toast(t('cashier.password.done'), 'good');
      void loadTerms();
      void loadSafebox();
      close();
    } catch (error) {
      setFailure(error);
      setBusy(false);
    }
  };

  return (
    <form className={styles.stack} onSubmit={send} noValidate aria-label={t('cashier.title.password')}>
      <p className={styles.lead}>{t('cashier.password.text')}</p>
      <PasswordField
        ref={first}
        label={t('cashier.password.new')}
        hint={t('cashier.password.hint', { count: length })}
        error={isChecked && fault ? t(`cashier.password.fault.${fault}`, { count: length }) : undefined}
        value={values.password}
        onChange={put('password')}
        inputMode="numeric"
        autoComplete="new-password"
        maxLength={length}
      />
      <PasswordField
        label={t('cashier.password.again')}
        error={isChecked && isOther ? t('cashier.password.fault.other') : undefined}
        value={values.again}
        onChange={put('again')}
        inputMode="numeric"
        autoComplete="new-password"
        maxLength={length}
      />
      <PasswordField
        label={t('cashier.password.login')}
        error={isChecked && values.login === '' ? t('cashier.password.fault.login') : undefined}
        value={values.login}
        onChange={put('login')}
        autoComplete="current-password"
      />
      {failure !== null && (
        <Notice tone="danger" isLive>
          {describeFailure(failure)}
        </Notice>
      )}
      <Button type="submit" isWide isBusy={isBusy}>
        {t('cashier.password.save')}
      </Button>
    </form>
  );
}
