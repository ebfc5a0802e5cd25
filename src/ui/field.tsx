import {
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
} from 'react';
import { classNames } from './class-names.ts';
import { ErrorFaqLink } from './error-faq-link.tsx';
import styles from './field.module.css';
import formParts from './forms.module.css';

interface FieldMessages {
  label: ReactNode;
  /** What is expected; stands there before a mistake can be made. */
  hint?: ReactNode;
  /** What is wrong and what to do; read out when it comes. */
  error?: ReactNode;
}

interface FrameProps extends FieldMessages {
  id: string;
  children: ReactNode;
}

/** Label above, control, then error or hint. `describedBy` is the id the control must point to. */
function FieldFrame({ id, label, hint, error, children }: FrameProps) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children}
      <p id={`${id}-note`} className={error ? formParts.error : formParts.hint} aria-live="polite">
        {error || hint}
      </p>
      <ErrorFaqLink text={error} />
    </div>
  );
}

type InputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'prefix'> &
  FieldMessages & {
    ref?: Ref<HTMLInputElement>;
    /** Stands before the typed text, like a currency sign. */
    prefix?: ReactNode;
    /** Stands after it, like a show button. */
    suffix?: ReactNode;
  };

export function Field({ label, hint, error, prefix, suffix, className, ...input }: InputProps) {
  const ownId = useId();
  const id = input.id ?? ownId;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <span className={classNames(styles.box, Boolean(error) && styles.wrong, className)}>
        {prefix && <span className={styles.prefix}>{prefix}</span>}
        <input
          {...input}
          id={id}
          className={styles.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-note`}
        />
        {suffix}
      </span>
    </FieldFrame>
  );
}

/** A calendar day, YYYY-MM-DD in its value. */
export function DateField(props: InputProps) {
  return <Field {...props} type="date" />;
}

type SelectProps = SelectHTMLAttributes<HTMLSelectElement> & FieldMessages & { ref?: Ref<HTMLSelectElement> };

export function SelectField({ label, hint, error, children, className, ...select }: SelectProps) {
  const ownId = useId();
  const id = select.id ?? ownId;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <span className={classNames(styles.box, styles.select, Boolean(error) && styles.wrong, className)}>
        <select
          {...select}
          id={id}
          className={styles.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-note`}
        >
          {children}
        </select>
      </span>
    </FieldFrame>
  );
}

type TextProps = TextareaHTMLAttributes<HTMLTextAreaElement> &
  FieldMessages & { ref?: Ref<HTMLTextAreaElement> };

/** A field for several lines of text. */
export function TextField({ label, hint, error, className, ...text }: TextProps) {
  const ownId = useId();
  const id = text.id ?? ownId;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <span className={classNames(styles.box, Boolean(error) && styles.wrong, className)}>
        <textarea
          {...text}
          id={id}
          className={classNames(styles.input, styles.text)}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-note`}
        />
      </span>
    </FieldFrame>
  );
}
