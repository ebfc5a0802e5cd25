import { useMemo, useState } from 'react';
import * as z from 'zod/mini';
import { getLotteryDraw } from '../../../../contract/lottery/lottery-calls.ts';
import { LOTTERY_PRODUCTS, productField } from '../../../../contract/lottery/lottery-terms.ts';
import { readField, useContractForm } from '../../../platform/contract-form.ts';
import { t } from '../../../platform/i18n.ts';
import { describeFailure } from '../../../session/calls/describe-failure.ts';
import { isMissing, useCall } from '../../../session/calls/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Field, SelectField } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import pageParts from '../../../ui/page.module.css';
import styles from './fair.module.css';
import { LotteryFiguresForm } from './lottery-figures-form.tsx';
import {
  EMPTY_LOTTERY,
  judgeLottery,
  judgeLotteryFigures,
  type LotteryInput,
  type LotteryVerdict,
} from './lottery-rules.ts';
import { LotteryVerdictCard } from './lottery-verdict-card.tsx';

const typedNumber = readField((text) =>
  /^[1-9]\d{0,8}$/.test(text.trim())
    ? { value: Number(text) }
    : { message: { key: 'fair.lottery.fault.number' as const } },
);
const schema = z.object({
  product: productField,
  number: z.pipe(typedNumber, getLotteryDraw.body.shape.number),
});

/** The means to check a draw of a lottery: by its number, or by its figures alone. */
export function LotteryCheck({ input }: { input: LotteryInput | null }) {
  const known = input ?? EMPTY_LOTTERY;
  const { register, handleSubmit, formState } = useContractForm(schema, {
    reValidateMode: 'onSubmit',
    defaultValues: { product: known.product, number: known.number },
  });
  // Complete inputs need no server: they are computed before its answer, and without it too.
  const [verdict, setVerdict] = useState<LotteryVerdict | null>(() => judgeLotteryFigures(known, known));
  const [asked, setAsked] = useState(() =>
    verdict === null && /^[1-9]\d{0,8}$/.test(known.number)
      ? { product: known.product, number: Number(known.number) }
      : null,
  );
  const { data, error, isFetching, refetch } = useCall(
    getLotteryDraw,
    asked ?? { product: 'daily', number: 1 },
    {
      enabled: asked !== null,
      refetchOnReconnect: isMissing,
      onAnswer: (draw) => setVerdict((shown) => judgeLottery(draw) ?? shown),
    },
  );
  const lookUp = (wanted: NonNullable<typeof asked>) => {
    if (asked?.product === wanted.product && asked.number === wanted.number) void refetch();
    else setAsked(wanted);
  };
  const isJudged = useMemo(() => data !== undefined && judgeLottery(data) !== null, [data]);
  const failure = error ? describeFailure(error) : data && !isJudged ? t('fair.newMaths') : null;

  return (
    <section className={classNames(pageParts.narrow, styles.fair)} aria-labelledby="fair-lottery">
      <h2 id="fair-lottery" className={styles.part}>
        {t('fair.lottery.title')}
      </h2>
      <p className={styles.about}>{t('fair.lottery.text')}</p>
      <div aria-live="polite" className={styles.result}>
        {!isFetching && failure && <Notice tone="warning">{failure}</Notice>}
        {verdict && <LotteryVerdictCard verdict={verdict} />}
      </div>
      <form className={styles.form} noValidate onSubmit={handleSubmit(lookUp)}>
        <SelectField {...register('product')} label={t('fair.lottery.product')}>
          {LOTTERY_PRODUCTS.map((product) => (
            <option key={product} value={product}>
              {t(`fair.lottery.${product}`)}
            </option>
          ))}
        </SelectField>
        <Field
          {...register('number')}
          label={t('fair.lottery.number')}
          error={formState.errors.number?.message}
          inputMode="numeric"
          autoComplete="off"
        />
        <Button type="submit" isWide isBusy={isFetching}>
          {t('fair.lottery.lookUp')}
        </Button>
      </form>
      <LotteryFiguresForm
        input={known}
        onJudged={(judged) => {
          setAsked(null);
          setVerdict(judged);
        }}
      />
    </section>
  );
}
