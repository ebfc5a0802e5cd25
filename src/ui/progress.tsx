import { type ReactNode, useId } from 'react';
import styles from './progress.module.css';

interface ProgressProps {
  label: ReactNode;
  /** 0 to 1. */
  share: number;
  /** The value as text, like "₱1,800.00 left of ₱5,000.00". */
  valueText: string;
  /** Marks how far it is, as an ornament. */
  end?: 'diamond';
}

export function Progress({ label, share, valueText, end }: ProgressProps) {
  const id = useId();
  const percent = Math.round(Math.min(1, Math.max(0, share)) * 100);
  return (
    <div className={styles.whole}>
      <div className={styles.words}>
        <span id={id}>{label}</span>
        <span className={styles.value}>{valueText}</span>
      </div>
      <div className={styles.rail}>
        <progress
          className={styles.bar}
          value={percent}
          max={100}
          aria-labelledby={id}
          aria-valuetext={valueText}
        >
          {valueText}
        </progress>
        {end && (
          <span className={styles[end]} style={{ insetInlineStart: `${percent}%` }} aria-hidden="true" />
        )}
      </div>
    </div>
  );
}
