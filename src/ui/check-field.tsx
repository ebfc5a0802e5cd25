import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import styles from './check-field.module.css';

interface CheckProps extends InputHTMLAttributes<HTMLInputElement> {
  /** May hold links. */
  label: ReactNode;
  error?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

export function CheckField({ label, error, className: _className, ...input }: CheckProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.row}>
        <input
          type="checkbox"
          {...input}
          className={styles.box}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
        />
        <span>{label}</span>
      </label>
      {error && (
        <p id={id} className={styles.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
