import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import styles from './filters.module.css';
import { VolatilityMark } from './volatility-mark.tsx';

/** One side of the filter. */
export function Choices({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.legend}>{title}</legend>
      {children}
    </fieldset>
  );
}

interface ChoiceProps {
  label: string;
  /** Games that it would leave. */
  count: number;
  isChosen: boolean;
  onChange(isChosen: boolean): void;
  /** Draws the level beside its name. */
  level?: number;
}

/** A choice with its count; what would leave nothing stands back, and one that is chosen can always be undone. */
export function Choice({ label, count, isChosen, onChange, level }: ChoiceProps) {
  const isDead = count === 0 && !isChosen;
  return (
    <label className={classNames(styles.choice, isChosen && styles.chosen, isDead && styles.dead)}>
      <input
        type="checkbox"
        checked={isChosen}
        disabled={isDead}
        onChange={(event) => onChange(event.target.checked)}
      />
      {level !== undefined && <VolatilityMark level={level} />}
      <span>{label}</span>
      <span className={styles.count}>{count}</span>
    </label>
  );
}
