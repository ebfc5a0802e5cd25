import * as z from 'zod/mini';
import { fieldRules, useContractForm } from '../../../platform/contract-form.ts';
import { t } from '../../../platform/i18n.ts';
import { Button } from '../../../ui/button.tsx';
import styles from './fair.module.css';
import { FigureField } from './figure-field.tsx';
import {
  judgeLotteryFigures,
  LOTTERY_FIGURES,
  type LotteryFigure,
  type LotteryInput,
  type LotteryVerdict,
  listLotteryErrors,
  type TypedLottery,
} from './lottery-rules.ts';

const figureSchema = z.string().check(z.trim());
const keyOf = (name: LotteryFigure) =>
  name === 'commit' || name === 'serverSeed' || name === 'clientSeed'
    ? (`fair.fault.${name}` as const)
    : (`fair.lottery.fault.${name}` as const);

const labelOf = (name: LotteryFigure) =>
  name === 'commit' || name === 'serverSeed' ? (`fair.${name}` as const) : (`fair.lottery.${name}` as const);

const schema = z
  .object({
    commit: figureSchema,
    serverSeed: figureSchema,
    clientSeed: figureSchema,
    result: figureSchema,
    position: figureSchema,
    lastLink: figureSchema,
    hashMix: figureSchema,
  })
  .check(
    fieldRules((typed: TypedLottery) =>
      Object.fromEntries(listLotteryErrors(typed).map((name) => [name, { key: keyOf(name) }])),
    ),
  );

interface LotteryFiguresFormProps {
  input: LotteryInput;
  onJudged: (verdict: LotteryVerdict) => void;
}

/** A draw by its figures alone: no request is sent, and no network is needed. */
export function LotteryFiguresForm({ input, onJudged }: LotteryFiguresFormProps) {
  const { commit, serverSeed, clientSeed, result, position, lastLink, hashMix } = input;
  const { register, handleSubmit, formState } = useContractForm(schema, {
    reValidateMode: 'onSubmit',
    defaultValues: { commit, serverSeed, clientSeed, result, position, lastLink, hashMix },
  });
  const { errors } = formState;
  const fields = LOTTERY_FIGURES.map((name) => (
    <FigureField key={name} {...register(name)} label={t(labelOf(name))} error={errors[name]?.message} />
  ));
  return (
    <details className={styles.figures}>
      <summary>{t('fair.lottery.byHand')}</summary>
      <form
        className={styles.form}
        noValidate
        onSubmit={handleSubmit((typed) => {
          const verdict = judgeLotteryFigures(typed);
          if (verdict) onJudged(verdict);
        })}
      >
        <p className={styles.about}>{t('fair.lottery.byHandText')}</p>
        {fields}
        <Button kind="second" type="submit" isWide>
          {t('fair.lottery.workOut')}
        </Button>
      </form>
    </details>
  );
}
