import { useState } from 'react';
import * as z from 'zod/mini';
import { fieldRules, useContractForm } from '../../../platform/contract-form.ts';
import { t } from '../../../platform/i18n.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import pageParts from '../../../ui/page.module.css';
import styles from './fair.module.css';
import { FigureField } from './figure-field.tsx';
import { judgeSpin, listSpinErrors, SPIN_FIGURES, type SpinFigure, type SpinInput } from './spin-rules.ts';
import { SpinVerdictCard } from './spin-verdict-card.tsx';

const figureSchema = z.string().check(z.trim());
const labelOf = (name: SpinFigure) =>
  name === 'sectors' || name === 'sector' ? (`fair.spin.${name}` as const) : (`fair.${name}` as const);
const faultOf = (name: SpinFigure) =>
  name === 'sectors' || name === 'sector'
    ? (`fair.spin.fault.${name}` as const)
    : (`fair.fault.${name}` as const);

const schema = z
  .object({
    commit: figureSchema,
    serverSeed: figureSchema,
    clientSeed: figureSchema,
    sectors: figureSchema,
    sector: figureSchema,
  })
  .check(
    fieldRules((typed: SpinInput) =>
      Object.fromEntries(listSpinErrors(typed).map((name) => [name, { key: faultOf(name) }])),
    ),
  );

const EMPTY_SPIN_INPUT: SpinInput = { commit: '', serverSeed: '', clientSeed: '', sectors: '', sector: '' };

/** A spin of the invite wheel by its figures: no request is sent, and no network is needed. */
export function SpinCheck({ input }: { input: SpinInput | null }) {
  const [verdict, setVerdict] = useState(() => input && judgeSpin(input));
  const { register, handleSubmit, formState } = useContractForm(schema, {
    reValidateMode: 'onSubmit',
    defaultValues: { ...(input ?? EMPTY_SPIN_INPUT) },
  });
  return (
    <section className={classNames(pageParts.narrow, styles.fair)} aria-labelledby="fair-spin">
      <h2 id="fair-spin" className={styles.part}>
        {t('fair.spin.title')}
      </h2>
      <p className={styles.about}>{t('fair.spin.text')}</p>
      <div aria-live="polite" className={styles.result}>
        {verdict && <SpinVerdictCard verdict={verdict} />}
      </div>
      <details className={styles.figures} open={input !== null && verdict === null}>
        <summary>{t('fair.spin.byHand')}</summary>
        <form
          className={styles.form}
          noValidate
          onSubmit={handleSubmit((typed) => setVerdict(judgeSpin(typed)))}
        >
          <p className={styles.about}>{t('fair.spin.byHandText')}</p>
          {SPIN_FIGURES.map((name) => (
            <FigureField
              key={name}
              {...register(name)}
              label={t(labelOf(name))}
              error={formState.errors[name]?.message}
            />
          ))}
          <Button kind="second" type="submit" isWide>
            {t('fair.spin.workOut')}
          </Button>
        </form>
      </details>
    </section>
  );
}
