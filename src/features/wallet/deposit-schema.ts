import * as z from 'zod/mini';
import { type Cents, formatCents, type MoneyFormat, NO_CENTS } from '../../../contract/money.ts';
import type { DepositOfferTerms } from '../../../contract/rewards/bonus-calls.ts';
import { recharge } from '../../../contract/wallet/wallet-calls.ts';
import { fieldRules } from '../../platform/contract-form.ts';
import { type DepositBounds, readAmount } from './deposit-rules.ts';
import { amountField } from './form-fields.ts';

interface DepositTerms {
  readonly channelId: number;
  readonly bounds: DepositBounds;
  /** What a deposit can bring; a chosen one that is not among them brings nothing. */
  readonly bonuses: readonly DepositOfferTerms[];
  readonly format: MoneyFormat;
}

const { channelId, amount, offerId } = recharge.body.shape;
const bodySchema = z.object({ channelId, amount, offerId });

export const findBonus = (bonuses: readonly DepositOfferTerms[], offerId: string | null) =>
  bonuses.find(({ id }) => id === offerId) ?? null;

/** The form holds the amount as typed, and the bonus that is taken; the request id is the flow's. */
export function depositSchema({ channelId, bounds, bonuses, format }: DepositTerms) {
  const say = (value: Cents) => formatCents(value, format);
  const words = { min: say(bounds.minimum), max: say(bounds.maximum), left: say(bounds.left ?? NO_CENTS) };
  const fields = z
    .object({
      amount: amountField(
        (text) => readAmount(text, bounds, format),
        (fieldError) => ({ key: `wallet.fault.${fieldError}`, values: words }),
      ),
      offerId: z.nullable(z.string()),
    })
    .check(
      fieldRules(({ amount, offerId }: { amount: Cents; offerId: string | null }) => {
        const bonus = findBonus(bonuses, offerId);
        if (!bonus || amount >= bonus.minDeposit) return {};
        return { amount: { key: 'bonus.fault.tooSmall', values: { min: say(bonus.minDeposit) } } };
      }),
    );
  return z.pipe(
    z.pipe(
      fields,
      z.transform(({ amount, offerId }): z.input<typeof bodySchema> => {
        const bonus = findBonus(bonuses, offerId);
        return { channelId, amount, ...(bonus && { offerId: bonus.id }) };
      }),
    ),
    bodySchema,
  );
}
