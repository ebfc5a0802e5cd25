import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { CallError } from '../call-error.ts';

interface Platform {
  /** Calling code without its plus, like 63. */
  readonly countryCode: string;
}

/**
 * A number as it was typed, in the international form. Only numbers of the market's country: messages to any other
 * are how strangers earn money at a platform's expense.
 * @throws CallError phoneInvalid
 */
export function readPhone(text: string, { countryCode }: Platform): string {
  const number = parsePhoneNumberFromString(text, { defaultCallingCode: countryCode });
  if (number?.isValid() && number.countryCallingCode === countryCode) return number.number;
  throw new CallError('phoneInvalid', 'This is no phone number of the market.', { countryCode });
}

/** Whether what somebody signs in with is meant as a number: names begin with a letter. */
export const isPhoneLike = (text: string): boolean => /^[+(]?\d/.test(text.trim());
