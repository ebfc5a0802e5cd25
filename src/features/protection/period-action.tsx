import { type ReactNode, useState } from 'react';
import { t } from '../../platform/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import pageParts from '../../ui/page.module.css';
import { Confirmation } from './confirmation.tsx';
import styles from './protection.module.css';

interface PeriodActionProps<P extends string> {
  /** Its keys in the protection messages. */
  name: 'break' | 'exclusion';
  title: string;
  periods: readonly P[];
  periodName(period: P): string;
  /** What the last question says of the end. */
  textOf(period: P): ReactNode;
  act(period: P): Promise<void>;
}

/** A section with a button for each length: one press to choose, one to confirm. */
export function PeriodAction<P extends string>(props: PeriodActionProps<P>) {
  const { name, title, periods, periodName, textOf, act } = props;
  const [asked, setAsked] = useState<P | null>(null);
  return (
    <section className={classNames(pageParts.column, styles.section)} aria-labelledby={`protection-${name}`}>
      <h2 id={`protection-${name}`}>{title}</h2>
      <p>{t(`protection.${name}.text`)}</p>
      {asked === null ? (
        <div className={styles.periods}>
          {periods.map((period) => (
            <Button
              key={period}
              kind="second"
              aria-label={t(`protection.${name}.start`, { period: periodName(period) })}
              onClick={() => setAsked(period)}
            >
              {periodName(period)}
            </Button>
          ))}
        </div>
      ) : (
        <Confirmation
          question={t(`protection.${name}.question`, { period: periodName(asked) })}
          text={textOf(asked)}
          yes={t(`protection.${name}.yes`)}
          act={() => act(asked)}
          onClose={() => setAsked(null)}
        />
      )}
    </section>
  );
}
