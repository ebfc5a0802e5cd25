import { useState } from 'react';
import * as z from 'zod/mini';
import { moveSafebox } from '../../../contract/wallet/safebox-calls.ts';
import { getWithdrawTerms } from '../../../contract/wallet/withdraw-calls.ts';
import { useContractForm } from '../../platform/contract-form.ts';
import { t } from '../../platform/i18n.ts';
import { describeFailure } from '../../session/calls/describe-failure.ts';
import { renewAnswers } from '../../session/calls/query-client.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Money } from '../../ui/money.tsx';
import { Notice } from '../../ui/notice.tsx';
import wordParts from '../../ui/words.module.css';
import { moveMoney } from './safebox-flows.ts';
import { useSafebox } from './wallet-queries.ts';
import styles from './withdraw.module.css';
import { WithdrawPasswordField } from './withdraw-password-field.tsx';

const schema = z.object({ password: moveSafebox.body.shape.password });

/** What lies in the safebox goes to the balance first, all of it. Nothing where it is empty. */
export function WithdrawalOnlySafebox() {
  const held = useSafebox().data?.safebox ?? 0;
  const { register, handleSubmit, formState } = useContractForm(schema, { defaultValues: { password: '' } });
  const [failure, setFailure] = useState<unknown>(null);
  if (held === 0) return null;
  const send = handleSubmit(async ({ password }) => {
    setFailure(null);
    try {
      await moveMoney({ direction: 'out', amount: held }, password);
      await renewAnswers(getWithdrawTerms);
    } catch (error) {
      setFailure(error);
    }
  });
  return (
    <form
      className={classNames(wordParts.headlined, styles.group)}
      onSubmit={send}
      noValidate
      aria-labelledby="way-out-safebox"
    >
      <h2 id="way-out-safebox">
        {t('cashier.title.safebox')} · <Money amount={held} />
      </h2>
      <WithdrawPasswordField {...register('password')} error={formState.errors.password?.message} />
      {failure !== null && (
        <Notice tone="danger" isLive>
          {describeFailure(failure)}
        </Notice>
      )}
      <Button type="submit" kind="second" isWide isBusy={formState.isSubmitting}>
        {t('cashier.out.safebox')}
      </Button>
    </form>
  );
}
