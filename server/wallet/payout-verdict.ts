/**
 * The result of a payout's callback. `contradicts`: it reports a paid withdrawal as failed, a rejected one as paid, or
 * a second payment; `mismatched`: another amount or currency. Both change nothing and need a review.
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
