import type { ReactNode } from 'react';
import styles from './switch.module.css';

interface SwitchProps {
  label: string;
  isOn: boolean;
  isDisabled?: boolean;
  onChange(isOn: boolean): void;
  children: ReactNode;
}

/** One setting, with a description. */
export function Switch({ label, isOn, isDisabled = false, onChange, children }: SwitchProps) {
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
        disabled={isDisabled}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}

/** Switches below each other, in one frame. */
export function SwitchList({ children }: { children: ReactNode }) {
  return <div className={styles.list}>{children}</div>;
}
