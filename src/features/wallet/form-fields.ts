import * as z from 'zod/mini';
import { positiveCentsField } from '../../../contract/call.ts';
import type { Cents } from '../../../contract/money.ts';
import { requestWithdrawal } from '../../../contract/wallet/withdraw-calls.ts';
import { type FieldMessage, readField } from '../../platform/contract-form.ts';

/** What a reader of amounts makes of a text: cents, or why they cannot be sent. */
interface AmountReading<AuthError> {
  readonly amount: Cents | null;
  readonly fieldError: AuthError | null;
}

/** A field that holds an amount as it is typed, and is sent as cents. */
export const amountField = <AuthError extends string>(
  read: (text: string) => AmountReading<AuthError>,
  messageOf: (fieldError: AuthError | 'empty') => FieldMessage,
) =>
  z.pipe(
    readField<number>((text) => {
      const { amount, fieldError } = read(text);
      return amount === null ? { message: messageOf(fieldError ?? 'empty') } : { value: amount };
    }),
    positiveCentsField,
  );

/** The withdraw password, which every movement of money out of play requires. */
export const pinField = requestWithdrawal.body.shape.password.check(z.minLength(1));
export const PIN_MESSAGES = { password: { key: 'cashier.password.fault.empty' } } as const;
