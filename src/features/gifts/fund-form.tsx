import * as z from 'zod/mini';
import { type FundState, saveFund } from '../../../contract/gifts/fund-calls.ts';
import { groupDigits } from '../../../contract/money.ts';
import { readField, useContractForm } from '../../platform/contract-form.ts';
import { t } from '../../platform/i18n.ts';
import { failForm, placeFailure } from '../../session/calls/place-failure.ts';
import { unitText } from '../../session/config/unit-worth.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { toast } from '../../ui/toast.ts';
import { useUi } from '../../ui/ui-context.ts';
import { extraOf, readPoints } from './fund-rules.ts';
import { setAside } from './gift-flows.ts';
import styles from './gifts.module.css';

function schemaOf(state: FundState, locale: string) {
  const values = { min: state.minPoints, max: state.maxPoints, held: state.points };
  const typed = readField((text) => {
    const { points, error } = readPoints(text, state, locale);
    if (error === null) return { value: points };
    return { message: { key: `gifts.fund.error.${error}` as const, values } };
  });
  return z.object({ points: z.pipe(typed, saveFund.body.shape.points) });
}

const FIELD_FAILURES = { pointsMissing: 'points', invalidValue: 'points' } as const;

/** Sets points aside, and says before what comes back. */
export function FundForm({ state }: { state: FundState }) {
  const { formatLocale: locale } = useUi();
  const { points: held, minPoints, maxPoints, extraPpm, days } = state;
  const form = useContractForm(schemaOf(state, locale), {
    reValidateMode: 'onSubmit',
    defaultValues: { points: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const most = Math.min(held, maxPoints);
  const typed = readPoints(form.watch('points'), state, locale).points;
  const send = form.handleSubmit(async ({ points }) => {
    try {
      await setAside(points);
      toast(t('gifts.fund.saved', { count: points }), 'good');
    } catch (failure) {
      if (!placeFailure(form.setError, failure, FIELD_FAILURES)) failForm(form.setError, failure);
    }
  });
  return (
    <Card icon="star" title={t('gifts.fund.form')}>
      <p className={styles.balance}>
        {t('gifts.fund.held')} <b>{groupDigits(held, locale)}</b>
      </p>
      {most < minPoints ? (
        <p>{t('gifts.fund.few', { min: minPoints })}</p>
      ) : (
        <form className={styles.form} onSubmit={send} noValidate>
          <Field
            {...form.register('points', { onChange: () => form.clearErrors() })}
            inputMode="numeric"
            autoComplete="off"
            label={t('gifts.points')}
            error={errors.points?.message}
            hint={t('gifts.fund.hint', { min: minPoints, max: most })}
          />
          <output className={styles.result}>
            {typed === null
              ? t('gifts.fund.result.none')
              : t('gifts.fund.result', {
                  days,
                  total: unitText(typed + extraOf(typed, extraPpm), 'points'),
                  extra: extraOf(typed, extraPpm),
                })}
          </output>
          {errors.root?.server && <p role="alert">{errors.root.server.message}</p>}
          <Button type="submit" isWide isBusy={isSubmitting}>
            {t('gifts.fund.save')}
          </Button>
        </form>
      )}
    </Card>
  );
}
