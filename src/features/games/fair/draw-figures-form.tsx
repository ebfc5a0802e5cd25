import * as z from 'zod/mini';
import { fieldRules, useContractForm } from '../../../platform/contract-form.ts';
import { t } from '../../../platform/i18n.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import {
  DRAW_FIGURES,
  type DrawFigure,
  type DrawInput,
  type DrawVerdict,
  judgeDrawFigures,
  listDrawErrors,
  type TypedDraw,
} from './draw-rules.ts';
import styles from './fair.module.css';

interface DrawFiguresFormProps {
  input: DrawInput;
  onJudged: (verdict: DrawVerdict) => void;
}

const figureSchema = z.string().check(z.trim());
const keyOf = (name: DrawFigure) =>
  name === 'cells' || name === 'tiers'
    ? (`fair.draw.fault.${name}` as const)
    : (`fair.fault.${name}` as const);

const schema = z
  .object({
    commit: figureSchema,
    serverSeed: figureSchema,
    clientSeed: figureSchema,
    cells: figureSchema,
    tiers: figureSchema,
  })
  .check(
    fieldRules((typed: TypedDraw) =>
      Object.fromEntries(listDrawErrors(typed).map((name) => [name, { key: keyOf(name) }])),
    ),
  );

/** A draw by its inputs alone: no request is sent, and no network is needed. */
export function DrawFiguresForm({ input, onJudged }: DrawFiguresFormProps) {
  const { commit, serverSeed, clientSeed, cells, tiers } = input;
  const { register, handleSubmit, formState } = useContractForm(schema, {
    reValidateMode: 'onSubmit',
    defaultValues: { commit, serverSeed, clientSeed, cells, tiers },
  });
  return (
    <details className={styles.figures} open={input.commit !== ''}>
      <summary>{t('fair.draw.byHand')}</summary>
      <form
        className={styles.form}
        noValidate
        onSubmit={handleSubmit((typed) => {
          const verdict = judgeDrawFigures(typed);
          if (verdict) onJudged(verdict);
        })}
      >
        <p className={styles.about}>{t('fair.draw.byHandText')}</p>
        {DRAW_FIGURES.map((name) => (
          <Field
            key={name}
            {...register(name)}
            label={t(name === 'cells' || name === 'tiers' ? `fair.draw.${name}` : `fair.${name}`)}
            error={formState.errors[name]?.message}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
          />
        ))}
        <Button kind="second" type="submit" isWide>
          {t('fair.draw.workOut')}
        </Button>
      </form>
    </details>
  );
}
