import { Metadata, type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/mobile';

/**
 * A typed number in the international form, as messages are sent to it. Only numbers of the market's country: messages to
 * other countries are a known way of toll fraud. A landline or a toll-free number gets none, so it is no number here.
 * @param countryCode calling code without its plus, like 63
 * @returns null for a number that no message can reach
 */
export function readMobileNumber(text: string, countryCode: string): string | null {
  const number = parse(text, countryCode);
  return number && canBeMobile(number) ? number.number : null;
}

/** Any number of the country in the international form, to look for an account: older ones may have a landline. */
export const readNumber = (text: string, countryCode: string): string | null =>
  parse(text, countryCode)?.number ?? null;

function parse(text: string, countryCode: string): PhoneNumber | null {
  const number = parsePhoneNumberFromString(text, { defaultCallingCode: countryCode });
  return number?.countryCallingCode === countryCode ? number : null;
}

/** A country's plan, of which the library's own types leave out the half. */
interface Plan {
  nationalNumberPattern(): string;
  type(name: 'MOBILE'): { possibleLengths(): readonly number[] } | undefined;
}

const MOBILE_TYPES: readonly unknown[] = ['MOBILE', 'FIXED_LINE_OR_MOBILE'];

/**
 * These metadata know the types of mobile numbers alone, and a new prefix comes to them late. What has no type is still
 * one of the country's numbers, and mobile by its length: of a landline and a toll-free number the length is another.
 */
function canBeMobile(number: PhoneNumber): boolean {
  const type = number.getType();
  if (type !== undefined) return MOBILE_TYPES.includes(type);
  const { country, nationalNumber } = number;
  if (country === undefined) return false;
  const metadata = new Metadata();
  metadata.selectNumberingPlan(country);
  const plan = metadata.numberingPlan as unknown as Plan;
  const isOfCountry = new RegExp(`^(?:${plan.nationalNumberPattern()})$`).test(nationalNumber);
  return isOfCountry && plan.type('MOBILE')?.possibleLengths().includes(nationalNumber.length) === true;
}
