import type { Amount } from '../../contract/money.ts';
import type { AccountOf, LedgerUnit } from './accounts.ts';

/** Positive is a credit, negative a debit; the amount is in the account's own unit. */
export type Entry = {
  readonly [Unit in LedgerUnit]: { readonly account: AccountOf<Unit>; readonly amount: Amount<Unit> };
}[LedgerUnit];

/** A whole number as an amount of a unit. @throws RangeError when it is not a safe integer */
export function amountOf<Unit extends LedgerUnit>(_unit: Unit, value: number): Amount<Unit> {
  if (!Number.isSafeInteger(value)) throw new RangeError(`not a whole amount: ${value}`);
  return value as Amount<Unit>;
}

/** Returns the negated amount. */
export const negate = <Unit extends LedgerUnit>(amount: Amount<Unit>): Amount<Unit> =>
  -amount as Amount<Unit>;

interface TransferEnds<Unit extends LedgerUnit> {
  readonly from: AccountOf<Unit>;
  readonly to: AccountOf<Unit>;
}

/** The two entries that move an amount from one account into another of the same unit. */
export function transfer<Unit extends LedgerUnit>(
  amount: Amount<Unit>,
  { from, to }: TransferEnds<Unit>,
): Entry[] {
  const entries = [
    { account: to, amount },
    { account: from, amount: negate(amount) },
  ];
  return entries as Entry[];
}
