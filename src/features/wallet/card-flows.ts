import { addBankInfo, getWithdrawTerms, modifyBankInfo } from '../../../contract/wallet/withdraw-calls.ts';
import type { PayoutAccount, PayoutKind } from '../../../contract/wallet/withdrawal.ts';
import { callServer } from '../../platform/http/call-server.ts';
import { t } from '../../platform/i18n.ts';
import { newRequestId } from '../../platform/request-id.ts';
import { renewAnswers } from '../../session/calls/query-client.ts';
import { withWithdrawalOnlyToken } from '../../session/player/withdrawal-only.ts';
import { toast } from '../../ui/toast.ts';

interface CardWish {
  readonly kind: PayoutKind;
  readonly institutionId: number;
  readonly holder: string;
  /** Null leaves the number of an existing account unchanged. */
  readonly number: string | null;
  readonly isDefault: boolean;
  readonly isRemoved: boolean;
  readonly password: string;
}

/** Adds, changes or removes an account, and renews what the wallet shows. */
export async function saveCard(account: PayoutAccount | null, wish: CardWish): Promise<void> {
  const { kind, isRemoved, number, ...rest } = wish;
  if (account)
    await callServer(
      modifyBankInfo,
      { ...rest, number, isRemoved, bankId: account.bankId },
      withWithdrawalOnlyToken(),
    );
  else {
    const wanted = { ...rest, number: number ?? '', kind, requestId: newRequestId() };
    await callServer(addBankInfo, wanted, withWithdrawalOnlyToken());
  }
  toast(t(isRemoved ? 'cashier.cards.removed' : 'cashier.cards.saved'), 'good');
  await renewAnswers(getWithdrawTerms);
}
