import { useState } from 'react';
import { cents, fieldText } from '../../../contract/money.ts';
import type {
  PayoutAccount,
  PayoutMethod,
  Withdrawal,
  WithdrawTerms,
} from '../../../contract/wallet/withdrawal.ts';
import { useContractForm } from '../../platform/contract-form.ts';
import { navigate } from '../../platform/navigation.ts';
import { linkTo, paths } from '../../platform/paths.ts';
import { useUi } from '../../ui/ui-context.ts';
import { WithdrawAmount } from './withdraw-amount.tsx';
import { WithdrawConfirm } from './withdraw-confirm.tsx';
import { unansweredRequest } from './withdraw-flows.ts';
import { expectedMs, readWithdrawal, termsFor } from './withdraw-rules.ts';
import { withdrawSchema } from './withdraw-schema.ts';

interface WithdrawFormProps {
  terms: WithdrawTerms;
  method: PayoutMethod;
  accounts: readonly PayoutAccount[];
  /** Where the request is shown; its tracker without one. */
  onSent?: ((sent: Withdrawal) => void) | undefined;
}

const showTracker = ({ kind, withdrawalId }: Withdrawal) =>
  navigate(linkTo(paths.withdrawal, { kind, id: withdrawalId }), { replace: true });

/** Amount and account, then a confirmation with the password. */
export function WithdrawForm({ terms, method: offered, accounts, onSent = showTracker }: WithdrawFormProps) {
  const { moneyFormat } = useUi();
  const [lost] = useState(() => {
    const request = unansweredRequest();
    return request && accounts.some(({ bankId }) => bankId === request.body.bankId) ? request : null;
  });
  const [isConfirming, setConfirming] = useState(lost !== null);
  // A request that may have been granted has taken its money out of the balance already.
  const limit = lost && isConfirming ? cents(lost.body.amount) : terms.withdrawable;
  const method = termsFor(offered, limit, terms.canPayRemainder || lost !== null);
  const form = useContractForm(withdrawSchema(method, limit, moneyFormat), {
    // No error is shown for an amount that is not finished.
    reValidateMode: 'onSubmit',
    defaultValues: {
      bankId: lost?.body.bankId ?? accounts[0]?.bankId ?? 0,
      amount: lost ? fieldText(cents(lost.body.amount), moneyFormat.locale) : '',
    },
  });
  const { bankId, amount: text } = form.watch();
  const account = accounts.find((found) => found.bankId === bankId) ?? accounts[0];
  const reading = readWithdrawal(text, method, limit, moneyFormat);
  if (!account) return null;
  if (isConfirming && reading.amount !== null) {
    return (
      <WithdrawConfirm
        account={account}
        amount={reading.amount}
        fee={reading.fee}
        received={reading.received}
        usualMs={expectedMs(terms, method, reading.amount)}
        isReviewed={reading.amount > terms.reviewedAbove}
        wasLost={lost !== null}
        onSent={onSent}
        onBack={() => setConfirming(false)}
      />
    );
  }
  return (
    <WithdrawAmount
      terms={terms}
      method={method}
      accounts={accounts}
      bankId={account.bankId}
      form={form}
      reading={reading}
      onNext={() => setConfirming(true)}
    />
  );
}
