import type { UseFormReturn } from 'react-hook-form';
import * as z from 'zod/mini';
import { type Cents, formatCents, type MoneyFormat } from '../../../contract/money.ts';
import { exchange } from '../../../contract/wallet/withdraw-calls.ts';
import type { PayoutMethod } from '../../../contract/wallet/withdrawal.ts';
import { amountField } from './form-fields.ts';
import { readWithdrawal } from './withdraw-rules.ts';

/** What the form holds: the amount is text, as it was typed. */
interface WithdrawValues {
  bankId: number;
  amount: string;
}

/** What is asked for; the password and the request id come with the last look. */
interface WithdrawWish {
  readonly bankId: number;
  readonly amount: Cents;
}

export type WithdrawFields = UseFormReturn<WithdrawValues, unknown, WithdrawWish>;

/** Bounds of an amount, as messages name them. */
export function describeBounds(method: PayoutMethod, withdrawable: Cents, format: MoneyFormat) {
  const say = (value: Cents) => formatCents(value, format);
  return { min: say(method.minAmount), max: say(method.maxAmount), coin: say(withdrawable) };
}

/** Where to and how much: the part of the call that is chosen before the last look. */
export function withdrawSchema(method: PayoutMethod, withdrawable: Cents, format: MoneyFormat) {
  return z.object({
    bankId: exchange.body.shape.bankId,
    amount: amountField(
      (text) => readWithdrawal(text, method, withdrawable, format.locale),
      (fieldError) => ({
        key: `cashier.fault.${fieldError}`,
        values: describeBounds(method, withdrawable, format),
      }),
    ),
  });
}
