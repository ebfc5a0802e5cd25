import { type Ref, useId, useState } from 'react';
import { formatLocale, t } from '../../platform/i18n.ts';
import { classNames } from '../../ui/class-names.ts';
import formParts from '../../ui/forms.module.css';
import styles from './auth.module.css';

/** The three parts of a date of birth as they are typed. */
interface BirthDateParts {
  readonly day: string;
  readonly month: string;
  readonly year: string;
}

/**
 * YYYY-MM-DD for the wire; empty while a part is missing. What is no day (31 June, the year 90) still comes out
 * as text, so that the rules can say so.
 */
export function joinBirthDate({ day, month, year }: BirthDateParts): string {
  const parts = [year, month, day].map((part) => part.trim());
  if (parts.some((part) => part === '')) return '';
  const [y = '', m = '', d = ''] = parts;
  return `${y}-${m.padStart(2, '0')}-${d.padStart(2, '0')}`;
}

/** Month names of the reader's language, January first. */
export function monthNames(locale: string): string[] {
  const format = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2000, month, 1)));
}

interface BirthDateFieldProps {
  hint: string;
  error: string | undefined;
  /** YYYY-MM-DD, empty while a part is missing. */
  onChange(value: string): void;
  onBlur(): void;
  /** The first part: focused on an error. */
  ref: Ref<HTMLInputElement>;
}

const onlyDigits = (text: string) => text.replaceAll(/\D/g, '');

/** Day, month and year apart: quicker to type than a calendar that opens on this month. */
export function BirthDateField({ hint, error, onChange, onBlur, ref }: BirthDateFieldProps) {
  const id = useId();
  const [parts, setParts] = useState<BirthDateParts>({ day: '', month: '', year: '' });
  const change = (part: Partial<BirthDateParts>) => {
    const next = { ...parts, ...part };
    setParts(next);
    onChange(joinBirthDate(next));
  };
  const shared = { 'aria-describedby': `${id}-note`, 'aria-invalid': error ? true : undefined } as const;
  const leave = (event: React.FocusEvent<HTMLFieldSetElement>) => {
    // Moving from the day to the month is no reason to complain about the month.
    if (!event.currentTarget.contains(event.relatedTarget)) onBlur();
  };

  return (
    <fieldset className={formParts.group} onBlur={leave}>
      <legend className={classNames(formParts.legend, styles.legend)}>{t('auth.field.birthDate')}</legend>
      <div className={styles.dateParts}>
        <label className={styles.datePart}>
          <span>{t('auth.field.day')}</span>
          <input
            {...shared}
            ref={ref}
            value={parts.day}
            onChange={(event) => change({ day: onlyDigits(event.target.value) })}
            inputMode="numeric"
            autoComplete="bday-day"
          />
        </label>
        <label className={styles.datePart}>
          <span>{t('auth.field.month')}</span>
          <select
            {...shared}
            value={parts.month}
            onChange={(event) => change({ month: event.target.value })}
            autoComplete="bday-month"
          >
            <option value="" aria-label={t('auth.field.month')} />
            {monthNames(formatLocale()).map((name, index) => (
              <option key={name} value={index + 1}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label className={styles.datePart}>
          <span>{t('auth.field.year')}</span>
          <input
            {...shared}
            value={parts.year}
            onChange={(event) => change({ year: onlyDigits(event.target.value) })}
            inputMode="numeric"
            autoComplete="bday-year"
          />
        </label>
      </div>
      <p
        id={`${id}-note`}
        className={classNames(error ? formParts.error : formParts.hint, styles.dateNote)}
        aria-live="polite"
      >
        {error || hint}
      </p>
    </fieldset>
  );
}
