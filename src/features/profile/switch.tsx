import type { ReactNode } from 'react';
import styles from './member.module.css';

interface SwitchProps {
  label: string;
  isOn: boolean;
  onChange(isOn: boolean): void;
  children: ReactNode;
}

/** One setting of this browser, with a description. */
export function Switch({ label, isOn, onChange, children }: SwitchProps) {
  return (
    <label className={styles.switch}>
      <span>
        {label}
        <small>{children}</small>
      </span>
      <input
        type="checkbox"
        role="switch"
        checked={isOn}
        aria-checked={isOn}
        aria-label={label}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}
