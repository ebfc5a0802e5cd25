import type { UseFormReturn } from 'react-hook-form';
import * as z from 'zod/mini';
import { type Cents, formatCents, type MoneyFormat } from '../../../contract/money.ts';
import { requestWithdrawal } from '../../../contract/wallet/withdraw-calls.ts';
import { amountField } from './form-fields.ts';
import { readWithdrawal, type UsableMethod } from './withdraw-rules.ts';

/** What the form holds: the amount is text, as it was typed. */
interface WithdrawValues {
  bankId: number;
  amount: string;
}

/** The requested withdrawal; password and request id are added at the confirmation. */
interface WithdrawWish {
  readonly bankId: number;
  readonly amount: Cents;
}

export type WithdrawFields = UseFormReturn<WithdrawValues, unknown, WithdrawWish>;

/** Bounds of an amount, as messages name them. */
export function describeBounds(method: UsableMethod, withdrawable: Cents, format: MoneyFormat) {
  const say = (value: Cents) => formatCents(value, format);
  return { min: say(method.least), max: say(method.maxAmount), coin: say(withdrawable) };
}

/** Account and amount: the part of the call that is chosen before the confirmation. */
export function withdrawSchema(method: UsableMethod, withdrawable: Cents, format: MoneyFormat) {
  return z.object({
    bankId: requestWithdrawal.body.shape.bankId,
    amount: amountField(
      (text) => readWithdrawal(text, method, withdrawable, format),
      (fieldError) => ({
        key: `cashier.fault.${fieldError}`,
        values: describeBounds(method, withdrawable, format),
      }),
    ),
  });
}
