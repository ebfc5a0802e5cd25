import type { ComponentProps } from 'react';
import { t } from '../../platform/i18n.ts';
import { Field } from '../../ui/field.tsx';

type PhoneFieldProps = Omit<ComponentProps<typeof Field>, 'label' | 'hint'> & { countryCode: string };

/** The market's calling code stands before what is typed. */
export function PhoneField({ countryCode, ...props }: PhoneFieldProps) {
  return (
    <Field
      {...props}
      type="tel"
      label={t('auth.field.phone')}
      prefix={`+${countryCode}`}
      inputMode="tel"
      autoComplete="tel"
    />
  );
}
