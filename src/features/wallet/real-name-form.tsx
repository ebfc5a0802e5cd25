import * as z from 'zod/mini';
import { updateAppUserOther } from '../../../contract/profile/detail-calls.ts';
import { getWithdrawTerms } from '../../../contract/wallet/withdraw-calls.ts';
import { isSpent, needed, useContractForm } from '../../platform/contract-form.ts';
import { callServer } from '../../platform/http/call-server.ts';
import { t } from '../../platform/i18n.ts';
import { describeFailure } from '../../session/calls/describe-failure.ts';
import { renewAnswers } from '../../session/calls/query-client.ts';
import { withWithdrawalOnlyToken } from '../../session/player/withdrawal-only.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Field } from '../../ui/field.tsx';
import wordParts from '../../ui/words.module.css';
import styles from './withdraw.module.css';

const schema = z.object({ realName: needed(updateAppUserOther.body.shape.realName) });

/** The legal name of the identity documents, given once. */
export function RealNameForm() {
  const { register, handleSubmit, setError, formState } = useContractForm(schema, {
    defaultValues: { realName: '' },
  });
  const send = handleSubmit(async (body) => {
    try {
      await callServer(updateAppUserOther, body, withWithdrawalOnlyToken());
      await renewAnswers(getWithdrawTerms);
    } catch (error) {
      setError('realName', { message: describeFailure(error) }, { shouldFocus: true });
    }
  });
  return (
    <form className={styles.stack} onSubmit={send} noValidate aria-label={t('cashier.name.title')}>
      <h2 className={wordParts.headline}>{t('cashier.name.title')}</h2>
      <p className={classNames(wordParts.text, styles.lead)}>{t('cashier.name.text')}</p>
      <Field
        {...register('realName')}
        label={t('cashier.name.label')}
        error={formState.errors.realName?.message}
        autoComplete="name"
        maxLength={100}
      />
      <Button type="submit" isWide isBusy={isSpent(formState)}>
        {t('cashier.name.save')}
      </Button>
    </form>
  );
}
