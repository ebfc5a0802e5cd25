import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile';

/** As people of its country write it, with the country's code before; text that is no number stays as it is. */
export function showPhone(text: string): string {
  return parsePhoneNumberFromString(text)?.formatInternational() ?? text;
}
