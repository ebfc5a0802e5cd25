import { useState } from 'react';
import { t } from '../../platform/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import {
  DRAW_FIGURES,
  type DrawFigure,
  type DrawInput,
  type DrawVerdict,
  drawFaultsOf,
  judgeDrawFigures,
} from './draw-rules.ts';
import styles from './fair.module.css';

interface DrawFiguresFormProps {
  input: DrawInput;
  onJudged: (verdict: DrawVerdict) => void;
}

/** A draw by its figures alone: nobody is asked, and no network is needed. */
export function DrawFiguresForm({ input, onJudged }: DrawFiguresFormProps) {
  const [typed, setTyped] = useState(input);
  const [faults, setFaults] = useState<readonly DrawFigure[]>([]);
  return (
    <details className={styles.figures} open={input.commit !== ''}>
      <summary>{t('fair.draw.byHand')}</summary>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setFaults(drawFaultsOf(typed));
          const verdict = judgeDrawFigures(typed);
          if (verdict) onJudged(verdict);
        }}
      >
        <p className={styles.about}>{t('fair.draw.byHandText')}</p>
        {DRAW_FIGURES.map((figure) => {
          const isWeights = figure === 'cells' || figure === 'tiers';
          return (
            <Field
              key={figure}
              label={t(isWeights ? `fair.draw.${figure}` : `fair.${figure}`)}
              error={
                faults.includes(figure)
                  ? t(isWeights ? `fair.draw.fault.${figure}` : `fair.fault.${figure}`)
                  : undefined
              }
              value={typed[figure]}
              onChange={(event) => setTyped({ ...typed, [figure]: event.target.value.trim() })}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
            />
          );
        })}
        <Button kind="second" type="submit" isWide>
          {t('fair.draw.workOut')}
        </Button>
      </form>
    </details>
  );
}
