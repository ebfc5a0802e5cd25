import type { UseFormReturn } from 'react-hook-form';
import { readMobileNumber } from '../../../contract/auth/mobile-number.ts';
import { type FieldReading, readField } from '../../platform/contract-form.ts';
import type { CallFailure } from '../../platform/http/call-failure.ts';
import { placeFailure } from '../../session/calls/place-failure.ts';
import { findPhoneError, type IdentityConfig } from './auth-rules.ts';
import { codeSchema } from './schemas.ts';

interface CodeValues {
  phone: string;
  code: string;
}

/** Reads a typed phone number as it is sent, or says why it is none of the market's country. */
export function phoneReading(text: string, countryCode: string): FieldReading<string> {
  const message = findPhoneError(text);
  if (message) return { message };
  const value = readMobileNumber(text, countryCode);
  return value ? { value } : { message: { key: 'auth.fault.phoneInvalid' } };
}

/** Phone number and SMS code fields, validated in the form in which the server receives them. */
export const codeFormFields = (config: Pick<IdentityConfig, 'smsCode' | 'countryCode'>) => ({
  phone: readField((text) => phoneReading(text, config.countryCode)),
  code: codeSchema(config),
});

const FIELD_OF_FAILURE = {
  phoneInvalid: 'phone',
  phoneTaken: 'phone',
  codeWrong: 'code',
  codeExpired: 'code',
} as const;

/**
 * What every form with a number and its code does alike.
 * @param whole a form that has both among its fields; what else it has is its own affair
 */
export function codeForm<Values extends CodeValues, Body>(whole: UseFormReturn<Values, unknown, Body>) {
  // The library's types cannot say "these fields and others".
  const form = whole as unknown as UseFormReturn<CodeValues>;
  const { register, watch, setError, setFocus, setValue, formState } = form;
  return {
    /** For the fields themselves. */
    fields: () => ({
      phone: watch('phone'),
      phoneProps: register('phone'),
      codeProps: register('code'),
      phoneError: formState.errors.phone?.message,
      codeError: formState.errors.code?.message,
      onPhoneError: (message: string) => setError('phone', { message }, { shouldFocus: true }),
      onCode: (code: string) => setValue('code', code, { shouldValidate: true }),
      onSent: () => setFocus('code'),
    }),
    /** Shows an error of the number or the code at its field. @returns whether it was one of them */
    place: (refusal: CallFailure): boolean => placeFailure(setError, refusal, FIELD_OF_FAILURE),
  };
}
