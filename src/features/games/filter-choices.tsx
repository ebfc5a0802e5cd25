import type { ReactNode } from 'react';
import chipParts from '../../ui/chips.module.css';
import { classNames } from '../../ui/class-names.ts';
import formParts from '../../ui/forms.module.css';
import styles from './filters.module.css';
import { VolatilityMark } from './volatility-mark.tsx';

/** One side of the filter. */
export function Choices({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={classNames(formParts.group, styles.choices)}>
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
    <label
      className={classNames(
        chipParts.choice,
        styles.choice,
        isChosen && styles.chosen,
        isDead && styles.dead,
      )}
    >
      <input
        className={formParts.control}
        type="checkbox"
        checked={isChosen}
        disabled={isDead}
        onChange={(event) => onChange(event.target.checked)}
      />
      {level !== undefined && <VolatilityMark level={level} />}
      <span>{label}</span>
      <span className={classNames(chipParts.count, styles.count)}>{count}</span>
    </label>
  );
}
