import * as z from 'zod/mini';
import { SLOT_MATHS } from '../../../../maths/slot-games.ts';
import { fieldRules, useContractForm } from '../../../platform/contract-form.ts';
import { t } from '../../../platform/i18n.ts';
import { Button } from '../../../ui/button.tsx';
import { Field, SelectField } from '../../../ui/field.tsx';
import { useUi } from '../../../ui/ui-context.ts';
import styles from './fair.module.css';
import {
  type FairFigures,
  type FairInput,
  type Figure,
  judgeFigures,
  listErrorsOf,
  type Verdict,
} from './rules.ts';

const TYPED = ['commit', 'serverSeed', 'clientSeed'] as const;

interface FiguresFormProps {
  input: FairInput;
  onJudged: (verdict: Verdict) => void;
}

const figure = z.string().check(z.trim());

const schemaOf = (locale: string) =>
  z
    .object({ commit: figure, serverSeed: figure, clientSeed: figure, stake: figure, maths: figure })
    .check(
      fieldRules((typed: FairFigures) =>
        Object.fromEntries(
          listErrorsOf(typed, locale).map((name) => [name, { key: `fair.fault.${name}` as const }]),
        ),
      ),
    );

/** For a player who trusts no server, this platform's included: the inputs alone, computed in this browser. */
export function FiguresForm({ input, onJudged }: FiguresFormProps) {
  const { locale } = useUi().moneyFormat;
  const { commit, serverSeed, clientSeed, stake, maths } = input;
  const { register, handleSubmit, formState } = useContractForm(schemaOf(locale), {
    reValidateMode: 'onSubmit',
    defaultValues: { commit, serverSeed, clientSeed, stake, maths },
  });
  const fieldOf = (name: Figure) => ({ ...register(name), error: formState.errors[name]?.message });
  return (
    <details className={styles.figures} open={input.commit !== ''}>
      <summary>{t('fair.byHand')}</summary>
      <form
        className={styles.form}
        noValidate
        onSubmit={handleSubmit((typed) => {
          const verdict = judgeFigures(typed, locale);
          if (verdict) onJudged(verdict);
        })}
      >
        <p className={styles.about}>{t('fair.byHandText')}</p>
        {TYPED.map((name) => (
          <Field
            key={name}
            {...fieldOf(name)}
            label={t(`fair.${name}`)}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
          />
        ))}
        <Field
          {...fieldOf('stake')}
          label={t('fair.stake')}
          prefix={t('shell.currency.sign')}
          inputMode="decimal"
        />
        <SelectField {...fieldOf('maths')} label={t('fair.maths')} defaultValue={maths}>
          {SLOT_MATHS.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </SelectField>
        <Button kind="second" type="submit" isWide>
          {t('fair.workOut')}
        </Button>
      </form>
    </details>
  );
}
