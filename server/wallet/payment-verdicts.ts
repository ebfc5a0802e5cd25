/**
 * What a callback came to. `paidTwice`: a second payment of one deposit; `mismatched`: one of another amount or
 * currency; `unknownDeposit`: one of a deposit that nobody ordered. Money of these is not credited: it waits, booked
 * apart, for the operator's `payment` commands. `overLimit`: it would pass the player's own limit, and goes back.
 * `noChange`: a failure told after the deposit had ended, or a payment that is accounted for.
 */
export type CallbackVerdict =
  | 'credited'
  | 'failed'
  | 'noChange'
  | 'paidTwice'
  | 'mismatched'
  | 'overLimit'
  | 'unknownDeposit'
  | 'forged'
  | 'stale'
  | 'malformed';

/** Verdicts of callbacks whose money arrived and is nobody's balance until it is decided about. */
export const HELD_VERDICTS = ['paidTwice', 'mismatched', 'overLimit', 'unknownDeposit'] as const;
export type HeldVerdict = (typeof HELD_VERDICTS)[number];
