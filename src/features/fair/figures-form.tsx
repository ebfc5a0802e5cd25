import { useState } from 'react';
import { SLOT_MATHS } from '../../../maths/slot-games.ts';
import { t } from '../../platform/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Field, SelectField } from '../../ui/field.tsx';
import { useUi } from '../../ui/ui-context.ts';
import styles from './fair.module.css';
import { type FairInput, type Figure, faultsOf, judgeFigures, type Verdict } from './rules.ts';

const TYPED = ['commit', 'serverSeed', 'clientSeed'] as const;

interface FiguresFormProps {
  input: FairInput;
  onJudged: (verdict: Verdict) => void;
}

/** For whoever wants to ask nobody, not even this house: the figures alone, worked out in this browser. */
export function FiguresForm({ input, onJudged }: FiguresFormProps) {
  const { locale } = useUi().moneyFormat;
  const [typed, setTyped] = useState(input);
  const [faults, setFaults] = useState<readonly Figure[]>([]);
  const change = (figure: Figure, text: string) => setTyped({ ...typed, [figure]: text.trim() });
  const errorOf = (figure: Figure) => (faults.includes(figure) ? t(`fair.fault.${figure}`) : undefined);
  return (
    <details className={styles.figures} open={input.commit !== ''}>
      <summary>{t('fair.byHand')}</summary>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setFaults(faultsOf(typed, locale));
          const verdict = judgeFigures(typed, locale);
          if (verdict) onJudged(verdict);
        }}
      >
        <p className={styles.about}>{t('fair.byHandText')}</p>
        {TYPED.map((figure) => (
          <Field
            key={figure}
            label={t(`fair.${figure}`)}
            error={errorOf(figure)}
            value={typed[figure]}
            onChange={(event) => change(figure, event.target.value)}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
          />
        ))}
        <Field
          label={t('fair.stake')}
          error={errorOf('stake')}
          prefix={t('shell.currency.sign')}
          inputMode="decimal"
          value={typed.stake}
          onChange={(event) => change('stake', event.target.value)}
        />
        <SelectField
          label={t('fair.maths')}
          error={errorOf('maths')}
          value={typed.maths}
          onChange={(event) => change('maths', event.target.value)}
        >
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
