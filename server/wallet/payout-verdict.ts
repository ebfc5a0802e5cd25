/**
 * What a callback of a payout came to. `contradicts`: it tells of a paid withdrawal that it failed, of a rejected one
 * that it was paid, or of a second payment; `mismatched`: of another amount or currency. Both change nothing and are
 * for a person to look at.
 */
export type PayoutVerdict =
  | 'paid'
  | 'returned'
  | 'noChange'
  | 'contradicts'
  | 'mismatched'
  | 'unknownWithdrawal'
  | 'forged'
  | 'stale'
  | 'malformed';
