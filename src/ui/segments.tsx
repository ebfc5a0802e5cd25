import { useId } from 'react';
import { classNames } from './class-names.ts';
import styles from './segments.module.css';

interface Option<V extends string> {
  value: V;
  label: string;
  isDisabled?: boolean;
}

interface SegmentsProps<V extends string> {
  /** Names the choice for assistive technology. */
  label: string;
  options: readonly Option<V>[];
  value: V;
  onChange(value: V): void;
}

/** A small choice of two to four, all in sight. */
export function Segments<V extends string>({ label, options, value, onChange }: SegmentsProps<V>) {
  // The same choice may stand twice on a page: each has its own group.
  const name = useId();
  return (
    <div className={styles.segments} role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <label
          key={option.value}
          className={classNames(styles.option, option.value === value && styles.chosen)}
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.isDisabled}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}
