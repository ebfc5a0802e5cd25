/**
 * The result of a callback. `paidTwice`: a second payment of one deposit; `mismatched`: one of another amount or
 * currency; `unknownDeposit`: one of an unknown deposit. Money of these is not credited: it is booked apart for the
 * operator's `payment` commands. `overLimit`: it would exceed the player's own limit, and is refunded. `noChange`: a
 * failure reported after the deposit had ended, or a payment that is accounted for.
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

/** Verdicts of callbacks whose money arrived and is in no player's balance until it is decided. */
export const HELD_VERDICTS = ['paidTwice', 'mismatched', 'overLimit', 'unknownDeposit'] as const;
export type HeldVerdict = (typeof HELD_VERDICTS)[number];
