import type { ReceiptKind } from '../../../contract/wallet/receipt-calls.ts';
import type { PayoutKind } from '../../../contract/wallet/withdrawal.ts';
import type { ParamsOf, PathOf, RawParams } from '../../platform/paths.ts';

export const PAYOUT_KINDS: readonly PayoutKind[] = ['bank', 'ewallet'];

export const isPayoutKind = (text: string): text is PayoutKind =>
  (PAYOUT_KINDS as readonly string[]).includes(text);

const isReceiptKind = (text: string): text is ReceiptKind => text === 'deposit' || text === 'withdrawal';

/** Which receipt an address names; null for one of another kind. */
export function receiptParams({ kind, number }: RawParams<PathOf<'walletsReceipt'>>) {
  return isReceiptKind(kind) ? ({ kind, number } satisfies ParamsOf<'walletsReceipt'>) : null;
}

/** Which way to be paid an address names; null where there is none such. */
export function withdrawalParams({ kind }: RawParams<PathOf<'withdrawal'>>) {
  return isPayoutKind(kind) ? ({ kind } satisfies ParamsOf<'withdrawal'>) : null;
}
