import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** A number in the international form, or null when it is none of the market's country. */
export function readPhone(text: string, countryCode: string): string | null {
  const number = parsePhoneNumberFromString(text, { defaultCallingCode: countryCode });
  return number?.isValid() && number.countryCallingCode === countryCode ? number.number : null;
}

/** As people of its country write it, with the country's code before; text that is no number stays as it is. */
export function showPhone(text: string): string {
  return parsePhoneNumberFromString(text)?.formatInternational() ?? text;
}
