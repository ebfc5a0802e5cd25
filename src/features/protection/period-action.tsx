import type { ReactNode } from 'react';
import { t } from '../../platform/i18n.ts';
import { SelectField } from '../../ui/field.tsx';
import { ConfirmedAction } from './confirmed-action.tsx';
import styles from './protection.module.css';

interface PeriodActionProps<P extends string> {
  /** Its keys in the protection messages. */
  name: 'break' | 'exclusion';
  periods: readonly P[];
  period: P;
  onPeriod(period: P): void;
  periodName(period: P): string;
  /** What the last question says of the end. */
  text: ReactNode;
  act(): Promise<void>;
}

/** A section with a length to choose and an action that is confirmed; another length needs a new confirmation. */
export function PeriodAction<P extends string>(props: PeriodActionProps<P>) {
  const { name, periods, period, onPeriod, periodName, text, act } = props;
  const chosen = { period: periodName(period) };
  return (
    <section className={styles.section} aria-labelledby={`protection-${name}`}>
      <h2 id={`protection-${name}`}>{t(`protection.${name}.title`)}</h2>
      <p>{t(`protection.${name}.text`)}</p>
      <SelectField
        label={t(`protection.${name}.length`)}
        value={period}
        onChange={(event) => onPeriod(event.target.value as P)}
      >
        {periods.map((each) => (
          <option key={each} value={each}>
            {periodName(each)}
          </option>
        ))}
      </SelectField>
      <ConfirmedAction
        key={period}
        label={t(`protection.${name}.start`, chosen)}
        question={t(`protection.${name}.question`, chosen)}
        text={text}
        yes={t(`protection.${name}.yes`)}
        act={act}
      />
    </section>
  );
}
