import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { useStore } from 'zustand';
import type { DeviceChallenge } from '../../../contract/auth/device-calls.ts';
import { CODE_WAIT_MS } from '../../../contract/limits.ts';
import { readTypedCode } from '../../../contract/typed-code.ts';
import { useContractForm } from '../../platform/contract-form.ts';
import { t } from '../../platform/i18n.ts';
import { elapsedMs } from '../../platform/time.ts';
import { placeFailure } from '../../session/calls/place-failure.ts';
import { configStore } from '../../session/config/config-store.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { CodeField } from '../../ui/code-field.tsx';
import { toast } from '../../ui/toast.ts';
import wordParts from '../../ui/words.module.css';
import styles from './auth.module.css';
import { FailureNotice } from './failure-notice.tsx';
import { confirmNewDevice, sendNewDeviceCode } from './new-device-flows.ts';
import { codeSchema } from './schemas.ts';
import { ShutOutHelp } from './shut-out-help.tsx';
import { useFailure } from './use-failure.ts';

const SECOND_MS = 1000;

/** Seconds until another code may be requested; it runs from the start. */
function useCountdown() {
  const [endsAt, setEndsAt] = useState(() => elapsedMs() + CODE_WAIT_MS);
  const [secondsLeft, setSecondsLeft] = useState(CODE_WAIT_MS / SECOND_MS);
  useEffect(() => {
    const count = () => setSecondsLeft(Math.max(0, Math.ceil((endsAt - elapsedMs()) / SECOND_MS)));
    count();
    const timer = setInterval(count, SECOND_MS);
    return () => clearInterval(timer);
  }, [endsAt]);
  return { secondsLeft, restart: () => setEndsAt(elapsedMs() + CODE_WAIT_MS) };
}

interface NewDeviceFormProps {
  challenge: DeviceChallenge;
  onDone(): void;
  onBack(): void;
}

const FALLBACK = { min: 4, max: 8 };

/** The second step of a sign-in on a device that is new to the account: the code that was sent. */
export function NewDeviceForm({ challenge, onDone, onBack }: NewDeviceFormProps) {
  const smsCode = useStore(configStore, (state) => state.config?.smsCode) ?? FALLBACK;
  const { failure, attempt } = useFailure();
  const { secondsLeft, restart } = useCountdown();
  const { register, handleSubmit, formState, setError, setFocus, setValue } = useContractForm(
    z.object({ code: codeSchema({ smsCode }) }),
    { defaultValues: { code: '' } },
  );
  const { errors, isSubmitting } = formState;
  useEffect(() => setFocus('code'), [setFocus]);

  const send = handleSubmit(async ({ code }) => {
    const isIn = await attempt(
      () => confirmNewDevice(challenge.ticket, code),
      (refusal) => placeFailure(setError, refusal, { codeWrong: 'code', codeExpired: 'code' }),
    );
    if (isIn) onDone();
  });
  const again = async () => {
    const isSent = await attempt(
      () => sendNewDeviceCode(challenge.ticket),
      () => false,
    );
    if (!isSent) return;
    restart();
    setFocus('code');
    toast(t('auth.newDevice.sent'), 'good');
  };

  return (
    <form className={styles.form} onSubmit={send} noValidate aria-label={t('auth.newDevice.title')}>
      <h2 className={styles.stepTitle}>{t('auth.newDevice.title')}</h2>
      <p className={classNames(wordParts.text, styles.lead)} role="status">
        {t('auth.newDevice.text', { phone: challenge.phone.slice(-4) })}
      </p>
      <CodeField
        {...register('code')}
        read={(text) => readTypedCode(text, smsCode)}
        onCode={(code) => setValue('code', code, { shouldValidate: true })}
        label={t('auth.field.code')}
        hint={t('auth.field.codeHint', { count: smsCode.max })}
        error={errors.code?.message}
        inputMode="numeric"
        autoComplete="one-time-code"
        suffix={
          <Button
            kind="plain"
            className={styles.send}
            disabled={secondsLeft > 0}
            onClick={() => void again()}
          >
            {secondsLeft > 0 ? t('auth.code.wait', { seconds: secondsLeft }) : t('auth.code.again')}
          </Button>
        }
      />
      <FailureNotice failure={failure}>{failure && <ShutOutHelp failure={failure} />}</FailureNotice>
      <Button type="submit" isWide isBusy={isSubmitting}>
        {t('auth.newDevice.submit')}
      </Button>
      <Button kind="quiet" isWide onClick={onBack}>
        {t('auth.newDevice.back')}
      </Button>
    </form>
  );
}
