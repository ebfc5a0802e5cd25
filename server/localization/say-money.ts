import { cents, formatCents } from '../../contract/money.ts';

/** The sign of a currency, as ₱; its code where there is none. A provider may send one that does not exist. */
export function signOf(currency: string): string {
  try {
    const parts = new Intl.NumberFormat('en', {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
    });
    const sign = parts.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency;
    return /[a-z]/i.test(sign) ? `${sign} ` : sign;
  } catch {
    return `${currency} `;
  }
}

/** Money formatted for operators: `₱1,234.50 (123450 cents)`. */
export const sayMoney = (amount: number, currency: string): string =>
  `${formatCents(cents(amount), { locale: 'en', sign: signOf(currency) })} (${amount} cents)`;
