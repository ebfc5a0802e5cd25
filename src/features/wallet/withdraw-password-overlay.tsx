import * as z from 'zod/mini';
import { getSafebox } from '../../../contract/wallet/safebox-calls.ts';
import { getWithdrawTerms, setSafeboxPassword } from '../../../contract/wallet/withdraw-calls.ts';
import { findWithdrawPasswordError } from '../../../contract/wallet/withdraw-rules.ts';
import { fieldRule, fieldRules, isSpent, useContractForm } from '../../platform/contract-form.ts';
import { callServer } from '../../platform/http/call-server.ts';
import { t } from '../../platform/i18n.ts';
import { failForm } from '../../session/calls/place-failure.ts';
import { renewAnswers } from '../../session/calls/query-client.ts';
import type { OverlayPanelProps } from '../../session/overlays/overlay-store.ts';
import { profileStore } from '../../session/player/profile-store.ts';
import { withWithdrawalOnlyToken } from '../../session/player/withdrawal-only.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Notice } from '../../ui/notice.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { toast } from '../../ui/toast.ts';
import wordParts from '../../ui/words.module.css';
import { useTerms } from './wallet-queries.ts';
import styles from './withdraw.module.css';

const { loginPassword } = setSafeboxPassword.body.shape;

/** @param length digits that the market requires */
const schemaOf = (length: number) =>
  z.pipe(
    z.pipe(
      z
        .object({
          password: z.string().check(
            fieldRule((typed) => {
              const fieldError = findWithdrawPasswordError(typed, length);
              return fieldError && { key: `cashier.password.fault.${fieldError}`, values: { count: length } };
            }),
          ),
          again: z.string(),
          loginPassword: loginPassword.check(z.minLength(1)),
        })
        .check(
          fieldRules(({ password, again }: { password: string; again: string }) => ({
            again: again === password ? null : { key: 'cashier.password.fault.other' },
          })),
        ),
      z.transform(({ again: _again, ...body }) => body),
    ),
    setSafeboxPassword.body,
  );

/** Sets the withdraw password, or a new one; the account's own password proves who does it. */
export function WithdrawPasswordOverlay({ close }: OverlayPanelProps) {
  const length = useTerms().data?.passwordLength ?? 6;
  const { register, handleSubmit, setError, formState } = useContractForm(schemaOf(length), {
    defaultValues: { password: '', again: '', loginPassword: '' },
    messages: { loginPassword: { key: 'cashier.password.fault.login' } },
  });
  const { errors } = formState;
  const failure = errors.root?.server?.message;

  const send = handleSubmit(async (body) => {
    try {
      const { hasSafeboxPassword } = await callServer(setSafeboxPassword, body, withWithdrawalOnlyToken());
      profileStore.setState(({ user }) => (user ? { user: { ...user, hasSafeboxPassword } } : {}));
      toast(t('cashier.password.done'), 'good');
      void renewAnswers(getWithdrawTerms, getSafebox);
      close();
    } catch (error) {
      failForm(setError, error);
    }
  });

  return (
    <form className={styles.stack} onSubmit={send} noValidate aria-label={t('cashier.title.password')}>
      <p className={classNames(wordParts.text, styles.lead)}>{t('cashier.password.text')}</p>
      <PasswordField
        {...register('password', { deps: 'again' })}
        label={t('cashier.password.new')}
        hint={t('cashier.password.hint', { count: length })}
        error={errors.password?.message}
        inputMode="numeric"
        autoComplete="new-password"
        maxLength={length}
      />
      <PasswordField
        {...register('again')}
        label={t('cashier.password.again')}
        error={errors.again?.message}
        inputMode="numeric"
        autoComplete="new-password"
        maxLength={length}
      />
      <PasswordField
        {...register('loginPassword')}
        label={t('cashier.password.login')}
        error={errors.loginPassword?.message}
        autoComplete="current-password"
      />
      {failure && (
        <Notice tone="danger" isLive>
          {failure}
        </Notice>
      )}
      <Button type="submit" isWide isBusy={isSpent(formState)}>
        {t('cashier.password.save')}
      </Button>
    </form>
  );
}
