import { type ReactNode, useId } from 'react';
import styles from './progress.module.css';

interface ProgressProps {
  label: ReactNode;
  /** 0 to 1. */
  share: number;
  /** The value as text, like "₱1,800.00 left of ₱5,000.00". */
  valueText: string;
}

export function Progress({ label, share, valueText }: ProgressProps) {
  const id = useId();
  const percent = Math.round(Math.min(1, Math.max(0, share)) * 100);
  return (
    <div className={styles.whole}>
      <div className={styles.words}>
        <span id={id}>{label}</span>
        <span className={styles.value}>{valueText}</span>
      </div>
      <progress
        className={styles.bar}
        value={percent}
        max={100}
        aria-labelledby={id}
        aria-valuetext={valueText}
      >
        {valueText}
      </progress>
    </div>
  );
}
