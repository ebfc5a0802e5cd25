/** Whole millionths of a unit of the player's currency, as the protocol has all money. */
export type Micros = number & { readonly unit: 'micros' };

const MICROS_A_UNIT = 1_000_000;

/**
 * A level such as 8.2 is 8199999.999999999 once a float was multiplied by a million: what is within a thousandth of a
 * unit of a whole number is that number.
 * @throws RangeError for what is no amount at all
 */
export function micros(value: number): Micros {
  const whole = Math.round(value);
  if (!Number.isSafeInteger(whole)) throw new RangeError(`no amount: ${value}`);
  return whole as Micros;
}

/** @param hundredths of the stake, as books have payouts */
export const microsOfHundredths = (stake: Micros, hundredths: number): Micros =>
  micros((stake * hundredths) / 100);

/** Writes amounts as the language does; a currency that the browser does not know stands as its code. */
export function moneyWriter(language: string, currency: string): (amount: Micros) => string {
  const isCode = /^[A-Z]{3}$/.test(currency);
  const format = new Intl.NumberFormat(language, {
    ...(isCode && currency !== 'XXX' && { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }),
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  return (amount) => format.format(amount / MICROS_A_UNIT);
}
