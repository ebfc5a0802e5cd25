import { readMobileNumber } from '../../contract/auth/mobile-number.ts';
import { CallError } from '../call-error.ts';

interface Platform {
  /** Calling code without its plus, like 63. */
  readonly countryCode: string;
}

/**
 * A number as it was typed, in the international form.
 * @throws CallError phoneInvalid
 */
export function readPhone(text: string, { countryCode }: Platform): string {
  const number = readMobileNumber(text, countryCode);
  if (number !== null) return number;
  throw new CallError('phoneInvalid', 'This is not a mobile number of the market.', { countryCode });
}

/** Whether a typed sign-in name is a phone number: account names begin with a letter. */
export const isPhoneLike = (text: string): boolean => /^[+(]?\d/.test(text.trim());
