import * as z from 'zod/mini';
import { positiveCentsField } from '../../../contract/call.ts';
import type { Cents } from '../../../contract/money.ts';
import { exchange } from '../../../contract/wallet/withdraw-calls.ts';
import { type FieldMessage, readField } from '../../platform/contract-form.ts';

/** What a reader of amounts makes of a text: cents, or why they cannot be sent. */
interface AmountReading<Fault> {
  readonly amount: Cents | null;
  readonly fault: Fault | null;
}

/** A field that holds an amount as it is typed, and is sent as cents. */
export const amountField = <Fault extends string>(
  read: (text: string) => AmountReading<Fault>,
  messageOf: (fault: Fault | 'empty') => FieldMessage,
) =>
  z.pipe(
    readField<number>((text) => {
      const { amount, fault } = read(text);
      return amount === null ? { message: messageOf(fault ?? 'empty') } : { value: amount };
    }),
    positiveCentsField,
  );

/** The withdraw password, which every movement of money out of play asks for. */
export const pinField = exchange.body.shape.password.check(z.minLength(1));
export const PIN_MESSAGES = { password: { key: 'cashier.password.fault.empty' } } as const;
