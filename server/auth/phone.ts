import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { CallError } from '../call-error.ts';

interface Platform {
  /** Calling code without its plus, like 63. */
  readonly countryCode: string;
}

/**
 * A number as it was typed, in the international form. Only numbers of the market's country: messages to other
 * countries are a known way of toll fraud.
 * @throws CallError phoneInvalid
 */
export function readPhone(text: string, { countryCode }: Platform): string {
  const number = parsePhoneNumberFromString(text, { defaultCallingCode: countryCode });
  if (number?.isValid() && number.countryCallingCode === countryCode) return number.number;
  throw new CallError('phoneInvalid', 'This is not a phone number of the market.', { countryCode });
}

/** Whether a typed sign-in name is a phone number: account names begin with a letter. */
export const isPhoneLike = (text: string): boolean => /^[+(]?\d/.test(text.trim());
