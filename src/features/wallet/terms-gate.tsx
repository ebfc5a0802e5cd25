import type { ReactNode } from 'react';
import type { WithdrawTerms } from '../../../contract/wallet/withdrawal.ts';
import { t } from '../../platform/i18n.ts';
import { describeFailure } from '../../session/describe-failure.ts';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { useTerms } from './use-terms.ts';
import { loadTerms } from './withdraw-flows.ts';

/** Loading, out of reach, or what stands behind it. */
export function TermsGate({ children }: { children: (terms: WithdrawTerms) => ReactNode }) {
  const { terms, failure, isLoading } = useTerms();
  if (terms) return children(terms);
  if (failure === null) return <SkeletonRows count={4} height="84px" />;
  return (
    <ErrorState
      icon="offline"
      title={t('wallet.failed.title')}
      text={describeFailure(failure)}
      isBusy={isLoading}
      onRetry={() => void loadTerms()}
    />
  );
}
