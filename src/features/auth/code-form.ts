import type { UseFormReturn } from 'react-hook-form';
import type { CallFailure } from '../../platform/http/call-failure.ts';
import { t } from '../../platform/i18n.ts';
import { describeFailure } from '../../session/describe-failure.ts';
import { readPhone } from './phone.ts';
import { fieldOfError } from './rules.ts';

interface CodeValues {
  phone: string;
  code: string;
}

/**
 * What every form with a number and its code does alike.
 * @param whole a form that has both among its fields; what else it has is its own affair
 */
export function codeForm<Values extends CodeValues>(whole: UseFormReturn<Values>) {
  // The library's types cannot say "these fields and others".
  const form = whole as unknown as UseFormReturn<CodeValues>;
  const { register, watch, setError, setFocus, formState } = form;
  const refusePhone = (message: string) => setError('phone', { message }, { shouldFocus: true });
  return {
    /** For the fields themselves. */
    fields: () => ({
      phone: watch('phone'),
      phoneProps: register('phone'),
      codeProps: register('code'),
      phoneError: formState.errors.phone?.message,
      codeError: formState.errors.code?.message,
      onPhoneFault: refusePhone,
      onSent: () => setFocus('code'),
    }),
    /** The number as it is sent; null says at its field that it is none. */
    readPhone(typed: string, countryCode: string): string | null {
      const phone = readPhone(typed, countryCode);
      if (!phone) refusePhone(t('auth.fault.phoneInvalid'));
      return phone;
    },
    /** Puts a refusal of the number or the code at its field. @returns whether it was one of them */
    place(refusal: CallFailure): boolean {
      const field = fieldOfError(refusal.key);
      if (field !== 'phone' && field !== 'code') return false;
      setError(field, { message: describeFailure(refusal) }, { shouldFocus: true });
      return true;
    },
  };
}
